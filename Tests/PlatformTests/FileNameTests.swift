import Platform
import Testing

@Suite struct FileNameTests {
    /// Pairs of normalization form D and form C, as bytes.
    static let forms: [(decomposed: [UInt8], composed: [UInt8])] = [
        // Plain letters, and invalid UTF-8.
        (Array("App/Main.swift".utf8), Array("App/Main.swift".utf8)),
        ([0x61, 0xCC, 0xFF, 0x2E], [0x61, 0xCC, 0xFF, 0x2E]),
        // é; ö and ü.
        ([0x65, 0xCC, 0x81], [0xC3, 0xA9]),
        ([0x6F, 0xCC, 0x88, 0x2F, 0x75, 0xCC, 0x88], [0xC3, 0xB6, 0x2F, 0xC3, 0xBC]),
        // Two marks on one letter in both orders: ệ; and a mark that does not combine with the letter before it.
        ([0x65, 0xCC, 0xA3, 0xCC, 0x82], [0xE1, 0xBB, 0x87]),
        ([0x65, 0xCC, 0x82, 0xCC, 0xA3], [0xE1, 0xBB, 0x87]),
        ([0x78, 0xCC, 0x81, 0xCC, 0x81], [0x78, 0xCC, 0x81, 0xCC, 0x81]),
        // Japanese が; Korean 한글 with a trailing consonant, partially composed.
        ([0xE3, 0x81, 0x8B, 0xE3, 0x82, 0x99], [0xE3, 0x81, 0x8C]),
        (
            [
                0xE1, 0x84, 0x92, 0xE1, 0x85, 0xA1, 0xE1, 0x86, 0xAB, 0xE1, 0x84, 0x80, 0xE1, 0x85, 0xB3, 0xE1, 0x86,
                0xAF,
            ], [0xED, 0x95, 0x9C, 0xEA, 0xB8, 0x80]
        ),
        ([0xED, 0x95, 0x98, 0xE1, 0x86, 0xAB], [0xED, 0x95, 0x9C]),
        // A syllable with a trailing consonant does not combine with another.
        ([0xED, 0x95, 0x9C, 0xE1, 0x86, 0xAB], [0xED, 0x95, 0x9C, 0xE1, 0x86, 0xAB]),
        // A letter outside of the Basic Multilingual Plane: 𑂚.
        ([0xF0, 0x91, 0x82, 0x99, 0xF0, 0x91, 0x82, 0xBA], [0xF0, 0x91, 0x82, 0x9A]),
    ]

    @Test(arguments: forms.indices)
    func composesEquivalentForms(_ index: Int) {
        let (decomposed, composed) = FileNameTests.forms[index]
        #expect(FileName.composed(decomposed) == composed)
        #expect(FileName.composed(composed) == composed)
    }

    /// Each character with a canonical decomposition is composed from it, and is stable under composition.
    @Test func composesEveryScalar() {
        var count = 0
        for value in UInt32(0xC0)..<0x1_2000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let whole = Array(String(Character(scalar)).utf8)
            let once = FileName.composed(whole)
            #expect(FileName.composed(once) == once)
            #expect(String(decoding: once, as: UTF8.self) == String(decoding: whole, as: UTF8.self))
            if once == whole { count += 1 }
        }
        #expect(count > 60_000)
    }
}
