/// Parses JSON.
public struct JSONReader {
    private let bytes: [UInt8]
    private let origin: Origin
    private var at = 0
    private var depth = 0

    /// Where a text comes from, which decides how strict its grammar is.
    public enum Origin: Sendable {
        /// A file that people may have merged by hand. Commas between the elements of an array may be missing, repeated
        /// or trailing, as after a merge of lines; everything else is strict.
        case file
        /// A message of another program, by RFC 8259. Surrogates without their other half become U+FFFD, and keys may
        /// be repeated.
        case message

        /// The maximum depth of brackets.
        fileprivate var deepest: Int {
            switch self {
            case .file: 32
            case .message: 128
            }
        }
    }

    private init(_ bytes: [UInt8], _ origin: Origin) {
        self.bytes = bytes
        self.origin = origin
    }

    /// The first members of an object, up to the first mistake or the end of an incomplete text.
    public static func firstMembers(_ bytes: [UInt8]) -> [JSONValue.Member] {
        var reader = JSONReader(bytes, .message)
        reader.skipBlanks()
        guard reader.at < bytes.count, bytes[reader.at] == UInt8(ascii: "{") else { return [] }
        var members: [JSONValue.Member] = []
        try? reader.readMembers(into: &members)
        return members
    }

    /// Parses a whole text.
    public static func read(_ bytes: [UInt8], from origin: Origin = .file) throws(JSONValue.Mistake) -> JSONValue {
        var reader = JSONReader(bytes, origin)
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
        let content = try content()
        return JSONValue(offset: start, end: at, content: content)
    }

    private mutating func content() throws(JSONValue.Mistake) -> JSONValue.Content {
        guard at < bytes.count else { throw mistake("unexpected end of file") }
        switch bytes[at] {
        case UInt8(ascii: "{"):
            var members: [JSONValue.Member] = []
            try readMembers(into: &members)
            return .object(members)
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(number())
        default: break
        }
        for (word, content) in [("true", JSONValue.Content.truth(true)), ("false", .truth(false)), ("null", .null)]
        where bytes[at...].starts(with: word.utf8) {
            at += word.utf8.count
            return content
        }
        throw mistake("expected a value")
    }

    private mutating func readMembers(into members: inout [JSONValue.Member]) throws(JSONValue.Mistake) {
        // Of many keys, those before are looked up in a set.
        var keys: Set<String> = []
        try enter()
        while try !closes(isFirst: members.isEmpty, UInt8(ascii: "}")) {
            let start = at
            guard at < bytes.count else { throw mistake("unexpected end of file") }
            guard bytes[at] == UInt8(ascii: "\"") else { throw mistake("expected a key in double quotes") }
            let key = try string()
            if origin == .file, !keys.insert(key).inserted {
                throw JSONValue.Mistake(offset: start, message: "duplicate key '\(key)'")
            }
            skipBlanks()
            guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw mistake("expected ':'") }
            at += 1
            members.append(JSONValue.Member(key: key, offset: start, value: try value()))
        }
    }

    private mutating func elements() throws(JSONValue.Mistake) -> [JSONValue] {
        var elements: [JSONValue] = []
        try enter()
        if origin == .message {
            while try !closes(isFirst: elements.isEmpty, UInt8(ascii: "]")) { elements.append(try value()) }
            return elements
        }
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
        if depth == origin.deepest { throw mistake("brackets are nested too deeply") }
        depth += 1
        at += 1
    }

    /// Moves to the next member, or past the closing bracket; true at the end.
    private mutating func closes(isFirst: Bool, _ bracket: UInt8) throws(JSONValue.Mistake) -> Bool {
        skipBlanks()
        guard at < bytes.count else { throw mistake("unexpected end of file") }
        if bytes[at] == bracket {
            at += 1
            depth -= 1
            return true
        }
        if isFirst { return false }
        guard bytes[at] == UInt8(ascii: ",") else {
            throw mistake("expected ',' or '\(Character(UnicodeScalar(bracket)))'")
        }
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
        if let scalar = UnicodeScalar(first) { return Character(scalar) }
        // Two code units make one character beyond the basic plane.
        let next = at
        if (0xD800..<0xDC00).contains(first), let second = unit(), (0xDC00..<0xE000).contains(second),
            let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
            return Character(scalar)
        }
        guard origin == .message else {
            throw JSONValue.Mistake(offset: start, message: "invalid escape sequence")
        }
        // The second unit, if there is one, is a character of its own.
        at = next
        return "\u{FFFD}"
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
