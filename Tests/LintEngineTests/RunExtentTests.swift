import SourceText
import Testing

@testable import LintEngine

/// The files around the PATHs that are analyzed.
@Suite struct RunExtentTests {
    private func extent(
        _ tree: TemporaryTree, _ paths: String..., from: (inout LintRequest) -> Void = { _ in }
    ) throws -> [String] {
        var request = LintRequest(paths: paths.map(tree.path))
        from(&request)
        let extent = try Settings(of: request, rules: []).extent
        return extent.context.map {
            SourcePath(bytes: $0.path).text.replacing(tree.root, with: "ROOT") + ($0.isShallow ? " shallow" : "")
        }
            + (extent.isDeclared ? ["whole"] : [])
    }

    private static let files = ["Sub/.git/HEAD": "", "Sub/a/x.swift": "", "Sub/b/y.swift": "", "c/z.swift": ""]

    @Test func fileBelongsToItsRepository() throws {
        let tree = TemporaryTree(RunExtentTests.files)
        #expect(try extent(tree, "Sub/a/x.swift") == ["ROOT/Sub"])
        #expect(try extent(tree, "Sub/a/x.swift", "Sub/b/y.swift") == ["ROOT/Sub"])
        #expect(try extent(tree, "Sub/a/x.swift", "c/z.swift") == ["ROOT/Sub", "ROOT/c shallow"])
        #expect(try extent(tree, "Sub/a", "c") == [] && extent(tree, "Sub/a", "c/z.swift") == ["ROOT/c shallow"])
        #expect(
            try extent(tree) { $0.openFile = OpenFile(path: tree.path("Sub/a/new.swift"), text: []) } == ["ROOT/Sub"])
    }

    @Test func configurationDefinesProject() throws {
        let tree = TemporaryTree(RunExtentTests.files.merging([".riblint.yml": "version: 1\n"]) { $1 })
        #expect(try extent(tree, "c/z.swift") == ["ROOT", "whole"] && extent(tree, "c") == ["ROOT", "whole"])
        // The search for a configuration ends at the folder that contains .git.
        #expect(try extent(tree, "Sub/a/x.swift") == ["ROOT/Sub"])
        #expect(try extent(tree, "c/z.swift") { $0.configuration = .isolated } == ["ROOT/c shallow"])
        tree.write(".riblint.yml", Array("included: [Sub/a, c]\n".utf8))
        #expect(try extent(tree, "c/z.swift") == ["ROOT/Sub/a", "ROOT/c", "whole"])
        // A configuration that is named on the command line is relative to the root of the run.
        tree.write("ci/r.yml", Array("version: 1\n".utf8))
        let named = ConfigurationSource.file(tree.path("ci/r.yml"))
        #expect(try extent(tree, "Sub/a") { $0.configuration = named } == ["ROOT/Sub", "whole"])
    }

    @Test func emptyListAnalyzesNothing() throws {
        let tree = TemporaryTree(RunExtentTests.files)
        let request = LintRequest(paths: [])
        var empty = request
        empty.namesNothing = true
        #expect(try Settings(of: empty, rules: []).extent.named == [])
        #expect(try extent(tree, "c") == [])
    }
}
