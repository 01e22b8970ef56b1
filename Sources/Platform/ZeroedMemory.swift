#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Memory that contains zeros at first. Pages that are never touched take no memory, if there are many: the system
/// provides them, not the heap, whose free pages may have been touched before.
///
/// Does not free itself: like a pointer, it has an owner that calls `deallocate`.
public struct ZeroedMemory: @unchecked Sendable {
    public let start: UnsafeMutableRawPointer
    private let byteCount: Int

    /// What is smaller comes from the heap: a call of the system costs more than a few pages.
    private static let mapped = 1 << 16

    public init(byteCount: Int) {
        self.byteCount = byteCount
        guard let start = ZeroedMemory.allocate(byteCount) else { fatalError("out of memory") }
        self.start = start
    }

    public func deallocate() {
        #if canImport(Darwin)
        free(start)
        #else
        if byteCount < ZeroedMemory.mapped { free(start) } else { munmap(start, byteCount) }
        #endif
    }

    private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        #if canImport(Darwin)
        // Its large blocks are pages of the system already.
        return calloc(1, byteCount)
        #else
        if byteCount < mapped { return calloc(1, byteCount) }
        let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        // `MAP_FAILED`, a macro that the C module does not export.
        return start == UnsafeMutableRawPointer(bitPattern: -1) ? nil : start
        #endif
    }
}
