import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// Nested configurations, and configurations that extend others.
@Suite struct NestedConfigurationTests {
    private static let source = ConfigurationEffectTests.source

    private func tree(_ files: [String: String]) -> TemporaryTree {
        let sources = ["a.swift": "A", "Sub/b.swift": "B", "Sub/In/c.swift": "C"].mapValues {
            Self.source.replacing("AInt", with: "\($0)Int")
        }
        return TemporaryTree(sources.merging(files) { $1 })
    }

    /// `path:rule:severity` of each finding.
    private func lint(
        _ tree: TemporaryTree, _ paths: [String] = [""], _ change: (inout LintRequest) -> Void = { _ in }
    ) throws -> [String] {
        var request = LintRequest(paths: paths.map(tree.path))
        change(&request)
        return try LintEngine(catalog: ConfigurationEffectTests.catalog, toolVersion: "1").lint(request).report
            .diagnostics
            .map { "\($0.location.path.text):\($0.rule.split(separator: "_")[0]):\($0.severity)" }
    }

    /// The error message, without the folder of the tree.
    private func failure(_ tree: TemporaryTree, _ paths: [String] = [""]) -> String? {
        #expect(throws: LintError.self) { try lint(tree, paths) }?.description.replacing(tree.root + "/", with: "")
    }

    @Test func folderGovernsItsRules() throws {
        let tree = tree([
            ".riblint.yml": "disabled_rules: [second_rule]", "Sub/.riblint.yml": "rules: {first_rule: error}",
            "Sub/In/.riblint.yml": "disabled_rules: [first_rule]",
        ])
        #expect(try lint(tree) == ["Sub/b.swift:first:error", "a.swift:first:warning"])
        for path in ["Sub", "Sub/b.swift"] { #expect(try lint(tree, [path]) == ["Sub/b.swift:first:error"]) }
        #expect(try lint(tree, ["Sub/In/c.swift"]).isEmpty)
        #expect(try lint(tree, ["Sub/In/c.swift", "a.swift"]) == ["a.swift:first:warning"])
    }

    /// Each column takes precedence over those before it.
    @Test(
        arguments: [
            ("rules: {first_rule: note}", "", "note"),
            ("rules: {first_rule: note}\noverrides: [{paths: [Sub], rules: {first_rule: error}}]", "", "error"),
            ("overrides: [{paths: [Sub], rules: {first_rule: error}}]", "rules: {first_rule: note}", "note"),
            ("overrides: [{paths: [Sub], rules: {first_rule: off}}]", "rules: {first_rule: note}", "note"),
            (
                "rules: {first_rule: error}",
                "rules: {first_rule: note}\noverrides: [{paths: [/b.swift], rules: {first_rule: warning}}]", "warning"
            ),
            ("rules: {first_rule: error}", "overrides: [{paths: [\"*.swift\"], rules: {first_rule: off}}]", nil),
            ("disabled_rules: [first_rule]", "", nil),
            ("disabled_rules: [first_rule]", "rules: {first_rule: note}", "note"),
            ("disabled_rules: [first_rule]", "opt_in_rules: [first_rule]", "warning"),
            ("rules: {first_rule: off}", "opt_in_rules: [first_rule]", "warning"),
            ("only_rules: [second_rule]", "opt_in_rules: [first_rule]", "warning"),
            ("only_rules: [second_rule]", "only_rules: [first_rule]", "warning"),
            ("", "only_rules: [second_rule]", nil),
            ("rules: {first_rule: error}", "disabled_rules: [first_rule]", nil),
            ("rules: {first_rule: error}", "rules: {first_rule: off}", nil),
        ] as [(String, String, String?)])
    func nearerWins(_ outer: String, _ nested: String, _ severity: String?) throws {
        let tree = tree([".riblint.yml": outer, "Sub/.riblint.yml": nested])
        #expect(
            try lint(tree, ["Sub/b.swift"]).filter { $0.contains(":first:") }
                == (severity.map { ["Sub/b.swift:first:\($0)"] } ?? []))
    }

