// Invariants of this module: no other module imports a C library. Where Darwin and Linux differ, both implementations
// are next to each other, selected by the module that can be imported, with the same interface: no C type is public. It
// contains what neither Swift nor swift-system offers. It has no code about source text, RIBs or linting, prints
// nothing and keeps no state.

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The `errno` of a failed system call; swift-system's `Errno` has the text.
public struct SystemError: Error, Hashable, Sendable {
    public let code: Int32

    public init(code: Int32) { self.code = code }

    /// The error of this thread's last failed call.
    static var last: SystemError { SystemError(code: errno) }

    /// Throws the error of the last call unless its result is 0.
    static func check(_ result: Int32) throws(SystemError) {
        if result != 0 { throw .last }
    }
}
