import RIBModel
import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Files that are deleted during a run: each is reported once, and no other file is affected.
@Suite struct VanishingFileTests {
    /// A rule that deletes a file, then reports every function.
    private func rule(removing path: String) -> Rule {
        Rule.sample("vanishing", in: .testing, as: .error) { project in
            TemporaryTree.unlink(path)
            return project.files.enumerated().flatMap { number, file in
                file.outline.declarations.filter { $0.kind == .function }.map { declaration in
                    Finding(
                        at: Site(FileID(number), declaration.nameRange), "'f' is one.", help: "Rename it.", symbol: "f")
                }
            }
        }
    }

    @Test func fileVanishesBeforeLinesAreCounted() throws {
        let text = "import RIBs\nfinal class AInteractor: Interactor { func f() {} }\n"
        let tree = TemporaryTree(["a.swift": text, "b.swift": text.replacing("AInteractor", with: "BInteractor")])
        let engine = LintEngine(catalog: [rule(removing: tree.path("a.swift").printable)], toolVersion: "1")
        let report = try engine.lint(LintRequest(paths: [tree.path("")])).report
        #expect(report.diagnostics.map(\.location.path) == [SourcePath("b.swift")])
        #expect(report.notices == [.notAnalyzed(SourcePath("a.swift"), "changed while it was analyzed; run again")])
        #expect(!report.isComplete)
    }

    @Test func fileVanishesBeforeReading() throws {
        let tree = TemporaryTree(["a.swift": "let a = 1\n"])
        let root = try Disk.openRoot(Array(tree.root.utf8))
        defer { Disk.close(root) }
        let notices = Workers.employ(2) { workers in
            var timing = Timing()
            return Analysis(
                of: [SourcePath("a.swift"), SourcePath("gone.swift")], root: root, timing: &timing, by: workers
            ).notices
        }
        #expect(notices == [.notAnalyzed(SourcePath("gone.swift"), "cannot be read: no such file or directory")])
    }
}
