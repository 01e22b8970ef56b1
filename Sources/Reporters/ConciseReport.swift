import RuleKit
import SourceText

/// A finding a line, as compilers write: for editors, `grep` and people in a hurry.
enum ConciseReport {
    static func write(_ report: Report, style: Style) -> [UInt8] {
        var canvas = Canvas(isColored: style.isColored)
        for diagnostic in report.diagnostics {
            canvas.write(guarded(style.location(diagnostic.location)) + ": ")
            canvas.write(diagnostic.severity.rawValue, diagnostic.severity.ink)
            canvas.write(": \(displayed(diagnostic.message)) [\(displayed(diagnostic.rule))]")
            canvas.endLine()
        }
        canvas.write(report.summary.closingLine, .strong)
        canvas.endLine()
        return canvas.bytes
    }

    /// GitHub's runner takes a line of output that starts with `::`, blanks aside, for a command. A file may be called
    /// so.
    private static func guarded(_ location: String) -> String {
        let isCommand = location.drop { $0.isWhitespace }.hasPrefix("::")
        return isCommand ? "./" + location : location
    }
}
