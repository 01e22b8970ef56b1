internal import Platform

extension UnsafeBufferPointer<UInt8> {
    /// The index of the first byte of a value at an index or after it; nil if there is none.
    public func index(of byte: UInt8, from index: Int) -> Int? {
        guard index < count, let start = baseAddress else { return nil }
        return RawMemory.find(byte, from: start + index, count: count - index).map { $0 - start }
    }
}
