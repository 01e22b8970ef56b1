internal import Platform
internal import Synchronization

/// The answers of one query, independent of the types of its key and value: an array of cells by key. So an answer that
/// is there is found without metadata of these types.
class AnyQueryTable: @unchecked Sendable {
    let number: Int
    let name: String
    let form: QueryForm
    /// Whether an edit that changes types makes the answer for the whole project outdated, whatever it has read.
    let readsTypes: Bool
    fileprivate let count: Int
    /// By key, the cell of its answer; empty if that is the key itself.
    private let places: [Int32]
    /// What `states` and `answers` are in.
    private let memory: ZeroedMemory
    /// By cell, whether `answers` contains an answer.
    fileprivate let states: UnsafeMutablePointer<Atomic<UInt8>>
    fileprivate let answers: UnsafeMutableRawPointer
    /// The distance of two answers in bytes.
    private let stride: Int

    init<Key, Value>(_ query: Query<Key, Value>, in project: Project) {
        number = query.number
        name = query.name
        form = query.form
        readsTypes = !query.isOfAnswers
        count = query.form.count(in: project)
        places = query.form == .type ? project.hierarchy.places : []
        precondition(places.isEmpty || places.count == count, "types without a cell")
        // The answers follow the states, where they are aligned.
        let start =
            (count + MemoryLayout<Value>.alignment - 1) / MemoryLayout<Value>.alignment
            * MemoryLayout<Value>.alignment
        stride = MemoryLayout<Value>.stride
        memory = ZeroedMemory(byteCount: start + count * stride)
        // Zeros are vacant cells.
        states = memory.start.bindMemory(to: Atomic<UInt8>.self, capacity: count)
        answers = memory.start + start
        answers.bindMemory(to: Value.self, capacity: count)
    }

    deinit { memory.deallocate() }

    @inline(__always)
    fileprivate final func cell(_ key: Int) -> Int { places.isEmpty ? key : Int(places[key]) }

    @inline(__always)
    fileprivate final func isFilled(cell: Int) -> Bool {
        states[cell].load(ordering: .acquiring) == CellState.filled
    }

    /// Whether there is an answer for a key.
    final func isFilled(_ key: Int) -> Bool { isFilled(cell: cell(key)) }

    /// The answer for a key; nil if it is not computed yet.
    final func answer(_ key: Int) -> UnsafeRawPointer? {
        let cell = cell(key)
        return isFilled(cell: cell) ? UnsafeRawPointer(answers + cell * stride) : nil
    }

    /// Drops the answer for a key. No query runs meanwhile.
    func drop(_ key: Int) {}

    /// Computes existing answers again for a project whose files changed.
    ///
    /// - Returns: the answers and entries that differ from the previous ones, in order; nil, without changes, if the
    ///   computation was stopped.
    func recompute(_ keys: [Int], in project: Project) -> [DependencyKey]? { [] }
}

/// The state of a cell.
private enum CellState {
    static let vacant: UInt8 = 0
    static let filling: UInt8 = 1
    static let filled: UInt8 = 2
}

/// The answers of one query.
///
/// A class, because several threads fill it in place. A filled cell is only written by `recompute` and `drop`, which
/// one thread calls while no queries run.
final class QueryTable<Value: Sendable>: AnyQueryTable, @unchecked Sendable {
    private let compute: @Sendable (Project, Int) -> Value
    private let areEqual: @Sendable (Value, Value) -> Bool
    private let changedEntries: (@Sendable (Value, Value) -> [Int])?
    private var values: UnsafeMutablePointer<Value> { answers.assumingMemoryBound(to: Value.self) }
    /// Held while an answer for the whole project is computed, which is expensive; other threads would only repeat the
    /// work.
    private let turn = Mutex(())

    init<Key>(_ query: Query<Key, Value>, in project: Project) {
        compute = query.compute
        areEqual = query.areEqual
        changedEntries = query.changedEntries
        super.init(query, in: project)
    }

    deinit {
        for cell in 0..<count where isFilled(cell: cell) { (values + cell).deinitialize(count: 1) }
    }

    override func drop(_ key: Int) {
        let cell = cell(key)
        guard isFilled(cell: cell) else { return }
        states[cell].store(CellState.vacant, ordering: .releasing)
        (values + cell).deinitialize(count: 1)
    }

    /// The answer, computed at the first request. Threads that request the answer for the same file or type at the same
    /// time all compute it, without a lock: the answers are equal, and the first is kept.
    func answer(_ key: Int, in project: Project) -> Value {
        let cell = cell(key)
        if isFilled(cell: cell) { return values[cell] }
        let active = active(in: project)
        guard form == .wholeProject else { return fill(cell, with: computed(key, in: project, active)) }
        return turn.withLock { _ in
            isFilled(cell: cell) ? values[cell] : fill(cell, with: computed(key, in: project, active))
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

    private func fill(_ cell: Int, with value: Value) -> Value {
        let isFirst = states[cell].compareExchange(
            expected: CellState.vacant, desired: CellState.filling, ordering: .relaxed
        ).exchanged
        guard isFirst else { return value }
        (values + cell).initialize(to: value)
        states[cell].store(CellState.filled, ordering: .releasing)
        return value
    }

    private func computed(_ key: Int, in project: Project, _ active: ActiveQuery?) -> Value {
        if let graph = project.queries.graph {
            let cell = QueryCell(query: number, key: key)
            return graph.recording(cell, of: project, active) { compute($0, key) }
        }
        let asking = active.map { Project(project, asking: $0) } ?? project
        return project.clock.measure(name) { compute(asking, key) }
    }

    override func recompute(_ keys: [Int], in project: Project) -> [DependencyKey]? {
        let graph = project.queries.graph
        let answers = project.pool.flatMap(keys.count, chunk: QueryCache.chunk) { range in
            graph?.isCanceled == true
                ? [] : keys[range].map { self.computed($0, in: project, self.active(in: project)) }
        }
        if graph?.isCanceled == true { return nil }
        var changes: [DependencyKey] = []
        // `zip` would look up the metadata of its types each time, as this code is shared by all types of answers.
        for place in keys.indices {
            let (key, answer) = (keys[place], answers[place])
            let cell = cell(key)
            guard !areEqual(values[cell], answer) else { continue }
            changes.append(.answer(number, key))
            if let changedEntries {
                changes += changedEntries(values[cell], answer).map { .entry(number, $0) }
            }
            values[cell] = answer
        }
        return changes
    }
}
