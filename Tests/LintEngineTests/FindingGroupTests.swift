import RIBModel
import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Findings that are reported as one: the first with the others as related locations.
@Suite struct FindingGroupTests {
    /// Reports every function whose name begins with `breach`, those of a file as one; as errors if it ends with
    /// `Loud`.
    static let rule = Rule.sample("named_breach", in: .testing, as: .warning) { project in
        project.files.enumerated().flatMap { number, file in
            file.outline.declarations.compactMap { declaration in
                let name = project.names.text(declaration.name)
                guard name.hasPrefix("breach") else { return nil }
                let file = FileID(number)
                return Finding(
                    at: Site(file, declaration.nameRange), "'\(name)' is one.", help: "Rename it.",
                    severity: name.hasSuffix("Loud") ? .error : nil, symbol: name, subject: "s",
                    group: Finding.Group(Site(file, ByteRange(0, 1)), note: "'\(name)' is one too"))
            }
        }
    }

    private static let unused = Rule.auditing(
        "unused_suppression", as: .warning, documentation: .sample, fixes: .none
    ) { audit in
        audit.unused.map { name in
            let directive = audit.project.files[name.file.index].directives[name.position.directive]
            return Finding(
                at: Site(name.file, directive.rules[name.position.rule].range), "unused", help: "h", symbol: "")
        }
    }

    private static let engine = LintEngine(catalog: [rule, unused], toolVersion: "1")

    private func report(_ text: String) throws -> Report {
        let tree = TemporaryTree(["a.swift": "import RIBs\n\nfinal class AInteractor: Interactor {\n\(text)\n}\n"])
        return try FindingGroupTests.engine.lint(LintRequest(paths: [tree.path("")])).report
    }

    /// The name of each finding, with those of its related locations.
    private func names(_ report: Report) -> [String] {
        report.diagnostics.map { diagnostic in
            ([diagnostic.symbol.isEmpty ? diagnostic.message : diagnostic.symbol] + diagnostic.related.map(\.message))
                .joined(separator: ", ")
        }
    }

    private static let three = "func breachA() {}\nfunc breachB() {}\nfunc breachC() {}"

    @Test func findingsOfAGroupAreOne() throws {
        let report = try report(FindingGroupTests.three)
        #expect(names(report) == ["breachA, 'breachB' is one too, 'breachC' is one too"])
        #expect(report.summary.warnings == 1 && report.diagnostics[0].related.map(\.location.start.line) == [5, 6])
    }

    @Test func theFirstKeepsItsIdentityAndTheHighestSeverityCounts() throws {
        let alone = try report("func breachA() {}")
        let merged = try report("func breachA() {}\nfunc breachLoud() {}")
        #expect(merged.diagnostics.map(\.fingerprint) == alone.diagnostics.map(\.fingerprint))
        #expect(alone.diagnostics.map(\.severity) == [.warning] && merged.diagnostics.map(\.severity) == [.error])
    }

    /// Fingerprints of equal findings after a group count those within it, as if each were reported.
    @Test func relatedLocationsCountInFingerprints() throws {
        let tree = TemporaryTree([
            "a.swift":
                "import RIBs\n\nfinal class AInteractor: Interactor {\nfunc breach() {}\nfunc breach(_: Int) {}\n}\n",
            "b.swift": "import RIBs\n\nfinal class BInteractor: Interactor {\nfunc breach() {}\n}\n",
        ])
        let outcome = try FindingGroupTests.engine.lint(LintRequest(paths: [tree.path("")]))
        let ordinals = (0..<3).map { Fingerprint.of(rule: "named_breach", symbol: "breach", subject: "s", ordinal: $0) }
        #expect(outcome.report.diagnostics.map(\.fingerprint) == [ordinals[0], ordinals[2]])
        for fingerprint in ordinals {
            let answer = try FindingGroupTests.engine.explain(
                finding: fingerprint, LintRequest(paths: [tree.path("")]))
            #expect(answer.diagnostics.count == 1)
        }
    }

    @Test func aSuppressionRemovesItsLocationAlone() throws {
        let mark = " // riblint:disable:this named_breach"
        let middle = try report("func breachA() {}\nfunc breachB() {}\(mark)\nfunc breachC() {}")
        #expect(names(middle) == ["breachA, 'breachC' is one too"] && middle.summary.suppressed == 1)
        let first = try report("func breachA() {}\(mark)\nfunc breachB() {}\nfunc breachC() {}")
        #expect(names(first) == ["breachB, 'breachC' is one too"])
        let all = try report(
            "// riblint:disable named_breach\n\(FindingGroupTests.three)\n// riblint:enable named_breach")
        #expect(names(all) == [] && all.summary.suppressed == 3)
    }

    /// A comment at a related location is used, even though no finding is there.
    @Test func onlyCommentsWithoutAnyLocationAreUnused() throws {
        let mark = " // riblint:disable:this named_breach"
        let text = "func breachA() {}\nfunc breachB() {}\(mark)\nfunc other() {}\(mark)"
        #expect(names(try report(text)) == ["breachA", "unused"])
    }
}
