internal import Platform
internal import SourceText
internal import Synchronization

/// A query's answer for one key.
struct QueryCell: Hashable, Sendable {
    private let queryNumber: Int32
    private let keyNumber: Int32

    init(query: Int, key: Int) {
        queryNumber = Int32(query)
        keyNumber = Int32(key)
    }

    var query: Int { Int(queryNumber) }
    var key: Int { Int(keyNumber) }
}

/// The dependencies of the answers of a workspace's queries. When files change, answers that depend on them are
/// computed again, stratum by stratum. If an answer equals the previous one, the answers that depend on it are kept.
///
/// An outdated answer is never read: it can have indices of declarations and types that are no longer there. The order
/// of strata, which are known from the answers so far, almost always suffices for that. An answer that asks a query for
/// the first time before the update has reached it gets answers that are computed without those that are kept.
///
/// A class, because it is passed from one state of a project to the next. One thread changes it, between rounds of
/// queries; answers that threads compute in a round are queued.
final class DependencyGraph: @unchecked Sendable {
    /// By kind and index of a key, the answers that depend on it.
    private var readers: [[[QueryCell]]] = []
    /// By query and key, the dependencies of the current answer, in order.
    private var dependencies: [[[DependencyKey]]] = []
    /// By query, the queries that it asks, and the length of the longest chain of queries below it.
    private var asked: [Set<Int>] = []
    private var strata: [Int] = []
    /// By query, the keys whose answers depend on something that changed.
    private var stale: [Set<Int>] = []
    private let queue = Mutex(Queue())
    /// During an update, the stratum whose answers are computed again.
    private var stratum: Int?
    private let replacement = Mutex(Replacement())
    /// Stops the computation of answers; set between rounds.
    var cancellation: Cancellation?
    /// Whether the last update was stopped, so that outdated answers remain.
    private(set) var isBehind = false
    /// What the last update computed again.
    private(set) var recomputed = RecomputedAnswers()

    /// The results that threads add while they compute.
    private struct Queue {
        /// With the dependencies of each, in order.
        var computed: [(cell: QueryCell, keys: [DependencyKey])] = []
        /// Those that were computed after a cancellation: parts of them may be missing.
        var doubtful: [QueryCell] = []
        /// Recorders that are free for reuse: each is as large as the project.
        var recorders: [DependencyRecorder] = []
        /// During an update, views that are free for reuse. Not kept beyond it, as a view owns this graph.
        var views: [View] = []
        var isUpdating = false
    }

    /// What replaces answers that an update has yet to reach.
    private struct Replacement {
        /// The new state, without the answers that are kept; nil between updates.
        var project: Project?
        /// By query, whether the stratum's answers can read it.
        var areCurrent: [Int: Bool] = [:]
    }

    /// The project as a recorder sees it.
    private struct View {
        let project: Project
        let recorder: DependencyRecorder

        init(of project: Project, _ recorder: DependencyRecorder) {
            self.project = Project(project, recorder: recorder)
            self.recorder = recorder
        }
    }

    /// The number of dependencies of all answers.
    var dependencyCount: Int {
        merge()
        return readers.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
    }

    // MARK: Recording

    /// Computes an answer and records its dependencies.
    func recording<Value>(
        _ cell: QueryCell, of project: Project, _ active: ActiveQuery?, _ compute: (Project) -> Value
    ) -> Value {
        let view = queue.withLock { $0.views.popLast() } ?? View(of: project, freeRecorder())
        view.recorder.begin(active)
        let value = compute(view.project)
        // A copy at its exact size: the recorder keeps the room for the longest list.
        let keys = view.recorder.keys.sorted()
        queue.withLock {
            $0.computed.append((cell, keys))
            if isCanceled { $0.doubtful.append(cell) }
            if $0.isUpdating { $0.views.append(view) } else { $0.recorders.append(view.recorder) }
        }
        return value
    }

    /// Whether answers are to be computed no further. What is computed nevertheless is computed again later.
    var isCanceled: Bool { cancellation?.isCanceled ?? false }

    /// The project to ask instead of one whose answers to a query may be outdated; nil if they are not. Called by all
    /// threads.
    func replacement(forAnswersOf query: Int) -> Project? {
        guard let stratum, query < strata.count, strata[query] >= stratum else { return nil }
        return replacement.withLock { replacement in
            let isCurrent = replacement.areCurrent[query] ?? isCurrent(query)
            replacement.areCurrent[query] = isCurrent
            return isCurrent ? nil : replacement.project
        }
    }

    /// Whether no answer of a query, or of those below it, is outdated.
    private func isCurrent(_ query: Int) -> Bool {
        Reach<Int, Void>(from: [query]) { query, add in
            for below in asked[query] where below < asked.count { add(below, ()) }
        }.places.allSatisfy { stale[$0].isEmpty }
    }

    private func freeRecorder() -> DependencyRecorder {
        queue.withLock { $0.recorders.popLast() } ?? DependencyRecorder()
    }

