internal import Platform
internal import RIBModel
internal import Synchronization

/// A few threads with big stacks that stay for a whole run. One of them leads; whenever anyone of them has a job of
/// many parts, all that are idle help with it, each taking the next part until none is left.
///
/// What comes out depends on the parts alone, never on which thread had which.
public final class Workers: Sendable {
    /// How many there are, the leader among them.
    public let count: Int
    private let board = Board()

    private init(count: Int) { self.count = count }

    /// The number of processors that are at work.
    public static var processorCount: Int { Machine.processorCount }

    /// Calls `lead` on one of `count` threads, the others of which help with its jobs until it is done.
    public static func employ<Result>(_ count: Int, _ lead: (Workers) -> Result) -> Result {
        let workers = Workers(count: max(1, count))
        Heap.prepareProcess()
        nonisolated(unsafe) var result: Result?
        withoutActuallyEscaping(lead) { lead in
            // This thread waits for all of them below, so nothing that they touch goes before they do.
            nonisolated(unsafe) let lead = lead
            let first: @Sendable () -> Void = {
                result = lead(workers)
                workers.board.close()
            }
            let leader = Workers.thread(first)
            let helpers =
                leader == nil ? [] : (1..<workers.count).compactMap { _ in Workers.thread { workers.board.help() } }
            // With no thread to be had, this one does the work.
            if leader == nil { first() }
            leader?.join()
            for helper in helpers { helper.join() }
        }
        guard let result else { fatalError("the leader ended without a result") }
        return result
    }

    /// A thread with a big stack; nil where the system gives none.
    private static func thread(_ body: @escaping @Sendable () -> Void) -> SystemThread? {
        SystemThread(stackSizes: [512 << 20, 16 << 20]) {
            Heap.prepareThread()
            body()
        }
    }

    /// The answers for each index below `count`, in order of the indices.
    public func map<Output: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
        var states: [Void] = Array(repeating: (), count: self.count)
        return map(count: count, states: &states) { _, index in body(index) }
    }

    /// The answers for each index below `count`, in order of the indices. Each thread that takes part has one of the
    /// states, so no more do than there are states.
    public func map<State, Output: Sendable>(
        count: Int, states: inout [State], _ body: @escaping @Sendable (inout State, Int) -> Output
    ) -> [Output] {
        guard count > 0, !states.isEmpty else { return [] }
        return [Output](unsafeUninitializedCapacity: count) { slots, filled in
            states.withUnsafeMutableBufferPointer { states in
                // Each thread touches its own state and the slots whose indices it drew, and all are done when `run`
                // comes back.
                nonisolated(unsafe) let states = states
                nonisolated(unsafe) let slots = slots
                run(count: count, atMost: states.count) { worker, index in
                    slots.initializeElement(at: index, to: body(&states[worker], index))
                }
            }
            filled = count
        }
    }

    /// These threads as the model knows them.
    var threads: ThreadPool {
        ThreadPool { count, body in self.run(count: count, atMost: self.count) { _, index in body(index) } }
    }

    private func run(count: Int, atMost workers: Int, _ body: @escaping @Sendable (_ worker: Int, _ index: Int) -> Void)
    {
        guard count > 1, workers > 1 else {
            for index in 0..<count { body(0, index) }
            return
        }
        let job = Job(count: count, workers: workers, body)
        board.post(job)
        board.work(on: job)
        board.finish(job)
    }
}

/// Work in parts that several threads share.
private final class Job: Sendable {
    let count: Int
    private let workers: Int
    private let body: @Sendable (_ worker: Int, _ index: Int) -> Void
    private let joined = Atomic<Int>(0)
    private let next = Atomic<Int>(0)
    private let done = Atomic<Int>(0)

    init(count: Int, workers: Int, _ body: @escaping @Sendable (_ worker: Int, _ index: Int) -> Void) {
        self.count = count
        self.workers = workers
        self.body = body
    }

    /// Whether there are parts that nobody has taken, and someone may still join.
    var isOpen: Bool { next.load(ordering: .relaxed) < count && joined.load(ordering: .relaxed) < workers }

    var isDone: Bool { done.load(ordering: .acquiring) == count }

    /// Takes parts until none is left. Whoever calls this a second time for one job takes part as one more.
    func work() {
        let worker = joined.wrappingAdd(1, ordering: .relaxed).oldValue
        guard worker < workers else { return }
        var finished = 0
        while true {
            let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < count else { break }
            body(worker, index)
            finished += 1
        }
        done.wrappingAdd(finished, ordering: .acquiringAndReleasing)
    }
}

/// The jobs that stand open, the newest last.
///
/// A class since all threads share it; they sleep on its lock until something is posted.
private final class Board: @unchecked Sendable {
    private let monitor = Monitor()
    private var jobs: [Job] = []
    private var isClosed = false

    func post(_ job: Job) {
        monitor.lock()
        jobs.append(job)
        monitor.wakeAll()
        monitor.unlock()
    }

    func work(on job: Job) {
        job.work()
        // Someone may sleep for the last part of it.
        monitor.lock()
        monitor.wakeAll()
        monitor.unlock()
    }

    /// Waits until all parts are done.
    func finish(_ job: Job) {
        monitor.lock()
        while !job.isDone { monitor.wait() }
        jobs.removeAll { $0 === job }
        monitor.unlock()
    }

    /// No more jobs will come.
    func close() {
        monitor.lock()
        isClosed = true
        monitor.wakeAll()
        monitor.unlock()
    }

    /// Helps with whatever is posted until the board is closed.
    func help() {
        monitor.lock()
        while !isClosed {
            if let job = jobs.last(where: \.isOpen) {
                monitor.unlock()
                work(on: job)
                monitor.lock()
            } else {
                monitor.wait()
            }
        }
        monitor.unlock()
    }
}
