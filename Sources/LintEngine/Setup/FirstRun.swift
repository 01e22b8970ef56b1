internal import RuleKit

/// The findings in a project that has no configuration yet.
struct FirstRun: Sendable {
    /// The rules that report something, those with the most findings first, in the order of the catalog.
    let rules: [SetupProposal.RuleCount]

    init(_ session: ExplainSession, of catalog: [Rule]) {
        let findings = Dictionary(grouping: session.findings.filter(\.isShown), by: \.rule.id).mapValues(\.count)
        let counts = catalog.compactMap { rule in
            findings[rule.id].map { SetupProposal.RuleCount(rule: rule.id, findings: $0) }
        }
        rules = counts.enumerated().sorted { ($1.element.findings, $0.offset) < ($0.element.findings, $1.offset) }
            .map(\.element)
    }
}