    /// Merges the queued results into the graph.
    func merge() {
        let (computed, doubtful) = queue.withLock { queue in
            defer { (queue.computed, queue.doubtful) = ([], []) }
            return (queue.computed, queue.doubtful)
        }
        var dropped: Set<DependencyKey> = []
        for (cell, keys) in computed {
            let (query, key) = (cell.query, cell.key)
            dependencies.extend(to: query, with: [])
            asked.extend(to: query, with: [])
            stale.extend(to: query, with: [])
            strata.extend(to: query, with: 0)
            dependencies[query].extend(to: key, with: [])
            let known = dependencies[query][key]
            guard keys != known else { continue }
            dropped.formUnion(known.filter { !keys.holds($0) })
            for dependency in keys where !known.holds(dependency) {
                readers.extend(to: dependency.kind, with: [])
                readers[dependency.kind].extend(to: dependency.index, with: [])
                readers[dependency.kind][dependency.index].append(cell)
                if let below = dependency.query, asked[query].insert(below).inserted { stratify() }
            }
            dependencies[query][key] = keys
        }
        for cell in doubtful { stale[cell.query].insert(cell.key) }
        for key in dropped {
            readers[key.kind][key.index].removeAll { !dependencies[$0.query][$0.key].holds(key) }
        }
    }

    /// Moves each query above those that it asks.
    private func stratify() {
        // As many rounds as there are queries suffice, unless there is a cycle.
        for _ in asked.indices {
            var isDone = true
            for query in asked.indices {
                let stratum = (asked[query].map { $0 < strata.count ? strata[$0] : 0 }.max() ?? -1) + 1
                if stratum > strata[query] {
                    strata[query] = stratum
                    isDone = false
                }
            }
            if isDone { return }
        }
        assertionFailure("queries ask each other")
    }

    // MARK: Changes

    /// Brings all computed answers up to date after an edit.
    ///
    /// - Parameters:
    ///   - changed: the changed dependencies.
    ///   - project: the new state, whose answers are updated.
    func update(_ project: Project, changed: [DependencyKey]) {
        merge()
        recomputed = RecomputedAnswers()
        for key in changed { invalidateReaders(of: key, in: project) }
        renewStale(in: project)
    }

    /// Brings all computed answers up to date after declarations changed. Answers for the whole project that are not
    /// computed from other answers alone are always computed again, as their reads of types are not recorded.
    ///
    /// - Parameters:
    ///   - changed: the changed dependencies.
    ///   - types: the types with changed facts, whose own answers are computed again.
    func update(_ project: Project, changed: [DependencyKey], types: [TypeID]) {
        merge()
        recomputed = RecomputedAnswers()
        for key in changed { invalidateReaders(of: key, in: project) }
        for query in dependencies.indices {
            guard let table = project.queries[query] else { continue }
            if table.form == .wholeProject, table.readsTypes, table.isFilled(0) { stale[query].insert(0) }
            if table.form == .type {
                for type in types where table.isFilled(type.index) {
                    if project.symbols.types[type.index].isVacant {
                        drop(type, of: table, in: project)
                    } else {
                        stale[query].insert(type.index)
                    }
                }
            }
        }
        renewStale(in: project)
    }

    /// Drops the answer about a type that no file declares any more: there is nothing to compute it from.
    private func drop(_ type: TypeID, of table: AnyQueryTable, in project: Project) {
        table.drop(type.index)
        invalidateReaders(of: .answer(table.number, type.index), in: project)
        invalidateReaders(of: .anyAnswer(table.number), in: project)
    }

    private func renewStale(in project: Project) {
        queue.withLock { $0.isUpdating = true }
        replacement.withLock { $0.project = Project(withoutAnswers: project) }
        defer {
            replacement.withLock { $0 = Replacement() }
            queue.withLock { queue in
                queue.recorders += queue.views.map(\.recorder)
                (queue.views, queue.isUpdating) = ([], false)
            }
        }
        isBehind = true
        while let query = lowestStale() {
            if isCanceled { return }
            guard let table = project.queries[query] else {
                stale[query] = []
                continue
            }
            // Answers that were dropped are computed at the next request.
            let keys = stale[query].filter(table.isFilled).sorted()
            guard !keys.isEmpty else {
                stale[query] = []
                continue
            }
            let start = SystemClock.monotonic
            stratum = strata[query]
            replacement.withLock { $0.areCurrent = [:] }
            defer { stratum = nil }
            guard let changes = table.recompute(keys, in: project) else { return merge() }
            stale[query] = []
            recomputed.add(keys.count, changes, to: table, since: start)
            merge()
            for change in changes { invalidateReaders(of: change, in: project) }
            if !changes.isEmpty { invalidateReaders(of: .anyAnswer(query), in: project) }
        }
        isBehind = false
    }

    /// The lowest query with outdated answers.
    private func lowestStale() -> Int? {
        stale.indices.filter { !stale[$0].isEmpty }.min { (strata[$0], $0) < (strata[$1], $1) }
    }

    private func invalidateReaders(of key: DependencyKey, in project: Project) {
        guard key.kind < readers.count, key.index < readers[key.kind].count else { return }
        for reader in readers[key.kind][key.index] where stale[reader.query].insert(reader.key).inserted {
            recomputed.note(key, of: reader.query, in: project)
        }
    }
}

extension Array {
    /// Appends elements until the index is valid.
    fileprivate mutating func extend(to index: Int, with element: Element) {
        if index >= count { append(contentsOf: repeatElement(element, count: index + 1 - count)) }
    }
}
