internal import JSONText
public import RuleKit
import SourceText

/// All suppression comments of a project, as text or JSON.
public enum SuppressionsReport {
    /// One comment per line, and a line with the totals.
    public static func text(_ records: [SuppressionRecord], view: PathView) -> String {
        let lines = records.map { record in
            let (path, start) = (view.path(record.location.path).text, record.location.start)
            let location = "\(displayed(path)):\(start.line):\(start.utf8)"
            let state =
                record.used > 0
                ? "suppresses \(Phrase.count(record.used, "finding"))" : record.isChecked ? "unused" : "not checked"
            let age = record.origin.map { "; since \($0.date)" } ?? ""
            return "\(location): \(record.kind): \(displayed(record.rules.joined(separator: " "))); \(state)\(age)"
                + (record.reason.map { " - \(displayed($0))" } ?? "") + "\n"
        }
        let parts = [
            (records.count { $0.used == 0 && $0.isChecked }, "unused"),
            (records.count { $0.used == 0 && !$0.isChecked }, "not checked"),
            (records.count { $0.reason == nil }, "without a reason"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let sum = records.isEmpty ? "No suppressions" : Phrase.count(records.count, "suppression")
        return lines.joined() + ([sum] + parts).joined(separator: ", ") + "\n"
    }

    public static func json(_ records: [SuppressionRecord]) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("schemaVersion", 1)
            json.array("suppressions", of: records, .lines(indent: 2)) { json, record in
                json.object { json in
                    json.member("kind", record.kind)
                    json.array("rules", of: record.rules) { $0.value($1) }
                    json.member("reason", record.reason)
                    json.member(record.location)
                    json.member("used", record.used)
                    json.member("commit", record.origin?.commit)
                    json.member("date", record.origin?.date)
                }
            }
        }
        return json.finished
    }
}
