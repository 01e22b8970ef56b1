import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit
import SourceText

/// `riblint explain`: explains a rule, a finding, or why a location has no finding.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains a rule, a finding, or why a line has none.",
        usage: """
            riblint explain RULE|all [--format text|json|markdown]
            riblint explain FILE:LINE [PATH …]
            riblint explain --finding FINGERPRINT [PATH …]
            riblint explain --why-not FILE:LINE [RULE] [PATH …]
            """,
        discussion: """
            Examples:
              riblint explain strong_router
              riblint explain Sources/Home/HomeInteractor.swift:14
              riblint explain --finding 3f0c
              riblint explain --why-not Sources/Home/HomeInteractor.swift:14
              riblint explain --why-not Sources/Home/HomeInteractor.swift:14 strong_router
            """)

    @Argument(
        help: ArgumentHelp(
            "A rule id, 'all', or the line of a finding; else, files and folders to lint.",
            valueName: "RULE"
        ),
        completion: Completions.rulesAndAll
    )
    var words: [String] = []

    @Option(
        help: ArgumentHelp(
            "Explain the finding with this fingerprint; its first digits are enough if they are unique.",
            valueName: "FINGERPRINT"
        )
    )
    var finding: String?

    @Option(help: ArgumentHelp("Explain why RULE, or each rule, does not report this line.", valueName: "FILE:LINE"))
    var whyNot: String?

    @Option(
        help: ArgumentHelp("Format of a rule's page: text, json or markdown.", valueName: "NAME"),
        completion: .list(Form.allCases.map(\.rawValue))
    )
    var format = "text"

    @OptionGroup var configurationOptions: ConfigurationOptions

    @OptionGroup var baselines: BaselineOptions

    @Flag(help: ArgumentHelp("Use no baseline."))
    var noBaseline = false

    private enum Form: String, CaseIterable {
        case text, json, markdown
    }

    func run() throws {
        let form = try LintCommand.word("format", format, as: Form.self)
        if form != .text, finding != nil || whyNot != nil {
            throw UsageError("--format is for the pages of rules; --finding and --why-not print text")
        }
        switch (finding, whyNot) {
        case (nil, nil):
            guard let word = words.first, let (file, line) = ExplainCommand.line(word, among: try ids) else {
                throw StatusError(status: try explainRules(form))
            }
            if form != .text { throw UsageError("--format is for the pages of rules; a line is explained in text") }
            let request = try request(Array(words.dropFirst()))
            throw StatusError(status: write(try RiblintCommand.engine.explain(file, line: line, request)))
        case (let finding?, nil):
            throw StatusError(status: write(try RiblintCommand.engine.explain(finding: finding, request(words))))
        case (nil, let location?):
            let (file, line) = try ExplainCommand.location(location)
            let ids = try ids
            // A first word that is not a path is a rule; a misspelled one gets a suggestion.
            let rule = words.first.flatMap { word in
                ids.contains(word) || !ExplainCommand.isPath(word) ? word : nil
            }
            if let rule { try ExplainCommand.check(rule, among: ids) }
            let paths = rule == nil ? words : Array(words.dropFirst())
            throw StatusError(
                status: write(try RiblintCommand.engine.whyNot(rule, at: file, line: line, request(paths)))
            )
        default: throw UsageError("--finding and --why-not cannot be used together")
        }
    }

    /// The ids of all rules, with those of the configuration.
    private var ids: [String] { get throws { try RulesCommand.pages(configurationOptions).map(\.id) } }

    private func explainRules(_ form: Form) throws -> ExitStatus {
        guard let rule = words.first else {
            throw UsageError("missing rule id; run 'riblint explain RULE', or 'riblint rules' to list all rules")
        }
        if words.count > 1 { throw UsageError("unexpected argument '\(words[1])'; give one rule, or 'all'") }
        let isBuiltIn = catalog.contains { $0.id == rule }
        let all = isBuiltIn ? catalog.map(\.page) : try RulesCommand.pages(configurationOptions)
        try ExplainCommand.check(rule, among: all.map(\.id) + ["all"])
        let pages = all.filter { rule == "all" || $0.id == rule }
        switch form {
        case .text: return Console.write(Array(pages.map { $0.text(style) }.joined(separator: [UInt8(ascii: "\n")])))
        case .json: return Console.write(rule == "all" ? RulePage.json(pages) : pages[0].json)
        case .markdown: return Console.print(pages.map(\.document).joined(separator: "\n"))
        }
    }

    private var style: Style {
        var style = Style(isColored: Console.Color.auto.isOn, width: Console.width)
        style.wraps = Console.isTerminal
        return style
    }

    private static func isPath(_ word: String) -> Bool {
        word.contains("/") || word.contains(".") || OutputFile.exists(word)
    }

    private static func check(_ rule: String, among ids: [String]) throws(UsageError) {
        if !ids.contains(rule) { throw UsageError("rule", rule, among: ids) }
    }

    private func request(_ paths: [String]) throws -> LintRequest {
        var request = LintRequest(paths: paths.map { SourcePath(argument: $0) })
        request.configuration = try configurationOptions.source()
        request.baseline = try baselines.choice(
            unless: noBaseline ? "--no-baseline" : configurationOptions.isolated ? "--isolated" : nil)
        return request
    }

    /// `FILE:LINE`; a column after it, as in reports, is ignored.
    private static func location(_ argument: String) throws(UsageError) -> (SourcePath, Int) {
        var parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }), number > 0 {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        let file = parts.joined(separator: ":")
        guard let line = numbers.first, !file.isEmpty else {
            throw UsageError("invalid value '\(argument)' for --why-not; expected FILE:LINE, for example Home.swift:7")
        }
        // The bytes of the argument, because a file name need not be UTF-8.
        let whole = SourcePath(argument: argument)
        return (SourcePath(bytes: whole.bytes.dropLast(argument.utf8.count - file.utf8.count)), line)
    }

    /// The file and line of a word that is not a rule; nil for other words.
    private static func line(_ word: String, among ids: [String]) -> (SourcePath, Int)? {
        guard word.contains(":"), !ids.contains(word) else { return nil }
        return try? location(word)
    }

    private func write(_ explanation: Explanation) -> ExitStatus {
        var style = style
        (style.root, style.folder) = (explanation.root, Console.folder)
        return Console.write(ExplanationText.write(explanation, style: style))
    }
}
