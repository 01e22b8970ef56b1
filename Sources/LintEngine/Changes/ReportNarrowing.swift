internal import RuleKit

extension Report {
    /// A copy of the report with some of its findings and notices. The analyzed files and the rules stay.
    ///
    /// - Parameter saysHowManyNot: whether the summary counts the removed findings, as for changed lines.
    func keeping(_ notices: [Notice], saysHowManyNot: Bool = false, where isKept: (Diagnostic) -> Bool) -> Report {
        let kept = diagnostics.filter(isKept)
        var summary = summary
        if saysHowManyNot { summary.outsideChanges = diagnostics.count - kept.count }
        summary.errors = kept.count { $0.severity == .error }
        summary.warnings = kept.count { $0.severity == .warning }
        summary.notes = kept.count { $0.severity == .note }
        summary.fixable = kept.count { $0.fixes.contains(where: \.isSafe) }
        summary.unsafelyFixable = kept.count { !$0.fixes.isEmpty && !$0.fixes.contains(where: \.isSafe) }
        return Report(
            toolVersion: toolVersion,
            isComplete: isComplete,
            summary: summary,
            diagnostics: kept,
            unreported: unreported.filter { isKept($0.finding) },
            notices: notices.filter { notice in
                notice.kind != .doubtfulRule || kept.contains { $0.rule == notice.rule && $0.severity == .note }
            },
            rules: rules
        )
    }
}
