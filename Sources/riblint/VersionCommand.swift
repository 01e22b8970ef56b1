import ArgumentParser

/// `riblint version`: prints the same as `--version`.
struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version",
        abstract: "Prints the version, as -v and --version do."
    )

    func run() throws { throw StatusError(status: Console.print(RiblintCommand.toolVersion + "\n")) }
}
