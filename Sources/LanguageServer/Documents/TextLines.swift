/// The lines of a client's text, to convert positions of the protocol to offsets. A line ends at `\n`, `\r\n` or a lone
/// `\r`, by LSP 3.17, section "Text Documents". A byte order mark has a column, unlike in a `LineMap`.
struct TextLines {
    private let text: [UInt8]
    /// The offset of the first byte of each line.
    private let starts: [Int]

    init(_ text: [UInt8]) {
        self.text = text
        var starts = [0]
        text.withUnsafeBufferPointer { text in
            for (index, byte) in text.enumerated() where byte == 0x0A || byte == 0x0D {
                let isFirstOfTwo = byte == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
                if !isFirstOfTwo { starts.append(index + 1) }
            }
        }
        self.starts = starts
    }

    /// The bytes of a line, from 0, without its line end.
    func range(ofLine line: Int) -> Range<Int> {
        let start = starts[line]
        var end = line + 1 < starts.count ? starts[line + 1] : text.count
        while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// The offset of a position in bytes. A column beyond the line is its end, a line beyond the text is the text's
    /// end, and a column within a scalar is the scalar's start.
    ///
    /// - Returns: also whether the text has that position.
    func offset(of position: TextPosition, _ encoding: PositionEncoding) -> (offset: Int, isExact: Bool) {
        guard position.line < starts.count else { return (text.count, false) }
        let line = range(ofLine: position.line)
        var (offset, column) = (line.lowerBound, 0)
        while column < position.character, offset < line.upperBound {
            let (length, units) = scalar(at: offset, in: line.upperBound, encoding)
            if column + units > position.character { return (offset, false) }
            offset += length
            column += units
        }
        return (offset, column == position.character)
    }

    /// The position of an offset, in units of the encoding.
    func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
        let offset = min(max(offset, 0), text.count)
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        var (at, column) = (starts[low], 0)
        while at < offset {
            let (length, units) = scalar(at: at, in: text.count, encoding)
            at += length
            if at <= offset { column += units }
        }
        return TextPosition(line: low, character: column)
    }

    /// The length of a scalar in bytes and in units. The text is well-formed, as strings are.
    private func scalar(at offset: Int, in end: Int, _ encoding: PositionEncoding) -> (length: Int, units: Int) {
        let length: Int
        switch text[offset] {
        case ..<0xC0: length = 1
        case ..<0xE0: length = 2
        case ..<0xF0: length = 3
        default: length = 4
        }
        switch encoding {
        case .utf8: return (min(length, end - offset), length)
        case .utf16: return (min(length, end - offset), length == 4 ? 2 : 1)
        case .utf32: return (min(length, end - offset), 1)
        }
    }
}
