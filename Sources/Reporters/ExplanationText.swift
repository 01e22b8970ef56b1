public import RuleKit

/// An explanation for a terminal: the answer, the findings with their lines, then the details with one location per
/// line.
public enum ExplanationText {
    public static func write(_ explanation: Explanation, style: Style = Style()) -> [UInt8] {
        let width = max(style.width, 40)
        var canvas = Canvas(isColored: style.isColored)
        canvas.write(displayed(explanation.answer), .strong)
        canvas.endLine()
        for diagnostic in explanation.diagnostics {
            canvas.endLine()
            canvas.write(bytes: TextReport.write(diagnostic, style: style))
        }
        for detail in explanation.details {
            canvas.endLine()
            let isHeading = detail.text.hasSuffix(":")
            for line in wrapped(displayed(detail.text), width: width) {
                canvas.write(line, isHeading ? .strong : nil)
                canvas.endLine()
            }
            for note in detail.notes {
                canvas.write("  \(style.location(note.location)): ", .frame)
                canvas.write(displayed(note.message))
                canvas.endLine()
            }
        }
        return canvas.bytes
    }
}
