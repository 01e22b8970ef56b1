import ArgumentParser
import LintEngine

/// The options that choose rules and change their severities.
struct RuleOptions: ParsableArguments {
    @Option(
        name: .customLong("only-rule"),
        help: ArgumentHelp("Run only this rule, family or pattern; repeatable.", valueName: "ID"),
        completion: Completions.rules)
    var only: [String] = []

    @Option(
        name: .customLong("enable"),
        help: ArgumentHelp("Run this rule, family or pattern too; repeatable.", valueName: "ID"),
        completion: Completions.rules)
    var enabled: [String] = []

    @Option(
        name: .customLong("disable"),
        help: ArgumentHelp("Do not run this rule, family or pattern; repeatable.", valueName: "ID"),
        completion: Completions.rules)
    var disabled: [String] = []

    @Option(
        name: .customLong("severity"),
        help: ArgumentHelp("Set a rule's severity: error, warning, note or off; repeatable.", valueName: "ID=LEVEL"),
        completion: Completions.severities
    )
    var severities: [String] = []

    @Flag(help: "Run all rules, also those that are off by default.")
    var allRules = false

    @Flag(help: "Report warnings as errors.")
    var strict = false

    @Flag(help: "Report errors as warnings.")
    var lenient = false

    /// The rules to run and their severities.
    func selection() throws(UsageError) -> Selection {
        if strict && lenient { throw UsageError("--strict and --lenient exclude each other; remove one") }
        var selection = Selection()
        selection.only = LintCommand.ids(only)
        selection.enabled = LintCommand.ids(enabled)
        selection.disabled = LintCommand.ids(disabled)
        selection.takesAll = allRules
        for severity in severities { selection.severities.append(try LintCommand.severity(severity)) }
        selection.shift = strict ? .strict : lenient ? .lenient : nil
        return selection
    }
}
