import Foundation
import Testing

/// Rules that a team declares: what the program prints of them. `Tests/Checks/custom_rules.py` has what they report.
@Suite struct CustomRuleTests {
    private static let rules = """
        version: 1
        custom_rules:
          app_no_print:
            in: {}
            must_not: { call: Swift.print }
            message: "'{subject}' of {module} prints: {object}."
            help: Use the logger.
            group: output
            examples:
              - bad: |
                  func start() { print("a") }
                  //             ^^^^^
              - good: func start() {}

        """

    private static func tree(_ configuration: String = rules) throws -> SampleTree {
        try SampleTree([
            ".riblint.yml": configuration,
            "Sources/App/A.swift": "struct A {\n    func start() { print(1) }\n    // print(2)\n}\n",
        ])
    }

    @Test func reportsWithItsMessageAndHelp() throws {
        let tree = try CustomRuleTests.tree()
        let outcome = try Riblint.run(["--format", "concise"], in: tree.root)
        #expect(
            outcome.text == """
                Sources/App/A.swift:2:20: warning: 'A' of App prints: Swift.print. [app_no_print]
                1 warning in 1 file

                """)
        #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: ["custom", "output", "app_*", "app_no_print"])
    func optionsNameIt(_ word: String) throws {
        let tree = try CustomRuleTests.tree()
        let text = try Riblint.run(["--severity", "\(word)=error", "--format", "concise"], in: tree.root).text
        #expect(text.contains(": error: "), "\(text)")
        #expect(!(try Riblint.run(["--disable", word], in: tree.root).text.contains("app_no_print")))
    }

    @Test func sarifDescribesIt() throws {
        let tree = try CustomRuleTests.tree()
        let outcome = try Riblint.run(["--format", "sarif"], in: tree.root)
        let log = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rule = try #require((driver["rules"] as? [[String: Any]])?.first { $0["id"] as? String == "app_no_print" })
        #expect((rule["properties"] as? [String: Any])?["tags"] as? [String] == ["custom", "output"])
        #expect((rule["helpUri"] as? String)?.hasSuffix("/Documentation/OWN-RULES.md") == true)
        #expect((rule["defaultConfiguration"] as? [String: Any])?["level"] as? String == "warning")
        let help = try #require((rule["help"] as? [String: Any])?["markdown"] as? String)
        #expect(help.contains("func start() { print(\"a\") }") && !help.contains("^^^^"))
    }

    @Test func explainShowsAPage() throws {
        let tree = try CustomRuleTests.tree()
        let page = try Riblint.run(["explain", "app_no_print"], in: tree.root).text
        #expect(page.hasPrefix("app_no_print (warning, custom, on by default)\n\nCode must not call 'Swift.print'.\n"))
        #expect(page.hasSuffix("Declared in .riblint.yml:3.\n"))
        let rows = try Riblint.run(["rules", "app_no_print", "--format", "json"], in: tree.root).text
        #expect(rows.contains(#""group": "output", "origin": ".riblint.yml:3""#), "\(rows)")
    }

    @Test func testsOfExamplesHaveStatuses() throws {
        let tree = try CustomRuleTests.tree()
        let passed = try Riblint.run(["rules", "test"], in: tree.root)
        #expect(passed.status == 0 && passed.text == "2 examples of 1 rule: 2 passed\n")
        let wrong = CustomRuleTests.rules.replacing("func start() {}", with: "func start() { print(3) }")
        let wrongTree = try CustomRuleTests.tree(wrong)
        let failed = try Riblint.run(["rules", "test"], in: wrongTree.root)
        #expect(failed.status == 1)
        #expect(
            failed.text == """
                .riblint.yml:13: app_no_print: the good example has 1 finding
                  func start() { print(3) }
                +                ^^^^^
                2 examples of 1 rule: 1 passed, 1 failed

                """)
        let empty = try CustomRuleTests.tree("version: 1\n")
        let none = try Riblint.run(["rules", "test"], in: empty.root)
        #expect(none.status == 2)
        #expect(none.errors == "riblint: error: .riblint.yml has no 'custom_rules', so no examples are to be tested.\n")
        let unknown = try Riblint.run(["rules", "test", "app_no_prnt"], in: tree.root)
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'app_no_print'?"))
    }

    @Test func showYieldsTheSameConfiguration() throws {
        let tree = try CustomRuleTests.tree()
        let shown = try Riblint.run(["config", "show"], in: tree.root).text
        let other = try CustomRuleTests.tree(shown)
        // The first line names the file.
        #expect(try Riblint.run(["config", "show"], in: other.root).text == shown)
        #expect(
            try Riblint.run(["--format", "concise"], in: other.root).text
                == Riblint.run(["--format", "concise"], in: tree.root).text)
    }

    @Test func strictChecksFailForWhatHasNoEffect() throws {
        let unused = CustomRuleTests.rules.replacing("in: {}", with: "in: { name: Nothing }")
        let tree = try CustomRuleTests.tree(unused)
        let note = ".riblint.yml:3:3: app_no_print selects nothing; correct 'in', or write 'may_match_nothing: true'\n"
        let check = try Riblint.run(["config", "check"], in: tree.root)
        #expect(check.status == 0 && check.errors == "riblint: note: \(note)")
        let strict = try Riblint.run(["config", "check", "--strict"], in: tree.root)
        #expect(strict.status == 2 && strict.errors == "riblint: error: \(note)")
    }

    @Test func exceptionsThatMatchTheSameFindingAreUsed() throws {
        func errors(_ exceptions: String) throws -> String {
            let tree = try CustomRuleTests.tree(
                CustomRuleTests.rules.replacing(
                    "    examples:", with: "    except: [\(exceptions)]\n    examples:"))
            #expect(try Riblint.run(["--format", "concise"], in: tree.root).text.contains("app_no_print") == false)
            return try Riblint.run(["config", "check", "--strict"], in: tree.root).errors
        }
        let both = "{ name: A, reason: a }, { kind: struct, reason: b }"
        #expect(try errors(both) == "")
        #expect(
            try errors(both + ", { name: Other*, reason: c }").hasSuffix(
                ": exception 'Other*' of app_no_print matches no finding; remove it\n"))
    }

    @Test(arguments: [
        ("essential", 0), ("recommended", 0), ("all@0.1", 0), ("all@9.1", 2), ("most", 2), ("all@x", 2),
    ])
    func presetsAreChecked(_ preset: String, _ status: Int32) throws {
        let tree = try CustomRuleTests.tree("preset: \(preset)\n")
        #expect(try Riblint.run(["config", "check"], in: tree.root).status == status)
    }
}
