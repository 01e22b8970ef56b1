import SourceText
import Testing

@testable import LintEngine

/// The message and location of each error in a `.riblint.yml`.
@Suite struct ConfigurationMistakeTests {
    static let rules = ["strong_router", "unreset_dispose_bag", "view_self_dismissal"]
    private static let names = RuleNames(ids: rules)

    static func mistakes(_ bytes: [UInt8]) -> [String] {
        read(bytes).mistakes.map(\.description)
    }

    /// A configuration that is not on disk.
    static func read(_ bytes: some Collection<UInt8>) -> ConfigurationReader.Reading {
        ConfigurationReader.read(
            ConfigurationFile(path: Array("/c.yml".utf8), shown: SourcePath("c.yml"), bytes: bytes), rules: names)
    }

    @Test(arguments: [
        // Keys.
        ("excludd: []", "c.yml:1:1: unknown key 'excludd'; did you mean 'excluded'?"),
        ("\n  reporter: x", "c.yml:2:3: unknown key 'reporter'; run 'riblint config show --isolated' to list all keys"),
        ("strong_router: error", "c.yml:1:1: unknown key 'strong_router'; it is a rule, so move it below 'rules'"),
        ("weak_wrappers: [W]", "c.yml:1:1: unknown key 'weak_wrappers'; move it below 'ribs'"),
        ("ribs: {baseline: x}", "c.yml:1:8: unknown key 'baseline' in 'ribs'; move it to the top level"),
        ("ribs: {interactors: [A]}", "c.yml:1:8: unknown key 'interactors' in 'ribs'; did you mean 'interactor'?"),
        (
            "suppression: {require_reasons: true}",
            "c.yml:1:15: unknown key 'require_reasons' in 'suppression'; did you mean 'require_reason'?"
        ),
        (
            "overrides: [{paths: [a], rules: {strong_router: off}, x: 1}]",
            "c.yml:1:55: unknown key 'x' in 'overrides'; expected paths or rules"
        ),
        ("version: 1\nrules: {}\nversion: 1", "c.yml:3:1: duplicate key 'version', first on line 1; keep one"),
        ("ribs:\n  bags: [A]\n  bags: [B]", "c.yml:3:3: duplicate key 'bags', first on line 2; keep one"),
        (
            "rules:\n  strong_router: off\n  strong_router: error",
            "c.yml:3:3: duplicate key 'strong_router', first on line 2; keep one"
        ),
        ("[a]: 1", "c.yml:1:1: expected a word as key; found a list or a mapping"),
        ("<<: {}", "c.yml:1:1: unknown key '<<'; run 'riblint config show --isolated' to list all keys"),
        // Types.
        ("- a", "c.yml:1:1: the configuration expects keys with values, for example version: 1; found a list"),
        ("version: one", "c.yml:1:10: 'version' expects the number 1; found the string 'one'"),
        ("version: 2", "c.yml:1:10: unsupported configuration version 2; expected 1"),
        (
            "included: Sources",
            "c.yml:1:11: 'included' expects a list of paths, for example [Sources]; found the string 'Sources'"
        ),
        (
            "excluded: {a: b}",
            "c.yml:1:11: 'excluded' expects a list of patterns, for example [\"**/Generated/**\"]; found a mapping"
        ),
        (
            "disabled_rules: true",
            "c.yml:1:17: 'disabled_rules' expects a list of rules, for example [unreset_dispose_bag]; found 'true'"
        ),
        ("included: [[a]]", "c.yml:1:12: 'included' expects paths, for example Sources; found a list as an element"),
        ("included: [~]", "c.yml:1:12: 'included' expects paths, for example Sources; found an empty element"),
        (
            "rules: [strong_router]",
            "c.yml:1:8: 'rules' expects a severity for each rule, for example { strong_router: warning }; found a list"
        ),
        (
            "ribs: [A]",
            "c.yml:1:7: 'ribs' expects keys with values, for example { interactor: [BaseInteractor] }; found a list"
        ),
        (
            "overrides: {paths: [a]}",
            """
            c.yml:1:12: 'overrides' expects a list, for example - { paths: ["Legacy/**"], rules: { \
            unreset_dispose_bag: off } }; found a mapping
            """
        ),
        ("suppression: {require_reason: 1}", "c.yml:1:31: 'require_reason' expects true or false; found '1'"),
        (
            "suppression: {require_reason: \"true\"}",
            "c.yml:1:31: 'require_reason' expects true or false; found the string 'true'"
        ),
        ("baseline: [a]", "c.yml:1:11: 'baseline' expects a path, for example .riblint-baseline.json; found a list"),
        // Rules.
        ("disabled_rules: [strong_routr]", "c.yml:1:18: unknown rule 'strong_routr'; did you mean 'strong_router'?"),
        (
            "only_rules: []\nopt_in_rules:\n- xyzzy",
            "c.yml:3:3: unknown rule 'xyzzy'; run 'riblint rules' to list all rules"
        ),
        ("rules: {strong_routr: error}", "c.yml:1:9: unknown rule 'strong_routr'; did you mean 'strong_router'?"),
        ("rules: {strong_router: eror}", "c.yml:1:24: unknown severity 'eror'; did you mean 'error'?"),
        ("rules: {strong_router: false}", "c.yml:1:24: unknown severity 'false'; expected error, warning, note or off"),
        (
            "rules: {strong_router: }",
            "c.yml:1:24: 'strong_router' expects a severity: error, warning, note or off; found nothing"
        ),
        (
            "rules: {strong_router: [error]}",
            "c.yml:1:24: 'strong_router' expects a severity: error, warning, note or off; found a list"
        ),
        ("rules: {strong_router: {}}", "c.yml:1:24: 'strong_router' needs a severity, for example { severity: error }"),
        (
            "rules: {strong_router: {severity: {severity: off}}}",
            "c.yml:1:35: 'strong_router' expects a severity: error, warning, note or off; found a mapping"
        ),
        (
            "rules: {strong_router: {severty: off, severity: off}}",
            "c.yml:1:25: unknown key 'severty' in 'strong_router'; did you mean 'severity'?"
        ),
        (
            "only_rules: [strong_router]\ndisabled_rules: [view_self_dismissal]",
            "c.yml:2:18: 'disabled_rules' has no effect together with 'only_rules' (line 1); remove one of them"
        ),
        (
            "only_rules: [strong_router]\nopt_in_rules: [view_self_dismissal]",
            "c.yml:2:16: 'opt_in_rules' has no effect together with 'only_rules' (line 1); remove one of them"
        ),
        (
            "disabled_rules: [strong_router]\nopt_in_rules: [strong_router]",
            "c.yml:2:16: 'strong_router' is also in 'disabled_rules' (line 1); remove one of them"
        ),
        // Words.
        (
            "included: [\"Modules/*\"]",
            "c.yml:1:12: expected a path; found the pattern 'Modules/*', so name the folder around instead"
        ),
        ("included: [\"\"]", "c.yml:1:12: empty path; write '.' for the folder of this file"),
        ("included: [~/a]", "c.yml:1:12: '~' is not expanded in '~/a'; write the path from the folder of this file"),
        ("excluded: [\"[a\"]", "c.yml:1:12: unclosed bracket in the pattern '[a'; write '\\[' for the character"),
        ("excluded: [\"\"]", "c.yml:1:12: empty pattern; write one, for example \"**/Generated/**\""),
        (
            "excluded: [\"#a\"]",
            "c.yml:1:12: '#a' is a comment as in .gitignore and matches nothing; write '\\#' for the character"
        ),
        (
            "excluded: [\"/\"]",
            "c.yml:1:12: the pattern '/' matches nothing; write one, for example \"**/Generated/**\""
        ),
        ("excluded: [\"a\\nb\"]", "c.yml:1:12: a pattern has more than one line; write one pattern per element"),
        (
            "excluded: [**/a]",
            "c.yml:1:12: invalid YAML: '*' begins an alias; put a pattern that begins with it in quotes"
        ),
        (
            "ribs: {mocks: [\"a\\\\\"]}",
            "c.yml:1:16: the pattern 'a\\' matches nothing; write one, for example \"**/Generated/**\""
        ),
        (
            "ribs: {interactor: [Base.Interactor]}",
            "c.yml:1:21: 'Base.Interactor' is not a Swift identifier; use a plain type name such as BaseInteractor"
        ),
        (
            "ribs: {bags: [\"\"]}",
            "c.yml:1:15: '' is not a Swift identifier; use a plain type name such as BaseInteractor"
        ),
        (
            "ribs: {deployment_target: iOS15}",
            "c.yml:1:8: unknown key 'deployment_target' in 'ribs'; no rule depends on the iOS version, so remove it"
        ),
        (
            "ribs: {default_isolation: MainActor}",
            "c.yml:1:27: 'default_isolation' expects none or main; found the string 'MainActor'"
        ),
        ("ribs: {swipe_to_dismiss: no}", "c.yml:1:26: 'swipe_to_dismiss' expects true or false; found the string 'no'"),
        ("root: 1", "c.yml:1:7: 'root' expects true or false; found '1'"),
        ("extends: [a]", "c.yml:1:10: 'extends' expects a path, for example ../shared.riblint.yml; found a list"),
        (
            "ignored: a",
            "c.yml:1:10: 'ignored' expects a list of patterns, for example [\"Examples/**\"]; found the string 'a'"
        ),
        (
            "overrides: [{paths: [a]}]",
            "c.yml:1:13: an override needs 'rules', for example rules: { strong_router: off }"
        ),
        (
            "overrides: [{rules: {strong_router: off}}]",
            "c.yml:1:13: an override needs 'paths', for example paths: [\"Legacy/**\"]"
        ),
        (
            "overrides: [~]",
            """
            c.yml:1:13: empty element in 'overrides'; remove it, or write - { paths: ["Legacy/**"], rules: { \
            unreset_dispose_bag: off } }
            """
        ),
        // The text.
        ("included: [a", "c.yml:1:13: invalid YAML: expected ',' or ']'"),
    ])
    func isSaidWithItsPlace(_ text: String, _ message: String) {
        #expect(ConfigurationMistakeTests.mistakes(Array(text.utf8)) == [message])
    }

    @Test func reportsAllMistakesInOrder() {
        let text = "version: 3\nexclude: []\nrules:\n  a: off\n  strong_router: loud\nversion: 1\nribs: 1\n"
        let locations = ConfigurationMistakeTests.mistakes(Array(text.utf8)).map {
            $0.split(separator: ":")[1...2].joined(separator: ":")
        }
        #expect(locations == ["1:10", "2:1", "4:3", "5:18", "6:1", "7:7"])
    }

    @Test(arguments: [
        "", "\n\n", "# nothing\n", "---\n", "version: 1\n", "\u{FEFF}version: 1\r\n",
        "included:\nrules:\nribs: ~\noverrides: null\n",
    ])
    func acceptsMinimalConfigurations(_ text: String) {
        #expect(ConfigurationMistakeTests.mistakes(Array(text.utf8)).isEmpty)
    }

    @Test func rejectsInvalidUTF8() {
        #expect(
            ConfigurationMistakeTests.mistakes([0x61, 0x3A, 0xE9]) == ["c.yml:1:3: not UTF-8; save the file as UTF-8"])
    }
}
