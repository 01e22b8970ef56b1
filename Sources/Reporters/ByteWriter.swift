/// A growing buffer of bytes.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func write(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    mutating func write(_ byte: UInt8) { bytes.append(byte) }

    mutating func write(_ text: String, times count: Int) {
        for _ in 0..<max(count, 0) { write(text) }
    }
}
