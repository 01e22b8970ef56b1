internal import Platform

/// The time that rules and queries take in a run with one thread.
///
/// What a query computes for the first time counts for it, not for the query or rule that asked.
///
/// A class, because all states of a project share it. Used by one thread.
public final class QueryClock: @unchecked Sendable {
    /// What is measured.
    public enum Subject: Hashable, Sendable {
        case rule(String)
        case query(String)
    }

    /// The time of a rule or a query, in nanoseconds.
    public struct Time: Sendable {
        /// The number of times that the rule ran, or of answers that were computed.
        public fileprivate(set) var count = 0
        /// Without queries that were computed meanwhile.
        public fileprivate(set) var own: UInt64 = 0
        /// With these queries.
        public fileprivate(set) var total: UInt64 = 0
    }

    /// By subject, its time.
    public private(set) var times: [Subject: Time] = [:]
    /// For each measurement that is under way, outermost first, the time of those inside of it.
    private var inner: [UInt64] = []

    public init() {}

    /// Measures some work of a rule or query.
    public func measure<Result>(_ subject: Subject, _ work: () -> Result) -> Result {
        let start = SystemClock.monotonic
        inner.append(0)
        let result = work()
        let total = SystemClock.monotonic - start
        let within = inner.removeLast()
        if let last = inner.indices.last { inner[last] += total }
        times[subject, default: Time()].add(total: total, own: total - min(total, within))
        return result
    }
}

extension QueryClock? {
    /// Measures the computation of an answer to a query, if queries are measured.
    func measure<Result>(_ query: @autoclosure () -> String, _ compute: () -> Result) -> Result {
        guard let clock = self else { return compute() }
        return clock.measure(.query(query()), compute)
    }
}

extension QueryClock.Time {
    fileprivate mutating func add(total: UInt64, own: UInt64) {
        count += 1
        self.own += own
        self.total += total
    }
}
