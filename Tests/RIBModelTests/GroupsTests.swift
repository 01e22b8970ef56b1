import SourceText
import Testing

@testable import RIBModel

/// Lists by key, held to dictionaries of random pairs.
@Suite struct GroupsTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 16 ^ state << 20
        }
    }

    private static func pairs(_ seed: Int, upTo highest: Int) -> [(TypeID, Int)] {
        var random = Random(state: UInt64(seed))
        return (0..<Int.random(in: 0..<40, using: &random)).map { position in
            (TypeID(Int.random(in: 0...highest, using: &random)), position)
        }
    }

    private static func dictionary(_ pairs: [(TypeID, Int)]) -> [TypeID: [Int]] {
        pairs.reduce(into: [:]) { $0[$1.0, default: []].append($1.1) }
    }

    @Test(arguments: 0..<200) func elementsOfAKeyKeepTheirOrder(seed: Int) {
        for highest in [0, 5, 63, 64, 300] {
            let pairs = GroupsTests.pairs(seed, upTo: highest)
            let (groups, expected) = (Groups(pairs), GroupsTests.dictionary(pairs))
            for key in 0...highest + 70 {
                #expect(Array(groups[TypeID(key)]) == expected[TypeID(key)] ?? [])
            }
            #expect(groups.keyNumbers == expected.keys.map(\.index).sorted())
        }
    }

    @Test(arguments: 0..<200) func changedKeysAreThoseWithOtherElements(seed: Int) {
        for highest in [2, 5, 100] {
            let (old, new) = (GroupsTests.pairs(seed, upTo: highest), GroupsTests.pairs(seed + 1, upTo: highest))
            let (before, after) = (GroupsTests.dictionary(old), GroupsTests.dictionary(new))
            let expected = (0...highest).filter { before[TypeID($0)] != after[TypeID($0)] }
            #expect(Groups(new).changedKeys(from: Groups(old)) == expected)
            #expect((Groups(new) == Groups(old)) == (before == after && expected.isEmpty))
        }
    }

    @Test func ranksCountTheNumbersBefore() {
        let numbers: [UInt32] = [200, 3, 64, 63, 3]
        let set = RankedSet(numbers)
        #expect(set.count == 4)
        #expect((0..<300).filter { set.rank(of: $0) != nil } == [3, 63, 64, 200])
        #expect([3, 63, 64, 200].map { set.rank(of: $0) } == [0, 1, 2, 3])
        #expect(Array(set.numbers) == [3, 63, 64, 200])
        #expect(set == RankedSet(below: 256, where: { numbers.contains(UInt32($0)) }))
        #expect(RankedSet([]).rank(of: 0) == nil)
    }
}
