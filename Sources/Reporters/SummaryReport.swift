import RuleKit

/// Only counts: one line per rule, and the closing line.
enum SummaryReport {
    static func write(_ report: Report, style: Style) -> [UInt8] {
        var canvas = Canvas(isColored: style.isColored)
        let table = RuleTable(report)
        if !table.isEmpty { canvas.write(table.text + "\n") }
        canvas.write(report.summary.closingLine, .strong)
        canvas.endLine()
        return canvas.bytes
    }
}
