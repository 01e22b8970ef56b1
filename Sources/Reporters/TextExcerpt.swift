import RuleKit
import SourceText

/// The lines of one file that a finding refers to, sorted, with line numbers and underlined ranges.
struct TextExcerpt {
    /// A location to show, with its marker.
    struct Item {
        let location: Location
        /// The character under the range: `^` for the violation, `-` for related locations.
        let marker: String
        let ink: Canvas.Ink
        let label: String?
        /// The number of lines to show before the range; blank lines at their start are left out.
        let context: Int
    }

    /// The part of a line that belongs to an item.
    private struct Mark {
        let bytes: Range<Int>
        let marker: String
        let ink: Canvas.Ink
        let label: String?
    }

    /// The location that names the file: that of the first item.
    let location: Location
    private var lines: [Int: [UInt8]] = [:]
    private var marks: [Int: [Mark]] = [:]

    /// A limit for the width that the caller passes; no terminal is wider.
    private static let mostColumns = 10_000

    /// - Parameter items: at least one; all in one file.
    init(_ items: [Item]) {
        location = items[0].location
        for item in items { add(item) }
    }

    /// Whether the excerpt of a location contains its first line.
    static func hasLine(_ location: Location) -> Bool { line(location.start.line, of: location) != nil }

    /// Whether there is no line to show.
    var isEmpty: Bool { lines.isEmpty }

    /// The highest line number; 0 without lines.
    var lastLine: Int { lines.keys.max() ?? 0 }

    private mutating func add(_ item: Item) {
        let location = item.location
        guard let first = TextExcerpt.line(location.start.line, of: location) else { return }
        let before = (0..<item.context).reversed().map { location.start.line - 1 - $0 }
        for number in before.drop(while: { TextExcerpt.line($0, of: location)?.allSatisfy(TextExcerpt.isBlank) ?? true }
        ) {
            lines[number] = TextExcerpt.line(number, of: location)
        }
        // The excerpt may not contain all lines of a long range.
        let last = min(
            location.lastLine,
            max(location.start.line, location.excerpt.firstLine + location.excerpt.lines.count - 1)
        )
        lines[location.start.line] = first
        let isOneLine = last == location.start.line
        mark(location.start.line, first, item, label: isOneLine ? item.label : nil)
        guard !isOneLine, let line = TextExcerpt.line(last, of: location) else { return }
        lines[last] = line
        mark(last, line, item, label: item.label)
    }

    private mutating func mark(_ number: Int, _ line: [UInt8], _ item: Item, label: String?) {
        let bytes = TextExcerpt.markedBytes(of: line, number: number, of: item.location)
        marks[number, default: []].append(Mark(bytes: bytes, marker: item.marker, ink: item.ink, label: label))
    }

    /// - Parameters:
    ///   - gutter: the number of digits of the highest line number of the finding.
    ///   - width: the width of the terminal in columns.
    func write(to canvas: inout Canvas, gutter: Int, width: Int) {
        let room = min(max(width, 40), Self.mostColumns) - gutter - 3
        var before: Int?
        for (number, line) in lines.sorted(by: { $0.key < $1.key }) {
            if let before, number > before + 1 {
                canvas.write(DisplayLine.ellipsis, .frame)
                canvas.endLine()
            }
            before = number
            write(line, number, room: room, gutter: gutter, to: &canvas)
        }
    }

    /// Writes a line with its marks below it, and repeats it if the marks are too far apart for the width.
    private func write(_ line: [UInt8], _ number: Int, room: Int, gutter: Int, to canvas: inout Canvas) {
        var rest = marks[number, default: []][...]
        repeat {
            var shown = rest.prefix(1)
            var whole = shown.first?.bytes ?? 0..<0
            var display = displayLine(line, around: whole, room: room)
            for mark in rest.dropFirst() {
                let wider = min(whole.lowerBound, mark.bytes.lowerBound)..<max(whole.upperBound, mark.bytes.upperBound)
                let next = displayLine(line, around: wider, room: room)
                guard next.columns(of: wider).count <= room - 2 * DisplayLine.ellipsis.utf8.count else { break }
                (whole, display) = (wider, next)
                shown = rest[..<(shown.endIndex + 1)]
            }
            let start = display.start(showing: display.columns(of: whole), room: room)
            write(
                display.shown(from: start, room: room, marking: 0..<0).text,
                number: number,
                gutter: gutter,
                to: &canvas
            )
            for mark in shown {
                let range = display.shown(from: start, room: room, marking: display.columns(of: mark.bytes)).marked
                canvas.write(String(repeating: " ", count: gutter + 1) + "|", .frame)
                canvas.write(String(repeating: " ", count: range.lowerBound + 1))
                canvas.write(
                    String(repeating: mark.marker, count: range.count) + (mark.label.map { " " + displayed($0) } ?? ""),
                    mark.ink
                )
                canvas.endLine()
            }
            rest = rest[shown.endIndex...]
        } while !rest.isEmpty
    }

    private func write(_ text: String, number: Int, gutter: Int, to canvas: inout Canvas) {
        let digits = String(number)
        canvas.write(String(repeating: " ", count: max(0, gutter - digits.utf8.count)) + digits + " |", .frame)
        // A blank source line gets no trailing spaces.
        if text.contains(where: { $0 != " " }) { canvas.write(" " + text) }
        canvas.endLine()
    }

    private func displayLine(_ line: [UInt8], around bytes: Range<Int>, room: Int) -> DisplayLine {
        // A column takes at most as many bytes as a long emoji sequence.
        DisplayLine(line, around: bytes, reach: room * 8)
    }

    private static func line(_ number: Int, of location: Location) -> [UInt8]? {
        let index = number - location.excerpt.firstLine
        guard location.excerpt.lines.indices.contains(index) else { return nil }
        let line = location.excerpt.lines[index]
        // The byte order mark counts for no column and is not displayed.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return number == 1 && line.starts(with: mark) ? Array(line.dropFirst(mark.count)) : line
    }

    /// The bytes of a line in the range; for a range of several lines, without indentation and trailing spaces.
    private static func markedBytes(of line: [UInt8], number: Int, of location: Location) -> Range<Int> {
        let textStart = line.firstIndex { !isBlank($0) } ?? 0
        let textEnd = (line.lastIndex { !isBlank($0) }).map { $0 + 1 } ?? line.count
        let lower = number > location.start.line ? textStart : min(location.start.utf8 - 1, line.count)
        let upper = number < location.end.line ? textEnd : min(location.end.utf8 - 1, line.count)
        return max(lower, 0)..<max(upper, lower, 0)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
