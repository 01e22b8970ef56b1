import ArgumentParser
import LintEngine
import SourceText

/// `riblint init`: a configuration for a project that has none.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a commented .riblint.yml that fits the project.",
        discussion: "A configuration that is there is left alone. Exit status: 0 written, 2 not.")

    @Argument(help: ArgumentHelp("Files and folders of the project; the working folder if none is named.", valueName: "PATH"), completion: .file())
    var paths: [String] = []

    private static let next = "Next: 'riblint' lints; 'riblint baseline create' lets be what is there, and only what is new is reported."

    func run() throws {
        let proposal = try RiblintCommand.engine.setup(of: LintRequest(paths: paths.map { SourcePath(argument: $0) }))
        if let failure = NewFile.write(Array(proposal.text.utf8), to: proposal.path) {
            throw UsageError("cannot write '\(proposal.path.printable)': \(failure)")
        }
        let lines = proposal.seen.map { "  \($0)\n" }.joined()
        throw StatusError(status: Console.print("Seen:\n\(lines)Wrote \(proposal.path.printable)\n\(InitCommand.next)\n"))
    }
}
