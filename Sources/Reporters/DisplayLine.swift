internal import SourceText

/// A source line as a terminal displays it: with tabs expanded, wide characters measured and control characters
/// escaped.
struct DisplayLine {
    /// One character, with the range of the line's bytes that it represents.
    private struct Cell {
        let text: String
        let width: Int
        /// The column of the terminal where it starts, from 0.
        let column: Int
        let bytes: Range<Int>
    }

    private var cells: [Cell] = []
    /// The width in columns of the terminal.
    private(set) var width = 0
    /// Whether bytes before or after the requested part were left out.
    private let isCutBefore: Bool
    private let isCutAfter: Bool

    static let tabStop = 4
    static let ellipsis = "..."

    /// - Parameters:
    ///   - interest: the bytes of the line to show. In a very long line only the bytes around them are read, so a
    ///     finding in a line of a megabyte costs no more than another.
    ///   - reach: the number of bytes around them to read.
    init(_ line: [UInt8], around interest: Range<Int>, reach: Int) {
        var lower = max(0, min(interest.lowerBound, line.count) - reach)
        var upper = min(line.count, max(lower, min(interest.upperBound, interest.lowerBound + reach)) + reach)
        // Moves the cut to the start of a character, which would otherwise be shown as invalid.
        while lower > 0, lower < line.count, line[lower] & 0xC0 == 0x80 { lower -= 1 }
        while upper < line.count, line[upper] & 0xC0 == 0x80 { upper += 1 }
        isCutBefore = lower > 0
        isCutAfter = upper < line.count
        append(line[lower..<upper])
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        // The end of each scalar of the repaired text in the line: a run of invalid bytes is one scalar of the text.
        let (text, ends) = bytes.withUnsafeBufferPointer { buffer in
            var ends: [Int] = []
            var index = 0
            while index < buffer.count {
                index += buffer.sequenceLength(at: index) ?? buffer.invalidLength(at: index)
                ends.append(bytes.startIndex + index)
            }
            return (repairedText(buffer), ends)
        }
        var scalars = 0
        var start = bytes.startIndex
        for character in text {
            scalars += character.unicodeScalars.count
            let end = ends[scalars - 1]
            let shown: String
            let columns: Int
            if character == "\t" {
                columns = Self.tabStop - width % Self.tabStop
                shown = String(repeating: " ", count: columns)
            } else {
                shown = displayed(character)
                columns = shown == String(character) ? displayWidth(character) : shown.utf8.count
            }
            cells.append(Cell(text: shown, width: columns, column: width, bytes: start..<end))
            width += columns
            start = end
        }
    }

    /// The columns of a range of the line's bytes; at least one column, so that an insertion point can be marked.
    func columns(of bytes: Range<Int>) -> Range<Int> {
        guard let first = cells.firstIndex(where: { $0.bytes.upperBound > bytes.lowerBound }) else {
            return width..<(width + 1)
        }
        let start = cells[first].column
        guard let last = cells.lastIndex(where: { $0.bytes.lowerBound < bytes.upperBound }),
            last >= first,
            !bytes.isEmpty
        else {
            return start..<(start + 1)
        }
        return start..<max(cells[last].column + cells[last].width, start + 1)
    }

    /// The first column to display, so that a range is visible in the available width with as much context as possible.
    func start(showing columns: Range<Int>, room: Int) -> Int {
        let dots = Self.ellipsis.utf8.count
        if !isCutBefore {
            if width <= room && !isCutAfter { return 0 }
            if columns.upperBound <= room - dots { return 0 }
        }
        let inner = room - 2 * dots
        var start = max(0, columns.lowerBound - max(0, inner - columns.count) / 2)
        // Near the end of the line there is room for more context before the range.
        if !isCutAfter { start = min(start, max(0, width - (room - dots))) }
        return wordStart(in: start...max(start, columns.lowerBound)) ?? start
    }

    /// The first column in a range where a word starts, so that the cut is not inside a word.
    private func wordStart(in range: ClosedRange<Int>) -> Int? {
        func isWord(_ cell: Cell) -> Bool { cell.text.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
        let index = cells.indices.dropFirst().first { index in
            let cell = cells[index]
            return range.contains(cell.column) && isWord(cell) && !isWord(cells[index - 1])
        }
        return index.map { cells[$0].column }
    }

    /// The part of the line that fits, starting at a column, and the position of a range of columns in it.
    func shown(from start: Int, room: Int, marking columns: Range<Int>) -> (text: String, marked: Range<Int>) {
        let dots = Self.ellipsis.utf8.count
        let isOpenBefore = start > 0 || isCutBefore
        let offset = isOpenBefore ? dots : 0
        let fits = offset + width - start <= room && !isCutAfter
        let end = fits ? width : start + room - offset - dots
        var text = isOpenBefore ? Self.ellipsis : ""
        var column = start
        for cell in cells where cell.column >= start && cell.column + cell.width <= end {
            // Half of a wide character at the cut is replaced by a space.
            text += String(repeating: " ", count: cell.column - column) + cell.text
            column = cell.column + cell.width
        }
        if !fits { text += Self.ellipsis }
        let lower = min(max(columns.lowerBound, start), max(end, start))
        let upper = max(min(columns.upperBound, max(end, start + 1)), lower + 1)
        return (text, (lower - start + offset)..<(upper - start + offset))
    }
}
