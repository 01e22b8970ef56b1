// Invariants of this module: it is the only one that imports a C library. Where Darwin and Linux differ, both halves
// stand side by side, chosen by what can be imported, and their faces are the same: no type of a C library shows. It
// holds what neither Swift nor swift-system offers; it knows nothing of source text, RIBs or linting, prints nothing
// and keeps no state.

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What a system call failed with: an `errno`, whose text swift-system's `Errno` has.
public struct SystemError: Error, Hashable, Sendable {
    public let code: Int32

    public init(code: Int32) { self.code = code }

    /// Of the last call of this thread that failed.
    static var last: SystemError { SystemError(code: errno) }

    /// The code as it stands, after a call of another library failed.
    static func check(_ result: Int32) throws(SystemError) {
        if result != 0 { throw .last }
    }
}
