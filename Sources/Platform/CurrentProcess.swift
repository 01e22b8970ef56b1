#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// This process.
public enum CurrentProcess {
    public static var id: Int32 { getpid() }

    /// Ends it; what was to be done at its end is done.
    public static func exit(_ status: Int32) -> Never {
        #if canImport(Darwin)
        Darwin.exit(status)
        #elseif canImport(Glibc)
        Glibc.exit(status)
        #elseif canImport(Musl)
        Musl.exit(status)
        #endif
    }

    /// Ends it at once: what it took is left to the system. May be called by a handler of signals.
    public static func end(_ status: Int32) -> Never { _exit(status) }

    /// Writes what fits, whatever happens. May be called by a handler of signals.
    public static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
        #if canImport(Darwin)
        _ = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
        _ = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        _ = Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
