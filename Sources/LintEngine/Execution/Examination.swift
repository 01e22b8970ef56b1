public import RIBModel
public import RuleKit

/// What the rules of a run examined, and the limits that analyses reached meanwhile.
public struct Examination: Sendable {
    /// The rules that examined something, in the order of ids.
    public let rules: [CandidateCounts]
    /// The limits that were reached, each with the number of places.
    public let limits: [(limit: AnalysisLimit, places: Int)]

    init(of rules: [Rule], _ project: Project, _ limits: ReachedLimits, by workers: Workers) {
        self.rules = workers.map(count: rules.count) { rules[$0].candidateCounts(in: project) }
            .filter { $0.candidates > 0 }.sorted { $0.rule.utf8.lexicographicallyPrecedes($1.rule.utf8) }
        self.limits = limits.counts
    }
}
