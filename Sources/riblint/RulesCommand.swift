import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit

/// `riblint rules`: the catalog as a table.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists all rules, or shows the row of one."
    )

    @Argument(help: ArgumentHelp("A rule id.", valueName: "ID"), completion: Completions.rules)
    var id: String?

    @Option(
        help: ArgumentHelp("Format: text, json or markdown.", valueName: "NAME"),
        completion: .list(Form.allCases.map(\.rawValue))
    )
    var format = "text"

    private enum Form: String, CaseIterable {
        case text, json, markdown
    }

    func run() throws {
        let form = try LintCommand.word("format", format, as: Form.self)
        if let id, !catalog.contains(where: { $0.id == id }) { throw UsageError("rule", id, among: catalog.map(\.id)) }
        let pages = catalog.map(\.page).filter { id == nil || $0.id == id }
        switch form {
        case .text:
            let style = Style(isColored: Console.Color.auto.isOn, width: min(Console.width, 80))
            throw StatusError(status: Console.write(RuleList.text(pages, style: style)))
        case .json: throw StatusError(status: Console.write(RuleList.json(pages)))
        case .markdown: throw StatusError(status: Console.print(RuleList.markdown(pages)))
        }
    }
}
