internal import LintEngine
internal import Platform
internal import SourceText

/// The thread that looks at files on disk from time to time, since not every client tells about them, and none about
/// all.
///
/// A class because the main thread tells it what to look at; its lock guards all it has.
final class DiskPoll: @unchecked Sendable {
    /// What a look at a project found.
    struct Found: Sendable {
        let project: Int
        let changes: DiskState.Changes
    }

    private let monitor = Monitor()
    private var requests: [(project: Int, request: LintRequest)] = []
    private var isHurried = false
    /// In milliseconds; nil to look only when asked to.
    private var shortest: Int? = 2_000
    private var pause = 2_000
    private let engine: LintEngine

    /// A look takes at most so much of the time.
    private static let share = 100
    private static let longest = 60_000

    init(_ engine: LintEngine, _ found: @escaping @Sendable (Found) -> Void) {
        self.engine = engine
        _ = SystemThread(stackSizes: [8 << 20]) { [self] in run(found) }
    }

    /// What to look at from now on.
    ///
    /// - Parameter shortest: the shortest pause between two looks, in milliseconds; nil to look only when asked to.
    func watch(_ requests: [(project: Int, request: LintRequest)], shortest: Int?) {
        monitor.lock()
        self.requests = requests
        self.shortest = shortest
        pause = shortest ?? DiskPoll.longest
        monitor.wakeAll()
        monitor.unlock()
    }

    /// Looks at once: the client saved, opened or closed a file, so others may have changed as well.
    func hurry() {
        monitor.lock()
        isHurried = true
        pause = shortest ?? DiskPoll.longest
        monitor.wakeAll()
        monitor.unlock()
    }

    private func run(_ found: @Sendable (Found) -> Void) {
        // By number of the project; nil for one that could not be read.
        var states: [Int: DiskState?] = [:]
        monitor.lock()
        while true {
            if shortest == nil || requests.isEmpty {
                while !isHurried, shortest == nil || requests.isEmpty { monitor.wait() }
            } else if requests.allSatisfy({ states[$0.project] != nil }) {
                monitor.wait(milliseconds: pause) { isHurried }
            }
            isHurried = false
            let requests = self.requests
            monitor.unlock()
            let start = SystemClock.milliseconds
            var next: [Int: DiskState?] = [:]
            for (project, request) in requests {
                let state = try? DiskState(engine, request)
                next[project] = .some(state)
                guard let before = states[project] else { continue }
                var changes = DiskState.Changes()
                switch (before, state) {
                case (let before?, let state?): changes = state.changes(since: before)
                case (nil, nil): break
                default: changes.needsScan = true
                }
                if !changes.isEmpty { found(Found(project: project, changes: changes)) }
            }
            states = next
            let cost = SystemClock.milliseconds - start
            monitor.lock()
            // Doubled while nobody does anything.
            pause = min(max(pause, cost * DiskPoll.share) * 2, max(DiskPoll.longest, cost * DiskPoll.share))
        }
    }
}
