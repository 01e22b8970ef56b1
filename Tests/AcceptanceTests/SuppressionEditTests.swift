import Foundation
import LintEngine
import RuleKit
import SourceText
import TestSupport
import Testing

/// What an editor inserts to suppress a finding: afterward the finding is gone, and no other appears.
@Suite struct SuppressionEditTests {
    private static func applied(_ edits: [SafeFixes.Edit], to text: String) -> String {
        String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self)
    }

    /// The text after a suppression of the finding at `▲`.
    private static func suppressed(_ marked: String, _ scope: SuppressionEdit.Scope, _ path: String = "A.swift")
        -> String?
    {
        let parts = marked.components(separatedBy: "▲")
        let text = parts.joined()
        return SuppressionEdit(
            of: "a_rule", at: parts[0].utf8.count, in: Array(text.utf8), SourcePath(path), scope
        ).map { applied($0.edits, to: text) }
    }

    @Test(arguments: [
        (
            "class A {\n    var ▲router: R?\n}\n",
            "class A {\n    // riblint:disable:next a_rule - \n    var router: R?\n}\n"
        ),
        // Above attributes and documentation.
        (
            "class A {\n    /// Doc.\n    @objc\n    var ▲router: R?\n}\n",
            "class A {\n    // riblint:disable:next a_rule - \n    /// Doc.\n    @objc\n    var router: R?\n}\n"
        ),
        // A statement over several lines.
        (
            "func f() {\n\tstream\n\t\t.▲subscribe()\n}\n",
            "func f() {\n\t// riblint:disable:next a_rule - \n\tstream\n\t\t.subscribe()\n}\n"
        ),
        // A string over several lines.
        (
            "let text = \"\"\"\n    a\n    \\(▲b)\n    \"\"\"\n",
            "// riblint:disable:next a_rule - \nlet text = \"\"\"\n    a\n    \\(b)\n    \"\"\"\n"
        ),
        // Another rule is suppressed there already.
        (
            "// riblint:disable:next other - because\nvar ▲x = 1\n",
            "// riblint:disable:next other, a_rule - because\nvar x = 1\n"
        ),
        ("var ▲x = 1 // riblint:disable:this other\n", "var x = 1 // riblint:disable:this other, a_rule\n"),
        // A file with the line ends of Windows, and one that begins with a byte order mark.
        ("// a\r\nvar ▲x = 1\r\n", "// a\r\n// riblint:disable:next a_rule - \r\nvar x = 1\r\n"),
        ("\u{FEFF}var ▲x = 1\n", "\u{FEFF}// riblint:disable:next a_rule - \nvar x = 1\n"),
    ])
    func hereCoversTheHeader(_ marked: String, _ expected: String) {
        #expect(SuppressionEditTests.suppressed(marked, .here) == expected)
    }

    @Test func membersAreCoveredWithTheirBodies() {
        let text = "class A {\n    /// Doc.\n    func f() {\n        a()\n        ▲b()\n    }\n}"
        #expect(
            SuppressionEditTests.suppressed(text, .member) == """
                class A {
                    // riblint:disable a_rule -\u{20}
                    /// Doc.
                    func f() {
                        a()
                        b()
                    }
                    // riblint:enable a_rule
                }
                """)
        // A header is no body, and a local function no member.
        #expect(SuppressionEditTests.suppressed("class A {\n    ▲func f() {\n    }\n}", .member) == nil)
        let local = "class A {\n    func f() {\n        func g() {\n            ▲b()\n        }\n    }\n}"
        #expect(
            SuppressionEdit.member(at: 60, in: Array(local.replacing("▲", with: "").utf8), SourcePath("A.swift")) == "f"
        )
    }

    @Test(arguments: [
        (
            "//\n// A.swift\n//\n\nimport X\nvar ▲x = 1\n",
            "//\n// A.swift\n//\n// riblint:disable:file a_rule - \n\nimport X\nvar x = 1\n"
        ),
        ("/// Doc.\nvar ▲x = 1\n", "// riblint:disable:file a_rule - \n/// Doc.\nvar x = 1\n"),
    ])
    func filesAreCoveredFromTheirTop(_ marked: String, _ expected: String) {
        #expect(SuppressionEditTests.suppressed(marked, .file) == expected)
    }

    @Test func objectiveCHasTheSameComments() {
        let text = "@implementation A\n- (void)f {\n    [self ▲g];\n}\n@end\n"
        #expect(
            SuppressionEditTests.suppressed(text, .here, "A.m")
                == "@implementation A\n- (void)f {\n    // riblint:disable:next a_rule - \n    [self g];\n}\n@end\n")
    }

    @Test(
        arguments:
            Thoroughness.choose(["HarbourLeaky"], whole: ["HarbourLeaky", "ClinicLeaky", "CourierLeaky"]))
    func suppressedFindingsAreGoneAndNoOtherAppears(_ app: String) throws {
        let open = try OpenApp(app)
        let before = open.workspace.report.diagnostics
        let prints = Set(before.map(\.fingerprint))
        var tried = 0
        for finding in before {
            let path = finding.location.path
            for scope in SuppressionEdit.Scope.allCases {
                let text = open.text(path.text)
                guard
                    let edit = SuppressionEdit(
                        of: finding.rule, at: finding.location.start.offset, in: Array(text.utf8), path, scope)
                else {
                    #expect(scope == .member, "\(path.text):\(finding.location.start.line) \(finding.rule)")
                    continue
                }
                tried += 1
                let changed = SuppressionEditTests.applied(edit.edits, to: text)
                open.workspace.replace(path, with: Array(changed.utf8))
                let after = open.workspace.report.diagnostics
                #expect(!after.contains { $0.fingerprint == finding.fingerprint }, "\(finding.rule) \(scope)")
                let new = after.filter { !prints.contains($0.fingerprint) && $0.rule != finding.rule }
                #expect(new.isEmpty, "\(finding.rule) \(scope): \(new.map(\.rule))")
                open.workspace.replace(path, with: nil)
            }
        }
        #expect(tried > 2 * before.count)
    }
}
