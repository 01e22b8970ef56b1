internal import JSONText
import RuleKit
import SourceText

/// reviewdog's diagnostic format: one object, or one diagnostic per line. Columns are UTF-8 bytes.
enum RDJSONReport {
    static func write(_ report: Report, style: Style) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.source()
            json.array("diagnostics", of: items(of: report), .lines(indent: 2)) { json, item in
                json.object { $0.members(of: item, style, namesSource: false) }
            }
        }
        return json.finished
    }

    static func writeLines(_ report: Report, style: Style) -> [UInt8] {
        items(of: report).flatMap { item in
            var json = JSONWriter()
            json.object { $0.members(of: item, style, namesSource: true) }
            return json.finished
        }
    }

    /// A finding or notice that becomes a diagnostic.
    fileprivate enum Item {
        case finding(Diagnostic)
        case refusal(Notice)
    }

    private static func items(of report: Report) -> [Item] {
        report.diagnostics.map(Item.finding) + report.refusals.map(Item.refusal)
    }
}

extension JSONWriter {
    fileprivate mutating func source() {
        object("source") { json in
            json.member("name", "riblint")
            json.member("url", SARIFReport.home)
        }
    }

    /// - Parameter namesSource: whether to include the name of the tool, as a diagnostic outside a report needs.
    fileprivate mutating func members(of item: RDJSONReport.Item, _ style: Style, namesSource: Bool) {
        switch item {
        case .finding(let diagnostic):
            member(
                "message",
                diagnostic.help.isEmpty ? diagnostic.message : "\(diagnostic.message)\n\(diagnostic.help)"
            )
            location(diagnostic.location)
            member("severity", diagnostic.severity == .note ? "INFO" : diagnostic.severity.rawValue.uppercased())
            if namesSource { source() }
            object("code") { json in
                json.member("value", diagnostic.rule)
                if let url = diagnostic.rulePage { json.member("url", url) }
            }
            suggestions(diagnostic, style)
            related(diagnostic.related + (diagnostic.path.count > 1 ? diagnostic.path : []))
        case .refusal(let notice):
            member("message", notice.sentence)
            // Without a range: zeros would be a line that does not exist.
            object("location") { $0.member("path", notice.pathText) }
            member("severity", "ERROR")
            if namesSource { source() }
            object("code") { $0.member("value", notice.kind.rawValue) }
        }
    }

    /// A suggestion is applied alone and only to the file of the diagnostic, so a fix with several edits or in another
    /// file is left out.
    private mutating func suggestions(_ diagnostic: Diagnostic, _ style: Style) {
        let edits = diagnostic.fixes.filter { $0.isSafe || style.offersUnsafeFixes }.compactMap { fix in
            fix.edits.count == 1 ? fix.edits.first { $0.location.path == diagnostic.location.path } : nil
        }
        guard !edits.isEmpty else { return }
        array("suggestions", of: edits) { json, edit in
            json.object { json in
                json.range(edit.location)
                json.member("text", edit.replacement)
            }
        }
    }

    private mutating func related(_ notes: [Diagnostic.Note]) {
        guard !notes.isEmpty else { return }
        array("relatedLocations", of: notes) { json, note in
            json.object { json in
                json.member("message", note.message)
                json.location(note.location)
            }
        }
    }

    private mutating func location(_ location: Location) {
        object("location") { json in
            json.member("path", bytes: location.path.bytes)
            json.range(location)
        }
    }

    private mutating func range(_ location: Location) {
        let range = LineRange(location, column: \.utf8)
        object("range") { json in
            json.position("start", range.startLine, range.startColumn)
            json.position("end", range.endLine, range.endColumn)
        }
    }

    private mutating func position(_ key: String, _ line: Int, _ column: Int) {
        object(key) { json in
            json.member("line", line)
            json.member("column", column)
        }
    }
}
