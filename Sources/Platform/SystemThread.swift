#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A thread of the system with a stack of a size of one's choice.
public struct SystemThread {
    private let handle: pthread_t

    /// - Parameters:
    ///   - stackSizes: in bytes, the first that the system grants. It is virtual memory: pages that nobody touches cost
    ///     nothing.
    /// - Returns: nil where the system gives none.
    public init?(stackSizes: [Int], _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        let task = Unmanaged.passRetained(Task(body))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        for size in stackSizes {
            pthread_attr_setstacksize(&attributes, size)
            let status = pthread_create(&thread, &attributes, { context in
                // Optional on Linux alone.
                guard let context = context as UnsafeMutableRawPointer? else { return nil }
                Unmanaged<Task>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }, task.toOpaque())
            if status == 0, let thread = thread as pthread_t? {
                handle = thread
                return
            }
        }
        task.release()
        return nil
    }

    /// Waits for its end.
    public func join() { pthread_join(handle, nil) }

    /// A class because a thread is given one pointer.
    private final class Task: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
