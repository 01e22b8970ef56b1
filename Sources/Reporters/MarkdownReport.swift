import RuleKit
import SourceText

/// GitHub's Markdown, for the summary of a job or a comment: the counts, then every finding, the most severe first.
enum MarkdownReport {
    /// The maximum size in bytes. GitHub drops a job summary of more than 1 MiB, so longer reports are cut, with a
    /// note.
    private static let mostBytes = 900 << 10

    static func write(_ report: Report, style: Style = Style()) -> [UInt8] {
        var output = ByteWriter()
        output.write("## riblint\n\n**\(MarkdownText.escaped(report.summary.closingLine))**\n")
        let table = RuleTable(report)
        if !table.isEmpty { output.write("\n" + table.markdown) }
        let findings = Severity.allCases.reversed().flatMap { severity in
            report.diagnostics.filter { $0.severity == severity }
        }
        write("### Findings", ["severity", "rule", "location", "message"], findings, to: &output) { diagnostic in
            [
                diagnostic.severity.rawValue, MarkdownText.code(diagnostic.rule), location(diagnostic.location, style),
                words(of: diagnostic, style),
            ]
        }
        write("### Not analyzed", ["file", "reason"], report.refusals, to: &output) { notice in
            [MarkdownText.code(notice.pathText), MarkdownText.escaped(notice.message)]
        }
        return output.bytes
    }

    /// A table with a title; nothing without rows.
    private static func write<Item>(
        _ title: String, _ columns: [String], _ items: [Item], to output: inout ByteWriter, _ cells: (Item) -> [String]
    ) {
        guard !items.isEmpty else { return }
        output.write("\n\(title)\n\n\(row(columns))\(row(columns.map { _ in "---" }))")
        for (index, item) in items.enumerated() {
            let row = row(cells(item))
            guard output.bytes.count + row.utf8.count <= mostBytes else {
                output.write("\n\(items.count - index) more not shown: a job summary holds no more.\n")
                return
            }
            output.write(row)
        }
    }

    /// The location, as a link if the file has a page.
    private static func location(_ location: Location, _ style: Style) -> String {
        let text = MarkdownText.code(location.display)
        guard let base = style.sourceLink, location.path.bytes.first != UInt8(ascii: "/") else { return text }
        let lines =
            location.lastLine > location.start.line
            ? "#L\(location.start.line)-L\(location.lastLine)" : "#L\(location.start.line)"
        return "[\(text)](\(base)\(address(of: location.path))\(lines))"
    }

    /// The path in an address, with parentheses escaped so that they do not end the link.
    private static func address(of path: SourcePath) -> String {
        SARIFText.uri(path).map { $0 == "(" ? "%28" : $0 == ")" ? "%29" : String($0) }.joined()
    }

    private static func words(of diagnostic: Diagnostic, _ style: Style) -> String {
        func line(_ name: String, _ note: Diagnostic.Note) -> String {
            "\(name): \(location(note.location, style)) \(MarkdownText.escaped(note.message))"
        }
        // A note has one line.
        if diagnostic.severity == .note { return MarkdownText.escaped(diagnostic.message) }
        let path = diagnostic.path.count > 1 ? diagnostic.path : []
        let help = diagnostic.help.isEmpty ? [] : ["help: \(MarkdownText.escaped(diagnostic.help))"]
        let notes = diagnostic.notesElsewhere.map { line("also", $0) } + path.map { line("path", $0) }
        return ([MarkdownText.escaped(diagnostic.message)] + notes + help).joined(separator: "<br>")
    }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
