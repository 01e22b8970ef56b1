/// Converts byte offsets of a file to lines and columns.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`. A byte order mark has no column. A maximal run of invalid UTF-8 is one
/// column in UTF-16 units and in scalars; UTF-8 columns count bytes. Created only for files with findings.
public struct LineMap: Sendable {
    /// The whole file.
    public let bytes: [UInt8]
    /// The offset of the first byte of each line; the first is 0, even with a byte order mark.
    private let starts: [UInt32]
    /// Whether the file is ASCII, so that all units are bytes.
    private let isASCII: Bool
    /// Columns at some offsets in long lines, so that computing a column scans a short distance only.
    private let milestones: [Milestone]
    private let markLength: Int

    /// An offset with the number of units before it in its line.
    private struct Milestone {
        var offset: Int
        var utf16: Int
        var scalars: Int
    }

    /// The approximate number of bytes between two milestones.
    private static let stride = 512

    public init(bytes: [UInt8]) {
        self.bytes = bytes
        markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        (starts, isASCII) = bytes.withUnsafeBytes { LineMap.scan($0) }
        milestones = isASCII ? [] : LineMap.milestones(of: bytes, starts, markLength: markLength)
    }

    /// The offset of the first byte of each line, and whether all bytes are ASCII.
    private static func scan(_ all: UnsafeRawBufferPointer) -> (starts: [UInt32], isASCII: Bool) {
        var starts: [UInt32] = [0]
        starts.reserveCapacity(all.count / 32 + 1)
        var united: UInt64 = 0
        func collect(_ range: Range<Int>) {
            for index in range where all[index] == 0x0A || all[index] == 0x0D {
                let isFirstOfTwo = all[index] == 0x0D && index + 1 < all.count && all[index + 1] == 0x0A
                if !isFirstOfTwo { starts.append(UInt32(index + 1)) }
            }
        }
        var index = 0
        // Eight bytes at a time: line ends are among the smallest bytes, which are rare.
        while index + 8 <= all.count {
            let word = all.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            united |= word
            if word.hasByte(below: 0x0E) { collect(index..<index + 8) }
            index += 8
        }
        collect(index..<all.count)
        while index < all.count {
            united |= UInt64(all[index])
            index += 1
        }
        return (starts, united & UInt64.highBits == 0)
    }

    /// The number of lines: one more than there are line ends.
    public var lineCount: Int { starts.count }

    /// The line of a byte, from 1. A line end belongs to its line.
    public func line(of offset: Int) -> Int { max(starts.partitionPoint { Int($0) <= offset }, 1) }

    /// The position of an offset. An offset inside a scalar has the UTF-16 and scalar columns of that scalar; one
    /// beyond the end of the file counts as the end.
    public func position(of offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(of: offset)
        let start = line == 1 ? markLength : Int(starts[line - 1])
        guard offset > start else { return Position(line: line, utf8: 1, utf16: 1, scalar: 1, offset: offset) }
        let utf8 = offset - start + 1
        if isASCII { return Position(line: line, utf8: utf8, utf16: utf8, scalar: utf8, offset: offset) }
        let units = units(from: start, to: offset)
        return Position(line: line, utf8: utf8, utf16: units.utf16 + 1, scalar: units.scalars + 1, offset: offset)
    }

    /// The position of the first byte of a line (from 1).
    public func position(ofLine line: Int) -> Position { position(of: range(ofLine: line).lowerBound) }

    /// The bytes of a line (from 1), without its line end and without a byte order mark.
    public func range(ofLine line: Int) -> Range<Int> {
        let start = line == 1 ? markLength : Int(starts[line - 1])
        var end = line < starts.count ? Int(starts[line]) : bytes.count
        if line < starts.count {
            end -= 1
            if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
        }
        return start..<max(start, end)
    }

    /// - Parameter start: the start of the offset's line.
    private func units(from start: Int, to offset: Int) -> (utf16: Int, scalars: Int) {
        let next = milestones.partitionPoint { $0.offset <= offset }
        var at = Milestone(offset: start, utf16: 0, scalars: 0)
        if next > 0, milestones[next - 1].offset > start { at = milestones[next - 1] }
        while at.offset < offset {
            let unit = LineMap.unit(bytes, at: at.offset)
            guard at.offset + unit.length <= offset else { break }
            at.offset += unit.length
            at.utf16 += unit.utf16
            at.scalars += 1
        }
        return (at.utf16, at.scalars)
    }

    private static func milestones(of bytes: [UInt8], _ starts: [UInt32], markLength: Int) -> [Milestone] {
        var found: [Milestone] = []
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
            var at = Milestone(offset: index == 0 ? markLength : Int(start), utf16: 0, scalars: 0)
            var last = at.offset
            while end - last > stride, at.offset < end {
                let unit = unit(bytes, at: at.offset)
                at.offset += unit.length
                at.utf16 += unit.utf16
                at.scalars += 1
                guard at.offset - last >= stride else { continue }
                found.append(at)
                last = at.offset
            }
        }
        return found
    }

    /// The length of the scalar at an offset, or of the run of invalid bytes there.
    private static func unit(_ bytes: [UInt8], at offset: Int) -> (length: Int, utf16: Int) {
        if bytes[offset] < 0x80 { return (1, 1) }
        let length = scalarLength(bytes, at: offset)
        if length > 0 { return (length, length == 4 ? 2 : 1) }
        var end = offset + 1
        while end < bytes.count, scalarLength(bytes, at: end) == 0 { end += 1 }
        return (end - offset, 1)
    }

    /// The length of the well-formed scalar at an offset, by table 3-7 of the Unicode standard; 0 if there is none.
    private static func scalarLength(_ bytes: [UInt8], at offset: Int) -> Int {
        func isContinuation(_ distance: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
            offset + distance < bytes.count && bytes[offset + distance] >= low && bytes[offset + distance] <= high
        }
        switch bytes[offset] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
        case 0xE0: return isContinuation(1, 0xA0) && isContinuation(2) ? 3 : 0
        case 0xED: return isContinuation(1, 0x80, 0x9F) && isContinuation(2) ? 3 : 0
        case 0xE1...0xEF: return isContinuation(1) && isContinuation(2) ? 3 : 0
        case 0xF0: return isContinuation(1, 0x90) && isContinuation(2) && isContinuation(3) ? 4 : 0
        case 0xF1...0xF3: return isContinuation(1) && isContinuation(2) && isContinuation(3) ? 4 : 0
        case 0xF4: return isContinuation(1, 0x80, 0x8F) && isContinuation(2) && isContinuation(3) ? 4 : 0
        default: return 0
        }
    }
}
