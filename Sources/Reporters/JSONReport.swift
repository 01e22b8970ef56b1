internal import JSONText
import RuleKit
import SourceText

/// riblint's own JSON format: one object with a fixed order of keys, and one finding per line.
enum JSONReport {
    static let schemaVersion = 1

    static func write(_ report: Report) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", schemaVersion)
            json.object("tool") { json in
                json.member("name", "riblint")
                json.member("version", report.toolVersion)
            }
            json.member("complete", report.isComplete)
            json.object("summary") { $0.counts(of: report.summary) }
            json.array("findings", of: report.diagnostics, .lines(indent: 2)) { $0.finding($1) }
            json.array("notices", of: report.notices, .lines(indent: 2)) { $0.notice($1) }
        }
        return json.finished
    }
}

extension JSONWriter {
    fileprivate mutating func counts(of summary: Report.Summary) {
        member("files", summary.files)
        member("analyzedFiles", summary.analyzedFiles)
        member("ribs", summary.ribs)
        member("error", summary.errors)
        member("warning", summary.warnings)
        member("note", summary.notes)
        member("suppressed", summary.suppressed)
        member("baselined", summary.baselined)
        member("notAnalyzed", summary.notAnalyzed)
        // The keys of version 0.1, for one more version.
        member("analysedFiles", summary.analyzedFiles)
        member("notAnalysed", summary.notAnalyzed)
    }

    mutating func finding(_ diagnostic: Diagnostic) {
        object { json in
            json.member("rule", diagnostic.rule)
            json.member("severity", diagnostic.severity.rawValue)
            json.member("message", diagnostic.message)
            json.member("help", diagnostic.help)
            json.member("rib", diagnostic.rib)
            json.member("symbol", diagnostic.symbol)
            json.member("fingerprint", diagnostic.fingerprint)
            json.member(diagnostic.location)
            json.array("related", of: diagnostic.related) { $0.pathNote($1) }
            json.array("path", of: diagnostic.path) { $0.pathNote($1) }
            json.array("fixes", of: diagnostic.fixes) { $0.fix($1) }
        }
    }

    mutating func pathNote(_ note: Diagnostic.Note) {
        object { json in
            json.member(note.location)
            json.member("message", note.message)
        }
    }

    private mutating func fix(_ fix: Diagnostic.Fix) {
        object { json in
            json.member("title", fix.title)
            json.member("safety", fix.safety)
            json.array("edits", of: fix.edits) { json, edit in
                json.object { json in
                    json.member(edit.location)
                    json.member("replacement", edit.replacement)
                }
            }
        }
    }

    /// Writes the member `location`: path, start and end.
    ///
    /// - Parameter key: another name of the member.
    mutating func member(_ location: Location, as key: String = "location") {
        object(key) { $0.content(of: location) }
    }

    /// Writes the members of a location.
    mutating func content(of location: Location) {
        member("path", bytes: location.path.bytes)
        position("start", location.start)
        position("end", location.end)
    }

    private mutating func position(_ key: String, _ position: Position) {
        object(key) { json in
            json.member("line", position.line)
            json.member("utf8", position.utf8)
            json.member("utf16", position.utf16)
            json.member("scalar", position.scalar)
            json.member("offset", position.offset)
        }
    }

    mutating func notice(_ notice: Notice) {
        object { json in
            json.member("kind", notice.kind.rawValue)
            if let path = notice.path { json.member("path", bytes: path.bytes) } else { json.null("path") }
            if let line = notice.line { json.member("line", line) } else { json.null("line") }
            if let rule = notice.rule { json.member("rule", rule) }
            json.member("message", notice.message)
        }
    }
}

extension Diagnostic.Fix {
    /// The word for the safety of a fix.
    var safety: String { isSafe ? "safe" : "unsafe" }
}
