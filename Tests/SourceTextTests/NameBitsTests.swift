import SourceText
import Testing

@Suite struct NameBitsTests {
    @Test func hasNoFalseNegatives() {
        var bits = NameBloomFilter()
        #expect((0..<200).allSatisfy { !bits.contains(Name(id: $0)) })
        bits.insert(Name(id: 5))
        var others = NameBloomFilter()
        others.insert(Name(id: 130))
        bits.formUnion(others)
        #expect((0..<64).filter { bits.contains(Name(id: $0)) } == [2, 5])
        #expect(bits.contains(Name(id: 130)))
        #expect((0..<200).allSatisfy { NameBloomFilter.all.contains(Name(id: $0)) })
    }
}
