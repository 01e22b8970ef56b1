internal import SourceText

/// Writes XML 1.0 in the order of the calls, one element per line.
struct XMLWriter {
    private var output = ByteWriter()
    private var depth = 0

    init() { output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

    /// All bytes that were written, with a final line end.
    var finished: [UInt8] { output.bytes }

    /// An element with child elements.
    mutating func element(_ name: String, _ attributes: [(String, String)], _ body: (inout XMLWriter) -> Void) {
        open(name, attributes)
        output.write(">\n")
        depth += 1
        body(&self)
        depth -= 1
        output.write("  ", times: depth)
        output.write("</\(name)>\n")
    }

    /// An empty element, or one with text only.
    mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String? = nil) {
        open(name, attributes)
        if let text {
            output.write(">\(Self.escaped(text, keepsLines: true))</\(name)>\n")
        } else {
            output.write("/>\n")
        }
    }

    private mutating func open(_ name: String, _ attributes: [(String, String)]) {
        output.write("  ", times: depth)
        output.write("<\(name)")
        for (key, value) in attributes { output.write(" \(key)=\"\(Self.escaped(value, keepsLines: false))\"") }
    }

    /// - Parameter keepsLines: whether line ends and tabs stay unescaped. XML parsers replace them by spaces in
    ///   attributes.
    private static func escaped(_ text: String, keepsLines: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n" where keepsLines, "\t" where keepsLines: result.unicodeScalars.append(scalar)
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            // XML 1.0 cannot represent these characters.
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
