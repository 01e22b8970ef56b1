internal import RuleKit
internal import SourceText

extension Diagnostic.Edit {
    /// - Parameter location: that of the edit's site.
    init(_ edit: Fix.Edit, at location: Location) {
        let lines = EditedLines(location)
        switch edit.placement {
        case .inPlace: self.init(location: location, replacement: edit.replacement)
        case .lineBefore:
            self.init(
                location: lines.insertion(at: location.start),
                replacement: edit.replacement + (lines.beginsLine ? "\n" + lines.indentation : "; "))
        case .lineAfter where lines.rest.isEmpty:
            self.init(
                location: lines.insertion(at: location.end),
                replacement: "\n" + lines.indentation + edit.replacement)
        case .lineAfter where lines.rest.starts(with: "//".utf8):
            self.init(
                location: lines.insertion(at: lines.endOfLastLine),
                replacement: "\n" + lines.indentation + edit.replacement)
        case .lineAfter:
            self.init(location: lines.insertion(at: location.end), replacement: "; " + edit.replacement)
        case .removal:
            self.init(location: lines.removal, replacement: "")
        case .link:
            self.init(
                location: lines.insertion(at: location.end),
                replacement: (lines.isMemberOnOwnLine ? "\n" + lines.indentation : "") + edit.replacement)
        }
    }
}

/// The text around a site in its first and its last line.
private struct EditedLines {
    private let location: Location
    /// The text of the first line before the site, without the indentation.
    private let before: ArraySlice<UInt8>
    /// The text of the last line after the site, with leading blanks.
    private let after: ArraySlice<UInt8>
    /// The blanks at the start of the first line.
    let indentation: String

    init(_ location: Location) {
        let lines = location.excerpt.lines
        func line(_ number: Int) -> [UInt8] {
            let index = number - location.excerpt.firstLine
            return lines.indices.contains(index) ? lines[index] : []
        }
        let first = line(location.start.line)
        let blanks = first.prefix(while: EditedLines.isBlank)
        self.location = location
        before = first.prefix(max(location.start.utf8 - 1, blanks.count)).dropFirst(blanks.count)
        after = line(location.end.line).dropFirst(location.end.utf8 - 1)
        indentation = String(decoding: blanks, as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Whether nothing is before the site in its first line.
    var beginsLine: Bool { before.isEmpty }

    /// Whether the site is a member that continues a chain on a line of its own.
    var isMemberOnOwnLine: Bool { before.elementsEqual(".".utf8) || before.elementsEqual("?.".utf8) }

    /// The text of the last line after the site.
    var rest: ArraySlice<UInt8> { after.drop(while: EditedLines.isBlank) }

    var endOfLastLine: Position { end(with: after) }

    /// The end of a text that follows the site.
    private func end(with text: ArraySlice<UInt8>) -> Position {
        let (end, string) = (location.end, String(decoding: text, as: UTF8.self))
        return Position(
            line: end.line, utf8: end.utf8 + text.count, utf16: end.utf16 + string.utf16.count,
            scalar: end.scalar + string.unicodeScalars.count, offset: end.offset + text.count)
    }

    /// The site as a statement, with its semicolon, and with its lines if nothing else is in them.
    var removal: Location {
        var following = rest.first == UInt8(ascii: ";") ? rest.dropFirst() : after
        if beginsLine { following = following.drop(while: EditedLines.isBlank) }
        let isAlone = beginsLine && following.isEmpty
        let wholeLines = isAlone ? location.nextLine.map { (start: startOfFirstLine, end: $0) } : nil
        let range = wholeLines ?? (location.start, end(with: after[..<following.startIndex]))
        return Location(path: location.path, start: range.start, end: range.end, excerpt: location.excerpt)
    }

    private var startOfFirstLine: Position {
        let start = location.start
        return Position(line: start.line, utf8: 1, utf16: 1, scalar: 1, offset: start.offset - (start.utf8 - 1))
    }

    func insertion(at position: Position) -> Location {
        Location(path: location.path, start: position, end: position, excerpt: location.excerpt)
    }
}
