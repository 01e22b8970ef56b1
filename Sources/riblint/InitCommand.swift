import ArgumentParser
import LintEngine
import SourceText

/// `riblint init`: writes a configuration for a project that has none.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a commented .riblint.yml that fits the project.",
        discussion: "Never changes an existing configuration. Exit status: 0 written; 2 not written.")

    @Argument(
        help: ArgumentHelp("Files and folders of the project (default: '.').", valueName: "PATH"),
        completion: .file()
    )
    var paths: [String] = []

    private static let next = """
        Next: run 'riblint' to lint. Run 'riblint baseline create' to accept today's findings and report only new ones.
        """

    func run() throws {
        let proposal = try RiblintCommand.engine.setup(of: LintRequest(paths: paths.map { SourcePath(argument: $0) }))
        if let failure = NewFile.write(Array(proposal.text.utf8), to: proposal.path) {
            throw UsageError("cannot write '\(proposal.path.printable)': \(failure)")
        }
        let lines = proposal.seen.map { "  \($0)\n" }.joined()
        throw StatusError(
            status: Console.print("Found:\n\(lines)Wrote \(proposal.path.printable)\n\(InitCommand.next)\n")
        )
    }
}
