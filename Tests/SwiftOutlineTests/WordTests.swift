import OutlineSupport
import SourceText
import Testing

/// The tokenizer scans words eight bytes at a time. This test combines each length with each possible next byte.
@Suite struct WordTests {
    private static let wordBytes = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$".utf8)

    @Test(arguments: 1...25) func endsBeforeOtherBytes(_ length: Int) {
        let frontEnd = FrontEnd()
        for byte in UInt8.min..<0x80 {
            _ = frontEnd.outline([UInt8](repeating: UInt8(ascii: "z"), count: length) + [byte])
            let expected = WordTests.wordBytes.contains(byte) ? length + 1 : length
            #expect(Int(frontEnd.buffer[0].length) == expected, "\(length) letters before byte \(byte)")
        }
    }

    @Test(arguments: 1...25) func continuesAfterNonASCIILetters(_ length: Int) {
        let frontEnd = FrontEnd()
        let letters = [UInt8](repeating: UInt8(ascii: "z"), count: length)
        _ = frontEnd.outline(letters + Array("é".utf8) + letters + Array("\u{A0}z".utf8))
        #expect(Int(frontEnd.buffer[0].length) == 2 * length + 2)
    }
}
