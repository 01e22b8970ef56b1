import RuleKit
import SourceText

/// Workflow commands: annotations on the lines of a pull request. Nothing else is written, so source text cannot become
/// a command.
enum GitHubReport {
    static func write(_ report: Report) -> [UInt8] {
        var output = ByteWriter()
        // GitHub shows only the first few annotations of each kind, so the most severe ones come first.
        for severity in Severity.allCases.reversed() {
            for diagnostic in report.diagnostics.lazy.filter({ $0.severity == severity }).prefix(
                severity.mostAnnotations
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
            "endLine=\(location.lastLine)"
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
        let counts = [(Severity.error, summary.errors), (.warning, summary.warnings), (.note, summary.notes)]
        let hidden = counts.compactMap { severity, count in
            count > severity.mostAnnotations ? more(count - severity.mostAnnotations, severity.rawValue) : nil
        }
        guard !hidden.isEmpty else { return summary.closingLine }
        let verb = hidden.count == 1 && hidden[0].hasPrefix("1 ") ? "is" : "are"
        return """
            \(summary.closingLine). \(hidden.joined(separator: " and ")) \(verb) in the job summary \
            (GitHub shows 10 annotations per level).
            """
    }

    private static func more(_ count: Int, _ noun: String) -> String { Phrase.count(count, "more \(noun)") }

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

    /// One of ten notices is the closing line.
    fileprivate var mostAnnotations: Int { self == .note ? 9 : 10 }
}
