import Testing

@testable import LintEngine

/// Matching of `.gitignore` patterns. Each row agrees with `check-ignore` of git 2.39.
@Suite struct IgnoreTests {
    /// Whether the pattern matches the path. A path that ends with a slash is a folder.
    private func matches(
        _ pattern: String, _ path: String, depth: Int = 0, _ letterCase: LetterCase = .significant
    ) -> Bool {
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
        // Without a slash, a pattern matches the last name at any depth.
        ("a.swift", "a.swift", true), ("a.swift", "x/y/a.swift", true), ("a.swift", "a.swift2", false),
        ("build", "x/build/", true),
        // With a slash at the start or inside, it is relative to the folder of the file.
        ("/a.swift", "a.swift", true), ("/a.swift", "x/a.swift", false), ("x/a.swift", "x/a.swift", true),
        ("x/a.swift", "y/x/a.swift", false),
        // With a slash at the end, it matches only folders.
        ("build/", "build/", true), ("build/", "build", false), ("build/", "x/build/", true),
        ("x/build/", "x/build/", true),
        ("/build/", "x/build/", false),
        // A star does not match slashes; two stars do.
        ("*.swift", "x/a.swift", true), ("x/*.swift", "x/a.swift", true), ("x/*.swift", "x/y/a.swift", false),
        ("a*b*c", "aXbYbZc", true),
        ("a*b*c", "aXbYbZ", false), ("**/x", "x", true), ("**/x", "a/b/x", true), ("a/**/x", "a/x", true),
        ("a/**/x", "a/b/c/x", true),
        ("a/**/x", "b/a/x", false), ("a/**", "a/", false), ("a/**", "a/b", true), ("a/**", "a/b/c", true),
        ("**", "a/b", true), ("/**", "a", true),
        ("a/**b", "a/cb", true), ("a/**b", "a/c/b", false), ("a/***/x", "a/b/c/x", true),
        ("**/a/**/b/**", "x/a/y/b/z", true),
        ("a//b", "a/b", false),
        // A question mark matches one byte.
        ("?.swift", "a.swift", true), ("?.swift", ".swift", false), ("a?b", "a/b", false), ("??", "é", true),
        // Brackets.
        ("[ab].swift", "b.swift", true), ("[ab].swift", "c.swift", false), ("[!ab].swift", "c.swift", true),
        ("[^ab].swift", "a.swift", false),
        ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[z-a]", "m", false), ("[]a]", "]", true),
        ("[!]a]", "]", false), ("[a-]", "-", true),
        ("[\\]a]", "]", true), ("[[:digit:]]", "7", true), ("[[:alpha:][:digit:]_]", "_", true),
        ("[[:upper:]]", "a", false), ("[[:nope:]]", "n", false),
        ("[a", "[a", false), ("a[/]b", "a/b", false), ("a[!x]b", "a/b", false), ("[[:a]", ":", true),
        // Backslashes.
        ("\\*", "*", true), ("\\*", "a", false), ("\\#a", "#a", true), ("\\!a", "!a", true), ("a\\b", "ab", true),
        ("a\\\\b", "a\\b", true),
        ("a\\", "a\\", false), ("x\\/a", "x/a", true),
        // Trailing blanks are removed, unless a backslash precedes them.
        ("a  ", "a", true), ("a\\ ", "a ", true), ("a\\  ", "a ", true), ("a b", "a b", true), (" a", " a", true),
        (" a", "a", false),
        ("a\t", "a", false),
        // Comments and empty lines.
        ("# a", "# a", false), ("", "a", false), ("   ", "a", false), ("/", "a", false), ("!", "a", false),
    ])
    func matchesAsGitDoes(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(matches(pattern, path) == expected, "\(pattern) on \(path)")
    }

    /// Rows agree with git 2.39 if `core.ignorecase` is set.
    @Test(arguments: [
        ("Pods", "pods/", true), ("pods", "Pods/", true), ("PODS/", "pods/", true),
        ("*.Generated.swift", "A.generated.SWIFT", true),
        ("/Sources/*/mocks", "sources/app/Mocks/", true), ("B?ild", "bUILD/", true), ("[a-c]x", "BX", true),
        ("[A-C]x", "bx", true),
        ("[!ab]x", "AX", false), ("[!ab]x", "CX", true), ("[[:upper:]]x", "ax", true), ("É", "é", false),
        ("a", "b", false), ("a@", "a`", false), ("[z", "[Z", false),
    ])
    func matchesAsGitDoesWithoutCase(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(matches(pattern, path, .ignored) == expected, "\(pattern) on \(path)")
    }

    /// The index by the last byte of a name ignores case as well.
    @Test(arguments: [
        ("*.SWIFT", "a.swift", true), ("*.swift", "a.SWIFT", true), ("Pods\nSODS", "sods", true),
        ("*.swift", "a.swifT2", nil),
    ])
    func rulesIgnoreCase(_ text: String, _ name: String, _ expected: Bool?) {
        let rules = IgnoreRules(text: Array(text.utf8)[...], depth: 0, letterCase: .ignored)
        let decision = Array(name.utf8).withUnsafeBufferPointer {
            rules.decision(on: IgnorePattern.Candidate(path: $0, names: [0..<$0.count], isFolder: false))
        }
        #expect(decision == expected)
    }

    @Test func anchorsAtFolderOfFile() {
        #expect(matches("/a", "x/y/a", depth: 2))
        #expect(!matches("/a", "x/y/z/a", depth: 2))
        #expect(matches("b/**/a", "x/b/z/a", depth: 1))
    }

    /// Matching of several stars does not take exponential time.
    @Test func manyStarsAreFast() {
        let pattern = String(repeating: "a*", count: 40) + "b"
        #expect(!matches(pattern, String(repeating: "a", count: 2000)))
        #expect(!matches(String(repeating: "**/a/", count: 40) + "b", String(repeating: "a/", count: 500)))
    }

    @Test(arguments: [
        ("*.swift\n!a.swift\n", "a.swift", false), ("!a.swift\n*.swift\n", "a.swift", true),
        ("*.swift\r\n!a.swift\r\n", "a.swift", false),
        ("\u{FEFF}a.swift\n", "a.swift", true), ("#a.swift\n\n\n", "a.swift", nil), ("a.swift", "a.swift", true),
    ])
    func lastMatchDecides(_ text: String, _ path: String, _ expected: Bool?) {
        let rules = IgnoreRules(text: Array(text.utf8)[...], depth: 0, letterCase: .significant)
        let decision = Array(path.utf8).withUnsafeBufferPointer {
            rules.decision(on: IgnorePattern.Candidate(path: $0, names: [0..<$0.count], isFolder: false))
        }
        #expect(decision == expected)
    }
}
