import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit

/// `riblint rules`: the catalog and the rules that the configuration declares, and the tests of their examples.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists all rules, or tests your own.",
        usage: """
            riblint rules [<ID>] [<options>]
            riblint rules test [<ID> ...] [<options>]
            """,
        discussion: """
            'riblint rules test' checks the examples in 'custom_rules'. Exit status: 0 all
            pass; 1 one fails, or a rule has none; 2 the configuration is invalid.
            """)

    @Argument(help: ArgumentHelp("A rule id; or 'test'.", valueName: "ID"), completion: Completions.rulesAndTest)
    var words: [String] = []

    @Option(
        help: ArgumentHelp("Format: text, json or markdown; of tests: text or junit.", valueName: "NAME"),
        completion: .list(Form.allCases.map(\.rawValue))
    )
    var format = "text"

    @Option(
        help: ArgumentHelp("List the rules of a preset: essential, recommended or all.", valueName: "NAME"),
        completion: .list(LintEngine.presets)
    )
    var preset: String?

    @OptionGroup var configurationOptions: ConfigurationOptions

    private enum Form: String, CaseIterable {
        case text, json, markdown, junit
    }

    /// The word that begins the command line of a test.
    static let test = "test"

    func run() throws {
        let form = try LintCommand.word("format", format, as: Form.self)
        if words.first == RulesCommand.test { return try test(Array(words.dropFirst()), form) }
        if words.count > 1 { throw UsageError("unexpected argument '\(words[1])'; give one rule, or none for all") }
        let all = try RulesCommand.pages(configurationOptions)
        let id = words.first
        if let id, !all.contains(where: { $0.id == id }) {
            throw UsageError("rule", id, among: all.map(\.id) + [RulesCommand.test])
        }
        let chosen = try preset.map { word in
            guard let ids = RiblintCommand.engine.rules(ofPreset: word) else {
                throw UsageError("preset", word, among: LintEngine.presets)
            }
            return Set(ids)
        }
        let pages = all.filter { (id == nil || $0.id == id) && chosen?.contains($0.id) != false }
        switch form {
        case .text:
            let style = Style(isColored: Console.Color.auto.isOn, width: min(Console.width, 80))
            throw StatusError(status: Console.write(RuleList.text(pages, style: style)))
        case .json: throw StatusError(status: Console.write(RuleList.json(pages)))
        case .markdown: throw StatusError(status: Console.print(RuleList.markdown(pages)))
        case .junit: throw UsageError("--format junit is for 'riblint rules test'; use text, json or markdown")
        }
    }

    private func test(_ ids: [String], _ form: Form) throws {
        var request = LintRequest(paths: [])
        request.configuration = try configurationOptions.source()
        guard form == .text || form == .junit else {
            throw UsageError("'riblint rules test' prints text or junit; found --format \(form.rawValue)")
        }
        let report = try RiblintCommand.engine.testRules(ids, of: request)
        let written =
            form == .text
            ? Console.print(RuleTestText.text(report.summaries)) : Console.write(RuleTestText.junit(report.summaries))
        throw StatusError(status: written == .clean && report.hasFailed ? .findings : written)
    }

    /// The pages of all rules with those of the configuration. One that cannot be read is said, and the pages of
    /// riblint are there nevertheless.
    static func pages(_ options: ConfigurationOptions) throws -> [RulePage] {
        var request = LintRequest(paths: [])
        request.configuration = try options.source()
        do {
            return try RiblintCommand.engine.pages(of: request)
        } catch {
            Console.complain(error.description)
            return catalog.map(\.page)
        }
    }
}

extension RuleTestReport {
    /// As reporters show it.
    fileprivate var summaries: [RuleTestSummary] {
        rules.map { rule in
            RuleTestSummary(
                rule: rule.rule, place: rule.origin,
                examples: rule.examples.map { .init(place: $0.place, isBad: $0.isBad, failure: $0.failure) })
        }
    }
}
