public import RuleKit
import SourceText

/// What keeps objects in memory, for a terminal: an answer for each message, with the candidates below it.
public struct LeakText {
    private let style: TreeStyle
    private let marks: TreeMarks
    private var canvas: Canvas

    public static func write(_ report: LeakReport, style: TreeStyle) -> [UInt8] {
        var text = LeakText(style)
        for (number, answer) in report.answers.enumerated() {
            if number > 0 { text.canvas.endLine() }
            text.write(answer)
        }
        let others = report.otherLines ?? 0
        if others > 0 || !report.undeclared.isEmpty { text.canvas.endLine() }
        if let words = LeakWords.undeclared(report) { text.wrap(words, "", .dim) }
        if others > 0 {
            text.line(
                "\(Phrase.count(others, "other line")) of the log \(others == 1 ? "is" : "are") not a message.", .dim)
        }
        return text.canvas.bytes
    }

    private init(_ style: TreeStyle) {
        self.style = style
        marks = style.isASCII ? .ascii : .unicode
        canvas = Canvas(isColored: style.isColored)
    }

    private mutating func write(_ answer: LeakReport.Answer) {
        let part = LeakWords.part(answer).map { " (\($0))" } ?? ""
        line(LeakWords.title(answer) + part, .strong)
        for fact in answer.facts { wrap(fact, "  ") }
        if !answer.alive.isEmpty { wrap("Also alive: \(Phrase.all(answer.alive)).", "  ") }
        canvas.endLine()
        wrap(LeakWords.summary(answer), "  ")
        for (number, candidate) in answer.candidates.enumerated() {
            write(
                candidate, title: "\(number + 1). \(LeakWords.certainty(candidate.certainty)): ", isCandidate: true)
        }
        write(answer.excluded, below: LeakWords.excluded)
        write(answer.contradictions, below: LeakWords.contradictions)
        if !answer.notSeen.isEmpty {
            canvas.endLine()
            line("  \(LeakWords.notSeen)")
        }
        for part in answer.notSeen {
            wrap("- \(part.message)", "    ")
            for place in part.places { line("      \(style.view.place(place))", .dim) }
        }
        if answer.candidates.isEmpty, !answer.notSeen.isEmpty { wrap(LeakWords.nextStep, "  ") }
    }

    private mutating func write(_ candidates: [LeakReport.Candidate], below title: String) {
        guard !candidates.isEmpty else { return }
        canvas.endLine()
        line("  \(title)")
        for candidate in candidates { write(candidate, title: "- ", isCandidate: false) }
    }

    private mutating func write(_ candidate: LeakReport.Candidate, title: String, isCandidate: Bool) {
        wrap(title + candidate.message, "    ", candidate.certainty == .certain ? .strong : nil)
        line("       \(style.view.place(candidate.location))", .dim)
        if candidate.chain.count > 1 {
            wrap(candidate.chain.map(\.name).joined(separator: " \(marks.arrow) "), "       ")
        }
        if !candidate.reason.isEmpty { wrap(candidate.reason, "       ") }
        if isCandidate, !candidate.help.isEmpty { wrap(candidate.help, "       ") }
        if let finding = candidate.finding { line("       \(LeakWords.state(finding))", .dim) }
    }

    private mutating func line(_ text: String, _ ink: Canvas.Ink? = nil) {
        canvas.write(displayed(text), ink)
        canvas.endLine()
    }

    /// A sentence, broken at words, its further lines indented like the first one.
    private mutating func wrap(_ text: String, _ indent: String, _ ink: Canvas.Ink? = nil) {
        let room = style.width.map { max($0 - indent.utf8.count, 20) } ?? .max
        for part in wrapped(displayed(text), width: room) {
            canvas.write(indent)
            canvas.write(part, ink)
            canvas.endLine()
        }
    }
}
