/// Keys of rules in the form of SwiftLint, which compares text with regular expressions.
enum ForeignRule {
    static func isKey(_ word: String) -> Bool { keys.contains(word) }

    private static let keys: Set<String> = [
        "regex", "match_kinds", "excluded_match_kinds", "capture_group", "included", "excluded", "execution_mode",
    ]

    /// What to write instead; nil for another key.
    static func message(_ word: String) -> String? {
        guard isKey(word) else { return nil }
        return "'\(word)' is not supported; select by name, role or path: "
            + "https://github.com/riblint/riblint/blob/main/Documentation/FROM-SWIFTLINT.md"
    }
}
