import RuleKit
import SourceText

/// The format for people at a terminal: each finding with its source lines, its path, and its fix.
struct TextReport {
    private var canvas: Canvas
    private let style: Style
    /// Rules whose page was mentioned already; one mention per run is enough.
    private var explained: Set<String> = []
    private var showsPath = true

    /// The maximum number of locations of a finding that are shown with source lines; others are only listed.
    private static let mostLocations = 3

    static func write(_ report: Report, style: Style) -> [UInt8] {
        var text = TextReport(style)
        if style.groupsByRIB {
            for group in report.ribGroups where style.notes != .none || group.hasMoreThanNotes {
                text.canvas.write(group.title, .strong)
                text.canvas.endLine()
                text.canvas.endLine()
                text.writeAll(group.diagnostics)
            }
        } else {
            text.writeAll(report.diagnostics)
        }
        text.canvas.write(report.summary.closingLine, .strong)
        text.canvas.endLine()
        return text.canvas.bytes
    }

    /// A single finding; the caller shows the path.
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

    /// Writes findings, the notes among them last.
    private mutating func writeAll(_ diagnostics: [Diagnostic]) {
        let notes = diagnostics.filter { $0.severity == .note }
        for diagnostic in diagnostics.filter({ $0.severity != .note }) + (style.notes == .full ? notes : []) {
            write(diagnostic)
            canvas.endLine()
        }
        guard style.notes == .short, !notes.isEmpty else { return }
        for note in notes { ConciseReport.write(note, to: &canvas, style) }
        canvas.endLine()
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let ink = diagnostic.severity.ink
        writeTitle("\(diagnostic.severity.rawValue)[\(displayed(diagnostic.rule))]", displayed(diagnostic.message), ink)

        let items = items(of: diagnostic, ink: ink)
        // A file is named once, at its first location.
        let excerpts = items.map(\.location.path).uniqued.map { path in
            TextExcerpt(items.filter { $0.location.path == path })
        }
        let gutter = String(max(excerpts.map(\.lastLine).max() ?? 1, 1)).utf8.count
        for (index, excerpt) in excerpts.enumerated() {
            if index > 0 { writeFrame("|", gutter: gutter) }
            canvas.write(String(repeating: " ", count: gutter) + "--> ", .frame)
            canvas.write(style.location(excerpt.location))
            canvas.endLine()
            if !excerpt.isEmpty { writeFrame("|", gutter: gutter) }
            excerpt.write(to: &canvas, gutter: gutter, width: style.width)
        }
        for note in diagnostic.notesElsewhere.dropFirst(items.count - 1) {
            writeRemark("also", "\(style.location(note.location)): \(displayed(note.message))", gutter: gutter)
        }
        if showsPath { writePath(of: diagnostic, gutter: gutter) }
        writeAdvice(of: diagnostic, gutter: gutter)
        if explained.insert(diagnostic.rule).inserted {
            writeRemark("note", "riblint explain \(displayed(diagnostic.rule))", gutter: gutter)
        }
        // A single finding is the answer to this command.
        if showsPath { writeRemark("note", "riblint explain --finding \(diagnostic.fingerprint)", gutter: gutter) }
    }

    /// The advice: the help describes the edit of a single fix, so only the kind of that fix is added.
    private mutating func writeAdvice(of diagnostic: Diagnostic, gutter: Int) {
        func kind(_ fix: Diagnostic.Fix) -> String { fix.isSafe ? "safe fix" : "unsafe fix" }
        if diagnostic.fixes.count == 1, !diagnostic.help.isEmpty {
            return writeRemark("help", "\(displayed(diagnostic.help)) (\(kind(diagnostic.fixes[0])))", gutter: gutter)
        }
        if !diagnostic.help.isEmpty { writeRemark("help", displayed(diagnostic.help), gutter: gutter) }
        for fix in diagnostic.fixes { writeRemark(kind(fix), displayed(fix.title), gutter: gutter) }
    }

    private func items(of diagnostic: Diagnostic, ink: Canvas.Ink) -> [TextExcerpt.Item] {
        // The label of the finding's own location is a note about the same range, if there is one.
        let label = (diagnostic.related + diagnostic.path).first { $0.location.isSame(as: diagnostic.location) }?
            .message
        let primary = TextExcerpt.Item(location: diagnostic.location, marker: "^", ink: ink, label: label, context: 2)
        let others = diagnostic.notesElsewhere.prefix(Self.mostLocations - 1).prefix {
            TextExcerpt.hasLine($0.location)
        }
        return [primary]
            + others.map {
                TextExcerpt.Item(location: $0.location, marker: "-", ink: .frame, label: $0.message, context: 1)
            }
    }

    /// The path of the finding: on one line if all steps are in the finding's file and fit; otherwise one step per
    /// line.
    private mutating func writePath(of diagnostic: Diagnostic, gutter: Int) {
        let path = diagnostic.path
        guard path.count > 1 || path.contains(where: { !$0.location.isSame(as: diagnostic.location) }) else { return }
        let isLocal = path.allSatisfy { $0.location.path == diagnostic.location.path }
        let steps = path.map { step in
            let words = displayed(step.message.withoutPeriod)
            return isLocal
                ? "\(words) (line \(step.location.start.line))"
                : "\(words) (\(style.file(step.location.path)):\(step.location.start.line))"
        }
        let line = steps.joined(separator: " → ")
        let indent = gutter + 3 + "path: ".utf8.count
        if isLocal && indent + line.map(displayWidth).reduce(0, +) <= style.width {
            writeRemark("path", line, gutter: gutter)
            return
        }
        writeRemark("path", steps[0], gutter: gutter)
        for step in steps.dropFirst() {
            // The arrow is two columns before the first step.
            canvas.write(String(repeating: " ", count: indent - 2) + "→ ", .frame)
            canvas.write(step)
            canvas.endLine()
        }
    }

    /// Writes the first line of a finding; further lines of a long message are indented.
    private mutating func writeTitle(_ head: String, _ message: String, _ ink: Canvas.Ink) {
        let indent = 4
        let lines = lines(of: "\(head): \(message)", indent: indent)
        for (number, line) in lines.enumerated() {
            if number == 0, line.hasPrefix(head) {
                canvas.write(head, ink)
                canvas.write(String(line.dropFirst(head.count)), .strong)
            } else {
                canvas.write(String(repeating: " ", count: number == 0 ? 0 : indent) + line, .strong)
            }
            canvas.endLine()
        }
    }

    private mutating func writeRemark(_ name: String, _ text: String, gutter: Int) {
        let indent = gutter + 3 + name.utf8.count + 2
        for (number, line) in lines(of: text, indent: indent).enumerated() {
            if number == 0 {
                canvas.write(String(repeating: " ", count: gutter + 1) + "= ", .frame)
                canvas.write("\(name): ", .strong)
            } else {
                canvas.write(String(repeating: " ", count: indent))
            }
            canvas.write(line)
            canvas.endLine()
        }
    }

    /// The text in lines that fit into a terminal after an indentation; one line elsewhere.
    private func lines(of text: String, indent: Int) -> [String] {
        style.wraps ? wrapped(text, width: max(style.width, 40) - indent) : [text]
    }

    private mutating func writeFrame(_ text: String, gutter: Int) {
        canvas.write(String(repeating: " ", count: gutter + 1) + text, .frame)
        canvas.endLine()
    }
}

extension Diagnostic {
    /// The related locations other than the finding's own, in the order of the rule.
    var notesElsewhere: [Note] { related.filter { !$0.location.isSame(as: location) } }
}

extension Array where Element: Hashable {
    /// The elements without duplicates, in order of first occurrence.
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
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
