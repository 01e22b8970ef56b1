import Testing

@testable import RIBModel

/// The names with fixed ids.
@Suite struct LibraryWordTests {
    /// A name that two libraries list is interned once, which would shift the ids of all names after it.
    @Test func eachNameIsListedOnce() {
        let counts = LibraryWords.texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    }

    /// The words of a library begin after the last one of the library before.
    @Test func idsFollowEachOther() {
        var next = LanguageWord.end
        for library in LibraryWords.libraries {
            #expect(library.start == next, "\(library)")
            next = library.start + UInt32(library.texts.count)
        }
    }
}
