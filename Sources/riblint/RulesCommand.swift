import ArgumentParser
import LintEngine
import RIBRules
import RuleKit

/// `riblint rules`: the catalogue as a table.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rules", abstract: "Lists all rules.")

    @Option(help: ArgumentHelp("text, json or markdown.", valueName: "NAME"), completion: .list(Form.allCases.map(\.rawValue)))
    var format = "text"

    private enum Form: String, CaseIterable {
        case text, json, markdown
    }

    func run() throws {
        let pages = catalog.map(\.page)
        let text =
            switch try LintCommand.word("format of rules", format, as: Form.self) {
            case .text: RulesCommand.text(pages)
            case .json: RulesCommand.json(pages)
            case .markdown: RulesCommand.markdown(pages)
            }
        throw StatusError(status: Console.print(text))
    }

    private static let titles = ["rule", "family", "severity", "default", "fix", "summary"]

    private static func cells(_ page: RulePage) -> [String] {
        [page.id, page.family, page.severity.rawValue, page.isDefault ? "on" : "off", page.fixes.rawValue, page.summary]
    }

    private static func text(_ pages: [RulePage]) -> String {
        let rows = [titles] + pages.map(cells)
        let widths = titles.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let padded = zip(row, widths).dropLast().map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (padded + row.suffix(1)).joined(separator: "  ") + "\n"
        }.joined()
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
            {"id": \(quoted(page.id)), "family": \(quoted(page.family)), "severity": \(quoted(page.severity.rawValue)), \
            "enabled": \(page.isDefault), "summary": \(quoted(page.summary)), "fix": \(quoted(page.fixes.rawValue))}
            """
        }
        let list = rules.isEmpty ? "[]" : "[\n    " + rules.joined(separator: ",\n    ") + "]"
        return "{\"schemaVersion\": 1,\n  \"rules\": \(list)}\n"
    }
}
