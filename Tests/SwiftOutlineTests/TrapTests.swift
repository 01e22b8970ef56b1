import OutlineSupport
import Testing

/// The traps of Swift's grammar, one a fixture: see `Fixtures/Outlines/README.md`.
@Suite struct TrapTests {
    static let names = Fixtures.names(in: "Outlines", ending: ".swift")
    /// All but the one in UTF-16, which the tokenizer never sees.
    static let read = names.filter { number(of: $0) != 8 }

    private static func number(of name: String) -> Int { Int(name.prefix { $0 != "-" }) ?? 0 }

    @Test func everyTrapHasItsFixture() {
        #expect(Set(TrapTests.names.map(TrapTests.number)) == Set(1...88))
    }

    /// Rules up to 61 are about tokens, the rest about what they make up.
    @Test(arguments: read)
    func readsAsRecorded(_ name: String) throws {
        try Recording.check("Outlines/\(name)", usually: TrapTests.number(of: name) < 62 ? .tokens : .outline)
    }
}
