/// Parses the JSON of baselines, which people may have merged by hand. Commas between the elements of an array may be
/// missing, repeated or trailing, as after a merge of lines; everything else is strict.
public struct JSONReader {
    private let bytes: [UInt8]
    private var at = 0
    private var depth = 0

    /// The maximum depth; baselines are flatter.
    private static let deepest = 32

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Parses a whole text.
    public static func read(_ bytes: [UInt8]) throws(JSONValue.Mistake) -> JSONValue {
        var reader = JSONReader(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.at = 3 }
        let value = try reader.value()
        reader.skipBlanks()
        if reader.at < bytes.count { throw reader.mistake("expected the end of the file after the last '}'") }
        return value
    }

    private func mistake(_ message: String) -> JSONValue.Mistake { JSONValue.Mistake(offset: at, message: message) }

    private mutating func value() throws(JSONValue.Mistake) -> JSONValue {
        skipBlanks()
        let start = at
        guard at < bytes.count else { throw mistake("unexpected end of file") }
        switch bytes[at] {
        case UInt8(ascii: "{"): return JSONValue(offset: start, content: .object(try members()))
        case UInt8(ascii: "["): return JSONValue(offset: start, content: .array(try elements()))
        case UInt8(ascii: "\""): return JSONValue(offset: start, content: .string(try string()))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONValue(offset: start, content: .number(number()))
        default: break
        }
        for (word, content) in [("true", JSONValue.Content.truth(true)), ("false", .truth(false)), ("null", .null)]
        where bytes[at...].starts(with: word.utf8) {
            at += word.utf8.count
            return JSONValue(offset: start, content: content)
        }
        throw mistake("expected a value")
    }

    private mutating func members() throws(JSONValue.Mistake) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        try enter()
        while try !closes(isFirst: members.isEmpty) {
            let start = at
            guard at < bytes.count else { throw mistake("unexpected end of file") }
            guard bytes[at] == UInt8(ascii: "\"") else { throw mistake("expected a key in double quotes") }
            let key = try string()
            if members.contains(where: { $0.key == key }) {
                throw JSONValue.Mistake(offset: start, message: "duplicate key '\(key)'")
            }
            skipBlanks()
            guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw mistake("expected ':'") }
            at += 1
            members.append(JSONValue.Member(key: key, offset: start, value: try value()))
        }
        return members
    }

    private mutating func elements() throws(JSONValue.Mistake) -> [JSONValue] {
        var elements: [JSONValue] = []
        try enter()
        while true {
            var isSeparated = elements.isEmpty
            skipBlanks()
            while at < bytes.count, bytes[at] == UInt8(ascii: ",") {
                at += 1
                isSeparated = true
                skipBlanks()
            }
            guard at < bytes.count else { throw mistake("unexpected end of file") }
            if bytes[at] == UInt8(ascii: "]") { break }
            guard isSeparated || bytes[at] == UInt8(ascii: "{") else { throw mistake("expected ',' or ']'") }
            elements.append(try value())
        }
        at += 1
        depth -= 1
        return elements
    }

    private mutating func enter() throws(JSONValue.Mistake) {
        if depth == JSONReader.deepest { throw mistake("brackets are nested too deeply") }
        depth += 1
        at += 1
    }

    /// Moves to the next member, or past the closing bracket; true at the end.
    private mutating func closes(isFirst: Bool) throws(JSONValue.Mistake) -> Bool {
        skipBlanks()
        guard at < bytes.count else { throw mistake("unexpected end of file") }
        if bytes[at] == UInt8(ascii: "}") {
            at += 1
            depth -= 1
            return true
        }
        if isFirst { return false }
        guard bytes[at] == UInt8(ascii: ",") else { throw mistake("expected ',' or '}'") }
        at += 1
        skipBlanks()
        return false
    }

    private mutating func number() -> Int? {
        let start = at
        while at < bytes.count, "+-.eE0123456789".utf8.contains(bytes[at]) { at += 1 }
        return Int(String(decoding: bytes[start..<at], as: UTF8.self))
    }

    private mutating func string() throws(JSONValue.Mistake) -> String {
        let start = at
        at += 1
        var text: [UInt8] = []
        var plain = at
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""):
                text += bytes[plain..<at]
                at += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[plain..<at]
                text += Array(String(try escaped()).utf8)
                plain = at
            case 0..<0x20: throw mistake("a string cannot contain a line break or another control character")
            default: at += 1
            }
        }
        throw JSONValue.Mistake(offset: start, message: "unterminated string")
    }

    private mutating func escaped() throws(JSONValue.Mistake) -> Character {
        let plain: [UInt8: Character] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
            UInt8(ascii: "f"): "\u{C}",
            UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        if at + 1 < bytes.count, let character = plain[bytes[at + 1]] {
            at += 2
            return character
        }
        let start = at
        guard let first = unit() else { throw mistake("invalid escape sequence") }
        // Two code units make one character beyond the basic plane.
        if (0xD800..<0xDC00).contains(first), let second = unit(), (0xDC00..<0xE000).contains(second),
            let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
            return Character(scalar)
        }
        guard let scalar = UnicodeScalar(first) else {
            throw JSONValue.Mistake(offset: start, message: "invalid escape sequence")
        }
        return Character(scalar)
    }

    /// Reads `\uXXXX`; nil if the next characters are something else.
    private mutating func unit() -> UInt32? {
        guard at + 6 <= bytes.count,
            bytes[at] == UInt8(ascii: "\\"),
            bytes[at + 1] == UInt8(ascii: "u"),
            bytes[at + 2] != UInt8(ascii: "+"),
            let unit = UInt32(String(decoding: bytes[(at + 2)..<(at + 6)], as: UTF8.self), radix: 16)
        else { return nil }
        at += 6
        return unit
    }

    private mutating func skipBlanks() {
        while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
    }
}
