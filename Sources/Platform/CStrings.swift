#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension [UInt8] {
    /// The bytes before the zero that ends a C string.
    public init(cString: UnsafePointer<CChar>) {
        self.init(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
    }

    /// Calls `body` with these bytes as a C string, which ends at the first zero.
    @inlinable @inline(__always)
    public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(byteCount: count + 1, alignment: 1) { buffer in
            buffer.copyBytes(from: self)
            buffer[count] = 0
            return body(buffer.withMemoryRebound(to: CChar.self) { UnsafePointer($0.baseAddress!) })
        }
    }
}
