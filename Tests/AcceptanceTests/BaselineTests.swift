import Foundation
import LintEngine
import Reporters
import RIBRules
import RuleKit
import SourceText
import TestSupport
import Testing

/// Leaky apps with a baseline of all their findings. Edits that keep their violations must neither cause a new finding
/// nor change a fingerprint.
@Suite struct BaselineTests {
    private static let apps = Thoroughness.choose(["ClinicLeaky"], whole: FixtureProjects.leaky)

    @Test(arguments: apps)
    func survivesBlankLinesAboveFindings(_ app: String) throws {
        try expectNothingNew(in: AppCopy(app), movedCount: 0) { copy, found in
            for (path, diagnostics) in Dictionary(grouping: found, by: \.location.path.text) {
                var lines = copy.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                for line in Set(diagnostics.map(\.location.start.line)).sorted(by: >) {
                    lines.insert(contentsOf: [String](repeating: "", count: 30), at: line - 1)
                }
                copy.files[path] = lines.joined(separator: "\n")
            }
            return copy.files.count
        }
    }

    @Test(arguments: apps)
    func survivesReorderedMembers(_ app: String) throws {
        try expectNothingNew(in: AppCopy(app), movedCount: 0) { copy, _ in copy.reverseMembers() }
    }

    @Test(arguments: apps)
    func survivesRenamedLocals(_ app: String) throws {
        try expectNothingNew(in: AppCopy(app), movedCount: 0) { copy, _ in copy.renameLocals() }
    }

    @Test(arguments: apps)
    func survivesTypesSplitIntoExtensions(_ app: String) throws {
        try expectNothingNew(in: AppCopy(app), movedCount: 0) { copy, _ in copy.splitTypes(intoOtherFiles: false) }
    }

    @Test(arguments: apps)
    func survivesExtensionsInNewFiles(_ app: String) throws {
        let copy = try AppCopy(app)
        copy.openAccess()
        try expectNothingNew(in: copy, movedCount: nil) { copy, _ in copy.splitTypes(intoOtherFiles: true) }
    }

    @Test(arguments: apps)
    func survivesMovedFiles(_ app: String) throws {
        let copy = try AppCopy(app)
        let count = try copy.lint(baseline: nil).diagnostics.count
        try expectNothingNew(in: copy, movedCount: count) { copy, found in
            let paths = Set(found.map(\.location.path.text))
            for path in paths { copy.files["Moved/" + path] = copy.files.removeValue(forKey: path) }
            return paths.count
        }
    }

    /// One more violation is one new finding, even if the baseline contains similar ones.
    @Test func secondFindingOfSameKindIsNew() throws {
        let copy = try AppCopy("HarbourLeaky")
        let known = try copy.baseline()
        let path = "App/NewBooking/NewBookingViewController.swift"
        copy.files[path] = copy.text(path).replacingOccurrences(
            of: "dismiss(animated: true)", with: "dismiss(animated: true)\n        dismiss(animated: true)")
        let count = try copy.lint(baseline: nil).diagnostics.count
        let report = try copy.lint(baseline: known)
        #expect(Set(report.diagnostics.map(\.location.path.text)) == [path])
        #expect(report.summary.baselined + report.diagnostics.count == count)
    }

    /// Edits a copy of an app with a baseline, and compares its findings with the baseline.
    ///
    /// - Parameters:
    ///   - movedCount: the expected number of moved findings; nil for any number above zero.
    ///   - change: edits the copy and returns the number of edits, which must not be zero.
    private func expectNothingNew(
        in copy: AppCopy, movedCount: Int?, _ change: (AppCopy, [Diagnostic]) -> Int,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let before = try copy.lint(baseline: nil)
        let known = try copy.baseline()
        let changes = change(copy, before.diagnostics)
        #expect(changes > 0, sourceLocation: location)
        let after = try copy.lint(baseline: nil)
        #expect(
            after.diagnostics.map(\.fingerprint).sorted() == before.diagnostics.map(\.fingerprint).sorted(),
            sourceLocation: location)
        let report = try copy.lint(baseline: known)
        #expect(
            report.diagnostics.map { "\($0.location.path.text): \($0.symbol): \($0.message)" } == [],
            sourceLocation: location)
        #expect(report.summary.baselined == before.diagnostics.count, sourceLocation: location)
        #expect(!report.notices.contains { $0.kind == .staleBaseline }, sourceLocation: location)
        let moved = report.notices.filter { $0.kind == .movedBaseline }.map(\.message)
        if let movedCount {
            #expect(
                moved.isEmpty == (movedCount == 0) && moved.allSatisfy { $0.hasPrefix("\(movedCount) finding") },
                "\(moved)", sourceLocation: location)
        } else {
            #expect(moved.count == 1, sourceLocation: location)
        }
    }
}
