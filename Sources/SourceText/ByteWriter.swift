/// A growing buffer of bytes. Its functions are inlined, so that writing a sequence is not generic at run time.
public struct ByteWriter {
    @usableFromInline var written: [UInt8] = []

    public init() {}

    public var bytes: [UInt8] { written }

    @inlinable
    public mutating func write(_ text: String) { written.append(contentsOf: text.utf8) }

    @inlinable
    public mutating func write(_ more: some Sequence<UInt8>) { written.append(contentsOf: more) }

    @inlinable
    public mutating func write(_ byte: UInt8) { written.append(byte) }

    @inlinable
    public mutating func write(_ text: String, times count: Int) {
        for _ in 0..<max(count, 0) { write(text) }
    }
}