    @Test func commandLineWins() throws {
        let tree = tree([
            ".riblint.yml": "", "Sub/.riblint.yml": "disabled_rules: [first_rule]\nrules: {second_rule: off}",
        ])
        #expect(try lint(tree, ["Sub/b.swift"]).isEmpty)
        #expect(try lint(tree, ["Sub/b.swift"]) { $0.selection.only = ["first_rule"] } == ["Sub/b.swift:first:warning"])
        #expect(
            try lint(tree, ["Sub/b.swift"]) { $0.selection.enabled = ["second_rule"] } == ["Sub/b.swift:second:warning"]
        )
        #expect(
            try lint(tree, ["Sub/b.swift"]) { $0.selection.severities = [("second_rule", .error)] } == [
                "Sub/b.swift:second:error"
            ])
        #expect(try lint(tree, ["Sub/b.swift"]) { $0.configuration = .isolated }.count == 2)
        #expect(try lint(tree, ["Sub/b.swift"]) { $0.configuration = .file(tree.path(".riblint.yml")) }.count == 2)
    }

    @Test func quietRuleRunsInOneFolder() throws {
        let tree = tree([".riblint.yml": "", "Sub/.riblint.yml": "opt_in_rules: [quiet_rule]"])
        #expect(
            try lint(tree).filter { $0.contains(":quiet:") } == [
                "Sub/In/c.swift:quiet:warning", "Sub/b.swift:quiet:warning",
            ])
    }

    @Test func rootStartsAProject() throws {
        let tree = tree([
            ".riblint.yml": "rules: {first_rule: error}\nincluded: [a.swift]",
            "Sub/.riblint.yml": "root: true\nincluded: [b.swift]\ndisabled_rules: [second_rule]",
        ])
        #expect(try lint(tree, ["Sub"]) == ["In/c.swift:first:warning", "b.swift:first:warning"])
        #expect(try lint(tree, ["Sub/In/c.swift"]).last == "In/c.swift:first:warning")
        // In a run from above, only its own rules apply in its folder.
        #expect(
            try lint(tree, ["a.swift", "Sub/b.swift"]) == [
                "Sub/b.swift:first:warning", "a.swift:first:error", "a.swift:second:warning",
            ])
        // The same applies to the root of a nested repository.
        tree.write("Sub/.riblint.yml", Array("included: [b.swift]\ndisabled_rules: [second_rule]".utf8))
        #expect(failure(tree)?.hasPrefix("Sub/.riblint.yml:1:1: 'included' cannot be set") == true)
        tree.makeFolder("Sub/.git")
        #expect(try lint(tree).filter { $0.hasPrefix("Sub/b") } == ["Sub/b.swift:first:warning"])
    }

    /// Keys that only the configuration of a project can set.
    @Test func projectsWithoutOuterConfigurationKeepRules() throws {
        let tree = tree(["Sub/.riblint.yml": "only_rules: [second_rule]\nincluded: [b.swift]"])
        #expect(
            try lint(tree, ["a.swift", "Sub/b.swift"]) == [
                "Sub/b.swift:second:warning", "a.swift:first:warning", "a.swift:second:warning",
            ])
    }

    @Test(arguments: ["included: [x]", "excluded: [x]", "ignored: [x]", "ribs: {bags: [X]}", "baseline: x.json"])
    func rejectsProjectKeys(_ text: String) {
        let key = text.prefix { $0 != ":" }
        #expect(
            failure(tree([".riblint.yml": "", "Sub/.riblint.yml": "version: 1\n\(text)"]))
                == """
                Sub/.riblint.yml:2:1: '\(key)' cannot be set for a folder of a project; set it in \
                .riblint.yml, or add 'root: true' to make the folder a project
                """
        )
    }

    @Test func reportsMistakesOfAllFiles() {
        let tree = tree([
            ".riblint.yml": "", "Sub/.riblint.yml": "ruls: {}\nversion: 2", "Sub/In/.riblint.yml": "a: [\n",
        ])
        #expect(
            failure(tree, ["a.swift", "Sub"]) == """
                Sub/.riblint.yml:1:1: unknown key 'ruls'; did you mean 'rules'?
                Sub/.riblint.yml:2:10: unsupported configuration version 2; expected 1
                Sub/In/.riblint.yml:2:1: invalid YAML: expected a value
                """)
    }

    @Test func reasonsAreRequiredByFolder() throws {
        let suppressed = "// riblint:disable:file strong_router\n"
        let tree = TemporaryTree([
            "a.swift": suppressed, "Sub/b.swift": suppressed, ".riblint.yml": "suppression: {require_reason: true}",
            "Sub/.riblint.yml": "suppression: {require_reason: false}",
        ])
        func lint(_ change: (inout LintRequest) -> Void = { _ in }) throws -> [String] {
            var request = LintRequest(paths: [tree.path("")])
            change(&request)
            let rule = { id in
                Rule.sample(id, in: .suppressions, as: .warning, isDefault: id == "strong_router") { _ in [] }
            }
            return try LintEngine(
                catalog: [rule("strong_router"), rule(SuppressionAudit.reasonRule)], toolVersion: "1"
            ).lint(request).report.rules.map(\.id)
        }
        #expect(try lint().contains(SuppressionAudit.reasonRule))
        let settings = try Settings(of: LintRequest(paths: [tree.path("")]), rules: [])
        #expect(settings.configuration.suppression.requiresReason == true)
    }

    // MARK: Extends

    @Test func nearerFileWinsAndListsAdd() throws {
        let tree = tree([
            "shared/base.yml": """
            extends: more.yml
            rules: {first_rule: error, second_rule: note}
            root: true
            ribs: {bags: [A], swipe_to_dismiss: false}
            excluded: [Sub/In]
            """,
            "shared/more.yml": """
            rules: {second_rule: error}
            opt_in_rules: [quiet_rule]
            baseline: x.json
            ribs: {default_isolation: main}
            """,
            ".riblint.yml":
                "extends: shared/base.yml\nrules: {first_rule: note}\nribs: {bags: [B]}\ndisabled_rules: [quiet_rule]",
        ])
        let settings = try Settings(
            of: LintRequest(paths: [tree.path("")]), rules: RuleNames(ConfigurationEffectTests.catalog))
        let configuration = settings.configuration
        #expect(
            configuration.ribs.bags.map(\.text) == ["A", "B"] && !configuration.ribs.swipeToDismiss
                && configuration.ribs.defaultIsolation == .main)
        #expect(configuration.baseline?.text == "x.json" && !configuration.isRoot && configuration.optInRules.isEmpty)
        #expect(
            settings.extended.map { RunRoot.names($0.path).last } == [Array("base.yml".utf8), Array("more.yml".utf8)])
        let found = try lint(tree, [""]) { $0.baseline = .none }
        #expect(found.contains("a.swift:first:note") && found.contains("a.swift:second:note"))
        // Patterns are relative to the folder of the extending file.
        #expect(found.allSatisfy { !$0.hasPrefix("Sub/In") })
    }

    @Test(arguments: [
        ("only_rules: [first_rule, second_rule]", "disabled_rules: [first_rule]", ["second"]),
        ("only_rules: [second_rule]", "opt_in_rules: [quiet_rule]", ["second", "quiet"]),
        ("disabled_rules: [first_rule]\nopt_in_rules: [quiet_rule]", "only_rules: [first_rule]", ["first"]),
        ("disabled_rules: [first_rule]", "opt_in_rules: [first_rule]", ["first", "second"]),
        ("rules: {first_rule: off}", "opt_in_rules: [first_rule]", ["first", "second"]),
        ("disabled_rules: [first_rule]", "rules: {first_rule: error}", ["first", "second"]),
        ("opt_in_rules: [quiet_rule]", "rules: {quiet_rule: off}", ["first", "second"]),
    ])
    func nearerListsSettleRules(_ shared: String, _ own: String, _ rules: [String]) throws {
        let tree = tree(["shared.yml": shared, ".riblint.yml": "extends: shared.yml\n\(own)"])
        #expect(try lint(tree, ["a.swift"]).map { String($0.split(separator: ":")[1]) } == rules)
    }

    @Test func nestedFileExtends() throws {
        let tree = tree([
            ".riblint.yml": "", "shared.yml": "disabled_rules: [first_rule]",
            "Sub/.riblint.yml": "extends: ../shared.yml",
        ])
        #expect(try lint(tree, ["Sub/b.swift"]) == ["Sub/b.swift:second:warning"])
        tree.write("shared.yml", Array("baseline: x".utf8))
        #expect(
            failure(tree)?.hasPrefix(
                "shared.yml:1:1: 'baseline' cannot be set for a folder of a project; set it in .riblint.yml") == true)
    }

    @Test(
        arguments: [
            (
                ["x.yml": ""], "extends: y.yml",
                """
                .riblint.yml:1:10: 'y.yml' does not exist; 'extends' expects the path of a configuration, seen \
                from the folder of this file
                """
            ),
            ([:], "extends: .riblint.yml", ".riblint.yml:1:10: this file extends itself; remove one 'extends'"),
            (
                ["x.yml": "extends: .riblint.yml"], "extends: x.yml",
                "x.yml:1:10: '.riblint.yml' extends this file already; remove one 'extends'"
            ),
            (
                ["x.yml": "ruls: {}"], "extends: x.yml\nexclude: []",
                ".riblint.yml:2:1: unknown key 'exclude'; did you mean 'excluded'?"
            ),
            (
                ["x.yml/a": ""], "extends: x.yml",
                """
                .riblint.yml:1:10: cannot read the configuration 'x.yml': it is a folder. Fix that, or use --isolated.
                """
            ),
            (
                ["x.yml": "only_rules: [first_rule]"], "extends: x.yml\ndisabled_rules: [first_rule]",
                ".riblint.yml:2:18: 'disabled_rules' leaves none of 'only_rules' (x.yml, line 1); keep one"
            ),
        ] as [([String: String], String, String)])
    func mistakesHaveTheirFile(_ files: [String: String], _ text: String, _ message: String) throws {
        let tree = tree(files.merging([".riblint.yml": text]) { $1 })
        let lines = try #require(failure(tree)).split(separator: "\n").map(String.init)
        #expect(lines.contains(message), "\(lines)")
        #expect(lines.count == (files["x.yml"] == "ruls: {}" ? 2 : 1))
    }

    @Test func limitsChainsOfExtends() {
        let files = Dictionary(uniqueKeysWithValues: (0..<40).map { ("\($0).yml", "extends: \($0 + 1).yml\n") })
        #expect(
            failure(tree(files.merging([".riblint.yml": "extends: 0.yml"]) { $1 }))
                == "15.yml:1:10: more than 16 files extend each other in a row; extend fewer")
    }
}
