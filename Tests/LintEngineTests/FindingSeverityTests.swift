import RIBModel
import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Which severity a finding is reported with: its own, or that of the configuration or the command line.
@Suite struct FindingSeverityTests {
    /// Reports every function whose name begins with a severity, with that severity, and those that begin with
    /// `breach` without one of their own.
    private static let rule = Rule.sample("named_breach", in: .testing, as: .warning) { project in
        project.files.enumerated().flatMap { number, file in
            file.outline.declarations.compactMap { declaration in
                let name = project.names.text(declaration.name)
                let severity = Severity.allCases.first { name.hasPrefix($0.rawValue) }
                guard severity != nil || name.hasPrefix("breach") else { return nil }
                return Finding(
                    at: Site(FileID(number), declaration.nameRange), "'\(name)' is one.", help: "Rename it.",
                    severity: severity, symbol: name)
            }
        }
    }

    private func severities(
        _ configuration: String = "version: 1", _ change: (inout LintRequest) -> Void = { _ in }
    ) throws -> [Severity] {
        let tree = TemporaryTree([
            "a.swift":
                "import RIBs\n\nfinal class AInteractor: Interactor {\n"
                + "func noteA() {}\nfunc breach() {}\nfunc errorA() {}\n}\n",
            ".riblint.yml": configuration + "\n",
        ])
        var request = LintRequest(paths: [tree.path("")])
        change(&request)
        let engine = LintEngine(catalog: [FindingSeverityTests.rule], toolVersion: "1")
        return try withExtendedLifetime(tree) { try engine.lint(request).report.diagnostics.map(\.severity) }
    }

    @Test func aFindingHasItsOwn() throws {
        #expect(try severities() == [.note, .warning, .error])
    }

    /// Up and down, for all findings of the rule.
    @Test(arguments: Severity.allCases)
    func aConfiguredSeverityCounts(_ severity: Severity) throws {
        let all = [severity, severity, severity]
        #expect(try severities("rules: { named_breach: \(severity.rawValue) }") == all)
        let override = "overrides: [{ paths: [a.swift], rules: { named_breach: \(severity.rawValue) } }]"
        #expect(try severities(override) == all)
        #expect(try severities { $0.selection.severities = [("named_breach", severity)] } == all)
        #expect(
            try severities("rules: { named_breach: note }") { $0.selection.severities = [("named_breach", severity)] }
                == all)
    }

    @Test func strictAndLenientLeaveNotesAsTheyAre() throws {
        #expect(try severities { $0.selection.shift = .strict } == [.note, .error, .error])
        #expect(try severities { $0.selection.shift = .lenient } == [.note, .warning, .warning])
    }
}
