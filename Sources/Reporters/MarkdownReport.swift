import RuleKit
import SourceText

/// GitHub's Markdown, for the summary of a job or a comment: the counts, then every finding, the worst first.
enum MarkdownReport {
    /// A job's summary of more than 1 MiB is dropped whole, so this one ends before, and says so. In bytes.
    private static let mostBytes = 900 << 10

    static func write(_ report: Report) -> [UInt8] {
        var output = ByteWriter()
        output.write("## riblint\n\n**\(MarkdownText.escaped(report.summary.closingLine))**\n")
        let table = RuleTable(report)
        if !table.isEmpty { output.write("\n" + table.markdown) }
        let findings = Severity.allCases.reversed().flatMap { severity in report.diagnostics.filter { $0.severity == severity } }
        write("### Findings", ["severity", "rule", "place", "what is wrong"], findings, to: &output) { diagnostic in
            [diagnostic.severity.rawValue, MarkdownText.code(diagnostic.rule), place(diagnostic.place), words(of: diagnostic)]
        }
        write("### Not analysed", ["file", "why"], report.refusals, to: &output) { notice in
            [MarkdownText.code(notice.pathText), MarkdownText.escaped(notice.message)]
        }
        return output.bytes
    }

    /// A table under a title; nothing where there are no rows.
    private static func write<Item>(
        _ title: String, _ columns: [String], _ items: [Item], to output: inout ByteWriter, _ cells: (Item) -> [String]
    ) {
        guard !items.isEmpty else { return }
        output.write("\n\(title)\n\n\(row(columns))\(row(columns.map { _ in "---" }))")
        for (index, item) in items.enumerated() {
            let row = row(cells(item))
            guard output.bytes.count + row.utf8.count <= mostBytes else {
                output.write("\n\(items.count - index) more not shown: a job's summary holds no more.\n")
                return
            }
            output.write(row)
        }
    }

    private static func place(_ place: Place) -> String { MarkdownText.code(place.display) }

    private static func words(of diagnostic: Diagnostic) -> String {
        func line(_ name: String, _ note: Diagnostic.Note) -> String {
            "\(name): \(place(note.place)) \(MarkdownText.escaped(note.message))"
        }
        let path = diagnostic.path.count > 1 ? diagnostic.path : []
        let help = diagnostic.help.isEmpty ? [] : ["help: \(MarkdownText.escaped(diagnostic.help))"]
        let notes = diagnostic.notesElsewhere.map { line("also", $0) } + path.map { line("path", $0) }
        return ([MarkdownText.escaped(diagnostic.message)] + notes + help).joined(separator: "<br>")
    }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
