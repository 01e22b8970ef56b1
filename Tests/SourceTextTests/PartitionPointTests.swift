import SourceText
import Testing

@Suite struct PartitionPointTests {
    @Test(arguments: 0..<9)
    func partitionPointEndsPrefix(_ count: Int) {
        for end in 0...count {
            #expect((0..<count).partitionPoint { $0 < end } == end)
            // A slice has the indices of its array.
            #expect(Array(-3..<count)[3...].partitionPoint { $0 < end } == end + 3)
        }
    }

    @Test func sortedListsContainElements() {
        let list = [1, 3, 3, 7]
        #expect((0...8).filter { list.holds($0) } == [1, 3, 7])
        #expect(![Int]().holds(0))
    }

    @Test func sortedListsIntersectRanges() {
        let list = [1, 3, 3, 7]
        for first in 0...9 {
            for end in 0...9 {
                #expect(list.holdsAny(from: first, before: end) == list.contains { $0 >= first && $0 < end })
            }
        }
    }
}
