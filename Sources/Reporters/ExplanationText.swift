public import RuleKit

/// An explanation for people at a terminal: the answer, the finding with its lines, then remarks with a place a line.
public enum ExplanationText {
    public static func write(_ explanation: Explanation, style: Style = Style()) -> [UInt8] {
        var canvas = Canvas(isColored: style.isColored)
        canvas.write(displayed(explanation.answer), .strong)
        canvas.endLine()
        if let diagnostic = explanation.diagnostic {
            canvas.endLine()
            canvas.write(bytes: TextReport.write(diagnostic, style: style))
        }
        for remark in explanation.remarks {
            canvas.endLine()
            canvas.write(displayed(remark.text))
            canvas.endLine()
            for note in remark.notes {
                canvas.write("  \(style.location(note.place)): ", .frame)
                canvas.write(displayed(note.message))
                canvas.endLine()
            }
        }
        return canvas.bytes
    }
}
