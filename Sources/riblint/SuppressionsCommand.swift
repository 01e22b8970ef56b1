import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit

/// `riblint suppressions`: lists all suppression comments with their use.
struct SuppressionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suppressions",
        abstract: "Lists suppression comments with reason, use and age; --format text or json.",
        usage: "riblint suppressions [<options>] [<PATH> ...]",
        discussion: """
            Takes the options of lint, and counts the findings of such a run. The age is that of the line in git's \
            history.
            """
    )

    @OptionGroup var lint: LintCommand

    func run() throws {
        let form =
            try lint.formats.last.map { try LintCommand.word("format for suppressions", $0, as: BaselineRun.Form.self) }
            ?? .text
        try lint.refuseOptionsOfReports(takesFormat: true)
        let (records, outcome) = try RiblintCommand.engine.suppressions(try lint.request())
        lint.say(outcome, except: [.staleBaseline, .movedBaseline])
        let view = PathView(root: outcome.root, folder: Console.folder)
        let printed =
            switch form {
            case .text: Console.print(SuppressionsReport.text(records, view: view))
            case .json: Console.write(SuppressionsReport.json(records))
            }
        throw StatusError(status: ExitStatus(printed, isComplete: outcome.report.isComplete || lint.allowIncomplete))
    }
}
