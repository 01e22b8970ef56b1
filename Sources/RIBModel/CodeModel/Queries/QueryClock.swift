internal import Platform

/// The time that rules and queries take in a run with one thread.
///
/// What a query computes for the first time counts for it, not for the query or rule that asked.
///
/// A class, because all states of a project share it. Used by one thread.
public final class QueryClock: @unchecked Sendable {
    /// The time of a rule or a query, in nanoseconds.
    public struct Time: Sendable {
        /// The number of times that the rule ran, or of answers that were computed.
        public fileprivate(set) var count = 0
        /// Without queries that were computed meanwhile.
        public fileprivate(set) var own: UInt64 = 0
        /// With these queries.
        public fileprivate(set) var total: UInt64 = 0
    }

    /// By id, the time of each rule.
    public private(set) var rules: [String: Time] = [:]
    /// By name, the time of each query.
    public private(set) var queries: [String: Time] = [:]
    /// For each measurement that is under way, outermost first, the time of those inside of it.
    private var inner: [UInt64] = []

    public init() {}

    /// Measures a rule.
    public func measure<Result>(rule: String, _ work: () -> Result) -> Result {
        measure(work) { rules[rule, default: Time()].add(total: $0, own: $1) }
    }

    /// Measures the computation of an answer to a query.
    func measure<Result>(query: String, _ work: () -> Result) -> Result {
        measure(work) { queries[query, default: Time()].add(total: $0, own: $1) }
    }

    private func measure<Result>(_ work: () -> Result, _ add: (_ total: UInt64, _ own: UInt64) -> Void) -> Result {
        let start = SystemClock.monotonic
        inner.append(0)
        let result = work()
        let total = SystemClock.monotonic - start
        let within = inner.removeLast()
        if let last = inner.indices.last { inner[last] += total }
        add(total, total - min(total, within))
        return result
    }
}

extension QueryClock? {
    /// Measures the computation of an answer to a query, if queries are measured.
    func measure<Result>(_ query: String, _ compute: () -> Result) -> Result {
        guard let clock = self else { return compute() }
        return clock.measure(query: query, compute)
    }
}

extension QueryClock.Time {
    fileprivate mutating func add(total: UInt64, own: UInt64) {
        count += 1
        self.own += own
        self.total += total
    }
}
