import SourceText
import Testing

@Suite struct NameSetTests {
    /// Each operation against that of a set of ids, for names that are added in ascending, descending and any order.
    @Test func matchesSets() {
        var random = SplitMix(state: 11)
        for round in 0..<400 {
            let spread = ([64, 300, 5_000, 200_000] as [UInt32])[round % 4]
            let base = UInt32.random(in: 1..<100_000, using: &random)
            func ids() -> [UInt32] {
                let count = Int.random(in: 0..<12, using: &random)
                let ids = (0..<count).map { _ in base + UInt32.random(in: 0..<spread, using: &random) }
                return [ids, ids.sorted(), ids.sorted(by: >)].randomElement(using: &random) ?? ids
            }
            let (one, other, gone) = (ids(), ids(), ids())
            var names = NameSet(one.map { Name(id: $0) })
            var expected = Set(one)
            check(names, expected)
            check(names.union(NameSet(other.map { Name(id: $0) })), expected.union(other))
            check(names.subtracting(NameSet(other.map { Name(id: $0) })), expected.subtracting(other))
            for id in gone + one.prefix(2) {
                names.remove(Name(id: id))
                expected.remove(id)
            }
            check(names, expected)
            for id in other {
                names.insert(Name(id: id))
                expected.insert(id)
            }
            check(names, expected)
        }
    }

    private func check(_ names: NameSet, _ expected: Set<UInt32>) {
        #expect(names.map(\.id) == expected.sorted())
        #expect(names.isEmpty == expected.isEmpty)
        #expect(names == NameSet(expected.map { Name(id: $0) }))
        for id in expected {
            #expect(names.contains(Name(id: id)))
            #expect(names.contains(Name(id: id &+ 1)) == expected.contains(id &+ 1))
        }
        #expect(!names.contains(Name(id: (expected.min() ?? 1) - 1)) && !names.contains(Name(id: .max)))
    }

    @Test func equalityIsThatOfNames() {
        var one = NameSet([Name(id: 1_000), Name(id: 5)])
        #expect(one != [Name(id: 1_000)] && one == [Name(id: 5), Name(id: 1_000)])
        one.remove(Name(id: 5))
        #expect(one == [Name(id: 1_000)])
        one.remove(Name(id: 1_000))
        #expect(one == [] && one.isEmpty)
    }
}

/// Numbers that a seed decides.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
