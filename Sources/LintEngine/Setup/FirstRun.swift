internal import RIBModel
internal import RuleKit
internal import SourceText

/// The findings in a project that has no configuration yet.
struct FirstRun: Sendable {
    /// The rules that report something, those with the most findings first, in the order of the catalog.
    let rules: [RuleCount]

    struct RuleCount: Sendable {
        let rule: String
        let findings: Int
        /// The number of places that the rule checked, findings included; only counted if the findings are many.
        let candidates: Int

        /// Whether most places that the rule checks are findings, so that the project follows another convention, or
        /// has to be changed everywhere.
        var isNoisy: Bool { candidates >= RuleCount.fewestCandidates && findings * 2 > candidates }

        fileprivate static let fewestCandidates = 20
    }

    init(_ session: ExplainSession, of catalog: [Rule]) {
        let findings = Dictionary(grouping: session.findings.filter(\.isShown), by: \.rule.id).mapValues(\.count)
        let counts = catalog.compactMap { rule -> RuleCount? in
            guard let count = findings[rule.id] else { return nil }
            let mayBeNoisy = count * 2 > RuleCount.fewestCandidates
            let skips = mayBeNoisy ? rule.explain(session.project).skips.count : 0
            return RuleCount(rule: rule.id, findings: count, candidates: count + skips)
        }
        rules = counts.enumerated().sorted { ($1.element.findings, $0.offset) < ($0.element.findings, $1.offset) }
            .map(\.element)
    }
}
