import RuleKit
import SourceText

/// Escapes text for SARIF.
enum SARIFText {
    /// A path as a relative reference by RFC 3986, byte by byte, so that decoding yields the same file for any bytes.
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

    /// A message without links: escapes `](`, which would turn code in brackets into a link.
    static func plain(_ text: String) -> String {
        var text = text
        guard text.withUTF8({ $0.containsLink }) else { return text }
        var result: [UInt8] = []
        for byte in text.utf8 {
            if byte == UInt8(ascii: "("), result.last == UInt8(ascii: "]") { result.append(UInt8(ascii: " ")) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A link to a related location, in the syntax for links in plain text messages. Some viewers do not support its
    /// escapes, so the text of a link contains no `](` either.
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

    /// A text with a final period, which validators require of messages.
    static func sentence(_ text: String) -> String {
        guard let last = text.last, !".!?".contains(last) else { return text }
        return text + "."
    }

    /// A text of at most that many UTF-16 units, cut between words: GitHub rejects descriptions over 1,024.
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

    /// Unreserved characters and others that a path may contain unescaped. A colon is escaped, because it could end a
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

extension UnsafeBufferPointer<UInt8> {
    /// Whether `](` occurs.
    fileprivate var containsLink: Bool {
        var next = 0
        while let bracket = index(of: UInt8(ascii: "]"), from: next) {
            next = bracket + 1
            if next < count, self[next] == UInt8(ascii: "(") { return true }
        }
        return false
    }
}
