#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A mutex with a condition variable, both of the system. It must not move.
public struct Monitor: ~Copyable, @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    public init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    public func lock() { pthread_mutex_lock(mutex) }

    public func unlock() { pthread_mutex_unlock(mutex) }

    /// Wakes all waiting threads.
    public func wakeAll() { pthread_cond_broadcast(condition) }

    /// Releases the lock, waits, and acquires the lock again. May wake up spuriously.
    public func wait() { pthread_cond_wait(condition, mutex) }

    /// The same with a timeout in milliseconds.
    ///
    /// - Parameter isOver: whether to stop waiting; called with the lock held.
    public func wait(milliseconds: Int, until isOver: () -> Bool) {
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        let nanoseconds = end.tv_nsec + milliseconds * 1_000_000
        end.tv_sec += nanoseconds / 1_000_000_000
        end.tv_nsec = nanoseconds % 1_000_000_000
        while !isOver(), pthread_cond_timedwait(condition, mutex, &end) == 0 {}
    }
}
