internal import SourceText

/// Writes HTML in the order of the calls. Markup is a literal of the source; whatever is known only at run time passes
/// through `text`, `attribute` or `json`, so that no name can become markup.
struct HTMLWriter {
    private var output = ByteWriter()

    /// All bytes that were written.
    var bytes: [UInt8] { output.bytes }
    var count: Int { output.bytes.count }

    /// Markup, style or script as it is.
    mutating func markup(_ literal: StaticString) {
        output.write(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// The content of an element.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output.write("&amp;")
            case UInt8(ascii: "<"): output.write("&lt;")
            case UInt8(ascii: ">"): output.write("&gt;")
            default: output.write(byte)
            }
        }
    }

    /// An attribute in double quotes, with a space before it.
    mutating func attribute(_ name: StaticString, _ value: String) {
        output.write(" ")
        markup(name)
        output.write("=\"")
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output.write("&amp;")
            case UInt8(ascii: "<"): output.write("&lt;")
            case UInt8(ascii: ">"): output.write("&gt;")
            case UInt8(ascii: "\""): output.write("&quot;")
            case UInt8(ascii: "'"): output.write("&#39;")
            default: output.write(byte)
            }
        }
        output.write("\"")
    }

    /// JSON as the content of a script element. The characters that could end the element occur only in strings, where
    /// JSON has escapes for them.
    mutating func json(_ bytes: [UInt8]) {
        var plain = 0
        var index = 0
        while index < bytes.count {
            let (escape, length): (StaticString?, Int) =
                switch bytes[index] {
                case UInt8(ascii: "<"): ("\\u003c", 1)
                case UInt8(ascii: ">"): ("\\u003e", 1)
                case UInt8(ascii: "&"): ("\\u0026", 1)
                case 0xE2: HTMLWriter.separator(bytes, at: index)
                default: (nil, 1)
                }
            if let escape {
                output.write(bytes[plain..<index])
                markup(escape)
                plain = index + length
            }
            index += length
        }
        output.write(bytes[plain...])
    }

    /// The escape of a character that ends a line in older scripts, or changes the direction of the text after it; nil
    /// for other characters.
    private static func separator(_ bytes: [UInt8], at index: Int) -> (StaticString?, Int) {
        guard index + 2 < bytes.count else { return (nil, 1) }
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0x80, 0xA8): return ("\\u2028", 3)
        case (0x80, 0xA9): return ("\\u2029", 3)
        case (0x80, 0xAA): return ("\\u202a", 3)
        case (0x80, 0xAB): return ("\\u202b", 3)
        case (0x80, 0xAC): return ("\\u202c", 3)
        case (0x80, 0xAD): return ("\\u202d", 3)
        case (0x80, 0xAE): return ("\\u202e", 3)
        case (0x81, 0xA6): return ("\\u2066", 3)
        case (0x81, 0xA7): return ("\\u2067", 3)
        case (0x81, 0xA8): return ("\\u2068", 3)
        case (0x81, 0xA9): return ("\\u2069", 3)
        default: return (nil, 1)
        }
    }
}

extension HTMLWriter {
    /// An element with a text, which is displayed on one line.
    mutating func element(_ start: StaticString, _ text: String, _ end: StaticString) {
        markup(start)
        self.text(displayed(text))
        markup(end)
    }
}
