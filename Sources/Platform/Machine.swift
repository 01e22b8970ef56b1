#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The machine that the process runs on.
public enum Machine {
    /// The number of active processors.
    public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Yields the processor to other threads.
    public static func yield() { sched_yield() }

    /// The name of the system.
    public static var system: String {
        #if canImport(Darwin)
        "macOS"
        #else
        "Linux"
        #endif
    }

    /// The instruction set, as the system names it.
    public static var processor: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "an unknown processor"
        #endif
    }
}
