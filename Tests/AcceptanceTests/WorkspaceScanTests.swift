import Foundation
import LintEngine
import SourceText
import Testing

/// Workspaces whose files come and go, and whose configuration changes: after each scan, the report is byte-equal to
/// that of a full run, and the update has the differences.
@Suite struct WorkspaceScanTests {
    private let view = "Features/Settings/SettingsViewController.swift"

    @Test func filesComeAndGo() throws {
        let app = try OpenApp("HarbourLeaky")
        let (old, new) = ("App/Map/MapInteractor.swift", "App/Map/Renamed.swift")
        func counts(_ update: WorkspaceUpdate) -> [String: Int] {
            Dictionary(uniqueKeysWithValues: update.files.map { ($0.path.text, $0.findings.count) })
        }
        #expect(try app.rescan(after: "true").files.isEmpty)
        #expect(counts(try app.rescan(after: "mv \(old) aside.txt"))[old] == 0)
        #expect(counts(try app.rescan(after: "mv aside.txt \(new)"))[new] == 1)
        let moved = counts(try app.rescan(after: "mv App/Map App/Chart"))
        #expect(moved[new] == 0 && moved["App/Chart/Renamed.swift"] == 1)
        let weak = "sed 's/    var router/    weak var router/' App/Chart/Renamed.swift > aside.txt"
        let fixed = counts(try app.rescan(after: "\(weak) && mv aside.txt App/Chart/Renamed.swift"))
        #expect(fixed["App/Chart/Renamed.swift"] == 0)
    }

    @Test func configurationAndBaselineCount() throws {
        let app = try OpenApp("HarbourLeaky", configured: true)
        let all = app.workspace.report.diagnostics
        let rule = try #require(all.first).rule
        try app.rescan(after: "printf 'version: 1\\ndisabled_rules: [\(rule)]\\n' > .riblint.yml")
        #expect(app.workspace.report.diagnostics.map(\.rule) == all.map(\.rule).filter { $0 != rule })
        try app.rescan(after: "printf 'version: 1\\nexcluded: [App/Map]\\n' > .riblint.yml")
        #expect(!app.workspace.report.diagnostics.contains { $0.location.path.text.hasPrefix("App/Map/") })
        // A mistake leaves the last good state in force.
        try "nonsense: 1\n".write(to: app.folder.appending(path: ".riblint.yml"), atomically: true, encoding: .utf8)
        let before = app.workspace.report.diagnostics
        #expect(throws: LintError.self) { try app.workspace.rescan() }
        #expect(app.workspace.report.diagnostics == before)
        try app.rescan(after: "printf 'version: 1\\n' > .riblint.yml")
        #expect(app.workspace.report.diagnostics == all)
        try app.rescan(after: "mkdir .git && echo App/Map > .gitignore")
    }

    /// A text in an editor counts after a scan, too, until the one on disk does.
    @Test func textsOfEditorsStay() throws {
        let app = try OpenApp("Courier")
        let silent = app.text(view).replacing("self.closeRelay.accept(())\n", with: "")
        app.workspace.apply([.text(SourcePath(view), Array(silent.utf8))])
        let findings = app.workspace.report.diagnostics
        #expect(findings.map(\.location.path.text) == [view])
        try app.workspace.rescan()
        #expect(app.workspace.report.diagnostics == findings)
        #expect(app.workspace.apply([.disk(SourcePath(view))]).files.map(\.findings.count) == [0])
    }
}
