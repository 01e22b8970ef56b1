import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit

/// `riblint explain`: all that is known of a rule.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "explain", abstract: "Explains a rule, or all of them.")

    @Argument(help: ArgumentHelp("A rule's id, or 'all'.", valueName: "RULE"))
    var rule: String

    func run() throws {
        let pages = catalog.map(\.page).filter { rule == "all" || $0.id == rule }
        guard rule == "all" || !pages.isEmpty else { throw UsageError("rule", rule, among: catalog.map(\.id) + ["all"]) }
        throw StatusError(status: Console.print(pages.map(\.titled).joined(separator: "\n")))
    }
}

extension RulePage {
    /// The page with a title, as text for a terminal.
    fileprivate var titled: String {
        "\(id) (\(severity.rawValue), \(family), \(isDefault ? "on" : "off") by default)\n\n\(plainText)"
    }
}
