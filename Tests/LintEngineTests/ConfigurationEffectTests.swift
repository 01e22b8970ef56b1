import RIBModel
import RuleKit
import SourceText
import Testing

@testable import LintEngine

/// The effect of each key on a run. Each rule here reports functions whose names begin with its word.
@Suite struct ConfigurationEffectTests {
    private static func rule(_ id: String, _ word: String, isDefault: Bool = true) -> Rule {
        Rule.sample(id, in: .testing, as: .warning, isDefault: isDefault) { project in
            project.files.enumerated().filter { $1.kind == .source }.flatMap { number, file in
                file.outline.declarations.compactMap { declaration in
                    let name = project.names.text(declaration.name)
                    guard name.hasPrefix(word) else { return nil }
                    return Finding(
                        at: Site(FileID(number), declaration.nameRange), "'\(name)'", help: "h", symbol: name)
                }
            }
        }
    }

    static let catalog = [
        rule("first_rule", "one"), rule("second_rule", "two"), rule("quiet_rule", "three", isDefault: false),
    ]

    static let source =
        "import RIBs\nfinal class AInteractor: Interactor {\n func one() {}\n func two() {}\n func three() {}\n}\n"

    /// Two files, each with violations of all rules, and a configuration.
    private func tree(_ configuration: String, at path: String = ".riblint.yml") -> TemporaryTree {
        TemporaryTree([
            path: configuration, "App/a.swift": ConfigurationEffectTests.source,
            "Old/b.swift": ConfigurationEffectTests.source.replacing("AInt", with: "BInt"),
        ])
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

    private func lint(_ configuration: String, _ change: (inout LintRequest) -> Void = { _ in }) throws -> [String] {
        try lint(tree(configuration), ["App"], change)
    }

    @Test func emptyConfigurationHasNoEffect() throws {
        #expect(try lint("") == ["App/a.swift:first:warning", "App/a.swift:second:warning"])
    }

    @Test func selectsRules() throws {
        #expect(try lint("disabled_rules: [first_rule]") == ["App/a.swift:second:warning"])
        #expect(
            try lint("only_rules: [first_rule, quiet_rule]") == [
                "App/a.swift:first:warning", "App/a.swift:quiet:warning",
            ])
        #expect(try lint("opt_in_rules: [quiet_rule]").count == 3)
        #expect(try lint("rules: {first_rule: off}") == ["App/a.swift:second:warning"])
        #expect(
            try lint("rules: {first_rule: error, second_rule: {severity: note}}") == [
                "App/a.swift:first:error", "App/a.swift:second:note",
            ])
        #expect(try lint("rules: {quiet_rule: error}").count == 3)
        #expect(try lint("rules: {'quiet_*': error}").count == 2)
        #expect(try lint("rules: {quiet_rule: error}\ndisabled_rules: [quiet_rule]").count == 2)
    }

    @Test func commandLineOverridesConfiguration() throws {
        #expect(
            try lint("disabled_rules: [first_rule]") { $0.selection.only = ["first_rule"] } == [
                "App/a.swift:first:warning"
            ])
        #expect(try lint("only_rules: [second_rule]") { $0.selection.enabled = ["first_rule"] }.count == 2)
        #expect(try lint("rules: {first_rule: off}") { $0.selection.enabled = ["first_rule"] }.count == 2)
        #expect(try lint("opt_in_rules: [quiet_rule]") { $0.selection.disabled = ["quiet_rule"] }.count == 2)
        #expect(
            try lint("rules: {first_rule: note}") { $0.selection.severities = [("first_rule", .error)] }
                == ["App/a.swift:first:error", "App/a.swift:second:warning"])
        #expect(try lint("rules: {first_rule: off}") { $0.selection.severities = [("first_rule", .error)] }.count == 2)
        #expect(
            try lint("rules: {first_rule: error}") { $0.selection.severities = [("first_rule", nil)] } == [
                "App/a.swift:second:warning"
            ])
        #expect(
            try lint("disabled_rules: [first_rule]") { $0.selection.takesAll = true } == [
                "App/a.swift:second:warning", "App/a.swift:quiet:warning",
            ])
        #expect(
            try lint("rules: {second_rule: note}") { $0.selection.shift = .strict } == [
                "App/a.swift:first:error", "App/a.swift:second:note",
            ])
        let override = "overrides: [{paths: [App], rules: {first_rule: note}}]"
        #expect(
            try lint(override) { $0.selection.severities = [("first_rule", .error)] }.first == "App/a.swift:first:error"
        )
    }

    @Test func overridesApplyToTheirPaths() throws {
        let all = "overrides:\n- {paths: [\"Old/**\"], rules: {first_rule: off, second_rule: error}}\n"
        #expect(
            try lint(tree(all)) == [
                "App/a.swift:first:warning", "App/a.swift:second:warning", "Old/b.swift:second:error",
            ])
        let last = all + "- {paths: [Old/b.swift], rules: {second_rule: note}}\n"
        #expect(try lint(tree(last)).last == "Old/b.swift:second:note")
        let on =
            """
            disabled_rules: [first_rule]
            rules: {second_rule: off}
            overrides:
            - {paths: [Old], rules: {first_rule: error, quiet_rule: note}}

            """
        #expect(try lint(tree(on)) == ["Old/b.swift:first:error", "Old/b.swift:quiet:note"])
        #expect(try lint(tree(on)) { $0.selection.disabled = ["first_rule"] } == ["Old/b.swift:quiet:note"])
    }

    @Test func fingerprintsDoNotDependOnOverrides() throws {
        func fingerprints(_ configuration: String) throws -> [String] {
            let tree = TemporaryTree([
                ".riblint.yml": configuration, "a/x.swift": ConfigurationEffectTests.source,
                "b/x.swift": ConfigurationEffectTests.source,
            ])
            return try LintEngine(catalog: [ConfigurationEffectTests.catalog[0]], toolVersion: "1").lint(
                LintRequest(paths: [tree.path("")])
            )
            .report.diagnostics.map(\.fingerprint)
        }
        #expect(
            try fingerprints("overrides: [{paths: [a], rules: {first_rule: off}}]")
                == Array(try fingerprints("").suffix(1)))
    }

    /// Excluded files are analyzed like all others: they stay sources, with their bodies.
    @Test func analyzesExcludedFiles() throws {
        let counting = Rule.sample("first_rule", in: .testing, as: .warning) { project in
            let count = project.files.count { $0.kind == .source && $0.outline.hasBodies }
            return project.files.indices.map {
                Finding(at: Site(FileID($0), ByteRange(0, 1)), "\(count)", help: "h", symbol: "s")
            }
        }
        for configuration in ["", "excluded: [Old]", "excluded: [\"**/b.swift\"]"] {
            let files = tree(configuration)
            let request = LintRequest(paths: [files.path("")])
            let report = try LintEngine(catalog: [counting], toolVersion: "1").lint(request).report
            let messages = report.diagnostics.map { "\($0.location.path.text) \($0.message)" }
            #expect(messages == (configuration.isEmpty ? ["App/a.swift 2", "Old/b.swift 2"] : ["App/a.swift 2"]))
            #expect(report.notices.isEmpty)
        }
    }

    @Test func selectsFiles() throws {
        #expect(try lint(tree("excluded: [Old]")).allSatisfy { $0.hasPrefix("App/") })
        #expect(try lint(tree("excluded: [\"**/*.swift\", \"!b.swift\"]")).allSatisfy { $0.hasPrefix("Old/") })
        #expect(try lint(tree("excluded: [Old]"), ["Old"]).allSatisfy { $0.hasPrefix("Old/") })
        #expect(try lint(tree("excluded: [Old]")) { $0.exclusions = [Array("!Old".utf8)] }.count == 4)
        #expect(try lint(tree("excluded: [\"*.swift\"]")) == [])
    }

    @Test func patternsAreRelativeToConfiguration() throws {
        for pattern in ["/Old", "Old/**", "b.swift", "Old/"] {
            let nested = TemporaryTree([
                "App [1]/.riblint.yml": "excluded: [\"\(pattern)\"]",
                "App [1]/Old/b.swift": ConfigurationEffectTests.source,
                "App [1]/a.swift": ConfigurationEffectTests.source,
            ])
            nested.makeFolder(".git")
            #expect(
                try lint(nested, ["App [1]"]) == ["App [1]/a.swift:first:warning", "App [1]/a.swift:second:warning"],
                "\(pattern)")
        }
        let mocks = TemporaryTree([
            "App/.riblint.yml":
                "ribs: {mocks: [\"Old/**\"]}\noverrides: [{paths: [/a.swift], rules: {first_rule: error}}]",
            "App/Old/b.swift": ConfigurationEffectTests.source, "App/a.swift": ConfigurationEffectTests.source,
        ])
        mocks.makeFolder(".git")
        #expect(try lint(mocks, ["App"]) == ["App/a.swift:first:error", "App/a.swift:second:warning"])
    }

    @Test func mocksAreNotReportedOn() throws {
        #expect(try lint(tree("ribs: {mocks: [\"Old/**\"]}")).allSatisfy { $0.hasPrefix("App/") })
        #expect(try lint(tree("ribs: {mocks: [Old, \"!b.swift\"]}")).allSatisfy { $0.hasPrefix("App/") })
        #expect(try lint(tree("ribs: {mocks: [\"*.swift\", \"!b.swift\"]}")).allSatisfy { $0.hasPrefix("Old/") })
    }

    @Test func sourcesOverrideNamesOfTests() throws {
        let tree = TemporaryTree([
            "Sources/Testing/a.swift": ConfigurationEffectTests.source,
            "Vendor/Ours/MockPay.swift": ConfigurationEffectTests.source,
            "AppTests/t.swift": ConfigurationEffectTests.source,
        ])
        #expect(try lint(tree).isEmpty)
        tree.write(".riblint.yml", Array("ribs: {sources: [Sources/Testing, \"**/Ours/*.swift\"]}".utf8))
        #expect(
            try lint(tree).map { $0.split(separator: ":")[0] } == [
                "Sources/Testing/a.swift", "Sources/Testing/a.swift", "Vendor/Ours/MockPay.swift",
                "Vendor/Ours/MockPay.swift",
            ])
        tree.write(
            ".riblint.yml",
            Array("ribs: {sources: [Sources/Testing, \"**/Ours/*.swift\"], mocks: [\"Mock*.swift\", a.swift]}".utf8))
        #expect(try lint(tree).isEmpty)
    }

    @Test func includedAppliesWithoutPaths() throws {
        let tree = tree("included: [Old]")
        // Without a PATH, the working folder would be linted, which is not the tree. So the configuration is named.
        let unnamed = try lint(tree, []) { $0.configuration = .file(tree.path(".riblint.yml")) }
        #expect(unnamed.map { $0.split(separator: "/").last } == ["b.swift:first:warning", "b.swift:second:warning"])
        #expect(try lint(tree).count == 4)
        let missing = TemporaryTree(["c.yml": "included:\n- a.swift\n- Nothing\n", "a.swift": ""])
        let error = #expect(throws: LintError.self) {
            try lint(missing, []) { $0.configuration = .file(missing.path("c.yml")) }
        }
        #expect(
            error?.description
                == """
                \(missing.root)/c.yml:3:3: 'Nothing' does not exist in the folder of this file; correct it, \
                or remove it from 'included'
                """
        )
    }

    @Test func configurationAppliesToItsFolder() throws {
        let tree = TemporaryTree([
            ".riblint.yml": "only_rules: [first_rule]", "App/.riblint.yaml": "only_rules: [second_rule]",
            "App/In/a.swift": ConfigurationEffectTests.source,
            "Old/b.swift": ConfigurationEffectTests.source,
        ])
        #expect(try lint(tree, ["App/In"]) == ["App/In/a.swift:second:warning"])
        #expect(try lint(tree, ["App/In", "Old"]) == ["App/In/a.swift:second:warning", "Old/b.swift:first:warning"])
        #expect(try lint(tree, ["App/In"]) { $0.configuration = .isolated }.count == 2)
        #expect(
            try lint(tree, ["App/In"]) { $0.configuration = .file(tree.path(".riblint.yml")) } == [
                "App/In/a.swift:first:warning"
            ])
        // Configurations above the root belong to another project.
        tree.makeFolder("Old/.git")
        #expect(try lint(tree, ["Old"]).count == 2)
    }

    @Test func rootIsFolderOfConfiguration() throws {
        let tree = tree("")
        #expect(try lint(tree, ["App"]).first == "App/a.swift:first:warning")
        #expect(try lint(tree, ["App"]) { $0.configuration = .isolated }.first == "a.swift:first:warning")
    }

    @Test func rejectsUnusableConfigurations() {
        func message(_ tree: TemporaryTree, _ source: ConfigurationSource = .nearest) -> String? {
            #expect(throws: LintError.self) { try lint(tree) { $0.configuration = source } }?.description.replacing(
                tree.root, with: "ROOT")
        }
        #expect(
            message(TemporaryTree([".riblint.yml": "", ".riblint.yaml": "", "a.swift": ""]))
                == "ROOT/.riblint.yml:1:1: .riblint.yaml is in the same folder; remove one of the two")
        #expect(
            message(TemporaryTree([".riblint.yml/x": "", "a.swift": ""]))
                == """
                cannot read the configuration 'ROOT/.riblint.yml': it is a folder. Fix that, or use \
                --isolated.
                """
        )
        let none = TemporaryTree(["a.swift": ""])
        #expect(
            message(none, .file(none.path("c.yml")))
                == """
                the configuration 'ROOT/c.yml' does not exist. Check the spelling, or run 'riblint init' to \
                write one.
                """
        )
        #expect(
            message(TemporaryTree([".riblint.yml": "a: 1\nb: 2\n", "a.swift": ""]))?.split(separator: "\n").count == 2)
        let loop = TemporaryTree(["a.swift": ""])
        loop.link(".riblint.yml", to: ".riblint.yml")
        #expect(message(loop)?.hasPrefix("cannot read the configuration 'ROOT/.riblint.yml':") == true)
    }

    @Test func otherSettingsArePassedOn() throws {
        let tree = tree("suppression: {require_reason: true}\nbaseline: known.json\n")
        let settings = try Settings(of: LintRequest(paths: [tree.path("App")]), rules: [])
        #expect(
            settings.configuration.suppression.requiresReason == true
                && settings.baseline(root: [])?.text == tree.root + "/known.json")
        let empty = self.tree("")
        let none = try Settings(of: LintRequest(paths: [empty.path("App")]), rules: [])
        #expect(none.configuration.suppression.requiresReason == nil && none.baseline(root: []) == nil)
    }

    @Test func ribSettingsArePassedOn() throws {
        let tree = tree(
            """
            ribs: {modules: [M], interactor: [I], router: [R], builder: [B], component: [C], view: [V], presenter: \
            [P], worker: [W], \
            listeners: [l], terminators: [t], bags: [Bag], weak_wrappers: [Box], handlers: [h], attach: [a, \
            "A.b(_:c:)"], detach: [d], show: [s], remove: [r], \
            sources: [s], swipe_to_dismiss: false, default_isolation: main, plugin_types: [Key], \
            plugin_factories: [F], plugin_points: [Point]}
            """)
        let words = try Settings(of: LintRequest(paths: [tree.path("")]), rules: []).libraryModels(root: []).project
        #expect(
            words.modules == ["M"] && words.listeners == ["l"] && words.terminators == ["t"] && words.bags == ["Bag"])
        #expect(
            words.weakWrappers == ["Box"] && words.handlers == ["h"] && words.routerMethods == ["a", "b", "d"]
                && words.isDouble == nil)
        #expect(
            words.attachments == ["a", "A.b(_:c:)"] && words.detachments == ["d"] && words.showings == ["s"]
                && words.removals == ["r"])
        #expect(
            !words.canSwipeToDismiss && words.defaultIsolation == .main && words.pluginTypes == ["Key"]
                && words.pluginFactories == ["F"] && words.pluginPoints == ["Point"] && words.isSource != nil)
        #expect(
            words.bases == [
                .interactor: ["I"], .router: ["R"], .builder: ["B"], .component: ["C"], .view: ["V"], .presenter: ["P"],
                .worker: ["W"],
            ])
    }
}
