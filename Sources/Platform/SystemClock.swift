#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Clocks of the system.
public enum SystemClock {
    /// The monotonic clock in milliseconds.
    public static var milliseconds: Int { Int(monotonic / 1_000_000) }

    /// A monotonic clock, in nanoseconds.
    public static var monotonic: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
