public import RIBModel
public import RuleKit

/// All that rules have to say about a project, and what of it the sources ask to keep quiet about. A pure function:
/// rules about suppressions are heard once the others have been.
public struct SuppressionFilter: Sendable {
    /// In order of rules, those about suppressions last.
    public let findings: [RuleFinding]
    let suppressions: Suppressions

    /// A finding and whose it is.
    public struct RuleFinding: Sendable {
        public let rule: Rule
        public let finding: Finding
        /// Whether a directive silences it.
        public let isSuppressed: Bool
    }

    /// - Parameters:
    ///   - rules: those that run.
    ///   - catalog: all rules there are.
    ///   - answers: what the rules' checks found, one after the other.
    ///   - isComplete: whether all files could be read: else what a directive silences may stand in those that could
    ///     not.
    public init(_ rules: [Rule], of catalog: [Rule], answers: [[Finding]], in project: Project, isComplete: Bool = true)
    {
        var suppressions = Suppressions(project)
        var findings: [RuleFinding] = []
        for (rule, answer) in zip(rules, answers) {
            for finding in answer {
                findings.append(
                    RuleFinding(rule: rule, finding: finding, isSuppressed: suppressions.silence(finding, of: rule))
                )
            }
        }
        if !suppressions.isEmpty {
            let ran = Set(rules.map(\.id))
            let all = catalog.allSatisfy { !$0.isDefault || ran.contains($0.id) }
            func audit(_ unused: [SuppressedName], _ unknown: [SuppressionAudit.Unknown]) -> [(Rule, Finding)] {
                let audit = SuppressionAudit(project: project, unused: unused, unknown: unknown)
                return rules.flatMap { rule in (rule.audit?(audit) ?? []).map { (rule, $0) } }
            }
            for (rule, finding) in audit([], suppressions.unknown(among: catalog.map(\.id))) {
                findings.append(
                    RuleFinding(rule: rule, finding: finding, isSuppressed: suppressions.silence(finding, of: rule))
                )
            }
            if isComplete {
                let unused = suppressions.unused(ran: ran.subtracting([SuppressionAudit.unusedRule]), all: all)
                for (rule, finding) in audit(unused, []) {
                    findings.append(
                        RuleFinding(rule: rule, finding: finding, isSuppressed: suppressions.silence(finding, of: rule))
                    )
                }
                // What silences talk of silence has to be judged last, and cannot silence that.
                for (rule, finding) in audit(
                    suppressions.unused(ran: ran.intersection([SuppressionAudit.unusedRule]), all: false),
                    []
                ) {
                    findings.append(RuleFinding(rule: rule, finding: finding, isSuppressed: false))
                }
            }
        }
        self.findings = findings
        self.suppressions = suppressions
    }

    /// All checks, one after the other.
    public init(_ rules: [Rule], in project: Project) {
        self.init(rules, of: rules, answers: rules.map { $0.check(project) }, in: project)
    }
}
