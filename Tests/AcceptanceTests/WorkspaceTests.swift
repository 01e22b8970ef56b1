import Foundation
import LintEngine
import Reporters
import RIBModel
import RIBRules
import RuleKit
import SourceText
import TestSupport
import Testing

/// Incremental projects: each report is byte-equal to that of a full run over the same files. `Benchmarks/editing.py`
/// checks thousands of random edits.
@Suite struct WorkspaceTests {
    private static let settings = "Features/Settings/SettingsViewController.swift"

    @Test func editAddsAndRemovesFinding() throws {
        let app = try OpenApp("Courier")
        #expect(app.workspace.report.diagnostics.isEmpty)
        #expect(app.workspace.replace(SourcePath("Pods/Nowhere.swift"), with: []) == nil)
        let broken = app.text(WorkspaceTests.settings).replacing("self.closeRelay.accept(())\n", with: "")
        let report = try #require(try app.replace(WorkspaceTests.settings, with: broken))
        #expect(report.diagnostics.map(\.rule) == ["view_self_dismissal"])
        #expect(!app.workspace.isWhole)
        #expect(
            try #require(try app.replace(WorkspaceTests.settings, with: app.original(WorkspaceTests.settings)))
                .diagnostics.isEmpty)
        #expect(!app.workspace.isWhole)
    }

    /// A change to a base class updates the findings about code that a view in another module inherits.
    @Test func editOfBaseClassAffectsSubclasses() throws {
        let app = try OpenApp("Courier")
        let base = "Modules/AppFoundation/Sources/AppFoundation/BaseViewController.swift"
        let leaving = app.text(base).replacing(
            "    open func setUpViews() {}",
            with: "    open func setUpViews() {}\n\n    @objc func leave() { dismiss(animated: true) }")
        let report = try #require(try app.replace(base, with: leaving))
        #expect(report.diagnostics.map(\.location.path.text) == [base])
        #expect(try #require(report.diagnostics.first).related.count > 3)
        #expect(!app.workspace.isWhole)
    }

    /// A new call in another file turns a view's function into an entry point.
    @Test func editOfCallerInAnotherFileAffectsFindings() throws {
        let app = try OpenApp("Courier")
        let leaving = app.text(WorkspaceTests.settings).replacing(
            "    func show(_ vehicle: Vehicle) {",
            with: "    func leave() { dismiss(animated: true) }\n\n    func show(_ vehicle: Vehicle) {")
        #expect(try #require(try app.replace(WorkspaceTests.settings, with: leaving)).diagnostics.isEmpty)
        let delegate = "App/AppDelegate.swift"
        let calling = app.text(delegate).replacing(
            "class AppDelegate",
            with:
                """
                class Closer {
                    var view: SettingsViewController?

                    func close() { view?.leave() }
                }

                class AppDelegate
                """
        )
        try app.replace(delegate, with: calling)
        #expect(app.workspace.isWhole)
        #expect(app.workspace.report.diagnostics.map(\.location.path.text) == [WorkspaceTests.settings])
        try app.replace(delegate, with: calling.replacing("view?.leave()", with: "print(view as Any)"))
        #expect(!app.workspace.isWhole)
        #expect(app.workspace.report.diagnostics.isEmpty)
    }

    /// A file whose bodies no analysis reads counts as a use of the builder that it names.
    @Test func editOfUnreadBodyAffectsFindings() throws {
        let app = try OpenApp("Courier", takesAll: true)
        #expect(app.workspace.report.diagnostics.isEmpty)
        let delegate = "App/SceneDelegate.swift"
        let launching = app.text(delegate).replacing("RootBuilder(", with: "Launcher(")
        let report = try #require(try app.replace(delegate, with: launching))
        #expect(report.diagnostics.map(\.rule) == ["unreachable_rib"])
        #expect(report.diagnostics.map(\.symbol) == ["RootBuilder"])
        #expect(!app.workspace.isWhole)
        // More types: all declarations are analyzed again, and the names in other bodies are kept.
        try app.replace(delegate, with: launching + "\nfinal class Launcher {}\n")
        #expect(app.workspace.isWhole)
        #expect(app.workspace.report.diagnostics.map(\.rule) == ["unreachable_rib"])
        try app.replace(delegate, with: app.original(delegate))
        #expect(app.workspace.report.diagnostics.isEmpty)
    }

    @Test func directivesCount() throws {
        let app = try OpenApp("HarbourLeaky")
        let first = try #require(app.workspace.report.diagnostics.first)
        let path = first.location.path.text
        let silenced = "// riblint:disable \(first.rule) -- known\n" + app.text(path)
        try app.replace(path, with: silenced)
        #expect(app.workspace.report.summary.suppressed > 0)
        #expect(!app.workspace.isWhole)
    }

    @Test func unreadableFileRecovers() throws {
        let app = try OpenApp("Harbour")
        let path = try #require(app.paths.first)
        let report = try #require(app.workspace.replace(SourcePath(path), with: [0xFF, 0xFE, 0x20, 0x00]))
        #expect(!report.isComplete)
        #expect(app.workspace.isWhole)
        let back = try #require(app.workspace.replace(SourcePath(path), with: nil))
        #expect(Format.json.write(back) == Format.json.write(try app.fresh()))
    }

    /// PATHs limit what is reported; the project around them is analyzed incrementally as well.
    @Test func reportsOnPartOfProject() throws {
        let app = try OpenApp("HarbourLeaky", configured: true)
        let path = try #require(app.workspace.report.diagnostics.first).location.path.text
        let request = LintRequest(paths: [SourcePath(app.folder.path + "/" + path)])
        let workspace = try Workspace(app.engine, request)
        #expect(
            !workspace.report.diagnostics.isEmpty
                && workspace.report.diagnostics.allSatisfy { $0.location.path.text == path })
        #expect(
            workspace.report.summary.files == 1
                && workspace.report.summary.analyzedFiles == app.workspace.report.summary.analyzedFiles)
        for other in app.paths.prefix(Thoroughness.choose(3, whole: 12)) {
            let text = app.text(other).replacing("weak var", with: "var")
            let report = try #require(workspace.replace(SourcePath(other), with: Array(text.utf8)))
            try text.write(toFile: app.folder.path + "/" + other, atomically: true, encoding: .utf8)
            #expect(Format.json.write(report) == Format.json.write(try app.engine.lint(request).report), "\(other)")
        }
    }

    /// Changes of several files at once: the last one of a file counts, and the update names the files with other
    /// findings than before.
    @Test func changesAreAppliedTogether() throws {
        let app = try OpenApp("Courier")
        let router = "Features/Offers/OffersRouter.swift"
        let silent = app.text(WorkspaceTests.settings).replacing("self.closeRelay.accept(())\n", with: "")
        let open = app.text(router).replacing("detachChild(", with: "print(")
        let update = try app.apply([
            (WorkspaceTests.settings, "// nothing yet\n"), (router, open), (WorkspaceTests.settings, silent),
            ("Pods/Nowhere.swift", "class A {}"),
        ])
        #expect(update.revision == 1 && !update.isWhole)
        #expect(update.files.map(\.path.text) == [router, WorkspaceTests.settings])
        #expect(update.files.allSatisfy { !$0.findings.isEmpty })
        #expect(try app.apply([(router, open)]).files.isEmpty)
        // One of the files declares something else, so all declarations are analyzed again.
        let renamed = app.text(router).replacing("final class OffersRouter", with: "final class Offers")
        #expect(try app.apply([(WorkspaceTests.settings, nil), (router, renamed)]).isWhole)
        let last = try app.apply([(router, nil)])
        #expect(last.revision == 4 && last.files.allSatisfy(\.findings.isEmpty))
        #expect(app.workspace.report.diagnostics.isEmpty)
    }

    /// As many files as a branch switch changes, by edits that leave all declarations as they are.
    @Test func manyChangesAreOneAnalysis() throws {
        let app = try OpenApp("Harbour")
        let edits = app.paths.filter { $0.hasSuffix(".swift") }.map { ($0, app.text($0) + "\n// a comment\n") }
        #expect(try app.apply(edits).isWhole)
        #expect(!(try app.apply(edits.prefix(16).map { ($0.0, nil) })).isWhole)
    }

    /// Types are renamed, with their extensions in other files left behind, and get their names back.
    @Test(arguments: Thoroughness.choose(["HarbourLeaky"], whole: ["ClinicLeaky", "HarbourLeaky"]))
    func renamedTypesMatchFullRun(_ name: String) throws {
        let app = try OpenApp(name, takesAll: true)
        let step = Thoroughness.choose(48, whole: 4)
        let classes = app.paths.filter { app.text($0).contains("final class ") }
        for path in classes.enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
            try app.replace(path, with: app.original(path).replacing("final class ", with: "final class Renamed"))
            #expect(app.workspace.isWhole && app.workspace.recomputed != nil, "\(path)")
            try app.replace(path, with: app.original(path))
            #expect(app.workspace.isWhole && app.workspace.recomputed != nil, "\(path)")
        }
    }

    /// Files lose all of their declarations, and get them back.
    @Test(arguments: Thoroughness.choose(["ClinicLeaky"], whole: ["ClinicLeaky", "HarbourLeaky"]))
    func emptiedFilesMatchFullRun(_ name: String) throws {
        let app = try OpenApp(name, takesAll: true)
        let step = Thoroughness.choose(48, whole: 3)
        let paths = app.paths.filter { $0.hasSuffix(".swift") }
        for path in paths.enumerated().filter({ $0.offset % step == 0 }).map(\.element) {
            try app.replace(path, with: "// nothing yet\n")
            try app.replace(path, with: app.original(path))
        }
    }

    /// A series of edits that delete, duplicate, swap or insert lines.
    @Test(arguments: Thoroughness.choose(["HarbourLeaky"], whole: ["ClinicLeaky", "CourierLeaky", "HarbourLeaky"]))
    func randomEditsMatchFullRun(_ name: String) throws {
        let app = try OpenApp(name, takesAll: true)
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func number(below bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(max(bound, 1)))
        }
        for _ in 0..<Thoroughness.choose(4, whole: 30) {
            let path = app.paths[number(below: app.paths.count)]
            var lines = app.text(path).components(separatedBy: "\n")
            let location = number(below: lines.count)
            switch number(below: 5) {
            case 0: lines.remove(at: location)
            case 1: lines.insert(lines[location], at: location)
            case 2: lines.swapAt(location, number(below: lines.count))
            case 3:
                let other = app.text(app.paths[number(below: app.paths.count)]).components(separatedBy: "\n")
                lines.insert(other[number(below: other.count)], at: location)
            default: lines = app.original(path).components(separatedBy: "\n")
            }
            try app.replace(path, with: lines.joined(separator: "\n"))
        }
    }
}
