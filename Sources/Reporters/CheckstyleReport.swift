import RuleKit
import SourceText

/// Checkstyle's XML, which many CI servers read. Columns are UTF-16 units, because Checkstyle counts Java's characters.
enum CheckstyleReport {
    /// The version of the format, not of riblint: readers expect a version of Checkstyle.
    private static let version = "8.0"

    static func write(_ report: Report) -> [UInt8] {
        var xml = XMLWriter()
        xml.element("checkstyle", [("version", version)]) { xml in
            for group in report.fileGroups {
                xml.element("file", [("name", repairedText(group.path.bytes))]) { xml in
                    for diagnostic in group.diagnostics { xml.error(diagnostic) }
                    for notice in group.refusals { xml.error(notice) }
                }
            }
        }
        return xml.finished
    }
}

extension XMLWriter {
    fileprivate mutating func error(_ diagnostic: Diagnostic) {
        let range = LineRange(diagnostic.location, column: \.utf16)
        let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue
        error(range.startLine, range.startColumn, severity, diagnostic.message, diagnostic.rule)
    }

    fileprivate mutating func error(_ notice: Notice) {
        error(max(notice.line ?? 1, 1), 1, "error", notice.sentence, notice.kind.rawValue)
    }

    private mutating func error(_ line: Int, _ column: Int, _ severity: String, _ message: String, _ rule: String) {
        element(
            "error",
            [
                ("line", String(line)), ("column", String(column)), ("severity", severity), ("message", message),
                ("source", "riblint.\(rule)"),
            ])
    }
}
