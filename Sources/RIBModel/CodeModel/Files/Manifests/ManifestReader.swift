/// Splits the text of a manifest into tokens.
struct ManifestReader {
    private let bytes: [UInt8]
    private let language: ManifestText.Language
    private var index = 0

    /// The most interpolations inside of each other that are followed.
    private static let deepestInterpolation = 16

    init(_ bytes: [UInt8], _ language: ManifestText.Language) {
        self.bytes = bytes
        self.language = language
    }

    mutating func next() -> ManifestText.Token? {
        skipBlanks()
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        if ManifestReader.isOfWord(byte) { return .word(word()) }
        if byte == quote || byte == apostrophe && language == .starlark { return .text(literal(pounds: 0, depth: 0)) }
        if byte == pound {
            let pounds = bytes[index...].prefix { $0 == pound }.count
            if at(index + pounds) == quote {
                index += pounds
                return .text(literal(pounds: pounds, depth: 0))
            }
        }
        index += 1
        return .mark(byte)
    }

    private mutating func word() -> String {
        let start = index
        while index < bytes.count, ManifestReader.isOfWord(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipBlanks() {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
            case pound where language == .starlark: skipLine()
            case slash where language == .swift && at(index + 1) == slash: skipLine()
            case slash where language == .swift && at(index + 1) == star: skipComment()
            default: return
            }
        }
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != newline { index += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            if bytes[index] == slash, at(index + 1) == star {
                (depth, index) = (depth + 1, index + 2)
            } else if bytes[index] == star, at(index + 1) == slash {
                (depth, index) = (depth - 1, index + 2)
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
    }

    /// The string literal that begins here; nil if its text is computed, has escapes or several lines.
    ///
    /// - Parameter pounds: the number of `#` before it.
    private mutating func literal(pounds: Int, depth: Int) -> String? {
        let mark = bytes[index]
        let isLong = at(index + 1) == mark && at(index + 2) == mark
        index += isLong ? 3 : 1
        let start = index
        var isPlain = !isLong
        while index < bytes.count, isLong || bytes[index] != newline {
            if bytes[index] == backslash, isEscape(pounds) {
                isPlain = false
                index += 1 + pounds
                if language == .swift, at(index) == opening { skipInterpolation(depth: depth + 1) } else { index += 1 }
            } else if bytes[index] == mark, !isLong || at(index + 1) == mark && at(index + 2) == mark,
                hasPounds(pounds, at: index + (isLong ? 3 : 1))
            {
                let end = index
                index += (isLong ? 3 : 1) + pounds
                return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
            } else {
                index += 1
            }
        }
        return nil
    }

    private mutating func skipInterpolation(depth: Int) {
        var open = 0
        while index < bytes.count, bytes[index] != newline {
            switch bytes[index] {
            case opening: open += 1
            case closing:
                open -= 1
                if open == 0 {
                    index += 1
                    return
                }
            case quote where depth < ManifestReader.deepestInterpolation:
                _ = literal(pounds: 0, depth: depth)
                continue
            default: break
            }
            index += 1
        }
    }

    private func isEscape(_ pounds: Int) -> Bool { hasPounds(pounds, at: index + 1) }

    private func hasPounds(_ count: Int, at start: Int) -> Bool {
        (0..<count).allSatisfy { at(start + $0) == pound }
    }

    private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
}

private let quote = UInt8(ascii: "\"")
private let apostrophe = UInt8(ascii: "'")
private let backslash = UInt8(ascii: "\\")
private let pound = UInt8(ascii: "#")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let newline = UInt8(ascii: "\n")
private let opening = UInt8(ascii: "(")
private let closing = UInt8(ascii: ")")
