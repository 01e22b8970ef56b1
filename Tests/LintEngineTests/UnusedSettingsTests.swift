import SourceText
import Testing

@testable import LintEngine

/// Settings without effect.
@Suite struct UnusedSettingsTests {
    /// `path:line:column: message` of each, without the folder of the tree.
    private func idle(
        _ files: [String: String], _ change: (inout LintRequest, TemporaryTree) -> Void = { _, _ in }
    ) throws -> [String] {
        let tree = TemporaryTree(
            ["a.swift": "import RIBs\nfinal class AInteractor: Interactor {}\n"].merging(files) { $1 })
        var request = LintRequest(paths: [tree.path("")])
        change(&request, tree)
        return try LintEngine(catalog: ConfigurationEffectTests.catalog, toolVersion: "1").lint(request).unusedSettings
            .map { $0.description.replacing(tree.root + "/", with: "") }
    }

    @Test(arguments: ["interactor", "router", "builder", "component", "view", "presenter", "worker"])
    func everyRoleIsLookedUp(role: String) throws {
        let configuration = "ribs:\n  \(role): [Basis, Missing]\n"
        #expect(
            try idle([".riblint.yml": configuration, "b.swift": "class B: Basis<Int> {}"])
                == [".riblint.yml:2:\(role.utf8.count + 13): no type inherits from 'Missing'"])
    }

    /// A base class has an effect if a class is declared with its name or inherits from it, in any spelling.
    @Test(arguments: [
        ("class B: Basis {}", true), ("class B: Basis<A, B> {}", true), ("class B: Kit.Basis {}", true),
        ("class B: Basis & P {}", true),
        ("typealias Other = Basis<Int>\nclass B: Other {}", true), ("enum E { class B: Basis {} }", true),
        ("class Basis {}", true),
        ("class B: P<Basis> {}", false), ("let basis: Basis", false), ("class B: Interactor {}", false),
        ("extension Basis {}", false), ("", false),
    ])
    func matchesBaseClassesAsWritten(source: String, isMet: Bool) throws {
        let expected = isMet ? [] : [".riblint.yml:1:22: no type inherits from 'Basis'"]
        #expect(try idle([".riblint.yml": "ribs: { interactor: [Basis] }", "b.swift": source]) == expected)
    }

    /// Names that need no configuration and those that are already configured are not suggested.
    @Test func suggestsNamesOfProject() throws {
        let source = "class B: BaseInteractor<Int> {}\nclass C: Interactor {}\nclass D: OurRouting {}\n"
        #expect(
            try idle([
                ".riblint.yml": "ribs: { interactor: [BaseInteracter, AnInteractor], router: [OurRouter] }",
                "b.swift": source,
            ]) == [
                ".riblint.yml:1:22: no type inherits from 'BaseInteracter'; did you mean 'BaseInteractor'?",
                ".riblint.yml:1:38: no type inherits from 'AnInteractor'; did you mean 'BaseInteractor'?",
                ".riblint.yml:1:62: no type inherits from 'OurRouter'",
            ])
        #expect(
            try idle([".riblint.yml": "ribs: { interactor: [BaseInteracter, BaseInteractor] }", "b.swift": source])
                == [".riblint.yml:1:22: no type inherits from 'BaseInteracter'"])
    }

    @Test func modulesAreImported() throws {
        let configuration = "ribs: { modules: [OurRIBs, Kit] }"
        #expect(
            try idle([".riblint.yml": configuration, "b.swift": "import OurRIBs\n@_exported import class Kit.View\n"])
                .isEmpty)
        #expect(
            try idle([".riblint.yml": configuration, "b.swift": "import OurRIB\nimport Foundation\n"]) == [
                ".riblint.yml:1:19: no file imports 'OurRIBs'; did you mean 'OurRIB'?",
                ".riblint.yml:1:28: no file imports 'Kit'",
            ])
    }

    @Test func overridesMatchFiles() throws {
        let overrides = "overrides: [{ paths: [b.swift, '!c.swift', Gone], rules: { first_rule: off } }]"
        #expect(
            try idle([".riblint.yml": overrides, "b.swift": ""]) == [
                ".riblint.yml:1:44: 'Gone' in 'overrides' matches no file"
            ])
        // A configuration does not apply to files outside of its folder.
        #expect(
            try idle(["Sub/.riblint.yml": overrides, "b.swift": "", "Sub/c.swift": ""]) == [
                "Sub/.riblint.yml:1:23: 'b.swift' in 'overrides' matches no file",
                "Sub/.riblint.yml:1:44: 'Gone' in 'overrides' matches no file",
            ])
    }

    @Test func checksOnlyWholeProjects() throws {
        let files = [".riblint.yml": "ribs: { router: [Gone] }", "b.swift": ""]
        #expect(try idle(files) { request, tree in request.paths = [tree.path("b.swift")] }.count == 1)
        #expect(
            try idle(files) { request, tree in request.openFile = .init(path: tree.path("b.swift"), text: []) }.isEmpty)
        #expect(try idle(files) { request, _ in request.configuration = .isolated }.isEmpty)
        // An unreadable file could contain it.
        #expect(try idle(files) { _, tree in tree.write("c.swift", [0xFF, 0xFE, 0x61, 0x00]) }.isEmpty)
    }
}
