import Testing

@testable import LintEngine

/// What lines of a `.gitignore` file match. Each row agrees with git 2.39's `check-ignore`.
@Suite struct IgnoreTests {
    /// Whether the pattern matches the path; a path that ends with a slash is a folder.
    private func matches(_ pattern: String, _ path: String, depth: Int = 0, _ letterCase: LetterCase = .significant) -> Bool {
        guard let compiled = IgnorePattern(line: Array(pattern.utf8)[...], letterCase: letterCase) else { return false }
        let isFolder = path.hasSuffix("/")
        let names = path.split(separator: "/")
        var ranges: [Range<Int>] = []
        var bytes: [UInt8] = []
        for name in names {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
            ranges.append(bytes.count..<(bytes.count + name.utf8.count))
            bytes += Array(name.utf8)
        }
        return bytes.withUnsafeBufferPointer {
            compiled.matches(IgnorePattern.Candidate(path: $0, names: ranges, isFolder: isFolder), depth: depth)
        }
    }

    @Test(arguments: [
        // Without a slash: the last name, at any depth.
        ("a.swift", "a.swift", true), ("a.swift", "x/y/a.swift", true), ("a.swift", "a.swift2", false), ("build", "x/build/", true),
        // A slash at the start or inside: from the file's folder on.
        ("/a.swift", "a.swift", true), ("/a.swift", "x/a.swift", false), ("x/a.swift", "x/a.swift", true), ("x/a.swift", "y/x/a.swift", false),
        // A slash at the end: folders only.
        ("build/", "build/", true), ("build/", "build", false), ("build/", "x/build/", true), ("x/build/", "x/build/", true),
        ("/build/", "x/build/", false),
        // Stars stop at slashes, two of them do not.
        ("*.swift", "x/a.swift", true), ("x/*.swift", "x/a.swift", true), ("x/*.swift", "x/y/a.swift", false), ("a*b*c", "aXbYbZc", true),
        ("a*b*c", "aXbYbZ", false), ("**/x", "x", true), ("**/x", "a/b/x", true), ("a/**/x", "a/x", true), ("a/**/x", "a/b/c/x", true),
        ("a/**/x", "b/a/x", false), ("a/**", "a/", false), ("a/**", "a/b", true), ("a/**", "a/b/c", true), ("**", "a/b", true), ("/**", "a", true),
        ("a/**b", "a/cb", true), ("a/**b", "a/c/b", false), ("a/***/x", "a/b/c/x", true), ("**/a/**/b/**", "x/a/y/b/z", true),
        ("a//b", "a/b", false),
        // One byte each.
        ("?.swift", "a.swift", true), ("?.swift", ".swift", false), ("a?b", "a/b", false), ("??", "é", true),
        // Brackets.
        ("[ab].swift", "b.swift", true), ("[ab].swift", "c.swift", false), ("[!ab].swift", "c.swift", true), ("[^ab].swift", "a.swift", false),
        ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[z-a]", "m", false), ("[]a]", "]", true), ("[!]a]", "]", false), ("[a-]", "-", true),
        ("[\\]a]", "]", true), ("[[:digit:]]", "7", true), ("[[:alpha:][:digit:]_]", "_", true), ("[[:upper:]]", "a", false), ("[[:nope:]]", "n", false),
        ("[a", "[a", false), ("a[/]b", "a/b", false), ("a[!x]b", "a/b", false), ("[[:a]", ":", true),
        // Backslashes.
        ("\\*", "*", true), ("\\*", "a", false), ("\\#a", "#a", true), ("\\!a", "!a", true), ("a\\b", "ab", true), ("a\\\\b", "a\\b", true),
        ("a\\", "a\\", false), ("x\\/a", "x/a", true),
        // Blanks at the end go, unless kept by a backslash.
        ("a  ", "a", true), ("a\\ ", "a ", true), ("a\\  ", "a ", true), ("a b", "a b", true), (" a", " a", true), (" a", "a", false),
        ("a\t", "a", false),
        // Comments and nothing.
        ("# a", "# a", false), ("", "a", false), ("   ", "a", false), ("/", "a", false), ("!", "a", false),
    ])
    func matchesAsGitDoes(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(matches(pattern, path) == expected, "\(pattern) on \(path)")
    }

    /// Rows agree with git 2.39 where `core.ignorecase` is set.
    @Test(arguments: [
        ("Pods", "pods/", true), ("pods", "Pods/", true), ("PODS/", "pods/", true), ("*.Generated.swift", "A.generated.SWIFT", true),
        ("/Sources/*/mocks", "sources/app/Mocks/", true), ("B?ild", "bUILD/", true), ("[a-c]x", "BX", true), ("[A-C]x", "bx", true),
        ("[!ab]x", "AX", false), ("[!ab]x", "CX", true), ("[[:upper:]]x", "ax", true), ("É", "é", false),
        ("a", "b", false), ("a@", "a`", false), ("[z", "[Z", false),
    ])
    func matchesAsGitDoesWithoutCase(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(matches(pattern, path, .ignored) == expected, "\(pattern) on \(path)")
    }

    /// Patterns are found by the last byte of a name, in either case.
    @Test(arguments: [("*.SWIFT", "a.swift", true), ("*.swift", "a.SWIFT", true), ("Pods\nSODS", "sods", true), ("*.swift", "a.swifT2", nil)])
    func rulesIgnoreCase(_ text: String, _ name: String, _ expected: Bool?) {
        let rules = IgnoreRules(text: Array(text.utf8)[...], depth: 0, letterCase: .ignored)
        let verdict = Array(name.utf8).withUnsafeBufferPointer {
            rules.verdict(on: IgnorePattern.Candidate(path: $0, names: [0..<$0.count], isFolder: false))
        }
        #expect(verdict == expected)
    }

    @Test func anchorsAtTheFolderOfTheFile() {
        #expect(matches("/a", "x/y/a", depth: 2))
        #expect(!matches("/a", "x/y/z/a", depth: 2))
        #expect(matches("b/**/a", "x/b/z/a", depth: 1))
    }

    /// A star that could be lengthened in a thousand ways is not tried in all of them.
    @Test func manyStarsAreQuick() {
        let pattern = String(repeating: "a*", count: 40) + "b"
        #expect(!matches(pattern, String(repeating: "a", count: 2000)))
        #expect(!matches(String(repeating: "**/a/", count: 40) + "b", String(repeating: "a/", count: 500)))
    }

    @Test(arguments: [
        ("*.swift\n!a.swift\n", "a.swift", false), ("!a.swift\n*.swift\n", "a.swift", true), ("*.swift\r\n!a.swift\r\n", "a.swift", false),
        ("\u{FEFF}a.swift\n", "a.swift", true), ("#a.swift\n\n\n", "a.swift", nil), ("a.swift", "a.swift", true),
    ])
    func theLastMatchDecides(_ text: String, _ path: String, _ expected: Bool?) {
        let rules = IgnoreRules(text: Array(text.utf8)[...], depth: 0, letterCase: .significant)
        let verdict = Array(path.utf8).withUnsafeBufferPointer {
            rules.verdict(on: IgnorePattern.Candidate(path: $0, names: [0..<$0.count], isFolder: false))
        }
        #expect(verdict == expected)
    }
}
