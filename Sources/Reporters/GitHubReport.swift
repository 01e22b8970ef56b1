import RuleKit
import SourceText

/// Workflow commands: annotations of errors and warnings on the lines of a pull request. Notes are in the job summary
/// alone. Nothing else is written, so source text cannot become a command.
enum GitHubReport {
    static func write(_ report: Report) -> [UInt8] {
        var output = ByteWriter()
        // GitHub shows only the first few annotations of each kind, so the most severe ones come first.
        for severity in [Severity.error, .warning] {
            for diagnostic in report.diagnostics.lazy.filter({ $0.severity == severity }).prefix(
                mostAnnotations
            ) {
                output.write(annotation(of: diagnostic))
            }
        }
        output.write("::notice title=riblint::\(escaped(closing(report.summary)))\n")
        return output.bytes
    }

    private static func annotation(of diagnostic: Diagnostic) -> String {
        let location = diagnostic.location
        var properties = [
            "file=\(escaped(property: repairedText(location.path.bytes)))", "line=\(location.start.line)",
            "endLine=\(location.lastLine)",
        ]
        // GitHub rejects columns for a range of several lines.
        if location.end.line <= location.start.line {
            properties.append("col=\(location.start.utf16)")
            // GitHub's end column is inclusive; the location's is exclusive.
            properties.append("endColumn=\(max(location.start.utf16, location.end.utf16 - 1))")
        }
        properties.append("title=\(escaped(property: diagnostic.rule))")
        let head = "::\(diagnostic.severity.command) \(properties.joined(separator: ","))"
        return "\(head)::\(escaped(message(of: diagnostic)))\n"
    }

    /// Without path and line, which GitHub shows next to it.
    private static func message(of diagnostic: Diagnostic) -> String {
        func line(_ note: Diagnostic.Note) -> String { "\n  \(note.location.display): \(note.message)" }
        var message = diagnostic.message
        message += diagnostic.notesElsewhere.map(line).joined()
        if diagnostic.path.count > 1 {
            message += "\npath:" + diagnostic.path.map(line).joined()
        }
        return diagnostic.help.isEmpty ? message : message + "\nhelp: \(diagnostic.help)"
    }

    private static func closing(_ summary: Report.Summary) -> String {
        let counts = [(Severity.error, summary.errors), (.warning, summary.warnings)]
        let hidden = counts.compactMap { severity, count in
            count > mostAnnotations ? Phrase.count(count - mostAnnotations, "more \(severity.rawValue)") : nil
        }
        let notes = summary.notes > 0 ? [Phrase.count(summary.notes, "note")] : []
        guard let first = (hidden + notes).first else { return summary.closingLine }
        let verb = hidden.count + notes.count == 1 && first.hasPrefix("1 ") ? "is" : "are"
        let reason = hidden.isEmpty ? "" : " (GitHub shows \(mostAnnotations) annotations per level)"
        return "\(summary.closingLine). \(Phrase.all(hidden + notes)) \(verb) in the job summary\(reason)."
    }

    private static let mostAnnotations = 10

    private static func escaped(_ message: String) -> String { escaped(message, ["%", "\r", "\n"]) }

    private static func escaped(property: String) -> String { escaped(property, ["%", "\r", "\n", ":", ","]) }

    private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
        // By scalars, because `\r\n` is one character.
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard special.contains(scalar) else {
                result.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result.append(contentsOf: "%\(digits.utf8.count == 1 ? "0" : "")\(digits)".unicodeScalars)
        }
        return String(result)
    }
}

extension Severity {
    /// GitHub's word for the severity.
    fileprivate var command: String { self == .note ? "notice" : rawValue }
}
