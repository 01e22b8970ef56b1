#if canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Musl)
public import Musl
#endif

/// Searches and comparisons of the C library, which process many bytes at once. Inlined into hot loops.
public enum RawMemory {
    /// The first occurrence of a byte among `count` bytes from `start`.
    @inlinable @inline(__always)
    public static func find(_ byte: UInt8, from start: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<UInt8>? {
        guard let found = memchr(start, Int32(byte), count) else { return nil }
        return UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
    }

    /// Whether both contain the same bytes.
    @inlinable @inline(__always)
    public static func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
        memcmp(left, right, count) == 0
    }

    /// The first occurrence of a zero-terminated text in another one.
    @inlinable @inline(__always)
    public static func find(
        _ text: UnsafePointer<UInt8>,
        inTerminated start: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8>? {
        let position = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
        guard let found = strstr(position, UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)) else {
            return nil
        }
        return UnsafePointer(UnsafeMutableRawPointer(found).assumingMemoryBound(to: UInt8.self))
    }

    /// The number of bytes before the first zero.
    @inlinable @inline(__always)
    public static func length(ofTerminated start: UnsafePointer<UInt8>) -> Int {
        strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
    }
}
