import RuleKit
import SourceText

/// What SARIF asks of the texts in it.
enum SARIFText {
    /// A path as a relative reference by RFC 3986, byte by byte: an encoded path leads back to the same file, whatever
    /// its bytes.
    static func uri(_ path: SourcePath) -> String {
        var uri: [UInt8] = []
        uri.reserveCapacity(path.bytes.count)
        for byte in path.bytes {
            if isPlain(byte) {
                uri.append(byte)
            } else {
                uri += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
            }
        }
        return String(decoding: uri, as: UTF8.self)
    }

    /// A message that may hold no link: `](` would make one of brackets that are code.
    static func plain(_ text: String) -> String {
        var text = text
        guard text.withUTF8({ $0.contains(UInt8(ascii: "]")) }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "(" && result.last == "]" { result.append(" ") }
            result.append(scalar)
        }
        return String(result)
    }

    /// A link to a related location, in the small language of links of plain text messages. Not every viewer knows its
    /// escapes, so `](` stands in no text of a link either.
    static func link(_ text: String, to id: Int) -> String {
        var result: [UInt8] = []
        for byte in plain(text).utf8 {
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "\\") {
                result.append(UInt8(ascii: "\\"))
            }
            result.append(byte)
        }
        return "[\(String(decoding: result, as: UTF8.self))](\(id))"
    }

    /// A text that ends as sentences do, as validators ask of messages.
    static func sentence(_ text: String) -> String {
        guard let last = text.last, !".!?".contains(last) else { return text }
        return text + "."
    }

    /// A text of at most so many UTF-16 units, cut between words: GitHub refuses descriptions over 1,024.
    static func cut(_ text: String, to most: Int) -> String {
        guard text.utf16.count > most else { return text }
        var units = 1
        var kept = text.prefix { character in
            units += character.utf16.count
            return units <= most
        }
        if let blank = kept.lastIndex(where: \.isWhitespace) { kept = kept[..<blank] }
        return kept + "…"
    }

    /// Unreserved characters and those that may stand in a path as they are; a colon might be taken for the end of a
    /// scheme.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/!$&'()*+,;=@".utf8.contains(byte)
        }
    }

    private static let hexadecimal = Array("0123456789ABCDEF".utf8)
}
