public import RIBModel

/// What a rule examined in a project: the findings, and the candidates that it does not report.
public struct CandidateCounts: Sendable, Equatable {
    public let rule: String
    /// The number of things that the rule examined, those with a finding included.
    public let candidates: Int
    /// The number of candidates of which the rule does not know whether they are violations.
    public let unknown: Int
    /// The number of findings, suppressed and baselined ones included.
    public let findings: Int

    init(_ rule: String, _ outcome: RuleOutcome) {
        let found = Set(outcome.findings.map(\.site))
        let skips = outcome.skips.prefix(outcome.examined).filter { !found.contains($0.site) }
        self.rule = rule
        candidates = outcome.findings.count + Set(skips.map(\.site)).count
        unknown = Set(skips.filter(\.isUnknown).map(\.site)).count
        findings = outcome.findings.count
    }
}

extension Rule {
    /// What the rule examines in a project. It is evaluated as for `explain`.
    public func candidateCounts(in project: Project) -> CandidateCounts {
        CandidateCounts(id, explain(project))
    }
}
