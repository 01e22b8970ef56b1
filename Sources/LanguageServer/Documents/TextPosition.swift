internal import JSONText

/// A position of the protocol: line and column from 0, the column in units of the encoding.
struct TextPosition: Comparable, Sendable {
    var line: Int
    var character: Int

    init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

    /// Nil if the value is not a position. Negative numbers count as 0.
    init?(_ value: JSONValue?) {
        guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else { return nil }
        self.init(line: max(line, 0), character: max(character, 0))
    }

    static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }

    func write(_ key: String, to json: inout JSONWriter) {
        json.object(key) { json in
            json.member("line", line)
            json.member("character", character)
        }
    }
}

/// A range of the protocol; the end is exclusive.
struct TextRange: Equatable, Sendable {
    var start: TextPosition
    var end: TextPosition

    /// Nil if the value is not a range. The positions may be given in either order.
    init?(_ value: JSONValue?) {
        guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
        self.init(min(start, end), max(start, end))
    }

    init(_ start: TextPosition, _ end: TextPosition) { (self.start, self.end) = (start, end) }

    func write(_ key: String, to json: inout JSONWriter) { json.object(key) { write(members: &$0) } }

    /// Writes an element of an array.
    func write(to json: inout JSONWriter) { json.object { write(members: &$0) } }

    private func write(members json: inout JSONWriter) {
        start.write("start", to: &json)
        end.write("end", to: &json)
    }
}
