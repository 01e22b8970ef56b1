internal import JSONText
internal import LintEngine
internal import Reporters
internal import RuleKit
internal import SourceText

/// Writes findings as the diagnostics of LSP 3.17, for one client.
struct FindingList {
    let encoding: PositionEncoding
    let client: ClientCapabilities
    /// Whether the help of a finding follows its message.
    let showsHelp: Bool
    /// What a rule's findings say about code as a whole.
    let tag: (_ rule: String) -> Rule.Tag?
    /// The URI of a file, as the client spells it; the path is relative to the root of its project.
    let uri: (SourcePath) -> String
    /// Whether the text of a file begins with a byte order mark that the client counts as a character.
    let countsMark: (SourcePath) -> Bool

    /// The maximum number of related places of a finding.
    private static let relatedLimit = 64
    /// The maximum number of places in the message, for clients that show no related ones.
    private static let linesLimit = 10

    /// - Parameter cause: why `riblint` does not report the finding; nil for one that it reports.
    func write(_ finding: Diagnostic, _ cause: UnreportedFinding.Cause? = nil, to json: inout JSONWriter) {
        json.object { json in
            range(of: finding.location).write("range", to: &json)
            json.member("severity", cause == nil ? FindingList.number(of: finding.severity) : FindingList.hint)
            json.member("code", finding.rule)
            if client.takesLinks, let url = finding.rulePage {
                json.object("codeDescription") { $0.member("href", url) }
            }
            json.member("source", "riblint")
            json.member("message", message(of: finding, cause))
            if let tag = tag(finding.rule).map(FindingList.number), client.tags.contains(tag) {
                json.array("tags", of: [tag]) { $0.value($1) }
            }
            if client.showsRelated {
                let notes = FindingList.notes(of: finding)
                if !notes.isEmpty {
                    json.array("relatedInformation", of: notes.prefix(FindingList.relatedLimit)) { json, note in
                        json.object { json in
                            json.object("location") { json in
                                json.member("uri", uri(note.location.path))
                                range(of: note.location).write("range", to: &json)
                            }
                            json.member("message", note.message)
                        }
                    }
                }
            }
            if client.takesData {
                json.object("data") { $0.member("fingerprint", finding.fingerprint) }
            }
        }
    }

    func write(_ remark: FileRemark, to json: inout JSONWriter) {
        json.object { json in
            let start = TextPosition(line: remark.line - 1, character: remark.column - 1)
            TextRange(start, start).write("range", to: &json)
            json.member("severity", remark.kind == .mistake ? 1 : 3)
            json.member("code", remark.kind == .mistake ? "configuration" : "not_analyzed")
            json.member("source", "riblint")
            json.member("message", remark.message)
        }
    }

    func range(of location: Location) -> TextRange {
        func position(_ position: Position) -> TextPosition {
            let shift = position.line == 1 && countsMark(location.path) ? encoding.count("\u{FEFF}") : 0
            return TextPosition(line: position.line - 1, character: encoding.column(position) + shift)
        }
        return TextRange(position(location.start), position(location.end))
    }

    private static func number(of severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }

    private static let hint = 4

    private static func number(of tag: Rule.Tag) -> Int {
        switch tag {
        case .unnecessary: 1
        case .deprecated: 2
        }
    }

    /// The steps of the path, numbered, and then the other places.
    private static func notes(of finding: Diagnostic) -> [Diagnostic.Note] {
        finding.path.enumerated().map { number, step in
            Diagnostic.Note(location: step.location, message: "\(number + 1). \(step.message)")
        } + finding.related
    }

    private func message(of finding: Diagnostic, _ cause: UnreportedFinding.Cause?) -> String {
        // There is nothing to do about a finding that is accepted.
        if let cause { return "\(finding.message) (\(cause.words))" }
        var lines = [finding.message]
        if showsHelp { lines.append(finding.help) }
        if !client.showsRelated {
            lines += FindingList.notes(of: finding).prefix(FindingList.linesLimit).map { note in
                "→ \(note.location.path.printable):\(note.location.start.line): \(note.message)"
            }
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
