import ArgumentParser
import LintEngine
import RuleKit
import SourceText

/// `riblint init`: writes a configuration for a project that has none.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a commented .riblint.yml that fits the project.",
        discussion: """
            Shows how many findings each rule has. Never changes an existing configuration. Exit status: 0 written; \
            2 not written.
            """)

    @Argument(
        help: ArgumentHelp("Files and folders of the project (default: '.').", valueName: "PATH"),
        completion: .file()
    )
    var paths: [String] = []

    func run() throws {
        let proposal = try RiblintCommand.engine.setup(of: LintRequest(paths: paths.map { SourcePath(argument: $0) }))
        if let failure = NewFile.write(Array(proposal.text.utf8), to: proposal.path) {
            throw UsageError("cannot write '\(proposal.path.printable)': \(failure)")
        }
        let lines = ["Found:"] + proposal.seen.map { "  \($0)" } + ["Wrote \(proposal.path.printable)"]
        throw StatusError(
            status: Console.print((lines + InitCommand.summary(of: proposal.counts)).map { "\($0)\n" }.joined())
        )
    }

    /// The findings by rule, and what to do next.
    private static func summary(of counts: [SetupProposal.RuleCount]) -> [String] {
        let count = counts.reduce(0) { $0 + $1.findings }
        let width = counts.map { Phrase.number($0.findings).count }.max() ?? 0
        let lines = counts.map { rule in
            let number = Phrase.number(rule.findings)
            return "  \(String(repeating: " ", count: width - number.count))\(number)  \(rule.rule)"
        }
        guard count > 0 else {
            return ["No findings", "Next: run 'riblint' on each save and in CI."]
        }
        let next = """
            Next: run 'riblint' to see \(count == 1 ? "it" : "them"), or 'riblint baseline create' to accept \
            \(count == 1 ? "it" : "them") and report only new ones.
            """
        return [Phrase.count(count, "finding") + ":"] + lines + [next]
    }
}
