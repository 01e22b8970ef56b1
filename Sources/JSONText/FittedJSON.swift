/// A JSON value for people: on one line if it fits. Members keep their order.
public indirect enum FittedJSON {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case array([FittedJSON])
    case object([(String, FittedJSON)])

    /// The value as text: on one line if it fits, otherwise with one member per line.
    public func lines(indent: String = "") -> String {
        let short = line
        if short.utf8.count + indent.utf8.count <= 110 { return short }
        let inner = indent + "  "
        switch self {
        case .array(let elements):
            return "[\n" + elements.map { inner + $0.lines(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            let lines = members.map { inner + FittedJSON.quoted($0) + ": " + $1.lines(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        default: return short
        }
    }

    private var line: String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .text(let text): FittedJSON.quoted(text)
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { FittedJSON.quoted($0) + ": " + $1.line }.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.value(text)
        return String(decoding: json.written, as: UTF8.self)
    }
}
