import LintEngine

/// The options that choose rules and change their severities.
extension RunOptions {
    /// The rules to run and their severities.
    func selection() throws(UsageError) -> Selection {
        if strict && lenient { throw UsageError("--strict and --lenient exclude each other; remove one") }
        var selection = Selection()
        selection.only = LintCommand.ids(onlyRules)
        selection.enabled = LintCommand.ids(enabled)
        selection.disabled = LintCommand.ids(disabled)
        selection.takesAll = allRules
        for severity in severities { selection.severities.append(try LintCommand.severity(severity)) }
        selection.shift = strict ? .strict : lenient ? .lenient : nil
        return selection
    }
}
