#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import RIBModel
internal import Synchronization

/// A few threads with big stacks that stay for a whole run. One of them leads; whenever anyone of them has a job of many parts,
/// all that are idle help with it, each taking the next part until none is left.
///
/// What comes out depends on the parts alone, never on which thread had which.
public final class Workers: Sendable {
    /// How many there are, the leader among them.
    public let count: Int
    private let board = Board()

    private init(count: Int) { self.count = count }

    /// The number of processors that are at work.
    public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

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
            let leader = Thread(first)
            let helpers = leader == nil ? [] : (1..<workers.count).compactMap { _ in Thread { workers.board.help() } }
            // With no thread to be had, this one does the work.
            if leader == nil { first() }
            leader?.join()
            for helper in helpers { helper.join() }
        }
        guard let result else { fatalError("the leader ended without a result") }
        return result
    }

    /// The answers for each index below `count`, in order of the indices.
    public func map<Output: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
        var states: [Void] = Array(repeating: (), count: self.count)
        return map(count: count, states: &states) { _, index in body(index) }
    }

    /// The answers for each index below `count`, in order of the indices. Each thread that takes part has one of the states, so no more
    /// do than there are states.
    public func map<State, Output: Sendable>(
        count: Int, states: inout [State], _ body: @escaping @Sendable (inout State, Int) -> Output
    ) -> [Output] {
        guard count > 0, !states.isEmpty else { return [] }
        return [Output](unsafeUninitializedCapacity: count) { slots, filled in
            states.withUnsafeMutableBufferPointer { states in
                // Each thread touches its own state and the slots whose indices it drew, and all are done when `run` comes back.
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
    var crew: Crew {
        Crew { count, body in self.run(count: count, atMost: self.count) { _, index in body(index) } }
    }

    private func run(count: Int, atMost workers: Int, _ body: @escaping @Sendable (_ worker: Int, _ index: Int) -> Void) {
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
/// A class with a lock of the system's, since threads sleep on it until something is posted.
private final class Board: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var jobs: [Job] = []
    private var isClosed = false

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(bell, nil)
    }

    deinit {
        pthread_cond_destroy(bell)
        pthread_mutex_destroy(lock)
        bell.deallocate()
        lock.deallocate()
    }

    func post(_ job: Job) {
        pthread_mutex_lock(lock)
        jobs.append(job)
        pthread_cond_broadcast(bell)
        pthread_mutex_unlock(lock)
    }

    func work(on job: Job) {
        job.work()
        // Someone may sleep for the last part of it.
        pthread_mutex_lock(lock)
        pthread_cond_broadcast(bell)
        pthread_mutex_unlock(lock)
    }

    /// Waits until all parts are done.
    func finish(_ job: Job) {
        pthread_mutex_lock(lock)
        while !job.isDone { pthread_cond_wait(bell, lock) }
        jobs.removeAll { $0 === job }
        pthread_mutex_unlock(lock)
    }

    /// No more jobs will come.
    func close() {
        pthread_mutex_lock(lock)
        isClosed = true
        pthread_cond_broadcast(bell)
        pthread_mutex_unlock(lock)
    }

    /// Helps with whatever is posted until the board is closed.
    func help() {
        pthread_mutex_lock(lock)
        while !isClosed {
            if let job = jobs.last(where: \.isOpen) {
                pthread_mutex_unlock(lock)
                work(on: job)
                pthread_mutex_lock(lock)
            } else {
                pthread_cond_wait(bell, lock)
            }
        }
        pthread_mutex_unlock(lock)
    }
}

/// A thread of the system with a big stack.
private struct Thread {
    /// Virtual memory; pages that nobody touches cost nothing.
    private static let stackSize = 512 << 20

    private let handle: pthread_t

    /// Nil where the system gives none.
    init?(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        let task = Unmanaged.passRetained(Task(body))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        for size in [Thread.stackSize, 16 << 20] {
            pthread_attr_setstacksize(&attributes, size)
            let status = pthread_create(&thread, &attributes, { context in
                Heap.prepareThread()
                #if canImport(Darwin)
                Unmanaged<Task>.fromOpaque(context).takeRetainedValue().body()
                #else
                if let context { Unmanaged<Task>.fromOpaque(context).takeRetainedValue().body() }
                #endif
                return nil
            }, task.toOpaque())
            guard status == 0 else { continue }
            #if canImport(Darwin)
            guard let thread else { continue }
            #endif
            handle = thread
            return
        }
        task.release()
        return nil
    }

    func join() { pthread_join(handle, nil) }

    /// A class because a thread is given one pointer.
    private final class Task: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
