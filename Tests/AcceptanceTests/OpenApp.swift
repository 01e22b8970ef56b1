import Foundation
import LintEngine
import Reporters
import RIBModel
import RIBRules
import RuleKit
import SourceText
import Testing

/// A copy of a fixture app, opened incrementally. A class, because its deinitializer removes the folder.
final class OpenApp {
    let workspace: Workspace
    let paths: [String]
    let folder: URL
    let engine = LintEngine(catalog: catalog, toolVersion: "test")
    private var texts: [String: String] = [:]
    private let originals: [String: String]
    private let takesAll: Bool

    /// - Parameter takesAll: whether the rules that are off by default run as well.
    init(_ app: String, configured: Bool = false, takesAll: Bool = false) throws {
        self.takesAll = takesAll
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
            path: "riblint-open-\(UUID().uuidString)")
        try FileManager.default.copyItem(
            at: FixtureProjects.root.appending(path: "Fixtures/Projects/\(app)"), to: folder)
        if configured {
            try "version: 1\n".write(toFile: folder.path + "/.riblint.yml", atomically: true, encoding: .utf8)
        }
        paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { SourceLanguage.isSource(Array($0.utf8)) }.sorted()
        for path in paths { texts[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8) }
        originals = texts
        workspace = try Workspace(engine, OpenApp.request(folder, takesAll))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func text(_ path: String) -> String { texts[path] ?? "" }

    func original(_ path: String) -> String { originals[path] ?? "" }

    /// The report of a full run over the files.
    func fresh() throws -> Report { try engine.lint(OpenApp.request(folder, takesAll)).report }

    /// Writes a baseline of all findings.
    func acceptAll() throws {
        let baseline = try engine.lint(OpenApp.request(folder, takesAll)).baseline
        try Data(BaselineText.write(baseline.updated(reason: nil), toolVersion: "test"))
            .write(to: folder.appending(path: Baseline.standardName))
    }

    private static func request(_ folder: URL, _ takesAll: Bool) -> LintRequest {
        var request = LintRequest(paths: [SourcePath(folder.path)])
        request.selection.takesAll = takesAll
        return request
    }

    /// Edits a file in the workspace and on disk, and expects equal reports for both.
    @discardableResult
    func replace(_ path: String, with text: String) throws -> Report? {
        try apply([(path, text)])
        return workspace.report
    }

    /// Edits files in the workspace and on disk, and expects equal reports for both, and the differences in the update.
    ///
    /// - Parameter edits: the new texts by path; nil for that on disk, which is the original.
    @discardableResult
    func apply(_ edits: [(path: String, text: String?)]) throws -> WorkspaceUpdate {
        for (path, text) in edits where originals[path] != nil {
            texts[path] = text ?? original(path)
            try self.text(path).write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
        }
        return try expectEqualReports(after: "changes of \(edits.map(\.path))") {
            workspace.apply(
                edits.map { path, text in
                    text.map { .text(SourcePath(path), Array($0.utf8)) } ?? .disk(SourcePath(path))
                })
        }
    }

    /// Changes the folder by a shell line.
    func change(_ line: String) throws {
        let shell = try Process.run(URL(filePath: "/bin/sh"), arguments: ["-c", "cd '\(folder.path)' && \(line)"])
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0, "\(line)")
    }

    /// Changes the folder by a shell line, scans it again, and expects equal reports, and the differences in the
    /// update.
    @discardableResult
    func rescan(after line: String) throws -> WorkspaceUpdate {
        try change(line)
        return try expectEqualReports(after: line) { try workspace.rescan() }
    }

    /// Changes the folder by a shell line, applies the paths as changed on disk, and expects equal reports, and the
    /// differences in the update.
    @discardableResult
    func apply(_ paths: [String], after line: String) throws -> WorkspaceUpdate {
        try change(line)
        return try expectEqualReports(after: line) { workspace.apply(paths.map { .disk(SourcePath($0)) }) }
    }

    private func expectEqualReports(
        after what: String, _ change: () throws -> WorkspaceUpdate
    ) throws -> WorkspaceUpdate {
        var known = OpenApp.byFile(workspace.report)
        let update = try change()
        #expect(Format.json.write(workspace.report) == Format.json.write(try fresh()), "after \(what)")
        for file in update.files {
            #expect(known[file.path] != file.findings, "\(file.path.text) is as before \(what)")
            known[file.path] = file.findings.isEmpty ? nil : file.findings
        }
        #expect(known == OpenApp.byFile(workspace.report), "differences after \(what)")
        return update
    }

    private static func byFile(_ report: Report) -> [SourcePath: [Diagnostic]] {
        Dictionary(grouping: report.diagnostics, by: \.location.path)
    }
}
