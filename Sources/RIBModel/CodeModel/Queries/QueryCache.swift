internal import Synchronization

/// The answers of all queries of a project: one table for each query, allocated at the first request.
///
/// A class, because a project shares it with its views, and a workspace passes it from one state of the project to the
/// next.
final class QueryCache: @unchecked Sendable {
    /// By number of the query, an unmanaged reference to its table; 0 if there is none.
    private let tables: UnsafeMutablePointer<Atomic<UInt>>
    /// The dependencies of the answers; nil in a run, whose files do not change.
    let graph: DependencyGraph?

    /// More than any program declares.
    private static let capacity = 1024
    /// The number of keys that a thread processes at a time.
    static let chunk = 16

    init(graph: DependencyGraph? = nil) {
        self.graph = graph
        tables = .allocate(capacity: QueryCache.capacity)
        for number in 0..<QueryCache.capacity { (tables + number).initialize(to: Atomic(0)) }
    }

    deinit {
        for number in 0..<QueryCache.capacity { reference(number)?.release() }
        tables.deinitialize(count: QueryCache.capacity)
        tables.deallocate()
    }

    /// The answer of a query that is there; nil if it is not computed yet.
    func answer(_ number: Int, _ key: Int) -> UnsafeRawPointer? {
        reference(number)?._withUnsafeGuaranteedRef { $0.answer(key) }
    }

    func answer<Key, Value>(_ query: Query<Key, Value>, _ key: Int, in project: Project) -> Value {
        if let known = answer(query.number, key) { return known.assumingMemoryBound(to: Value.self).pointee }
        return table(query, in: project)._withUnsafeGuaranteedRef { $0.answer(key, in: project) }
    }

    /// The table of a query; nil if the query has not been asked.
    subscript(number: Int) -> AnyQueryTable? { reference(number)?.takeUnretainedValue() }

    /// Drops all answers of some queries. No query runs meanwhile.
    func forget(_ numbers: [Int]) {
        for number in numbers {
            reference(number)?.release()
            tables[number].store(0, ordering: .releasing)
        }
    }

    private func reference(_ number: Int) -> Unmanaged<AnyQueryTable>? {
        UnsafeRawPointer(bitPattern: tables[number].load(ordering: .acquiring)).map { .fromOpaque($0) }
    }

    private func table<Key, Value>(_ query: Query<Key, Value>, in project: Project) -> Unmanaged<QueryTable<Value>> {
        precondition(query.number < QueryCache.capacity, "more than \(QueryCache.capacity) queries")
        if let known = UnsafeRawPointer(bitPattern: tables[query.number].load(ordering: .acquiring)) {
            return .fromOpaque(known)
        }
        let made = Unmanaged.passRetained(QueryTable(query, in: project))
        let (isFirst, other) = tables[query.number].compareExchange(
            expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isFirst, let first = UnsafeRawPointer(bitPattern: other) else { return made }
        made.release()
        return .fromOpaque(first)
    }
}
