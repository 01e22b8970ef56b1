internal import Synchronization

/// The answers of one query, independent of the types of its key and value.
class AnyQueryTable: @unchecked Sendable {
    let number: Int
    let name: StaticString

    let form: QueryForm

    init(_ number: Int, _ name: StaticString, _ form: QueryForm) {
        self.number = number
        self.name = name
        self.form = form
    }

    /// Whether there is an answer for a key.
    func isFilled(_ key: Int) -> Bool { false }

    /// Computes existing answers again for a project whose files changed.
    ///
    /// - Returns: the answers and entries that differ from the previous ones, in order.
    func recompute(_ keys: [Int], in project: Project) -> [DependencyKey] { [] }
}

/// The state of a cell.
private enum CellState {
    static let vacant: UInt8 = 0
    static let filling: UInt8 = 1
    static let filled: UInt8 = 2
}

/// The answers of one query: an array of cells by key.
///
/// A class, because several threads fill it in place. A filled cell is only written by `recompute`, which one thread
/// calls while no queries run.
final class QueryTable<Value: Sendable>: AnyQueryTable, @unchecked Sendable {
    private let compute: @Sendable (Project, Int) -> Value
    private let areEqual: @Sendable (Value, Value) -> Bool
    private let changedEntries: (@Sendable (Value, Value) -> [Int])?
    private let count: Int
    /// By key, whether `values` contains an answer.
    private let states: UnsafeMutablePointer<Atomic<UInt8>>
    private let values: UnsafeMutablePointer<Value>
    /// Held while an answer for the whole project is computed, which is expensive; other threads would only repeat the
    /// work.
    private let turn = Mutex(())

    init<Key>(_ query: Query<Key, Value>, count: Int) {
        compute = query.compute
        areEqual = query.areEqual
        changedEntries = query.changedEntries
        self.count = count
        states = .allocate(capacity: count)
        for key in 0..<count { (states + key).initialize(to: Atomic(CellState.vacant)) }
        values = .allocate(capacity: count)
        super.init(query.number, query.name, query.form)
    }

    deinit {
        for key in 0..<count where isFilled(key) { (values + key).deinitialize(count: 1) }
        states.deinitialize(count: count)
        states.deallocate()
        values.deallocate()
    }

    override func isFilled(_ key: Int) -> Bool { states[key].load(ordering: .acquiring) == CellState.filled }

    /// The answer, computed at the first request. Threads that request the answer for the same file or type at the same
    /// time all compute it, without a lock: the answers are equal, and the first is kept.
    func answer(_ key: Int, in project: Project) -> Value {
        if isFilled(key) { return values[key] }
        let active = active(in: project)
        guard form == .wholeProject else { return fill(key, with: computed(key, in: project, active)) }
        return turn.withLock { _ in
            isFilled(key) ? values[key] : fill(key, with: computed(key, in: project, active))
        }
    }

    /// The query as a running one; nil if cycles are not checked. Evaluated before a lock is taken, since a cycle would
    /// deadlock.
    private func active(in project: Project) -> ActiveQuery? {
        #if DEBUG
            return ActiveQuery(number, name, asker: project.activeQuery)
        #else
            return nil
        #endif
    }

    private func fill(_ key: Int, with value: Value) -> Value {
        let isFirst = states[key].compareExchange(
            expected: CellState.vacant, desired: CellState.filling, ordering: .relaxed
        ).exchanged
        guard isFirst else { return value }
        (values + key).initialize(to: value)
        states[key].store(CellState.filled, ordering: .releasing)
        return value
    }

    private func computed(_ key: Int, in project: Project, _ active: ActiveQuery?) -> Value {
        if let graph = project.queries.graph {
            let cell = QueryCell(query: number, key: key)
            return graph.recording(cell, of: project, active) { compute($0, key) }
        }
        return compute(active.map { Project(project, asking: $0) } ?? project, key)
    }

    override func recompute(_ keys: [Int], in project: Project) -> [DependencyKey] {
        let answers = project.pool.flatMap(keys.count, chunk: QueryCache.chunk) { range in
            keys[range].map { self.computed($0, in: project, self.active(in: project)) }
        }
        var changes: [DependencyKey] = []
        for (key, answer) in zip(keys, answers) where !areEqual(values[key], answer) {
            changes.append(.answer(number, key))
            if let changedEntries {
                changes += changedEntries(values[key], answer).map { .entry(number, $0) }
            }
            values[key] = answer
        }
        return changes
    }
}
