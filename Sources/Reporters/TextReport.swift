import RuleKit
import SourceText

/// For people at a terminal: each finding with its lines, the way it takes, and the edit that mends it.
struct TextReport {
    private var canvas: Canvas
    private let style: Style
    /// Rules whose page was pointed at already: once in a run is enough.
    private var explained: Set<String> = []
    private var showsPath = true

    /// Excerpts of one finding; related places beyond are listed without their lines.
    private static let mostExcerpts = 3

    static func write(_ report: Report, style: Style) -> [UInt8] {
        var text = TextReport(style)
        if style.groupsByRIB {
            for group in report.ribGroups {
                text.canvas.write(group.title, .strong)
                text.canvas.endLine()
                text.canvas.endLine()
                text.write(group.diagnostics)
            }
        } else {
            text.write(report.diagnostics)
        }
        text.canvas.write(report.summary.closingLine, .strong)
        text.canvas.endLine()
        return text.canvas.bytes
    }

    /// One finding alone, of which the path is told apart.
    static func write(_ diagnostic: Diagnostic, style: Style) -> [UInt8] {
        var text = TextReport(style)
        text.explained = [diagnostic.rule]
        text.showsPath = false
        text.write(diagnostic)
        return text.canvas.bytes
    }

    private init(_ style: Style) {
        canvas = Canvas(isColored: style.isColored)
        self.style = style
    }

    private mutating func write(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            write(diagnostic)
            canvas.endLine()
        }
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let ink = diagnostic.severity.ink
        canvas.write("\(diagnostic.severity.rawValue)[\(displayed(diagnostic.rule))]", ink)
        canvas.write(": \(displayed(diagnostic.message))", .strong)
        canvas.endLine()

        let excerpts = excerpts(of: diagnostic, ink: ink)
        let gutter = String((excerpts.map(\.lastLine).max() ?? 1)).utf8.count
        for (index, excerpt) in excerpts.enumerated() {
            if index > 0 { writeFrame("|", gutter: gutter) }
            canvas.write(String(repeating: " ", count: gutter) + "--> ", .frame)
            canvas.write(style.location(excerpt.place))
            canvas.endLine()
            if index == 0 && !excerpt.isEmpty { writeFrame("|", gutter: gutter) }
            excerpt.write(to: &canvas, gutter: gutter, width: style.width)
        }
        for note in diagnostic.notesElsewhere.dropFirst(excerpts.count - 1) {
            writeRemark("also", "\(style.location(note.place)): \(displayed(note.message))", gutter: gutter)
        }
        if showsPath { writePath(of: diagnostic, gutter: gutter) }
        // A fix says the same as the help.
        if !diagnostic.help.isEmpty, diagnostic.fixes.isEmpty { writeRemark("help", displayed(diagnostic.help), gutter: gutter) }
        for fix in diagnostic.fixes {
            writeRemark("fix", "\(displayed(fix.title)) (\(fix.isSafe ? "safe" : "unsafe"))", gutter: gutter)
        }
        if explained.insert(diagnostic.rule).inserted {
            writeRemark("note", "riblint explain \(displayed(diagnostic.rule))", gutter: gutter)
        }
    }

    private func excerpts(of diagnostic: Diagnostic, ink: Canvas.Ink) -> [TextExcerpt] {
        // The finding's own place has no words but the message; a note about the very same range speaks for it.
        let label = (diagnostic.related + diagnostic.path).first { $0.place.isSame(as: diagnostic.place) }?.message
        let primary = TextExcerpt(place: diagnostic.place, marker: "^", ink: ink, label: label, showsContext: true)
        let others = diagnostic.notesElsewhere.prefix(Self.mostExcerpts - 1).map {
            TextExcerpt(place: $0.place, marker: "-", ink: .frame, label: $0.message, showsContext: false)
        }
        return [primary] + others.prefix { !$0.isEmpty }
    }

    /// The way that the defect takes: on one line where it stays in the finding's file and fits, else a step a line.
    private mutating func writePath(of diagnostic: Diagnostic, gutter: Int) {
        let path = diagnostic.path
        guard path.count > 1 || path.contains(where: { !$0.place.isSame(as: diagnostic.place) }) else { return }
        let isLocal = path.allSatisfy { $0.place.path == diagnostic.place.path }
        let steps = path.map { step in
            let words = displayed(step.message.withoutPeriod)
            return isLocal ? "\(words) (line \(step.place.start.line))" : "\(words) (\(style.file(step.place.path)):\(step.place.start.line))"
        }
        let line = steps.joined(separator: " → ")
        let indent = gutter + 3 + "path: ".utf8.count
        if isLocal && indent + line.map(displayWidth).reduce(0, +) <= style.width {
            writeRemark("path", line, gutter: gutter)
            return
        }
        writeRemark("path", steps[0], gutter: gutter)
        for step in steps.dropFirst() {
            // The arrow stands where the first step starts, less its own two columns.
            canvas.write(String(repeating: " ", count: indent - 2) + "→ ", .frame)
            canvas.write(step)
            canvas.endLine()
        }
    }

    private mutating func writeRemark(_ name: String, _ text: String, gutter: Int) {
        canvas.write(String(repeating: " ", count: gutter + 1) + "= ", .frame)
        canvas.write("\(name): ", .strong)
        canvas.write(text)
        canvas.endLine()
    }

    private mutating func writeFrame(_ text: String, gutter: Int) {
        canvas.write(String(repeating: " ", count: gutter + 1) + text, .frame)
        canvas.endLine()
    }
}

extension Diagnostic {
    /// Related places but the finding's own, most telling first.
    var notesElsewhere: [Note] { related.filter { !$0.place.isSame(as: place) } }
}

extension Severity {
    var ink: Canvas.Ink {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}
