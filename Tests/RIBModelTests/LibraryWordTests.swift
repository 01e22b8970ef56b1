import Testing

@testable import RIBModel

/// The names with fixed ids.
@Suite struct LibraryWordTests {
    /// A name that two libraries list is interned once, which would shift the ids of all names after it.
    @Test func eachNameIsListedOnce() {
        let counts = LibraryWords.texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    }
}
