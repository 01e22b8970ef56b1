/// A growing buffer of bytes.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    package mutating func write(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    package mutating func write(_ byte: UInt8) { bytes.append(byte) }

    package mutating func write(_ text: String, times count: Int) {
        for _ in 0..<max(count, 0) { write(text) }
    }
}
