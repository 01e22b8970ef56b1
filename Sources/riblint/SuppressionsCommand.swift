import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit

/// `riblint suppressions`: lists all suppression comments with their use.
struct SuppressionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suppressions",
        abstract: "Lists suppression comments with reason, use and age.",
        usage: "riblint suppressions [<options>] [<PATH> ...]",
        discussion: """
            Counts the findings of a run of lint with the same options. The age is that of the line in git's history.
            """
    )

    @OptionGroup var options: RunOptions
    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var scope: ScopeOptions
    @OptionGroup var baseline: BaselineOptions
    @OptionGroup var format: ListFormat

    func run() throws {
        let form = try format.form(of: "suppressions")
        let baseline = try baseline.choice(unless: configurationOptions.isolated ? "--isolated" : nil)
        let request = try options.request(scope, configurationOptions, baseline)
        let (records, outcome) = try RiblintCommand.engine.suppressions(request)
        outcome.sayNotes(except: [.staleBaseline, .movedBaseline], isQuiet: options.quiet)
        let view = PathView(root: outcome.root, folder: Console.folder)
        let printed =
            switch form {
            case .text: Console.print(SuppressionsReport.text(records, view: view))
            case .json: Console.write(SuppressionsReport.json(records))
            }
        throw StatusError(
            status: ExitStatus(printed, isComplete: outcome.report.isComplete || options.allowIncomplete))
    }
}
