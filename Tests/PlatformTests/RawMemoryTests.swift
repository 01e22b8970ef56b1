import Platform
import Testing

@Suite struct RawMemoryTests {
    @Test func findsBytesAndTexts() {
        let text: StaticString = "one, two, two\0three"
        let start = text.utf8Start
        #expect(RawMemory.find(UInt8(ascii: ","), from: start, count: 13).map { $0 - start } == 3)
        #expect(RawMemory.find(UInt8(ascii: ","), from: start, count: 3) == nil)
        #expect(RawMemory.length(ofTerminated: start) == 13)
        let two: StaticString = "two"
        #expect(RawMemory.find(two.utf8Start, inTerminated: start).map { $0 - start } == 5)
        let three: StaticString = "three"
        #expect(RawMemory.find(three.utf8Start, inTerminated: start) == nil)
        #expect(RawMemory.isEqual(start + 5, start + 10, count: 3))
        #expect(!RawMemory.isEqual(start + 5, start, count: 3))
    }
}
