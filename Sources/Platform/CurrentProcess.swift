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

    /// A path of its program, as `ChildProcess` takes it. On Linux it leads to the program even after the file was
    /// replaced; on Darwin it is the word that the process was started with.
    public static var program: [UInt8] {
        #if canImport(Darwin)
        Array((CommandLine.arguments.first ?? "").utf8)
        #else
        Array("/proc/self/exe".utf8)
        #endif
    }

    /// Ends the process and runs exit handlers.
    public static func exit(_ status: Int32) -> Never {
        #if canImport(Darwin)
        Darwin.exit(status)
        #elseif canImport(Glibc)
        Glibc.exit(status)
        #elseif canImport(Musl)
        Musl.exit(status)
        #endif
    }

    /// Ends the process at once; the system frees its memory. Safe in a signal handler.
    public static func end(_ status: Int32) -> Never { _exit(status) }

    /// Writes as much as possible with one call and ignores errors. Safe in a signal handler.
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
