import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Discovery of files.
@Suite struct DiscoveryTests {
    private func found(
        _ tree: TemporaryTree, _ paths: [String] = [""], threads: Int = 3,
        _ change: (inout Discovery.Request) -> Void = { _ in }
    ) throws -> [String] {
        try discovery(tree, paths, threads: threads, change).files.map(\.text)
    }

    private func discovery(
        _ tree: TemporaryTree, _ paths: [String] = [""], threads: Int = 3,
        _ change: (inout Discovery.Request) -> Void = { _ in }
    ) throws -> Discovery {
        var request = Discovery.Request(paths: paths.map(tree.path))
        change(&request)
        return try Discovery(request, threads: threads)
    }

    @Test func findsSourcesInOrderOfBytes() throws {
        let tree = TemporaryTree([
            "b.swift": "", "a/z.swift": "", "a-b/a.swift": "", "a.swift": "", "A.swift": "", "a/n.m": "",
            "a/n.h": "", "a/n.mm": "", "a/n.c": "", "m": "", "x.swiftinterface": "", "x.hh": "",
        ])
        #expect(
            try found(tree) == [
                "A.swift", "a-b/a.swift", "a.swift", "a/n.h", "a/n.m", "a/n.mm", "a/z.swift", "b.swift",
            ])
    }

    @Test func skipsFoldersWithoutProjectSources() throws {
        let tree = TemporaryTree([
            ".build/a.swift": "", "x/Pods/a.swift": "", "Carthage/a.swift": "", "DerivedData/a.swift": "",
            ".hidden/a.swift": "", "Pods.swift": "",
            "x/Podsy/a.swift": "", "._a.swift": "", ".#b.swift": "", ".git/a.swift": "",
        ])
        #expect(try found(tree) == ["Pods.swift", "x/Podsy/a.swift"])
        #expect(try found(tree, ["x/Pods"]) == ["x/Pods/a.swift"])
        #expect(try found(tree, [".hidden", ".build/a.swift"]) == [".build/a.swift", ".hidden/a.swift"])
        let all = try found(tree) { $0.usesBuiltInExclusions = false }
        #expect(
            all == [
                ".build/a.swift", ".hidden/a.swift", "Carthage/a.swift", "DerivedData/a.swift", "Pods.swift",
                "x/Pods/a.swift", "x/Podsy/a.swift",
            ])
    }

    @Test func honorsGitignoreFilesWithoutGit() throws {
        let tree = TemporaryTree([
            ".gitignore": "gen/\n*.g.swift\n/top.swift\n", "gen/a.swift": "", "x/gen/a.swift": "", "a.g.swift": "",
            "top.swift": "", "x/top.swift": "",
            "x/.gitignore": "!keep.g.swift\nlocal.swift\n", "x/keep.g.swift": "", "x/local.swift": "",
            "y/local.swift": "",
        ])
        #expect(try found(tree) == ["x/keep.g.swift", "x/top.swift", "y/local.swift"])
        #expect(try found(tree) { $0.usesGitignore = false }.count == 8)
    }

    @Test func honorsGitignoreFilesAbovePath() throws {
        let tree = TemporaryTree([
            ".git/HEAD": "", ".gitignore": "*.g.swift\n", "a/.gitignore": "/b/no.swift\n", "a/b/no.swift": "",
            "a/b/yes.swift": "", "a/b/x.g.swift": "",
        ])
        #expect(try found(tree, ["a/b"]) == ["a/b/yes.swift"])
    }

    @Test(arguments: ["gen/", "gen", "/gen", "g*", "gen/**", "gen/*", "*", "**/gen/sub/"])
    func includesNamedPaths(_ pattern: String) throws {
        let tree = TemporaryTree([
            ".git/HEAD": "", ".gitignore": pattern + "\n*.no.swift\n", "gen/sub/a.swift": "", "gen/sub/b.no.swift": "",
        ])
        #expect(try found(tree, ["gen/sub"]) == ["gen/sub/a.swift"])
        #expect(try found(tree, ["gen/sub/b.no.swift"]) == ["gen/sub/b.no.swift"])
    }

    @Test func ignoredPatternsAreRelativeToRoot() throws {
        let tree = TemporaryTree([
            ".git/HEAD": "", "a/Gen/x.swift": "", "a/b.swift": "", "a/bTests.swift": "", "c.swift": "",
        ])
        func ignoring(_ globs: String..., paths: [String] = [""]) throws -> [String] {
            try found(tree, paths) { $0.ignored = globs.map { Array($0.utf8) } }
        }
        #expect(try ignoring("**/Gen/**", "*Tests.swift") == ["a/b.swift", "c.swift"])
        #expect(try ignoring("a") == ["c.swift"])
        #expect(try ignoring("/a/b.swift", paths: ["a"]) == ["a/Gen/x.swift", "a/bTests.swift"])
        #expect(try ignoring("a", paths: ["a/Gen", "c.swift"]) == ["a/Gen/x.swift", "c.swift"])
    }

    @Test func findsEachFileBelowTheRootOnceUnderItsOwnPath() throws {
        let tree = TemporaryTree(["real/a.swift": "", "real/data.txt": ""])
        tree.link("loop", to: ".")
        tree.link("real/up.swift", to: "..")
        tree.link("first.swift", to: "real/a.swift")
        tree.link("second.swift", to: "first.swift")
        tree.link("text.swift", to: "real/data.txt")
        #expect(try found(tree) == ["real/a.swift", "real/data.txt"])
        #expect(try found(tree, ["first.swift"]) == ["a.swift"])
        #expect(try found(tree, ["loop/real"]) == ["a.swift"])
    }

    @Test func linksOutOfRootGiveFilesTheirPaths() throws {
        let outside = TemporaryTree(["o.swift": "", "Lib/x.swift": "", "Lib/.gitignore": "gen", "Lib/gen/y.swift": ""])
        let tree = TemporaryTree(["a.swift": "", ".git/HEAD": ""])
        tree.link("o.swift", to: "\(outside.root)/o.swift")
        tree.link("p.swift", to: "\(outside.root)/o.swift")
        tree.link("Shared", to: "\(outside.root)/Lib")
        tree.link("Twice", to: "\(outside.root)/Lib/gen")
        tree.link("bazel-out", to: "\(outside.root)/Lib")
        tree.link("Above", to: "/")
        let all = try discovery(tree, [""])
        #expect(all.files.map(\.text) == ["Shared/x.swift", "a.swift", "o.swift"])
        #expect(all.linkedFolders.map(\.path.text) == ["Shared"])
        #expect(all.otherLinks.map(\.link.path.text) == ["Above", "Twice"])
        #expect(try found(tree, ["Shared"]) == ["Shared/x.swift"])
        #expect(try found(tree, ["Shared/x.swift", "o.swift"]) == ["Shared/x.swift", "o.swift"])
        #expect(try discovery(tree, ["Shared/../o.swift"]).root.text == outside.root, "'..' leaves the real folder")
    }

    @Test func linksAroundFoldersEnd() throws {
        let outside = TemporaryTree(["Lib/x.swift": ""])
        let tree = TemporaryTree(["a.swift": ""])
        tree.link("Lib", to: "\(outside.root)/Lib")
        tree.link("Other", to: outside.root)
        outside.link("Lib/loop", to: ".")
        outside.link("Lib/back", to: tree.root)
        #expect(try found(tree) == ["Other/Lib/x.swift", "a.swift"])
    }

    @Test func doctorNamesEachLinkToAFolder() throws {
        let outside = TemporaryTree(["Lib/Deep/x.swift": "", "Lib/y.swift": ""])
        let tree = TemporaryTree(["App/a.swift": "", ".git/HEAD": ""])
        tree.link("Again", to: "App")
        tree.link("Around", to: outside.root)
        tree.link("Deep", to: "\(outside.root)/Lib/Deep")
        tree.link("Up", to: "..")
        let engine = LintEngine(catalog: [], toolVersion: "0")
        let diagnosis = try engine.diagnosis(of: LintRequest(paths: [tree.path("")]))
        let above = String(tree.root.prefix(upTo: try #require(tree.root.lastIndex(of: "/"))))
        #expect(
            diagnosis.entries.first { $0.title == "links" }?.lines.sorted() == [
                "'Again' leads to '\(tree.root)/App', which is in the project: the link is not followed",
                "'Around' leads to '\(outside.root)', which is read as a part of the project",
                "'Deep' leads to '\(outside.root)/Lib/Deep', which is read at 'Around': this link is not followed",
                "'Up' leads to '\(above)', which contains the project: the link is not followed",
            ])
    }

    @Test func reportsDanglingLinksOnce() throws {
        let tree = TemporaryTree(["a.swift": ""])
        tree.link("gone.swift", to: "nothing.swift")
        tree.link("x.swift", to: "y.swift")
        tree.link("y.swift", to: "x.swift")
        let found = try discovery(tree, ["", "."])
        #expect(found.files.map(\.text) == ["a.swift"])
        #expect(found.notices.map { $0.path?.text } == ["gone.swift", "x.swift", "y.swift"])
        #expect(found.notices.allSatisfy { $0.kind == .notAnalyzed })
    }

    @Test func namesAreBytes() throws {
        let tree = TemporaryTree()
        let names = [
            Array("new\nline %.swift".utf8), [0xFF, 0xFE] + Array(".swift".utf8), Array("é.swift".utf8),
            Array("e\u{301}.swift".utf8),
        ]
        for name in names { tree.write(path: name) }
        #expect(try discovery(tree).files.map(\.bytes) == names.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(SourcePath(bytes: names[0]).printable == "new\\nline %.swift")
    }

    @Test func skipsPipes() throws {
        let tree = TemporaryTree(["a.swift": ""])
        tree.pipe("p.swift")
        #expect(try found(tree) == ["a.swift"])
        #expect(throws: LintError.self) { try found(tree, ["p.swift"]) }
    }

    @Test func resultsDoNotDependOnThreads() throws {
        let tree = TemporaryTree()
        for index in 0..<300 { tree.write("f\(index % 60)/g\(index % 7)/\(index).swift") }
        tree.write((0..<150).map { _ in "deep" }.joined(separator: "/") + "/a.swift")
        let one = try found(tree)
        #expect(one.count == 301)
        #expect(try found(tree, threads: 8) == one)
        #expect(try found(tree, ["f1", "", "f1/g1", "f2"]) == one)
    }

    @Test func findsContextFiles() throws {
        let tree = TemporaryTree([
            ".git/HEAD": "", "a/x.swift": "", "a/deep/y.swift": "", "b/z.swift": "", "top.swift": "",
        ])
        let found = try discovery(tree, ["a/x.swift"]) { $0.context = [.init(path: tree.path("").bytes)] }
        #expect(found.files.map(\.text) == ["a/deep/y.swift", "a/x.swift", "b/z.swift", "top.swift"])
        #expect(found.named.map(\.text) == ["a/x.swift"] && found.namedFiles == found.named && found.walked == [[]])
        let beside = try discovery(tree, ["b"]) { $0.context = [.init(path: tree.path("a").bytes, isShallow: true)] }
        #expect(beside.files.map(\.text) == ["a/x.swift", "b/z.swift"] && beside.named.map(\.text) == ["b/z.swift"])
        #expect(beside.walked == [Array("b".utf8)])
        // A file that is named as PATH is not found a second time.
        let same = try discovery(tree, ["b", "a"]) { $0.context = [.init(path: tree.path("a").bytes)] }
        #expect(same.files == same.named && same.files.count == 3)
    }

    @Test func excludesIgnoredPathsOnRequest() throws {
        let tree = TemporaryTree([".git/HEAD": "", "gen/a.swift": "", "gen/b.swift": "", "c.swift": ""])
        let found = try discovery(tree, ["gen/a.swift", "gen", "c.swift"]) {
            ($0.ignored, $0.forcesIgnored) = ([Array("gen".utf8)], true)
        }
        #expect(
            found.named.map(\.text) == ["c.swift"] && found.refused.map(\.text) == ["gen/a.swift"] && found.isAnyRefused
        )
        #expect(
            try discovery(tree, ["gen/a.swift"]) { $0.ignored = [Array("gen".utf8)] }.named.map(\.text) == [
                "gen/a.swift"
            ])
    }

    /// A run is complete if no file that it could find is outside of the folders that it searched.
    @Test func findsFirstForeignFile() throws {
        let tree = TemporaryTree([
            ".git/HEAD": "", ".gitignore": "out\n", "out/o.swift": "", "Pods/p.swift": "", "a/x.swift": "",
            "b/z.swift": "", "c/readme.md": "",
        ])
        func stranger(_ walked: String..., known: String = "") -> String? {
            let walk = FolderWalk(root: tree.path("").bytes, request: Discovery.Request(paths: []))
            let folders = walked.map { Array($0.utf8) }
            return walk.files(outside: folders, limits: (1, .max)) { $0.text == known }.first?.text
        }
        #expect(stranger("a") == "b/z.swift" && stranger("b") == "a/x.swift" && stranger() == "a/x.swift")
        #expect(stranger("a", "b") == nil && stranger("a", known: "b/z.swift") == nil && stranger("") == nil)
    }

    /// Manifests of the folders above the PATHs count up to the root; BUILD files are no sources.
    @Test func findsManifests() throws {
        let tree = TemporaryTree([
            ".git/HEAD": "", "Package.swift": "", "a/BUILD": "", "a/Project.swift": "", "a/b/x.swift": "",
            "a/b/BUILD.bazel": "", "c/Package.swift": "", "c/build": "", "Pods/BUILD": "",
        ])
        let whole = try discovery(tree)
        #expect(whole.files.map(\.text) == ["Package.swift", "a/Project.swift", "a/b/x.swift", "c/Package.swift"])
        #expect(
            whole.manifests.map(\.text) == [
                "Package.swift", "a/BUILD", "a/Project.swift", "a/b/BUILD.bazel", "c/Package.swift",
            ])
        let part = try discovery(tree, ["a/b"])
        #expect(part.files.map(\.text) == ["a/b/x.swift"])
        #expect(part.manifests.map(\.text) == ["Package.swift", "a/BUILD", "a/Project.swift", "a/b/BUILD.bazel"])
        #expect(try discovery(tree) { $0.ignored = [Array("Package.swift".utf8)] }.manifests.count == 3)
    }

    @Test func otherFilesAreNamedAsForeign() throws {
        let tree = TemporaryTree(["a.swift": "", "README.md": ""])
        let found = try discovery(tree, ["README.md", "a.swift"])
        #expect(found.files.map(\.text) == ["a.swift"])
        #expect(found.foreign == [tree.path("README.md")])
    }

    @Test func missingPathIsAFailure() {
        let tree = TemporaryTree(["a.swift": ""])
        for path in ["nothing", "a.swift/b"] {
            do {
                _ = try discovery(tree, ["", path, "", path])
                Issue.record("found something under \(path)")
            } catch {
                guard case .missingPaths(let missing)? = error as? LintError else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(missing == [tree.path(path), tree.path(path)])
            }
        }
    }
}
