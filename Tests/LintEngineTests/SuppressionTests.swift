import RIBModel
import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Suppressions, unused suppressions, and their findings.
@Suite struct SuppressionTests {
    /// A rule that reports every function whose name begins with a word.
    private static func rule(_ id: String, _ word: String, isDefault: Bool = true) -> Rule {
        Rule.sample(id, in: .testing, as: .error, isDefault: isDefault) { project in
            project.files.enumerated().flatMap { number, file in
                file.outline.declarations.compactMap { declaration in
                    let name = project.names.text(declaration.name)
                    guard name.hasPrefix(word) else { return nil }
                    return Finding(
                        at: Site(FileID(number), declaration.nameRange), "'\(name)' is one.", help: "Rename it.",
                        symbol: name)
                }
            }
        }
    }

    /// A rule that reports exactly the given findings.
    private static let unused = Rule.auditing(
        "unused_suppression", as: .warning, documentation: .sample, fixes: .none
    ) { audit in
        audit.unused.map { name in
            let directive = audit.project.files[name.file.index].directives[name.position.directive]
            let rule = directive.rules[name.position.rule]
            return Finding(at: Site(name.file, rule.range), "\(directive.form) \(rule.id)", help: "h", symbol: "")
        }
    }

    private static let unknown = Rule.auditing(
        "unknown_rule_in_suppression", as: .warning, documentation: .sample, fixes: .none
    ) { audit in
        audit.unknown.map {
            Finding(at: Site($0.name.file, ByteRange(0, 1)), $0.suggestion ?? "none", help: "h", symbol: "")
        }
    }

    private static let reason = Rule.sample(
        "suppression_without_reason", in: .suppressions, as: .warning, isDefault: false
    ) { project in
        project.directives.filter { $0.directive.reason == nil }.map {
            Finding(at: Site($0.file, $0.directive.range), "no reason", help: "h", symbol: "")
        }
    }

    private static let catalog = [
        rule("named_breach", "breach"), rule("named_fault", "fault"), unused, unknown, reason,
        rule("shy_rule", "shy", isDefault: false),
    ]

    private func lint(_ text: String, _ change: (inout LintRequest) -> Void = { _ in }) throws -> Report {
        try lint(
            TemporaryTree(["a.swift": "import RIBs\n\nfinal class AInteractor: Interactor {\n\(text)\n}\n"]), change)
    }

    private func lint(_ tree: TemporaryTree, _ change: (inout LintRequest) -> Void = { _ in }) throws -> Report {
        var request = LintRequest(paths: [tree.path("")])
        change(&request)
        return try LintEngine(catalog: SuppressionTests.catalog, toolVersion: "1").lint(request).report
    }

    private func messages(_ text: String, _ change: (inout LintRequest) -> Void = { _ in }) throws -> [String] {
        try lint(text, change).diagnostics.map { "\($0.rule): \($0.message)" }
    }

    @Test(arguments: [
        "@MainActor\nfunc breach() {}", "/// Words.\nfunc breach() {}", "/** Words. */ @objc(breach)\nfunc breach() {}",
        "// riblint:disable:next named_fault - x\nfunc breach(fault: Int) {}",
    ])
    func nextSkipsAttributesAndComments(_ code: String) throws {
        for comment in ["//", "///", "/*"] {
            let end = comment == "/*" ? " */" : ""
            let report = try lint("\(comment) riblint:disable:next named_breach - why\(end)\n\(code)") {
                $0.selection.disabled = ["named_fault"]
            }
            #expect(report.diagnostics.map(\.message) == [] && report.summary.suppressed == 1)
        }
    }

