internal import Platform
internal import RIBModel
internal import Synchronization

/// A pool of threads with big stacks. One thread leads. Any thread can post a job of many parts; idle threads help, and
/// each takes the next part until none is left.
///
/// Results depend on the parts only, not on the threads that ran them.
public final class Workers: Sendable {
    /// The number of threads, including the leader.
    public let count: Int
    private let board = Board()
    private let members: [SystemThread]

    /// Starts the threads. They wait for `employ`, and live until `end` is called.
    fileprivate init(_ count: Int) {
        self.count = max(1, count)
        Heap.prepareProcess()
        members = (0..<self.count).compactMap { [board] _ in Workers.thread { board.help() } }
    }

    /// The number of active processors.
    public static var processorCount: Int { Machine.processorCount }

    /// Calls `lead` on one of `count` threads; the others help with its jobs until it returns. Then they end.
    public static func employ<Result>(_ count: Int, _ lead: @escaping (Workers) -> Result) -> Result {
        let workers = Workers(count)
        defer { workers.end() }
        return workers.employ(lead)
    }

    /// Calls `lead` on one of the threads; the others help with its jobs until it returns. One call at a time.
    fileprivate func employ<Result>(_ lead: @escaping (Workers) -> Result) -> Result {
        // If no thread could be created, this one does the work.
        guard !members.isEmpty else { return lead(self) }
        nonisolated(unsafe) var result: Result?
        // This thread waits for the leader below, so one thread at a time uses `lead` and `result`. The leader releases
        // what `lead` owns before this thread goes on.
        nonisolated(unsafe) var lead: ((Workers) -> Result)? = lead
        let job = Job(count: 1, workers: 1) { _, _ in
            result = lead.take()?(self)
        }
        board.post(job)
        board.finish(job)
        guard let result else { fatalError("the leader ended without a result") }
        return result
    }

    /// Ends the threads and waits for them. Not called by one of them.
    fileprivate func end() {
        board.close()
        for member in members { member.join() }
    }

    /// A thread with a big stack; nil if the system cannot create one.
    private static func thread(_ body: @escaping @Sendable () -> Void) -> SystemThread? {
        SystemThread(stackSizes: [512 << 20, 16 << 20]) {
            Heap.prepareThread()
            body()
        }
    }

    /// Calls `body` with each index below `count` in parallel. The results are in order of indices.
    public func map<Output: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
        var states: [Void] = Array(repeating: (), count: self.count)
        return map(count: count, states: &states) { _, index in body(index) }
    }

    /// Calls `body` with each index below `count` in parallel. The results are in order of indices. Each thread uses
    /// one of the states, so there are at most as many threads as states.
    public func map<State, Output: Sendable>(
        count: Int, states: inout [State], _ body: @escaping @Sendable (inout State, Int) -> Output
    ) -> [Output] {
        guard count > 0, !states.isEmpty else { return [] }
        return [Output](unsafeUninitializedCapacity: count) { slots, filled in
            states.withUnsafeMutableBufferPointer { states in
                // Each thread uses its own state and the slots of its own indices, and all are done when `run` returns.
                nonisolated(unsafe) let states = states
                nonisolated(unsafe) let slots = slots
                run(count: count, atMost: states.count) { worker, index in
                    slots.initializeElement(at: index, to: body(&states[worker], index))
                }
            }
            filled = count
        }
    }

    /// These threads as the pool that the model uses.
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

/// A pool whose threads live as long as this object: starting and ending them takes longer than a small change to
/// analyze.
///
/// A class because the threads end with it. Whoever works on one of them must not release the last reference.
final class StandingWorkers: Sendable {
    private let workers: Workers

    init(_ count: Int) { workers = Workers(count) }

    deinit { workers.end() }

    /// As `Workers.employ`; one call at a time.
    func employ<Result>(_ lead: @escaping (Workers) -> Result) -> Result { workers.employ(lead) }
}

/// A job whose parts several threads share.
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

    /// Whether parts are left and another thread may join.
    var isOpen: Bool { next.load(ordering: .relaxed) < count && joined.load(ordering: .relaxed) < workers }

    var isDone: Bool { done.load(ordering: .acquiring) == count }

    /// Runs parts until none is left. A thread that calls this twice for one job joins twice.
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

/// The open jobs, the newest last.
///
/// A class because all threads share it; they wait on its lock until a job is posted.
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
        // A thread may be waiting for the last part.
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

    /// Ends the pool: no more jobs follow.
    func close() {
        monitor.lock()
        isClosed = true
        monitor.wakeAll()
        monitor.unlock()
    }

    /// Helps with posted jobs until the pool is closed.
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
