import RuleKit
import SourceText

/// One finding per line, in the form of compilers: for editors and `grep`.
enum ConciseReport {
    static func write(_ report: Report, style: Style) -> [UInt8] {
        var canvas = Canvas(isColored: style.isColored)
        for diagnostic in report.diagnostics where style.notes != .none || diagnostic.severity != .note {
            write(diagnostic, to: &canvas, style)
        }
        canvas.write(report.summary.closingLine, .strong)
        canvas.endLine()
        return canvas.bytes
    }

    /// A finding on one line.
    static func write(_ diagnostic: Diagnostic, to canvas: inout Canvas, _ style: Style) {
        canvas.write(guarded(style.location(diagnostic.location)) + ": ")
        canvas.write(diagnostic.severity.rawValue, diagnostic.severity.ink)
        canvas.write(": \(displayed(diagnostic.message)) [\(displayed(diagnostic.rule))]")
        canvas.endLine()
    }

    /// Escapes a line that starts with `::` after spaces, which GitHub's runner executes as a command. File names can
    /// start like that.
    private static func guarded(_ location: String) -> String {
        let isCommand = location.drop { $0.isWhitespace }.hasPrefix("::")
        return isCommand ? "./" + location : location
    }
}
