import Testing

@testable import LintEngine

/// The root that paths are relative to.
@Suite struct RunRootTests {
    @Test(
        arguments: [
            (["/p/a/b", "/p/a/c"], [], "/p/a"),
            (["/p/a/b"], [], "/p/a/b"),
            (["/p/a/b", "/p/a/c"], ["/p/.git"], "/p"),
            (["/p/a/b"], ["/p/a/b/.git", "/p/.git"], "/p/a/b"),
            (["/p/a", "/p/ab"], [], "/p"),
            (["/p/a", "/q/a"], ["/p/a/.git"], "/"),
            (["/p/a"], ["/.git"], "/"),
            (["/p/a", "/p"], ["/p/a/.git"], "/p"),
            (["/"], [], "/"),
        ] as [([String], [String], String)])
    func isNearestRepositoryOrCommonFolder(_ folders: [String], _ entries: [String], _ expected: String) {
        for folders in [folders, folders.reversed()] {
            let root = RunRoot.choose(for: folders.map { Array($0.utf8) }) {
                entries.contains(String(decoding: $0, as: UTF8.self))
            }
            #expect(String(decoding: root, as: UTF8.self) == expected)
        }
    }

    @Test(arguments: [
        ("/p/a/b", "/p", "a/b"), ("/p", "/p", ""), ("/pa/b", "/p", "/pa/b"), ("/a", "/", "a"), ("/q", "/p", "/q"),
    ])
    func pathsAreRelativeToRoot(_ path: String, _ root: String, _ expected: String) {
        #expect(String(decoding: RunRoot.relative(Array(path.utf8), to: Array(root.utf8)), as: UTF8.self) == expected)
    }

    /// In a worktree and in a submodule, `.git` is a file.
    @Test func gitMayBeAFile() throws {
        let tree = TemporaryTree([".git": "gitdir: elsewhere", "a/b/c.swift": ""])
        let found = try Discovery(Discovery.Request(paths: [tree.path("a/b/c.swift")]))
        #expect(found.root.text == tree.root)
        #expect(found.files.map(\.text) == ["a/b/c.swift"])
    }

    @Test func fileIsRepresentedByItsFolder() throws {
        let tree = TemporaryTree(["a/b.swift": "", "a/c.swift": ""])
        let found = try Discovery(Discovery.Request(paths: [tree.path("a/c.swift"), tree.path("a/b.swift")]))
        #expect(found.root.text == tree.root + "/a")
        #expect(found.files.map(\.text) == ["b.swift", "c.swift"])
    }
}
