import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit
import SourceText

/// `riblint explain`: all that is known of a rule, of a finding, or of a place without one.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains a rule, a finding, or why there is none.",
        usage: """
            riblint explain RULE|all
            riblint explain --finding FINGERPRINT [PATH …]
            riblint explain --why-not FILE:LINE RULE [PATH …]
            """,
        discussion: """
            Examples:
              riblint explain strong_router
              riblint explain --finding 3f0c
              riblint explain --why-not Sources/Home/HomeInteractor.swift:14 strong_router
            """)

    @Argument(
        help: ArgumentHelp("A rule's id, or 'all'; then, or after --finding, files and folders as for lint.", valueName: "RULE"),
        completion: Words.rulesAndAll)
    var words: [String] = []

    @Option(help: ArgumentHelp("Explain this finding; the first digits are enough if no other has them.", valueName: "FINGERPRINT"))
    var finding: String?

    @Option(help: ArgumentHelp("Explain why RULE says nothing about this line.", valueName: "FILE:LINE"))
    var whyNot: String?

    @OptionGroup var configurationOptions: ConfigurationOptions

    @OptionGroup var baselines: BaselineOptions

    func run() throws {
        switch (finding, whyNot) {
        case (nil, nil): throw StatusError(status: try explainRules())
        case (let finding?, nil):
            throw StatusError(status: write(try RiblintCommand.engine.explain(finding: finding, request(words))))
        case (nil, let place?):
            let (file, line) = try ExplainCommand.place(place)
            guard let rule = words.first else { throw UsageError("'--why-not \(place)' says nothing of which rule; write its id behind it") }
            try ExplainCommand.check(rule, among: catalog.map(\.id))
            throw StatusError(status: write(try RiblintCommand.engine.whyNot(rule, at: file, line: line, request(Array(words.dropFirst())))))
        default: throw UsageError("'--finding' and '--why-not' are two questions; ask one at a time")
        }
    }

    private func explainRules() throws(UsageError) -> ExitStatus {
        guard let rule = words.first else { throw UsageError("which rule? Write 'riblint explain RULE', or 'all'; 'riblint rules' lists them") }
        if words.count > 1 { throw UsageError("'\(words[1])' is one word too many: one rule at a time, or 'all'") }
        try ExplainCommand.check(rule, among: catalog.map(\.id) + ["all"])
        let pages = catalog.map(\.page).filter { rule == "all" || $0.id == rule }
        return Console.print(pages.map(\.titled).joined(separator: "\n"))
    }

    private static func check(_ rule: String, among ids: [String]) throws(UsageError) {
        if !ids.contains(rule) { throw UsageError("rule", rule, among: ids) }
    }

    private func request(_ paths: [String]) throws -> LintRequest {
        var request = LintRequest(paths: paths.map { SourcePath(argument: $0) })
        request.configuration = try configurationOptions.source()
        request.baseline = try baselines.choice(isIsolated: configurationOptions.isolated)
        return request
    }

    /// `FILE:LINE`; a column behind it, as reports have it, is no harm.
    private static func place(_ argument: String) throws(UsageError) -> (SourcePath, Int) {
        var parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }), number > 0 {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        let file = parts.joined(separator: ":")
        guard let line = numbers.first, !file.isEmpty else {
            throw UsageError("'--why-not \(argument)' names no line; write --why-not FILE:LINE, the line from 1")
        }
        // The bytes of the argument itself: a name need not be UTF-8.
        let whole = SourcePath(argument: argument)
        return (SourcePath(bytes: whole.bytes.dropLast(argument.utf8.count - file.utf8.count)), line)
    }

    private func write(_ explanation: Explanation) -> ExitStatus {
        Console.write(ExplanationText.write(explanation, style: Style(isColored: Console.Color.auto.isOn, width: Console.width)))
    }
}

extension RulePage {
    /// The page with a title, as text for a terminal.
    fileprivate var titled: String {
        "\(id) (\(severity.rawValue), \(family), \(isDefault ? "on" : "off") by default)\n\n\(plainText)"
    }
}
