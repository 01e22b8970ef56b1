import Foundation
import LintEngine
import RIBModel
import SourceText
import TestSupport
import Testing

/// Workspaces whose files come and go without a scan: each report is byte-equal to that of a full run.
@Suite struct WorkspaceFilesTests {
    private let interactor = "App/Map/MapInteractor.swift"
    private let renamed = "App/Map/Renamed.swift"

    /// A file takes a vacant number or leaves one, and what does not depend on it is kept.
    @Test func otherAnswersAreKept() throws {
        let app = try OpenApp("HarbourLeaky", takesAll: true)
        func expectKept() { #expect(app.workspace.recomputed != nil) }
        let gone = try app.apply([interactor], after: "mv \(interactor) aside.txt")
        #expect(gone.files.contains { $0.path.text == interactor && $0.findings.isEmpty })
        expectKept()
        try app.apply([interactor], after: "mv aside.txt \(interactor)")
        expectKept()
        let moved = try app.apply([interactor, renamed], after: "mv \(interactor) \(renamed)")
        #expect(moved.files.map(\.path.text).filter { $0 == interactor || $0 == renamed } == [interactor, renamed])
        expectKept()
        // In a folder that was not there.
        let lone = "App/New/Lone.swift"
        try app.apply([lone], after: "mkdir App/New && printf 'final class Lone {}\\n' > \(lone)")
        expectKept()
        try app.apply([lone], after: "rm -r App/New")
        expectKept()
    }

    /// More files come than there are vacant numbers: all get others, and all texts but theirs are known already.
    @Test func manyFilesComeBetweenTwo() throws {
        let app = try OpenApp("HarbourLeaky")
        let new = (1...5).map { "App/Map/MapInteractor\($0).swift" }
        let copies = new.map { "sed 's/Map/Chart/g' \(interactor) > \($0)" }.joined(separator: " && ")
        #expect(try app.apply(new, after: copies).isWhole)
        try app.apply([interactor] + new.suffix(3), after: "rm \(interactor) \(new.suffix(3).joined(separator: " "))")
        try app.rescan(after: "git -C . status > /dev/null 2>&1; true")
    }

    /// A manifest that changes has all files read again, those that came since the last scan as well.
    @Test func manifestsKeepWhatCame() throws {
        let app = try OpenApp("HarbourLeaky")
        let manifest = "Modules/HarbourKit/Package.swift"
        try app.apply([interactor, renamed], after: "mv \(interactor) \(renamed)")
        try app.apply([manifest], after: "echo >> \(manifest)")
    }

    /// An unsaved file counts as existing, also after a scan, until its text on disk counts: there is none.
    @Test func unsavedFilesComeAndGo() throws {
        let app = try OpenApp("HarbourLeaky")
        let (path, before) = (SourcePath("App/Map/Unsaved.swift"), app.workspace.report)
        let text = app.text(interactor).replacing("MapInteractor", with: "UnsavedInteractor")
        #expect(app.workspace.apply([.text(path, Array(text.utf8))]).files.map(\.path) == [path])
        let files = app.workspace.report.summary.analyzedFiles
        #expect(files == before.summary.analyzedFiles + 1)
        try app.workspace.rescan()
        #expect(app.workspace.report.summary.analyzedFiles == files)
        #expect(app.workspace.apply([.disk(path)]).files.map(\.findings.count) == [0])
        #expect(app.workspace.report.diagnostics == before.diagnostics)
        #expect(app.workspace.report.summary.analyzedFiles == before.summary.analyzedFiles)
    }

    @Test func foldersTellWhatBelongs() throws {
        let app = try OpenApp("HarbourLeaky", configured: true)
        try app.rescan(after: "mkdir .git && echo Made > .gitignore && printf '\\nNot*.swift\\n' > App/.gitignore")
        func belongs(_ path: String) -> Bool { app.workspace.belongs(SourcePath(path)) }
        #expect(belongs(interactor) && belongs("New.swift") && belongs("App/Map/New/Deep/New.swift"))
        #expect(belongs("App/New.m") && !belongs("App/New.txt"))
        #expect(!belongs("Made/New.swift") && !belongs("App/Map/Made/New.swift"))
        #expect(!belongs("App/Map/NotThis.swift") && belongs("NotThis.swift"))
        #expect(!belongs("Pods/New.swift") && !belongs(".build/New.swift") && !belongs("/elsewhere/New.swift"))
        // What holds in a folder with a configuration of its own is not known before a scan.
        let findings = app.workspace.report.diagnostics.filter { $0.location.path.text == interactor }
        let rule = try #require(findings.first).rule
        let own = "App/Own/MapInteractor.swift"
        try app.apply(
            [interactor, own],
            after: "mkdir App/Own && mv \(interactor) \(own)"
                + " && printf 'disabled_rules: [\(rule)]\\n' > App/Own/.riblint.yml")
        #expect(!app.workspace.report.diagnostics.contains { $0.location.path.text == own && $0.rule == rule })
    }

    /// A file that changed on disk without a notice to the workspace is read again when a location in it is needed.
    @Test func filesThatChangedOnDiskAreReadAgain() throws {
        let app = try OpenApp("Courier")
        let view = app.folder.appending(path: "Features/Settings/SettingsViewController.swift")
        let base = "Modules/AppFoundation/Sources/AppFoundation/BaseViewController.swift"
        try ("// a line more\n" + String(contentsOf: view, encoding: .utf8))
            .write(to: view, atomically: true, encoding: .utf8)
        let leaving = app.text(base).replacing(
            "    open func setUpViews() {}",
            with: "    open func setUpViews() {}\n\n    @objc func leave() { dismiss(animated: true) }")
        let report = try #require(try app.replace(base, with: leaving))
        #expect(report.isComplete && report.diagnostics.map(\.location.path.text) == [base])
    }

    /// Entries of a baseline are fixed, or their files are gone.
    @Test func baselinesKnowWhichFilesThereAre() throws {
        let app = try OpenApp("HarbourLeaky", configured: true)
        try app.acceptAll()
        try app.rescan(after: "true")
        #expect(app.workspace.report.diagnostics.isEmpty)
        let all = app.workspace.report.summary.baselined
        try app.replace(interactor, with: app.text(interactor).replacing("    var router", with: "    weak var router"))
        #expect(app.workspace.report.summary.baselined == all - 1)
        #expect(app.workspace.report.notices.count == 1)
        try app.apply([interactor], after: "rm \(interactor)")
    }

    /// An opening that is stopped fails, wherever that happens; one that is not leads to the report of a run.
    @Test func openingCanBeStopped() throws {
        let app = try OpenApp("HarbourLeaky")
        let report = app.workspace.report
        let (request, engine) = (LintRequest(paths: [SourcePath(app.folder.path)]), app.engine)
        var counts: (stopped: Int, whole: Int) = (0, 0)
        for checks in [0, 1, 10, 100, 1000, 10_000, Int.max - 1] {
            do {
                let workspace = try Workspace(engine, request, unless: Cancellation(afterChecks: checks))
                #expect(workspace.report.diagnostics == report.diagnostics && workspace.isCurrent)
                counts.whole += 1
            } catch LintError.canceled {
                counts.stopped += 1
            }
        }
        #expect(counts.stopped >= 3 && counts.whole >= 1)
    }

    /// Updates and scans are stopped at some time, several of them one after the other; the next complete one makes up
    /// for them.
    @Test func stoppedUpdatesAreMadeUpFor() throws {
        let app = try OpenApp("HarbourLeaky", takesAll: true)
        var files = FileOperations(app.paths, app.folder)
        var stopped = 0
        for _ in 0..<Thoroughness.choose(8, whole: 200) {
            var (last, isScan) = (app.workspace.report.diagnostics, false)
            for _ in 0..<files.number(below: 3) {
                let (line, paths) = files.next()
                try app.change(line)
                let cancellation = Cancellation(
                    afterChecks: files.number(below: [10, 100, 1000][files.number(below: 3)]))
                do {
                    isScan = files.number(below: 3) == 0
                    if isScan {
                        try app.workspace.rescan(unless: cancellation)
                    } else {
                        try app.workspace.apply(paths.map { .disk(SourcePath($0)) }, unless: cancellation)
                    }
                    last = app.workspace.report.diagnostics
                } catch {
                    stopped += 1
                    #expect(!app.workspace.isCurrent && app.workspace.report.diagnostics == last)
                    break
                }
            }
            let (line, paths) = files.number(below: 4) == 0 ? ("true", []) : files.next()
            if isScan { try app.rescan(after: line) } else { try app.apply(paths, after: line) }
            #expect(app.workspace.isCurrent)
        }
        #expect(stopped > 0)
    }

    /// Files come, go and move, folders are renamed, texts change and become unreadable, one after the other and
    /// several at once, with scans between.
    @Test(arguments: Thoroughness.choose(["HarbourLeaky"], whole: ["ClinicLeaky", "CourierLeaky", "HarbourLeaky"]))
    func randomOperationsMatchFullRun(_ name: String) throws {
        let app = try OpenApp(name, takesAll: true)
        var files = FileOperations(app.paths, app.folder)
        for _ in 0..<Thoroughness.choose(6, whole: 120) {
            let (line, paths) = files.next()
            if files.number(below: 6) == 0 {
                try app.rescan(after: line)
            } else {
                try app.apply(paths, after: line)
            }
        }
    }
}

/// Random changes of files, as shell lines with the paths that they change. Each run has the same ones.
private struct FileOperations {
    private var paths: [String]
    private let folder: URL
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var count = 0

