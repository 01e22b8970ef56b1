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
    @exclusivity(unchecked) private var readers = ReaderLists()
    @exclusivity(unchecked) private var dependencies = DependencyLists()
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
        /// Views that no thread uses. Their recorders have the dependencies of computed answers.
        var views: [View] = []
        /// The recorders of views of earlier states.
        var recorders: [DependencyRecorder] = []
        /// The answers that were computed after a cancellation: parts of them may be missing.
        var doubtful: [QueryCell] = []
        /// Whether no views are kept any more.
        var isClosed = false

        /// A view of the project's state; nil if there is none.
        mutating func takeView(of project: Project) -> View? {
            while let view = views.popLast() {
                if view.project.state === project.state { return view }
                recorders.append(view.recorder)
            }
            return nil
        }
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
        return readers.count
    }

    // MARK: Recording

    /// Computes an answer and records its dependencies.
    func recording<Value>(
        _ cell: QueryCell, of project: Project, _ active: ActiveQuery?, _ compute: (Project) -> Value
    ) -> Value {
        let view = queue.withLock { $0.takeView(of: project) } ?? View(of: project, DependencyRecorder())
        view.recorder.begin(active)
        let value = compute(view.project)
        view.recorder.end(cell)
        queue.withLock {
            if isCanceled { $0.doubtful.append(cell) }
            if $0.isClosed { $0.recorders.append(view.recorder) } else { $0.views.append(view) }
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

    /// Keeps no views from now on: they own this graph.
    func close() {
        queue.withLock { queue in
            queue.recorders += queue.views.map(\.recorder)
            (queue.views, queue.isClosed) = ([], true)
        }
    }

    /// Merges the dependencies of the answers that were computed since the last time.
    func merge() {
        let (recorders, doubtful) = queue.withLock { queue in
            defer { (queue.recorders, queue.doubtful) = ([], []) }
            return (queue.recorders + queue.views.map(\.recorder), queue.doubtful)
        }
        var dropped: Set<DependencyKey> = []
        for recorder in recorders { recorder.take { merge($0, $1, &dropped) } }
        for cell in doubtful { stale[cell.query].insert(cell.key) }
        for key in dropped { readers.keep(key) { dependencies[$0].holds(key) } }
    }

    /// - Parameter dropped: gets the dependencies that the answer has no longer.
    private func merge(_ cell: QueryCell, _ keys: ArraySlice<DependencyKey>, _ dropped: inout Set<DependencyKey>) {
        asked.extend(to: cell.query, with: [])
        stale.extend(to: cell.query, with: [])
        strata.extend(to: cell.query, with: 0)
        if mergeReaders(cell, keys, known: dependencies[cell], &dropped) { dependencies.set(keys, of: cell) }
    }

    /// - Returns: whether the dependencies differ from those that are known.
    private func mergeReaders(
        _ cell: QueryCell, _ keys: ArraySlice<DependencyKey>, known: ArraySlice<DependencyKey>,
        _ dropped: inout Set<DependencyKey>
    ) -> Bool {
        if keys == known { return false }
        for key in known where !keys.holds(key) { dropped.insert(key) }
        // Dependencies of one kind follow each other.
        var last = -1
        for key in keys where known.isEmpty || !known.holds(key) {
            readers.add(cell, to: key)
            guard let below = key.query, below != last else { continue }
            last = below
            if asked[cell.query].insert(below).inserted { stratify() }
        }
        return true
    }

    /// Moves each query above those that it asks.
    private func stratify() {
        // As many rounds as there are queries suffice, unless there is a cycle; one more finds nothing to change.
        for _ in 0...asked.count {
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
        for query in stale.indices {
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
        replacement.withLock { $0.project = Project(withoutAnswers: project) }
        defer { replacement.withLock { $0 = Replacement() } }
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
        readers.forEach(of: key) { reader in
            if stale[reader.query].insert(reader.key).inserted {
                recomputed.note(key, of: reader.query, in: project)
            }
        }
    }
}
