#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A thread with a chosen stack size.
public struct SystemThread: @unchecked Sendable {
    // An address or a number, which any thread may use.
    private let handle: pthread_t

    /// - Parameter stackSizes: in bytes; the first size that the system grants is used. It is virtual memory, so
    ///   untouched pages cost nothing.
    /// - Returns: nil if the system cannot create a thread.
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
            let status = pthread_create(
                &thread, &attributes,
                { context in
                    // Optional on Linux only.
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

    /// Lets the calling thread wait.
    public static func sleep(milliseconds: Int) {
        var time = timespec()
        time.tv_sec = milliseconds / 1000
        time.tv_nsec = milliseconds % 1000 * 1_000_000
        var rest = timespec()
        while nanosleep(&time, &rest) != 0, errno == EINTR { time = rest }
    }

    /// Waits for the thread to end.
    public func join() { pthread_join(handle, nil) }

    /// A class because the thread function takes one pointer.
    private final class Task: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
