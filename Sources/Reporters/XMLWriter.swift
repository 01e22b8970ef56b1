/// Writes XML 1.0 in the order of the calls, an element a line.
struct XMLWriter {
    private var output = ByteWriter()
    private var depth = 0

    init() { output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

    /// All that was written, ended by a line end.
    var finished: [UInt8] { output.bytes }

    /// An element that has others in it.
    mutating func element(_ name: String, _ attributes: [(String, String)], _ body: (inout XMLWriter) -> Void) {
        open(name, attributes)
        output.write(">\n")
        depth += 1
        body(&self)
        depth -= 1
        output.write("  ", times: depth)
        output.write("</\(name)>\n")
    }

    /// An element with nothing in it, or with text alone.
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

    /// - Parameter keepsLines: whether line ends and tabs may stand as they are. In an attribute a reader would make
    ///   blanks of them.
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
            // XML 1.0 has no way to write these at all.
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
