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
            throw StatusError(status: Console.write(RuleList.write(pages, style: style)))
        case .json: throw StatusError(status: Console.print(RulesCommand.json(pages)))
        case .markdown: throw StatusError(status: Console.print(RulesCommand.markdown(pages)))
        }
    }

    private static let titles = ["rule", "family", "severity", "default", "fix", "summary"]

    private static func cells(_ page: RulePage) -> [String] {
        [
            page.id, page.family, page.severity.rawValue, page.isDefault ? "on" : "off", page.fixes.rawValue,
            page.documentation.summary,
        ]
    }

    private static func markdown(_ pages: [RulePage]) -> String {
        let rows = pages.map { page in
            let cells = cells(page)
            return ["`\(cells[0])`"] + cells.dropFirst().map { $0.split(separator: "|").joined(separator: "\\|") }
        }
        let lines = [titles, titles.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    private static func json(_ pages: [RulePage]) -> String {
        let quoted = JSONText.quoted
        let rules = pages.map { page in
            """
            {"id": \(quoted(page.id)), "family": \(quoted(page.family)), \
            "severity": \(quoted(page.severity.rawValue)), \
            "enabled": \(page.isDefault), "summary": \(quoted(page.documentation.summary)), \
            "fix": \(quoted(page.fixes.rawValue))}
            """
        }
        let list = rules.isEmpty ? "[]" : "[\n    " + rules.joined(separator: ",\n    ") + "]"
        return "{\"schemaVersion\": 1,\n  \"rules\": \(list)}\n"
    }
}
