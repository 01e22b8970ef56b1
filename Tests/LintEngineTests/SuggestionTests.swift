import LintEngine
import Testing

/// Suggestions for misspelled words.
@Suite struct SuggestionTests {
    private let words = [
        "strong_router", "view_self_dismissal", "undisposed_subscription", "unreset_dispose_bag", "sarif", "json",
        "jsonl",
    ]

    @Test(arguments: [
        ("strong_routr", "strong_router"), ("strongrouter", "strong_router"), ("Strong_Router", "strong_router"),
        ("srif", "sarif"),
        ("jsno", "json"), ("unreset_disposebag", "unreset_dispose_bag"), ("view", "view_self_dismissal"),
        ("xyzzy", nil), ("", nil),
        (String(repeating: "a", count: 10_000), nil),
    ])
    func findsTheNearest(_ word: String, _ expected: String?) {
        #expect(Suggestion.nearest(to: word, among: words) == expected)
    }
}
