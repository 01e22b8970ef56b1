import RuleKit

/// A finding a line, each the object that it is in `json`.
enum JSONLinesReport {
    static func write(_ report: Report) -> [UInt8] {
        report.diagnostics.flatMap { diagnostic in
            var json = JSONWriter()
            json.finding(diagnostic)
            return json.finished
        }
    }
}
