public import RuleKit

/// What rules examined, as a table: how many candidates are findings, and of how many a rule does not know it.
public struct CandidateTable {
    private let counts: [CandidateCounts]

    public init(_ counts: [CandidateCounts]) { self.counts = counts }

    /// Lines for a terminal, each with a line end; empty if nothing was examined.
    public var text: String {
        guard !counts.isEmpty else { return "" }
        let rows = counts.map { [$0.rule] + [$0.candidates, $0.unknown, $0.findings].map(String.init) }
        return TextTable([["rule", "candidates", "unknown", "findings"]] + rows).text
    }
}

/// The limits that analyses reached, as a table.
public struct LimitTable {
    private let counts: [(limit: String, places: Int)]

    public init(_ counts: [(limit: String, places: Int)]) { self.counts = counts }

    /// Lines for a terminal, each with a line end; empty if no limit was reached.
    public var text: String {
        guard !counts.isEmpty else { return "" }
        return TextTable([["limit reached", "places"]] + counts.map { [$0.limit, String($0.places)] }).text
    }
}
