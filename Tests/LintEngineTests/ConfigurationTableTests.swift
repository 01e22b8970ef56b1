import SourceText
import Testing

@testable import LintEngine

/// The table of keys reads its own output without changes.
@Suite struct ConfigurationTableTests {
    private func read(_ text: String) -> ConfigurationReader.Reading {
        // An extended file would have to exist.
        ConfigurationMistakeTests.read(text.replacing("extends: ../shared.riblint.yml\n", with: "").utf8)
    }

    /// A configuration that combines the examples of all keys.
    private static let examples = ConfigurationTable.keys.map(\.outline).filter {
        $0.name != "only_rules" && $0.name != "opt_in_rules"
    }
    .map { key in
        guard case .section(let inner) = key.form else {
            return key.example.hasPrefix("-") ? "\(key.name):\n  \(key.example)\n" : "\(key.name): \(key.example)\n"
        }
        return "\(key.name):\n" + inner.map { "  \($0.name): \($0.example)\n" }.joined()
    }.joined()

    @Test func examplesAreValidAndHaveAnEffect() {
        let result = read(ConfigurationTableTests.examples)
        #expect(result.mistakes.isEmpty, "\(result.mistakes.map(\.description))")
        #expect(ConfigurationListing(result.configuration).text != ConfigurationListing(Configuration()).text)
    }

    @Test func listingRoundTrips() {
        let texts = [
            "", ConfigurationTableTests.examples, "only_rules: [strong_router, strong_router]",
            """
            excluded: ["a b", 'it''s', "q\\"\\\\x", off, "1", "tab\\t.swift", "é\\u2028", "!x", "- a", "a: b", ...]
            """,
            """
            overrides:
            - {paths: [a, "*"], rules: {strong_router: {severity: note}}}
            - {paths: [b], rules: {view_self_dismissal: off}}
            """,
        ]
        for text in texts {
            let first = read(text)
            #expect(first.mistakes.isEmpty, "\(first.mistakes.map(\.description))")
            let listing = ConfigurationListing(first.configuration).text
            let second = read(listing)
            #expect(second.mistakes.isEmpty, "\(listing) \(second.mistakes.map(\.description))")
            #expect(ConfigurationListing(second.configuration).text == listing)
        }
    }

    @Test func listingShowsEachKey() {
        let text = ConfigurationListing(Configuration()).text
        for key in ConfigurationTable.keys.map(\.outline) { #expect(text.contains("\(key.name):")) }
        #expect(text.hasPrefix("version: 1  # Version of this format: 1.\nriblint_version:  # The versions of riblint"))
        #expect(text.hasSuffix("baseline:  # The baseline: a file of accepted findings.\n"))
    }

    @Test func schemaContainsEachKey() {
        let schema = ConfigurationSchema(rules: ["strong_router"]).text
        func names(_ keys: [KeyOutline]) -> [String] {
            keys.flatMap { key -> [String] in
                switch key.form {
                case .section(let inner), .sections(let inner): [key.name] + names(inner)
                default: [key.name]
                }
            }
        }
        for name in names(ConfigurationTable.keys.map(\.outline)) {
            #expect(schema.contains("\"\(name)\": {"), "\(name)")
        }
        #expect(schema.contains(#"{"enum": ["strong_router", "recommended", "all", "custom"]}"#))
    }
}
