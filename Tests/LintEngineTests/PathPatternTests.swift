import SourceText
import Testing

@testable import LintEngine

/// Normalization of patterns relative to the root.
@Suite struct PathPatternTests {
    private func rebased(_ pattern: String, from folder: String, here: String? = nil, root: String) -> String {
        let patterns = PathPatterns.rebased(
            [Array(pattern.utf8)], from: Array(folder.utf8), here: here.map { Array($0.utf8) }, root: Array(root.utf8))
        return String(decoding: patterns[0], as: UTF8.self)
    }

    @Test(arguments: [
        ("Gen", "Gen"), ("/Gen", "/Gen"), ("a/*.swift", "a/*.swift"), ("./Gen", "/Gen"), ("./Gen/", "/Gen/"),
        ("././a/**", "/a/**"), ("!./Gen", "!/Gen"),
        (".", "*"), ("./", "*"), (".hidden", ".hidden"), ("..swift", "..swift"), ("../x", "../x"),
    ])
    func atTheRoot(_ pattern: String, _ expected: String) {
        #expect(rebased(pattern, from: "/p", root: "/p") == expected)
    }

    @Test(arguments: [
        ("Gen", "/a b/**/Gen"), ("/Gen", "/a b/Gen"), ("./Gen", "/a b/Gen"), ("../Gen", "/Gen"),
        ("../../Gen", "../../Gen"), ("!Gen", "!/a b/**/Gen"), (".", "/a b"),
    ])
    func inAFolder(_ pattern: String, _ expected: String) {
        let escaped = expected.replacing("/a b", with: "/a\\ b")
        let found = rebased(pattern, from: "/p/a b", root: "/p")
        // A pattern that leaves the root matches nothing.
        if expected.hasPrefix("..") { #expect(found.contains("..")) } else { #expect(found == escaped) }
    }

    @Test func leadingDotAnchorsAtWorkingFolder() {
        #expect(
            rebased("./Gen", from: "/p", here: "/p/a", root: "/p") == "/a/Gen"
                && rebased("Gen", from: "/p", here: "/p/a", root: "/p") == "Gen")
    }

    @Test func resolvesAbsolutePathsBelowRoot() {
        let tree = TemporaryTree(["a/b/x.swift": ""])
        #expect(rebased("\(tree.root)/a/b/**", from: tree.root, root: tree.root) == "/a/b/**")
        #expect(rebased("\(tree.root)/a/*/x.swift", from: "\(tree.root)/a", root: tree.root) == "/a/*/x.swift")
        #expect(rebased("\(tree.root)/none", from: tree.root, root: tree.root) == "/none")
        #expect(rebased("/tmp/none", from: tree.root, root: tree.root) == "/tmp/none")
    }
}
