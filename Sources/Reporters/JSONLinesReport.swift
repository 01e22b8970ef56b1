internal import JSONText
import RuleKit

/// One finding per line, as the same object as in `json`.
enum JSONLinesReport {
    static func write(_ report: Report) -> [UInt8] {
        report.diagnostics.flatMap { diagnostic in
            var json = JSONWriter()
            json.finding(diagnostic)
            return json.finished
        }
    }
}
