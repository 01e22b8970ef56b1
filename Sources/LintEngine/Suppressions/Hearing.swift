public import RIBModel
public import RuleKit

/// All that rules have to say about a project, and what of it the sources ask to keep quiet about. A pure function: rules about
/// suppressions are heard once the others have been.
public struct Hearing: Sendable {
    /// In order of rules, those about suppressions last.
    public let statements: [Statement]
    let suppressions: Suppressions

    /// A finding and whose it is.
    public struct Statement: Sendable {
        public let rule: Rule
        public let finding: Finding
        /// Whether a directive silences it.
        public let isSuppressed: Bool
    }

    /// - Parameters:
    ///   - rules: those that run.
    ///   - catalog: all rules there are.
    ///   - answers: what the rules' checks found, one after the other.
    ///   - isComplete: whether all files could be read: else what a directive silences may stand in those that could not.
    public init(_ rules: [Rule], of catalog: [Rule], answers: [[Finding]], in project: Project, isComplete: Bool = true) {
        var suppressions = Suppressions(project)
        var statements: [Statement] = []
        for (rule, findings) in zip(rules, answers) {
            for finding in findings {
                statements.append(Statement(rule: rule, finding: finding, isSuppressed: suppressions.silence(finding, of: rule)))
            }
        }
        if !suppressions.isEmpty {
            let ran = Set(rules.map(\.id))
            let all = catalog.allSatisfy { !$0.isDefault || ran.contains($0.id) }
            func audit(_ idle: [SuppressedName], _ unknown: [SuppressionAudit.Unknown]) -> [(Rule, Finding)] {
                let audit = SuppressionAudit(project: project, idle: idle, unknown: unknown)
                return rules.flatMap { rule in (rule.audit?(audit) ?? []).map { (rule, $0) } }
            }
            for (rule, finding) in audit([], suppressions.unknown(among: catalog.map(\.id))) {
                statements.append(Statement(rule: rule, finding: finding, isSuppressed: suppressions.silence(finding, of: rule)))
            }
            if isComplete {
                let idle = suppressions.idle(ran: ran.subtracting([SuppressionAudit.idleRule]), all: all)
                for (rule, finding) in audit(idle, []) {
                    statements.append(Statement(rule: rule, finding: finding, isSuppressed: suppressions.silence(finding, of: rule)))
                }
                // What silences talk of silence has to be judged last, and cannot silence that.
                for (rule, finding) in audit(suppressions.idle(ran: ran.intersection([SuppressionAudit.idleRule]), all: false), []) {
                    statements.append(Statement(rule: rule, finding: finding, isSuppressed: false))
                }
            }
        }
        self.statements = statements
        self.suppressions = suppressions
    }

    /// All checks, one after the other.
    public init(_ rules: [Rule], in project: Project) {
        self.init(rules, of: rules, answers: rules.map { $0.check(project) }, in: project)
    }
}
