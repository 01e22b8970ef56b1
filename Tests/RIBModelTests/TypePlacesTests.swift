import Testing

@testable import RIBModel

/// Where the answers for each type are in a table.
@Suite struct TypePlacesTests {
    @Test func typesWithTheSameAncestorsAreAdjacentAndInOrder() {
        #expect(TypePlaces.all([0, 4, 0, 2, 4, 0]) == [0, 3, 1, 5, 4, 2])
        #expect(TypePlaces.all([]) == [])
    }

    /// Each type has a place of its own, however many groups there are.
    @Test(arguments: [1, 63, 64, 65, 300])
    func placesAreAPermutation(_ groups: Int) {
        let ancestors = (0..<1_000).map { UInt64($0 * 7 % groups) }
        #expect(TypePlaces.all(ancestors).sorted() == (0..<1_000).map { Int32($0) })
    }
}
