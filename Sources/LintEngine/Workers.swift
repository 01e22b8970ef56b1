#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import Synchronization

/// A few threads with big stacks that share one counter: each takes the next index until none is left.
///
/// What comes out depends on the indices alone, never on which thread had which.
public enum Workers {
    /// Virtual memory; pages that nobody touches cost nothing.
    private static let stackSize = 512 << 20

    /// The number of processors that are at work.
    public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Calls `body` for each index below `count`, on at most `jobs` threads that have a state of their own each.
    ///
    /// - Returns: the answers in order of the indices, and the states, of which there is at least one.
    public static func map<State, Output: Sendable>(
        count: Int, jobs: Int, makeState: (Int) -> State, body: @escaping @Sendable (inout State, Int) -> Output
    ) -> (outputs: [Output], states: [State]) {
        var states = (0..<max(1, min(jobs, count))).map(makeState)
        let outputs = map(count: count, states: &states, body: body)
        return (outputs, states)
    }

    /// Calls `body` for each index below `count`, on at most as many threads as there are states.
    public static func map<State, Output: Sendable>(
        count: Int, states: inout [State], body: @escaping @Sendable (inout State, Int) -> Output
    ) -> [Output] {
        guard count > 0, !states.isEmpty else { return [] }
        return [Output](unsafeUninitializedCapacity: count) { slots, filled in
            states.withUnsafeMutableBufferPointer { states in
                run(count: count, states: states, slots: slots, body: body)
            }
            filled = count
        }
    }

    private static func run<State, Output: Sendable>(
        count: Int, states: UnsafeMutableBufferPointer<State>, slots: UnsafeMutableBufferPointer<Output>,
        body: @escaping @Sendable (inout State, Int) -> Output
    ) {
        let counter = Counter()
        // Each thread touches its own state and the slots whose indices it drew, and all are joined below.
        nonisolated(unsafe) let states = states
        nonisolated(unsafe) let slots = slots
        let work: @Sendable (Int) -> Void = { worker in
            while true {
                let index = counter.next()
                guard index < count else { return }
                slots.initializeElement(at: index, to: body(&states[worker], index))
            }
        }
        let threads = (0..<min(states.count, count)).compactMap { worker in start { work(worker) } }
        // With no thread to be had, this one does the work.
        if threads.isEmpty { work(0) }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Starts a thread; nil where the system gives none.
    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        let task = Unmanaged.passRetained(Task(body))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        for size in [stackSize, 16 << 20] {
            pthread_attr_setstacksize(&attributes, size)
            let status = pthread_create(&thread, &attributes, { context in
                #if canImport(Darwin)
                Unmanaged<Task>.fromOpaque(context).takeRetainedValue().body()
                #else
                if let context { Unmanaged<Task>.fromOpaque(context).takeRetainedValue().body() }
                #endif
                return nil
            }, task.toOpaque())
            if status == 0 { return thread }
        }
        task.release()
        return nil
    }

    /// A class because a thread is given one pointer.
    private final class Task: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// A class because an atomic can be neither copied nor captured.
    private final class Counter: Sendable {
        private let value = Atomic<Int>(0)
        func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
    }
}
