import SourceText
import Testing

/// Lines and columns of byte offsets.
@Suite struct LineMapTests {
    private func map(_ text: String) -> LineMap { LineMap(bytes: Array(text.utf8)) }

    private func columns(_ position: Position) -> [Int] {
        [position.line, position.utf8, position.utf16, position.scalar]
    }

    @Test func emptyFileHasOneLine() {
        let map = map("")
        #expect(map.lineCount == 1)
        #expect(columns(map.position(of: 0)) == [1, 1, 1, 1])
        #expect(map.range(ofLine: 1) == 0..<0)
    }

    @Test(arguments: [
        ("a\nb\n", 3), ("a\r\nb\r\n", 3), ("a\rb\r", 3), ("a\n\rb", 3), ("\r\r\n\n", 4),
        ("a\u{2028}b\u{0B}c\u{0C}d\u{85}e", 1),
    ])
    func lineEndsMatchSwift(_ text: String, _ lines: Int) {
        #expect(map(text).lineCount == lines)
    }

    @Test func linesExcludeEndsAndByteOrderMark() {
        let map = map("\u{FEFF}one\r\ntwo\rthree\n\nfive")
        let lines = (1...map.lineCount).map { String(decoding: map.bytes[map.range(ofLine: $0)], as: UTF8.self) }
        #expect(lines == ["one", "two", "three", "", "five"])
    }

    @Test func lineEndBelongsToItsLine() {
        let map = map("ab\r\ncd")
        #expect(columns(map.position(of: 2)) == [1, 3, 3, 3])
        #expect(columns(map.position(of: 3)) == [1, 4, 4, 4])
        #expect(columns(map.position(of: 4)) == [2, 1, 1, 1])
        #expect(columns(map.position(of: 6)) == [2, 3, 3, 3])
    }

    @Test func countsColumnsInEachUnit() {
        // One, two, three, four bytes; a family of seven scalars; a letter with a combining mark.
        let map = map("aé€😀👨‍👩‍👧‍👦e\u{301}x")
        #expect(columns(map.position(of: 1)) == [1, 2, 2, 2])
        #expect(columns(map.position(of: 3)) == [1, 4, 3, 3])
        #expect(columns(map.position(of: 6)) == [1, 7, 4, 4])
        #expect(columns(map.position(of: 10)) == [1, 11, 6, 5])
        #expect(columns(map.position(of: 35)) == [1, 36, 17, 12])
        #expect(columns(map.position(of: 38)) == [1, 39, 19, 14])
    }

    @Test func byteOrderMarkHasNoColumn() {
        let map = map("\u{FEFF}ab\né")
        #expect(columns(map.position(of: 0)) == [1, 1, 1, 1])
        #expect(columns(map.position(of: 3)) == [1, 1, 1, 1])
        #expect(map.position(of: 3).offset == 3)
        #expect(columns(map.position(of: 4)) == [1, 2, 2, 2])
        #expect(columns(map.position(of: 8)) == [2, 3, 2, 2])
    }

    @Test(
        arguments: [
            // Bytes that never occur in UTF-8, a truncated scalar, an overlong one, a surrogate, one beyond U+10FFFF.
            [0xFF, 0xFE, 0xFF], [0xE2, 0x82], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
            [0xF0, 0x9F, 0x98, 0xFF, 0xE2],
        ] as [[UInt8]])
    func invalidBytesAreOneColumn(_ run: [UInt8]) {
        let map = LineMap(bytes: [0x61] + run + [0x62] + run + [0x0A, 0x63])
        let behind = map.position(of: 1 + run.count)
        #expect(columns(behind) == [1, 2 + run.count, 3, 3])
        #expect(columns(map.position(of: 2 + run.count)) == [1, 3 + run.count, 4, 4])
        #expect(columns(map.position(of: 3 + 2 * run.count)) == [2, 1, 1, 1])
    }

    @Test func offsetInsideScalarHasItsColumn() {
        let map = map("😀b")
        #expect(columns(map.position(of: 2)) == [1, 3, 1, 1])
    }

    @Test func offsetsAfterEndAreClamped() {
        let map = map("ab")
        #expect(map.position(of: 99) == map.position(of: 2))
    }

    /// Far from the start of a line, counting begins at a checkpoint; the result is the same as from the start.
    @Test func measuresLongLines() {
        let unit = "aé😀"
        let map = map("x\n" + String(repeating: unit, count: 1000))
        for count in [0, 1, 73, 74, 500, 999, 1000] {
            #expect(columns(map.position(of: 2 + count * 7)) == [2, count * 7 + 1, count * 4 + 1, count * 3 + 1])
        }
    }

    @Test func aMillionInvalidBytesAreFast() {
        let map = LineMap(bytes: [UInt8](repeating: 0xFF, count: 1_000_000) + [0x61])
        #expect(columns(map.position(of: 1_000_000)) == [1, 1_000_001, 2, 2])
    }
}
