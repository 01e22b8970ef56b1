internal import SourceText

/// Writes JSON in the order of the calls; general encoders do not guarantee the order of keys.
public struct JSONWriter {
    private var output = ByteWriter()
    private var layout = Layout.inline
    private var isEmpty = true
    private var followsKey = false

    public init() {}

    /// The separator between the elements of an object or array.
    public enum Layout {
        case inline
        /// Each element on its own line, indented by that many spaces.
        case lines(indent: Int)
    }

    /// The bytes that were written.
    public var written: [UInt8] { output.bytes }

    /// All bytes that were written, with a final line end.
    public var finished: [UInt8] { output.bytes + [UInt8(ascii: "\n")] }

    public mutating func object(_ layout: Layout = .inline, _ body: (inout JSONWriter) -> Void) {
        container("{", "}", layout, body)
    }

    public mutating func object(_ key: String, _ layout: Layout = .inline, _ body: (inout JSONWriter) -> Void) {
        write(key: key)
        object(layout, body)
    }

    public mutating func array<Elements: Sequence>(
        _ key: String,
        of elements: Elements,
        _ layout: Layout = .inline,
        _ body: (inout JSONWriter, Elements.Element) -> Void
    ) {
        write(key: key)
        container("[", "]", layout) { json in
            for element in elements { body(&json, element) }
        }
    }

    /// An array without a key: the whole document.
    public mutating func list<Elements: Sequence>(
        of elements: Elements, _ layout: Layout = .inline, _ body: (inout JSONWriter, Elements.Element) -> Void
    ) {
        container("[", "]", layout) { json in
            for element in elements { body(&json, element) }
        }
    }

    public mutating func member(_ key: String, _ text: String) {
        write(key: key)
        value(text)
    }

    public mutating func member(_ key: String, _ text: String?) {
        write(key: key)
        if let text { value(text) } else { literal("null") }
    }

    /// A string from bytes that need not be UTF-8.
    public mutating func member(_ key: String, bytes: [UInt8]) {
        write(key: key)
        separate()
        bytes.withUnsafeBufferPointer { quote($0) }
    }

    public mutating func member(_ key: String, _ number: Int) {
        write(key: key)
        literal(String(number))
    }

    public mutating func member(_ key: String, _ number: Int?) {
        write(key: key)
        literal(number.map { String($0) } ?? "null")
    }

    public mutating func member(_ key: String, _ truth: Bool) {
        write(key: key)
        literal(truth ? "true" : "false")
    }

    /// A member with the value null.
    public mutating func null(_ key: String) {
        write(key: key)
        literal("null")
    }

    /// A string as an element of an array.
    public mutating func value(_ text: String) {
        separate()
        var text = text
        text.withUTF8 { quote($0) }
    }

    /// An integer as an element of an array.
    public mutating func value(_ number: Int) { literal(String(number)) }

    /// A value that is JSON already.
    public mutating func member(_ key: String, json bytes: some Sequence<UInt8>) {
        write(key: key)
        value(json: bytes)
    }

    /// A value that is JSON already, as an element of an array.
    public mutating func value(json bytes: some Sequence<UInt8>) {
        separate()
        output.write(bytes)
    }

    private mutating func literal(_ text: String) {
        separate()
        output.write(text)
    }

    private mutating func write(key: String) {
        value(key)
        output.write(": ")
        followsKey = true
    }

    private mutating func container(
        _ open: String,
        _ close: String,
        _ layout: Layout,
        _ body: (inout JSONWriter) -> Void
    ) {
        separate()
        let outer = self.layout
        (self.layout, isEmpty) = (layout, true)
        output.write(open)
        body(&self)
        output.write(close)
        (self.layout, isEmpty) = (outer, false)
    }

    /// Writes the separator before the next element of the container.
    private mutating func separate() {
        if followsKey {
            followsKey = false
            return
        }
        switch layout {
        case .inline:
            if !isEmpty { output.write(", ") }
        case .lines(let indent):
            output.write(isEmpty ? "\n" : ",\n")
            output.write(" ", times: indent)
        }
        isEmpty = false
    }

    private mutating func quote(_ bytes: UnsafeBufferPointer<UInt8>) {
        output.write(UInt8(ascii: "\""))
        var plain = 0
        var index = 0
        // Runs without escapes are copied at once; most strings are one run.
        func flush(_ output: inout ByteWriter) { output.write(bytes[plain..<index]) }
        let raw = UnsafeRawBufferPointer(bytes)
        while index < bytes.count {
            // Eight bytes at a time, as long as none has to be escaped or checked.
            while index + 8 <= raw.count,
                !raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).hasEscape
            { index += 8 }
            guard index < bytes.count else { break }
            let byte = bytes[index]
            if byte >= 0x80 {
                if let length = bytes.sequenceLength(at: index) {
                    index += length
                } else {
                    flush(&output)
                    output.write(replacementCharacter)
                    index += bytes.invalidLength(at: index)
                    plain = index
                }
            } else if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                flush(&output)
                write(escaped: byte)
                index += 1
                plain = index
            } else {
                index += 1
            }
        }
        flush(&output)
        output.write(UInt8(ascii: "\""))
    }

    private mutating func write(escaped byte: UInt8) {
        let letter: UInt8
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): letter = byte
        case 0x08: letter = UInt8(ascii: "b")
        case 0x09: letter = UInt8(ascii: "t")
        case 0x0A: letter = UInt8(ascii: "n")
        case 0x0C: letter = UInt8(ascii: "f")
        case 0x0D: letter = UInt8(ascii: "r")
        default:
            let digits = String(byte, radix: 16)
            output.write("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
            return
        }
        output.write(UInt8(ascii: "\\"))
        output.write(letter)
    }
}

extension UInt64 {
    /// Whether one of eight bytes is not ASCII, or has to be escaped in a string.
    fileprivate var hasEscape: Bool {
        self & UInt64.highBits != 0 || hasByte(below: 0x20) || hasByte(UInt8(ascii: "\""))
            || hasByte(UInt8(ascii: "\\"))
    }
}
