internal import RuleKit

extension LintEngine.Outcome {
    /// A note if unused_suppression ran without any rule whose suppressions it could check; nil otherwise.
    public var auditNote: String? {
        let isAudit = report.rules.contains { $0.id == SuppressionAudit.unusedRule }
        guard isAudit, report.rules.allSatisfy({ $0.family == Rule.Family.suppressions.rawValue }) else { return nil }
        return """
            \(SuppressionAudit.unusedRule) checks only suppressions of rules that run, and no rule about code runs; \
            name those rules too, or leave out --only-rule
            """
    }
}
