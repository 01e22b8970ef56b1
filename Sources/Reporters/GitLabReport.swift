internal import JSONText
import RuleKit
import SourceText

/// GitLab's Code Quality report: a list of issues. Fingerprints do not depend on lines, so an edit above a finding does
/// not create a new issue.
enum GitLabReport {
    static func write(_ report: Report) -> [UInt8] {
        var json = JSONWriter()
        var issues = report.diagnostics.map(Issue.init) + report.refusals.map(Issue.init)
        Issue.tellApart(&issues)
        json.list(of: issues, .lines(indent: 1)) { json, issue in
            json.object { json in
                json.member("description", issue.description)
                json.member("check_name", issue.checkName)
                json.member("fingerprint", issue.fingerprint)
                json.member("severity", issue.severity)
                json.object("location") { json in
                    json.member("path", issue.path)
                    json.object("lines") { $0.member("begin", issue.line) }
                }
            }
        }
        return json.finished
    }

    private struct Issue {
        let description: String
        let checkName: String
        var fingerprint: String
        let severity: String
        let path: String
        let line: Int

        /// The description starts with the rule, because the widget does not show the name of the check.
        init(_ diagnostic: Diagnostic) {
            description = "\(diagnostic.rule): \(diagnostic.message)"
            checkName = diagnostic.rule
            fingerprint = diagnostic.fingerprint
            severity =
                switch diagnostic.severity {
                case .error: "major"
                case .warning: "minor"
                case .note: "info"
                }
            path = repairedText(diagnostic.location.path.bytes)
            line = LineRange(diagnostic.location, column: \.utf8).startLine
        }

        init(_ notice: Notice) {
            description = "\(notice.kind.rawValue): \(notice.sentence)"
            checkName = notice.kind.rawValue
            fingerprint = "\(notice.kind.rawValue):\(notice.pathText)"
            severity = "critical"
            path = notice.pathText
            line = max(notice.line ?? 1, 1)
        }

        /// GitLab shows only one of several issues with the same fingerprint, so the others get an ordinal.
        static func tellApart(_ issues: inout [Issue]) {
            var seen: [String: Int] = [:]
            for index in issues.indices {
                let fingerprint = issues[index].fingerprint
                let ordinal = seen[fingerprint, default: 0] + 1
                seen[fingerprint] = ordinal
                if ordinal > 1 { issues[index].fingerprint += "-\(ordinal)" }
            }
        }
    }
}
