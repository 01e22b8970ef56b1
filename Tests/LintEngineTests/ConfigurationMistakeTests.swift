import SourceText
import Testing

@testable import LintEngine

/// What is said of each mistake in a `.riblint.yml`, and where.
@Suite struct ConfigurationMistakeTests {
    static let rules = ["strong_router", "unreset_dispose_bag", "view_self_dismissal"]

    static func mistakes(_ bytes: [UInt8]) -> [String] {
        ConfigurationReader.read(bytes, of: SourcePath("c.yml"), rules: rules).mistakes.map(\.description)
    }

    @Test(arguments: [
        // Keys.
        ("excludd: []", "c.yml:1:1: there is no key 'excludd'; did you mean 'excluded'?"),
        ("\n  reporter: x", "c.yml:2:3: there is no key 'reporter'; the keys are version, extends, root, included, excluded, ignored, disabled_rules, only_rules, opt_in_rules, rules, ribs, overrides, suppression, baseline"),
        ("strong_router: error", "c.yml:1:1: there is no key 'strong_router', it is a rule; put it below 'rules'"),
        ("weak_wrappers: [W]", "c.yml:1:1: there is no key 'weak_wrappers'; put it below 'ribs'"),
        ("ribs: {baseline: x}", "c.yml:1:8: there is no key 'baseline' in 'ribs'; it stands at the top of the file, not below another key"),
        ("ribs: {interactors: [A]}", "c.yml:1:8: there is no key 'interactors' in 'ribs'; did you mean 'interactor'?"),
        ("suppression: {require_reasons: true}", "c.yml:1:15: there is no key 'require_reasons' in 'suppression'; did you mean 'require_reason'?"),
        ("overrides: [{paths: [a], rules: {strong_router: off}, x: 1}]", "c.yml:1:55: there is no key 'x' in 'overrides'; the keys are paths, rules"),
        ("version: 1\nrules: {}\nversion: 1", "c.yml:3:1: the key 'version' is already there at line 1; keep one"),
        ("ribs:\n  bags: [A]\n  bags: [B]", "c.yml:3:3: the key 'bags' is already there at line 2; keep one"),
        ("rules:\n  strong_router: off\n  strong_router: error", "c.yml:3:3: the key 'strong_router' is already there at line 2; keep one"),
        ("[a]: 1", "c.yml:1:1: a key must be a word; this is a list or a mapping"),
        ("<<: {}", "c.yml:1:1: there is no key '<<'; the keys are version, extends, root, included, excluded, ignored, disabled_rules, only_rules, opt_in_rules, rules, ribs, overrides, suppression, baseline"),
        // Types.
        ("- a", "c.yml:1:1: the configuration wants keys with values, such as version: 1; this is a list"),
        ("version: one", "c.yml:1:10: 'version' wants a number; write version: 1"),
        ("version: 2", "c.yml:1:10: version 2 of this format is not known to this riblint; write version: 1"),
        ("included: Sources", "c.yml:1:11: 'included' wants a list of paths, such as [Sources]; this is the text 'Sources'"),
        ("excluded: {a: b}", "c.yml:1:11: 'excluded' wants a list of patterns, such as [\"**/Generated/**\"]; this is a mapping"),
        ("disabled_rules: true", "c.yml:1:17: 'disabled_rules' wants a list of rules, such as [unreset_dispose_bag]; this is 'true'"),
        ("included: [[a]]", "c.yml:1:12: an element of 'included' must be a path, such as Sources; this is a list"),
        ("included: [~]", "c.yml:1:12: an element of 'included' must be a path, such as Sources; this is nothing"),
        ("rules: [strong_router]", "c.yml:1:8: 'rules' wants rules with a level each, such as { strong_router: warning }; this is a list"),
        ("ribs: [A]", "c.yml:1:7: 'ribs' wants keys with values, such as { interactor: [BaseInteractor] }; this is a list"),
        ("overrides: {paths: [a]}", "c.yml:1:12: 'overrides' wants a list, such as - { paths: [\"Legacy/**\"], rules: { unreset_dispose_bag: off } }; this is a mapping"),
        ("suppression: {require_reason: 1}", "c.yml:1:31: 'require_reason' wants true or false; this is '1'"),
        ("suppression: {require_reason: \"true\"}", "c.yml:1:31: 'require_reason' wants true or false; this is 'true'"),
        ("baseline: [a]", "c.yml:1:11: 'baseline' wants a path, such as .riblint-baseline.json; this is a list"),
        // Rules.
        ("disabled_rules: [strong_routr]", "c.yml:1:18: there is no rule 'strong_routr'; did you mean 'strong_router'?"),
        ("only_rules: []\nopt_in_rules:\n- xyzzy", "c.yml:3:3: there is no rule 'xyzzy'; 'riblint rules' lists all."),
        ("rules: {strong_routr: error}", "c.yml:1:9: there is no rule 'strong_routr'; did you mean 'strong_router'?"),
        ("rules: {strong_router: eror}", "c.yml:1:24: there is no level 'eror'; did you mean 'error'?"),
        ("rules: {strong_router: false}", "c.yml:1:24: there is no level 'false'; choose one of: error, warning, note, off"),
        ("rules: {strong_router: }", "c.yml:1:24: 'strong_router' wants a level: error, warning, note, off; this is nothing"),
        ("rules: {strong_router: [error]}", "c.yml:1:24: 'strong_router' wants a level: error, warning, note, off; this is a list"),
        ("rules: {strong_router: {}}", "c.yml:1:24: 'strong_router' wants a level; write { severity: error }"),
        ("rules: {strong_router: {severity: {severity: off}}}", "c.yml:1:35: 'strong_router' wants a level: error, warning, note, off; this is a mapping"),
        ("rules: {strong_router: {severty: off, severity: off}}", "c.yml:1:25: there is no key 'severty' in 'strong_router'; did you mean 'severity'?"),
        ("only_rules: [strong_router]\ndisabled_rules: [view_self_dismissal]", "c.yml:2:18: 'disabled_rules' means nothing beside 'only_rules' (line 1); remove one of them"),
        ("only_rules: [strong_router]\nopt_in_rules: [view_self_dismissal]", "c.yml:2:16: 'opt_in_rules' means nothing beside 'only_rules' (line 1); remove one of them"),
        ("disabled_rules: [strong_router]\nopt_in_rules: [strong_router]", "c.yml:2:16: 'strong_router' is also in 'disabled_rules' (line 1); remove one of them"),
        // Words.
        ("included: [\"Modules/*\"]", "c.yml:1:12: 'Modules/*' is a pattern, and paths alone can stand here; name the folder around"),
        ("included: [\"\"]", "c.yml:1:12: a path is empty; write '.' for the folder of this file"),
        ("included: [~/a]", "c.yml:1:12: '~/a' begins with '~', which stands for no folder here; write the path from the folder of this file"),
        ("excluded: [\"[a\"]", "c.yml:1:12: the pattern '[a' has a bracket without an end; write '\\[' for the character"),
        ("excluded: [\"\"]", "c.yml:1:12: a pattern is empty; write one, such as \"**/Generated/**\""),
        ("excluded: [\"#a\"]", "c.yml:1:12: '#a' is a comment as in a .gitignore file, and matches nothing; write '\\#' for the character"),
        ("excluded: [\"/\"]", "c.yml:1:12: the pattern '/' can match nothing; write one such as \"**/Generated/**\""),
        ("excluded: [\"a\\nb\"]", "c.yml:1:12: a pattern has more than one line; write one pattern an element"),
        ("excluded: [**/a]", "c.yml:1:12: '*' begins an alias in YAML; put a pattern that begins with it in quotes"),
        ("ribs: {mocks: [\"a\\\\\"]}", "c.yml:1:16: the pattern 'a\\' can match nothing; write one such as \"**/Generated/**\""),
        ("ribs: {interactor: [Base.Interactor]}", "c.yml:1:21: 'Base.Interactor' is no name of Swift; write one without dots, brackets or spaces, such as BaseInteractor"),
        ("ribs: {bags: [\"\"]}", "c.yml:1:15: '' is no name of Swift; write one without dots, brackets or spaces, such as BaseInteractor"),
        ("ribs: {deployment_target: iOS15}", "c.yml:1:8: there is no key 'deployment_target' in 'ribs'; no rule depends on the version of iOS, so remove it"),
        ("ribs: {default_isolation: MainActor}", "c.yml:1:27: 'default_isolation' expects none or main; found the text 'MainActor'"),
        ("ribs: {swipe_to_dismiss: no}", "c.yml:1:26: 'swipe_to_dismiss' wants true or false; this is 'no'"),
        ("root: 1", "c.yml:1:7: 'root' wants true or false; this is '1'"),
        ("extends: [a]", "c.yml:1:10: 'extends' wants a path, such as ../shared.riblint.yml; this is a list"),
        ("ignored: a", "c.yml:1:10: 'ignored' wants a list of patterns, such as [\"Examples/**\"]; this is the text 'a'"),
        ("overrides: [{paths: [a]}]", "c.yml:1:13: an override needs 'rules'; write rules: { strong_router: off }"),
        ("overrides: [{rules: {strong_router: off}}]", "c.yml:1:13: an override needs 'paths'; write paths: [\"Legacy/**\"]"),
        ("overrides: [~]", "c.yml:1:13: an element of 'overrides' is empty; write - { paths: [\"Legacy/**\"], rules: { unreset_dispose_bag: off } }, or remove it"),
        // The text.
        ("included: [a", "c.yml:1:13: is no YAML: did not find expected ',' or ']'"),
    ])
    func isSaidWithItsPlace(_ text: String, _ message: String) {
        #expect(ConfigurationMistakeTests.mistakes(Array(text.utf8)) == [message])
    }

    @Test func allAreSaidAtOnceInOrder() {
        let text = "version: 3\nexclude: []\nrules:\n  a: off\n  strong_router: loud\nversion: 1\nribs: 1\n"
        let places = ConfigurationMistakeTests.mistakes(Array(text.utf8)).map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        #expect(places == ["1:10", "2:1", "4:3", "5:18", "6:1", "7:7"])
    }

    @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "version: 1\n", "\u{FEFF}version: 1\r\n", "included:\nrules:\nribs: ~\noverrides: null\n"])
    func nothingIsWrongWithLittle(_ text: String) { #expect(ConfigurationMistakeTests.mistakes(Array(text.utf8)).isEmpty) }

    @Test func bytesThatAreNoTextAreRefused() {
        #expect(ConfigurationMistakeTests.mistakes([0x61, 0x3A, 0xE9]) == ["c.yml:1:3: is not UTF-8; save it as UTF-8"])
    }
}
