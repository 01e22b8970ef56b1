import RuleKit
import SourceText

/// Text on one line of a terminal: characters that move the cursor, end the line or change the direction are escaped.
func displayed(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    return text.map(displayed).joined()
}

/// A character as a terminal may display it.
func displayed(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.isInvisible else { return String(character) }
    return scalars.map(\.escaped).joined()
}

/// The width of an unescaped character in columns of a terminal.
func displayWidth(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII && character.unicodeScalars.count == 1 { return 1 }
    if first.isWide || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return 1
    }
}

extension Unicode.Scalar {
    /// Whether it controls the terminal instead of being displayed.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    fileprivate var escaped: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    /// Whether terminals use two columns: East Asian Width W and F, and characters that are emoji by default.
    fileprivate var isWide: Bool {
        guard value >= 0x1100 else { return false }
        return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
    }

    /// The blocks of East Asian Width W and F, rounded to the assigned characters in them.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF,
        0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F200...0x1F320, 0x20000...0x3FFFD,
    ]
}

extension String {
    /// The text without a final period, to embed it in another sentence.
    var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension Location {
    /// `path:line:column` for people: the column counts Unicode scalars.
    var display: String { "\(path.display):\(start.line):\(start.scalar)" }

    /// The last line of the range. A range that ends before a line's first column ends on the previous line.
    var lastLine: Int { end.line > start.line && end.utf8 <= 1 ? end.line - 1 : max(end.line, start.line) }

    /// Whether both are the same range of the same file.
    func isSame(as other: Location) -> Bool { path == other.path && start == other.start && end == other.end }
}

extension SourcePath {
    /// The path on one line, with escapes.
    var display: String { displayed(repairedText(bytes)) }
}
