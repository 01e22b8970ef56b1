internal import JSONText
import RuleKit
import SourceText

/// SonarQube's generic issues for servers from 10.3: rules with severities, and issues that refer to them. Lines from
/// 1, columns in UTF-16 units from 0, ends exclusive. A rule has one severity, so notes are left out: an issue for one
/// would count like the rule's errors.
enum SonarQubeReport {
    static func write(_ report: Report) -> [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.array("rules", of: rules(of: report), .lines(indent: 2)) { $0.rule($1) }
            let issues = shown(report).map(Issue.finding) + report.refusals.map(Issue.refusal)
            json.array("issues", of: issues, .lines(indent: 2)) { json, issue in
                switch issue {
                case .finding(let diagnostic): json.issue(diagnostic)
                case .refusal(let notice): json.issue(notice)
                }
            }
        }
        return json.finished
    }

    private static func shown(_ report: Report) -> [Diagnostic] { report.diagnostics.filter { $0.severity != .note } }

    private enum Issue {
        case finding(Diagnostic)
        case refusal(Notice)
    }

    fileprivate struct Rule {
        let id: String
        var name: String
        var description: String
        /// The highest severity of the rule's findings, because issues have no severity in this format.
        var severity: Severity
        var kind: Kind
    }

    /// The type of a violation of a rule, in the server's terms.
    fileprivate enum Kind {
        case bug, layering, upkeep

        init(family: String) {
            switch family {
            case RuleKit.Rule.Family.layering.rawValue: self = .layering
            case RuleKit.Rule.Family.testing.rawValue, RuleKit.Rule.Family.suppressions.rawValue: self = .upkeep
            default: self = .bug
            }
        }
    }

    /// All rules that ran, and all others that issues refer to: the server rejects a report with an unknown rule.
    private static func rules(of report: Report) -> [Rule] {
        var worst: [String: Severity] = [:]
        for diagnostic in shown(report) {
            worst[diagnostic.rule] = max(worst[diagnostic.rule] ?? .note, diagnostic.severity)
        }
        if !report.refusals.isEmpty { worst[Notice.Kind.notAnalyzed.rawValue] = .error }
        var rules = report.rules.map { page in
            Rule(
                id: page.id, name: page.documentation.summary, description: page.documentation.reason,
                severity: worst[page.id] ?? page.severity, kind: Kind(family: page.family))
        }
        let known = Set(rules.map(\.id))
        for (id, severity) in worst where !known.contains(id) {
            let words = Notice.Kind(rawValue: id)?.summary ?? id
            rules.append(Rule(id: id, name: words, description: words, severity: severity, kind: .upkeep))
        }
        return rules.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }
}

extension JSONWriter {
    fileprivate mutating func rule(_ rule: SonarQubeReport.Rule) {
        object { json in
            json.member("id", rule.id)
            json.member("name", rule.name)
            json.member("description", rule.description)
            json.member("engineId", "riblint")
            json.member("cleanCodeAttribute", rule.kind.attribute)
            json.member("type", rule.kind == .bug ? "BUG" : "CODE_SMELL")
            json.member("severity", rule.severity.sonarQube)
            json.array("impacts", of: CollectionOfOne(rule)) { json, rule in
                json.object { json in
                    json.member("softwareQuality", rule.kind == .bug ? "RELIABILITY" : "MAINTAINABILITY")
                    json.member("severity", rule.severity.sonarQubeImpact)
                }
            }
        }
    }

    fileprivate mutating func issue(_ diagnostic: Diagnostic) {
        object { json in
            json.member("ruleId", diagnostic.rule)
            json.object("primaryLocation") { $0.location(diagnostic.location, diagnostic.message) }
            let notes = diagnostic.related + (diagnostic.path.count > 1 ? diagnostic.path : [])
            if !notes.isEmpty {
                json.array("secondaryLocations", of: notes) { json, note in
                    json.object { $0.location(note.location, note.message) }
                }
            }
        }
    }

    fileprivate mutating func issue(_ notice: Notice) {
        object { json in
            json.member("ruleId", notice.kind.rawValue)
            json.object("primaryLocation") { json in
                json.member("message", notice.sentence)
                json.member("filePath", notice.pathText)
            }
        }
    }

    private mutating func location(_ location: Location, _ message: String) {
        member("message", message)
        member("filePath", bytes: location.path.bytes)
        let range = LineRange(location, column: \.utf16)
        object("textRange") { json in
            json.member("startLine", range.startLine)
            // The server rejects an empty range; without columns the range is the whole line.
            guard !range.isEmpty else { return }
            json.member("endLine", range.endLine)
            json.member("startColumn", range.startColumn - 1)
            json.member("endColumn", range.endColumn - 1)
        }
    }
}

extension SonarQubeReport.Kind {
    /// The attribute that the code violates, in the server's terms.
    fileprivate var attribute: String {
        switch self {
        case .bug: "LOGICAL"
        case .layering: "MODULAR"
        case .upkeep: "CONVENTIONAL"
        }
    }
}

extension Severity {
    fileprivate var sonarQube: String {
        switch self {
        case .error: "CRITICAL"
        case .warning: "MAJOR"
        case .note: "INFO"
        }
    }

    fileprivate var sonarQubeImpact: String {
        switch self {
        case .error: "HIGH"
        case .warning: "MEDIUM"
        case .note: "LOW"
        }
    }
}
