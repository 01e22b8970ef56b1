import OutlineSupport
import Testing

/// Difficult parts of Swift's grammar, a fixture for each: see `Fixtures/Outlines/README.md`.
@Suite struct TrapTests {
    static let names = Fixtures.names(in: "Outlines", ending: ".swift")
    /// All fixtures except that in UTF-16, which never reaches the tokenizer.
    static let read = names.filter { number(of: $0) != 8 }

    private static func number(of name: String) -> Int { Int(name.prefix { $0 != "-" }) ?? 0 }

    @Test func everyTrapHasAFixture() {
        #expect(Set(TrapTests.names.map(TrapTests.number)) == Set(1...88))
    }

    /// Fixtures up to 61 are about tokens, the others about declarations and statements.
    @Test(arguments: read)
    func matchesRecording(_ name: String) throws {
        try Recording.check("Outlines/\(name)", usually: TrapTests.number(of: name) < 62 ? .tokens : .outline)
    }
}
