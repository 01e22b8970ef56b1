/// A JSON value; members keep their order.
public indirect enum JSONText {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case array([JSONText])
    case object([(String, JSONText)])

    /// The value as text: on one line if it fits, otherwise with one member per line.
    func lines(indent: String = "") -> String {
        let short = line
        if short.utf8.count + indent.utf8.count <= 110 { return short }
        let inner = indent + "  "
        switch self {
        case .array(let elements):
            return "[\n" + elements.map { inner + $0.lines(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            let lines = members.map { inner + JSONText.quoted($0) + ": " + $1.lines(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        default: return short
        }
    }

    private var line: String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .text(let text): JSONText.quoted(text)
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { JSONText.quoted($0) + ": " + $1.line }.joined(separator: ", ") + "}"
        }
    }

    /// A string with its quotes.
    public static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