    @Test func reportsUnusedSuppressions() throws {
        #expect(
            try messages("// riblint:disable:next named_breach - why\nfunc fine() {}") == [
                "unused_suppression: riblint:disable:next named_breach"
            ])
        #expect(
            try messages("// riblint:disable:next named_breach named_fault - why\nfunc breach() {}") == [
                "unused_suppression: riblint:disable:next named_fault"
            ])
        #expect(
            try messages("// riblint:disable named_breach - why\nfunc fine() {}\n// riblint:enable named_breach") == [
                "unused_suppression: riblint:disable named_breach"
            ])
        #expect(
            try messages("// riblint:enable named_breach\nfunc fine() {}") == [
                "unused_suppression: riblint:enable named_breach"
            ])
    }

    @Test func suppressionsOfInactiveRulesAreNotReported() throws {
        let text =
            "// riblint:disable:next named_breach shy_rule - why\nfunc fine() {}\n// riblint:disable:file all - why"
        #expect(try messages(text).count == 2)
        #expect(try messages(text) { $0.selection.takesAll = true }.count == 3)
        #expect(try messages(text) { $0.selection.disabled = ["named_breach"] } == [])
        #expect(try messages(text) { $0.selection.only = ["named_fault", "unused_suppression"] } == [])
        #expect(try messages(text) { $0.selection.severities = [("named_breach", nil)] } == [])
        #expect(try messages(text) { $0.selection.disabled = ["unused_suppression"] } == [])
    }

    @Test func severityIsConfigurable() throws {
        let report = try lint("// riblint:disable:next named_breach - why\nfunc fine() {}") {
            $0.selection.severities = [("unused_suppression", .error)]
        }
        #expect(report.summary.errors == 1 && report.rules.map(\.id).contains("unused_suppression"))
    }

    @Test func incompleteRunReportsNoUnusedSuppressions() throws {
        let tree = TemporaryTree([
            "a.swift":
                "import RIBs\nfinal class AInteractor: Interactor {} // riblint:disable:this named_breach - why\n"
        ])
        #expect(try lint(tree).diagnostics.count == 1)
        tree.link("gone.swift", to: "nothing")
        #expect(try lint(tree).diagnostics.count == 0)
    }

    @Test func reportsUnknownNamesWithSuggestions() throws {
        #expect(
            try messages("// riblint:disable:file named_breech - why\n") == [
                "unknown_rule_in_suppression: named_breach"
            ])
        #expect(try messages("// riblint:disable:file xyzzy - why\n") == ["unknown_rule_in_suppression: none"])
        #expect(try messages("// riblint:disable:file all shy_rule - why\nfunc breach() {}") == [])
    }

    @Test func suppressingAllRulesNeedsReason() throws {
        #expect(try lint("// riblint:disable:next all - why\nfunc breach() {}").summary.suppressed == 1)
        #expect(try messages("// riblint:disable:next all\nfunc breach() {}") == ["named_breach: 'breach' is one."])
        // Findings about suppressions are not among them.
        #expect(
            try messages(
                "// riblint:disable:file all - why\nfunc breach() {}\n// riblint:disable:file named_fault - why") == [
                    "unused_suppression: riblint:disable:file named_fault"
                ])
    }

    @Test func findingsAboutSuppressionsCanBeSuppressedOnce() throws {
        #expect(
            try messages(
                """
                // riblint:disable:file unused_suppression - why
                // riblint:disable:next named_breach - why
                func fine() {}
                """
            ) == [])
        #expect(
            try messages("// riblint:disable:file unused_suppression - why") == [
                "unused_suppression: riblint:disable:file unused_suppression"
            ])
        #expect(
            try messages(
                """
                // riblint:disable:next unknown_rule_in_suppression - why
                // riblint:disable:next named_breach - why
                func breach() {}
                """
            )
                == ["unused_suppression: riblint:disable:next unknown_rule_in_suppression"])
    }

    @Test func reportsMissingReasonsOnRequest() throws {
        let text = "// riblint:disable:next named_breach\nfunc breach() {}"
        #expect(try messages(text) == [])
        #expect(try messages(text) { $0.requiresReason = true } == ["suppression_without_reason: no reason"])
        #expect(
            try messages(text) {
                $0.requiresReason = true; $0.selection.disabled = ["suppression_without_reason"]
            } == [])
        #expect(
            try messages(text) {
                $0.requiresReason = true; $0.selection.only = ["named_breach"]
            } == [])
    }

    @Test func checksFilesWithoutRoles() throws {
        let tree = TemporaryTree([
            "a.swift": "// riblint:disable:file named_breach - why\nlet a = 1\n", "b.swift": "let b = 1\n",
        ])
        #expect(try lint(tree).diagnostics.map(\.rule) == ["unused_suppression"])
    }

    @Test func skipsFilesOtherThanSources() throws {
        let text = "// riblint:disable:file named_breach - why\nlet a = 1\n"
        #expect(
            try lint(
                TemporaryTree(["AppTests/a.swift": text, "Vendor/b.swift": text, "c.swift": "// @generated\n" + text])
            ).diagnostics.isEmpty)
    }
}
