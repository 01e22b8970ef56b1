internal import RuleKit

/// The findings in a project that has no configuration yet.
struct FirstRun: Sendable {
    /// The rules that report something, those with the most findings first, in the order of the catalog.
    let rules: [SetupProposal.RuleCount]
    /// By key of the section 'ribs', the functions that rules which doubt their findings ask about, in order.
    let guesses: [String: [String]]

    init(_ session: ExplainSession, of catalog: [Rule]) {
        let shown = session.findings.filter(\.isShown)
        let findings = Dictionary(grouping: shown, by: \.rule.id).mapValues(\.count)
        guesses = shown.compactMap(\.doubt).reduce(into: [:]) { guesses, doubt in
            guard let key = doubt.key, guesses[key]?.contains(doubt.receiver) != true else { return }
            guesses[key, default: []].append(doubt.receiver)
        }
        let counts = catalog.compactMap { rule in
            findings[rule.id].map { SetupProposal.RuleCount(rule: rule.id, findings: $0) }
        }
        rules = counts.enumerated().sorted { ($1.element.findings, $0.offset) < ($0.element.findings, $1.offset) }
            .map(\.element)
    }
}
