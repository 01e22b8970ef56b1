internal import Platform

extension UnsafeBufferPointer<UInt8> {
    /// The index of the first byte of a value at an index or after it; nil if there is none.
    public func index(of byte: UInt8, from index: Int) -> Int? {
        guard index < count, let start = baseAddress else { return nil }
        return RawMemory.find(byte, from: start + index, count: count - index).map { $0 - start }
    }

    /// The index of the first occurrence of a text at an index or after it; nil if there is none.
    ///
    /// - Parameters:
    ///   - text: not empty, and followed by a zero, as these bytes are in memory.
    ///   - index: where the search begins.
    public func index(of text: UnsafePointer<UInt8>, from index: Int) -> Int? {
        guard let start = baseAddress else { return nil }
        var index = index
        while index < count {
            if let found = RawMemory.find(text, inTerminated: start + index) { return found - start }
            // The zeros after the bytes end the search; a zero among them only interrupts it.
            index += RawMemory.length(ofTerminated: start + index) + 1
        }
        return nil
    }
}
