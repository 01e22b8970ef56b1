import RuleKit
import SourceText

/// The lines of a place beside their numbers, its range underlined.
struct TextExcerpt {
    let place: Place
    /// Under the range: `^` for what is wrong, `-` for what has to do with it.
    let marker: String
    let ink: Canvas.Ink
    let label: String?
    /// Whether the lines before the range are shown.
    let showsContext: Bool

    /// Wider than this no terminal is; a caller may say anything.
    private static let mostColumns = 10_000

    /// Whether there is a line to show.
    var isEmpty: Bool { line(place.start.line) == nil }

    /// The last line of the range that the excerpt holds: whoever made it may have cut a long range.
    var lastLine: Int {
        min(place.lastLine, max(place.start.line, place.excerpt.firstLine + place.excerpt.lines.count - 1))
    }

    /// - Parameters:
    ///   - gutter: digits of the widest line number of the finding.
    ///   - width: columns of the terminal.
    func write(to canvas: inout Canvas, gutter: Int, width: Int) {
        let room = min(max(width, 40), Self.mostColumns) - gutter - 3
        guard let first = displayLine(place.start.line, room: room) else { return }
        let start = first.line.start(showing: first.columns, room: room)
        if showsContext {
            for index in place.excerpt.lines.indices {
                let number = place.excerpt.firstLine + index
                guard number < place.start.line, let context = displayLine(number, room: room) else { break }
                let shown = context.line.shown(from: start, room: room, marking: 0..<0)
                write(shown.text, number: number, gutter: gutter, to: &canvas)
            }
        }
        let lastNumber = lastLine
        let isOneLine = lastNumber == place.start.line
        write(first, number: place.start.line, from: start, label: isOneLine ? label : nil, to: &canvas, gutter, room)
        guard !isOneLine, let last = displayLine(lastNumber, room: room) else { return }
        if lastNumber > place.start.line + 1 {
            canvas.write(DisplayLine.ellipsis, .frame)
            canvas.endLine()
        }
        let lastStart = last.line.start(showing: last.columns, room: room)
        write(last, number: lastNumber, from: lastStart, label: label, to: &canvas, gutter, room)
    }

    /// A line and the columns of it that the range takes.
    private struct MarkedLine {
        let line: DisplayLine
        let columns: Range<Int>
    }

    private func line(_ number: Int) -> [UInt8]? {
        let index = number - place.excerpt.firstLine
        guard place.excerpt.lines.indices.contains(index) else { return nil }
        let line = place.excerpt.lines[index]
        // No column counts the byte order mark, and no terminal shows it.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return number == 1 && line.starts(with: mark) ? Array(line.dropFirst(mark.count)) : line
    }

    private func displayLine(_ number: Int, room: Int) -> MarkedLine? {
        guard let line = line(number) else { return nil }
        let bytes = markedBytes(of: line, number: number)
        // A column takes at most as many bytes as a long emoji sequence.
        let display = DisplayLine(line, around: bytes, reach: room * 8)
        return MarkedLine(line: display, columns: display.columns(of: bytes))
    }

    /// The bytes of a line that are in the range; a range of several lines leaves indentation and trailing blanks out.
    private func markedBytes(of line: [UInt8], number: Int) -> Range<Int> {
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let textStart = line.firstIndex { !isBlank($0) } ?? 0
        let textEnd = (line.lastIndex { !isBlank($0) }).map { $0 + 1 } ?? line.count
        let lower = number > place.start.line ? textStart : min(place.start.utf8 - 1, line.count)
        let upper = number < place.end.line ? textEnd : min(place.end.utf8 - 1, line.count)
        return max(lower, 0)..<max(upper, lower, 0)
    }

    private func write(
        _ marked: MarkedLine, number: Int, from start: Int, label: String?, to canvas: inout Canvas, _ gutter: Int, _ room: Int
    ) {
        let shown = marked.line.shown(from: start, room: room, marking: marked.columns)
        write(shown.text, number: number, gutter: gutter, to: &canvas)
        canvas.write(String(repeating: " ", count: gutter + 1) + "|", .frame)
        canvas.write(String(repeating: " ", count: shown.marked.lowerBound + 1))
        canvas.write(String(repeating: marker, count: shown.marked.count) + (label.map { " " + displayed($0) } ?? ""), ink)
        canvas.endLine()
    }

    private func write(_ text: String, number: Int, gutter: Int, to canvas: inout Canvas) {
        let digits = String(number)
        canvas.write(String(repeating: " ", count: max(0, gutter - digits.utf8.count)) + digits + " |", .frame)
        // A blank line of the source leaves no blanks at the end of ours.
        if text.contains(where: { $0 != " " }) { canvas.write(" " + text) }
        canvas.endLine()
    }
}
