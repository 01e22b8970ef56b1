import RIBModel
import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Entries with the severity of their findings, and entries of findings that are related locations now.
@Suite struct BaselineSeverityTests {
    private static let engine = LintEngine(catalog: [FindingGroupTests.rule], toolVersion: "1")

    /// A project of one interactor, with a baseline and a configuration.
    private func lint(
        _ body: String, _ entries: [String], _ configuration: String = "version: 1",
        _ change: (inout LintRequest) -> Void = { _ in }
    ) throws -> LintEngine.Outcome {
        let tree = TemporaryTree([
            "a.swift": "import RIBs\n\nfinal class AInteractor: Interactor {\n\(body)\n}\n",
            ".riblint-baseline.json":
                "{\"schemaVersion\": 1, \"entries\": [\n\(entries.joined(separator: ",\n"))\n]}\n",
            ".riblint.yml": configuration + "\n",
        ])
        var request = LintRequest(paths: [tree.path("")])
        change(&request)
        return try withExtendedLifetime(tree) { try BaselineSeverityTests.engine.lint(request) }
    }

    private func entry(_ symbol: String, _ severity: Severity? = nil, path: String = "a.swift") -> String {
        let level = severity.map { ", \"severity\": \"\($0.rawValue)\"" } ?? ""
        return "{\"path\": \"\(path)\", \"rule\": \"named_breach\", \"symbol\": \"\(symbol)\", \"subject\": \"s\", "
            + "\"count\": 1\(level)}"
    }

    private func text(_ baseline: Baseline) -> [String] {
        baseline.entries.map { "\($0.key.symbol) \($0.count) \($0.severity?.rawValue ?? "-")" }
    }

    @Test func aFindingAboveItsEntryIsNew() throws {
        let new = try lint("func breach() {}", [entry("breach", .note)])
        #expect(new.report.diagnostics.map(\.severity) == [.warning] && new.baseline.newCount == 1)
        // Its entry is matched: it is not fixed, and accepting the finding replaces it.
        #expect(new.baseline.goneCount == 0 && new.report.notices.isEmpty)
        #expect(text(new.baseline.pruned) == ["breach 1 note"])
        #expect(text(new.baseline.updated(reason: nil)) == ["breach 1 warning"])
        #expect(text(new.baseline.adding([0], reason: nil)) == ["breach 1 warning"])
        for severity in [Severity.warning, .error, nil] {
            let known = try lint("func breach() {}", [entry("breach", severity)])
            #expect(known.report.diagnostics.isEmpty && known.report.summary.baselined == 1)
            #expect(text(known.baseline.pruned) == ["breach 1 \(severity?.rawValue ?? "-")"])
            #expect(text(known.baseline.updated(reason: nil)) == ["breach 1 warning"])
        }
    }

    /// A severity of the configuration or the command line is not evidence that a finding became worse.
    @Test func aHigherSeverityOfTheRuleMakesNoFindingNew() throws {
        let raised = try lint("func breach() {}", [entry("breach", .warning)], "rules: { named_breach: error }")
        #expect(raised.report.diagnostics.isEmpty)
        let strict = try lint("func breach() {}", [entry("breach", .warning)]) { $0.selection.shift = .strict }
        #expect(strict.report.diagnostics.isEmpty)
        #expect(text(strict.baseline.updated(reason: nil)) == ["breach 1 warning"])
        // Accepted as a note of the configuration, which is gone.
        let lowered = try lint("func breach() {}", [entry("breach", .note)], "rules: { named_breach: note }")
        #expect(lowered.report.diagnostics.isEmpty)
        #expect(try lint("func breach() {}", [entry("breach", .note)]).report.diagnostics.count == 1)
    }

    @Test func entriesOfRelatedLocationsAreNeitherNewNorFixed() throws {
        let body = "func breachA() {}\nfunc breachB() {}\nfunc breachC() {}"
        let old = try lint(body, [entry("breachA"), entry("breachB"), entry("breachC")])
        #expect(old.report.diagnostics.isEmpty && old.report.notices.isEmpty)
        #expect(old.baseline.newCount == 0 && old.baseline.goneCount == 0 && old.baseline.mergedCount == 2)
        #expect(text(old.baseline.pruned) == ["breachA 1 -"])
        #expect(text(old.baseline.updated(reason: nil)) == ["breachA 1 warning"])
        #expect(try lint(body, [entry("breachA", .warning)]).report.diagnostics.isEmpty)
    }

    /// A new first location is a new finding, and the entries of the others stay until it is accepted.
    @Test func aNewFirstLocationIsNew() throws {
        let new = try lint("func breachA() {}\nfunc breachB() {}", [entry("breachB")])
        #expect(new.report.diagnostics.map(\.symbol) == ["breachA"])
        #expect(new.baseline.goneCount == 0 && text(new.baseline.pruned) == ["breachB 1 -"])
    }

    /// The first location is fixed: the next one has its own entry.
    @Test func theNextLocationKeepsItsEntry() throws {
        let next = try lint(
            "func breachB() {}\nfunc breachC() {}", [entry("breachA"), entry("breachB"), entry("breachC")])
        #expect(next.report.diagnostics.isEmpty && next.baseline.goneCount == 1 && next.baseline.mergedCount == 1)
        #expect(text(next.baseline.pruned) == ["breachB 1 -"])
    }

    @Test func entriesOfRelatedLocationsMoveWithTheirFile() throws {
        let moved = try lint(
            "func breachA() {}\nfunc breachB() {}",
            [entry("breachA", path: "old.swift"), entry("breachB", path: "old.swift")])
        #expect(moved.report.diagnostics.isEmpty && moved.baseline.goneCount == 0)
        #expect(text(moved.baseline.pruned) == ["breachA 1 -"])
    }

    @Test func aSuppressedFindingIsNotFixed() throws {
        let mark = " // riblint:disable:this named_breach"
        let found = try lint("func breach() {}\(mark)", [entry("breach"), entry("gone")])
        #expect(found.baseline.goneCount == 1 && found.baseline.suppressedCount == 1)
        #expect(found.report.summary.suppressed == 1 && found.report.summary.baselined == 0)
        #expect(text(found.baseline.pruned) == [])
        let moved = try lint("func breach() {}\(mark)", [entry("breach"), entry("breach", path: "old.swift")])
        #expect(moved.baseline.goneCount == 1 && moved.baseline.suppressedCount == 1)
    }

    @Test func theMostSevereLocationCounts() throws {
        let body = "func breachA() {}\nfunc breachLoud() {}"
        #expect(try lint(body, [entry("breachA", .warning)]).report.diagnostics.map(\.severity) == [.error])
        #expect(try lint(body, [entry("breachA", .error)]).report.diagnostics.isEmpty)
    }
}
