internal import Platform

/// What one update of a workspace's queries computed again.
public struct RecomputedAnswers: Sendable, Equatable {
    /// The answers of one query.
    public struct Counts: Sendable, Equatable {
        public let query: String
        /// Computed again.
        public internal(set) var answers = 0
        /// Of these, those that differ from the previous answer. What depends on the others stays.
        public internal(set) var changed = 0
        /// The time of computing them, in nanoseconds, with the answers of other queries that were asked meanwhile for
        /// the first time.
        public internal(set) var time: UInt64 = 0
        /// By kind of dependency or name of another query, the number of its changes that made answers outdated.
        public internal(set) var causes: [String: Int] = [:]
    }

    /// By number of the query.
    var byQuery: [Int: Counts] = [:]

    /// In the order of names.
    public var queries: [Counts] { byQuery.values.sorted { $0.query.utf8.lexicographicallyPrecedes($1.query.utf8) } }

    mutating func add(_ answers: Int, _ changes: [DependencyKey], to table: AnyQueryTable, since start: UInt64) {
        var counts = byQuery[table.number] ?? Counts(query: table.name)
        counts.answers += answers
        // The changed entries of an index are changes as well.
        counts.changed += table.form == .wholeProject ? min(changes.count, 1) : changes.count
        counts.time += SystemClock.monotonic - start
        byQuery[table.number] = counts
    }

    mutating func note(_ cause: DependencyKey, of query: Int, in project: Project) {
        guard let table = project.queries[query] else { return }
        byQuery[query, default: Counts(query: table.name)].causes[cause.kindName(in: project), default: 0] += 1
    }
}