    init(_ paths: [String], _ folder: URL) { (self.paths, self.folder) = (paths, folder) }

    mutating func number(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(bound, 1)))
    }

    /// One change, or several at once.
    mutating func next() -> (line: String, paths: [String]) {
        let changes = (0..<[1, 1, 1, 2, 5][number(below: 5)]).map { _ in change() }
        return (changes.map(\.line).joined(separator: " && "), changes.flatMap(\.paths))
    }

    private mutating func change() -> (line: String, paths: [String]) {
        let place = number(below: paths.count)
        let path = paths[place]
        count += 1
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        switch number(below: 9) {
        case 0:
            paths.remove(at: place)
            return ("rm '\(path)'", [path])
        case 1:
            let copy = path.replacing(".swift", with: "Copy\(count).swift")
            guard copy != path else { return ("true", [path]) }
            paths.append(copy)
            return ("sed 's/class /class Copied\(count)/' '\(path)' > '\(copy)'", [copy])
        case 2:
            let moved = "App/Moved\(count)/" + path.split(separator: "/")[path.split(separator: "/").count - 1]
            paths[place] = moved
            return ("mkdir -p App/Moved\(count) && mv '\(path)' '\(moved)'", [path, moved])
        case 3 where !folder.isEmpty:
            let inside = paths.filter { $0.hasPrefix(folder + "/") }
            let renamed = folder + "R\(count)"
            paths = paths.map { $0.hasPrefix(folder + "/") ? renamed + $0.dropFirst(folder.count) : $0 }
            let moved = inside.map { renamed + $0.dropFirst(folder.count) }
            return ("mv '\(folder)' '\(renamed)'", inside + moved)
        case 4: return ("printf '\\377\\376 \\000' > '\(path)'", [path])
        case 5: return ("printf 'import RIBs\\n' >> '\(path)'", [path])
        case 6: return ("printf '\\nfinal class Added\(count) {}\\n' >> '\(path)'", [path])
        case 7:
            let other = paths[number(below: paths.count)]
            return ("cat '\(other)' > aside.txt && mv aside.txt '\(path)'", [path])
        default: return ("sed 's/weak var/var/' '\(path)' > aside.txt && mv aside.txt '\(path)'", [path])
        }
    }
}
