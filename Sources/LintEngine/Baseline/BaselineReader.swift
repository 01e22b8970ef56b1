internal import JSONText
internal import RuleKit

/// Reads a baseline's file, including one that git merged line by line. Any other deviation is a mistake with its
/// location and never skipped, because a baseline hides findings.
enum BaselineReader {
    static func read(_ bytes: [UInt8]) throws(JSONValue.Mistake) -> Baseline {
        if let offset = conflict(in: bytes) {
            throw JSONValue.Mistake(
                offset: offset,
                message: "unresolved merge conflict; keep the entries of both sides, then run 'riblint baseline prune'"
            )
        }
        let bytes = MergedBaseline.withoutRepeats(bytes)
        let root = try JSONReader.read(bytes)
        guard case .object(let members) = root.content else {
            throw root.mistake("expected a baseline, which begins with '{'")
        }
        guard let version = members.first(where: { $0.key == "schemaVersion" })?.value else {
            throw root.mistake("not a baseline: 'schemaVersion' is missing; create one with 'riblint baseline create'")
        }
        guard case .number(let number?) = version.content, Baseline.schemaVersions.contains(number) else {
            throw version.mistake(
                """
                unsupported baseline version; expected 'schemaVersion' \(Baseline.schemaVersions.lowerBound) or \
                \(Baseline.schemaVersions.upperBound). \
                Use the riblint that wrote it, or delete the file and run 'riblint baseline create'
                """
            )
        }
        var entries: [Baseline.Entry] = []
        var edges: [Baseline.Edge] = []
        var lines = Lines(bytes)
        for member in members {
            switch member.key {
            case "schemaVersion": break
            case "tool": _ = try member.text
            case "entries":
                guard case .array(let elements) = member.value.content else {
                    throw member.value.mistake("'entries' expects an array, which begins with '['")
                }
                for element in elements { entries.append(try entry(element, line: lines.line(of: element.offset))) }
            case "edges":
                guard case .array(let elements) = member.value.content else {
                    throw member.value.mistake("'edges' expects an array, which begins with '['")
                }
                for element in elements { edges.append(try edge(element, line: lines.line(of: element.offset))) }
            default: throw member.unknown(among: ["schemaVersion", "tool", "entries", "edges"])
            }
        }
        return Baseline(entries, edges: edges)
    }

    private static func entry(_ value: JSONValue, line: Int) throws(JSONValue.Mistake) -> Baseline.Entry {
        guard case .object(let members) = value.content else {
            throw value.mistake("expected an entry, which begins with '{'")
        }
        var texts: [String: String] = [:]
        var count: Int?
        var severity: Severity?
        for member in members {
            switch member.key {
            case "path", "rule", "symbol", "subject", "reason": texts[member.key] = try member.text
            case "count": count = try member.count
            case "severity": severity = try member.severity
            default: throw member.unknown(among: ["path", "rule", "symbol", "subject", "count", "severity", "reason"])
            }
        }
        guard let path = texts["path"],
            let rule = texts["rule"],
            let symbol = texts["symbol"],
            let subject = texts["subject"],
            let count
        else {
            let missing = ["path", "rule", "symbol", "subject"].first { texts[$0] == nil } ?? "count"
            throw value.mistake("entry without '\(missing)'")
        }
        return Baseline.Entry(
            key: Baseline.Key(path: path, rule: rule, symbol: symbol, subject: subject),
            count: count,
            severity: severity,
            reason: texts["reason"],
            line: line
        )
    }

    private static func edge(_ value: JSONValue, line: Int) throws(JSONValue.Mistake) -> Baseline.Edge {
        guard case .object(let members) = value.content else {
            throw value.mistake("expected an accepted edge, which begins with '{'")
        }
        var texts: [String: String] = [:]
        var count: Int?
        for member in members {
            switch member.key {
            case "parent", "child", "missing", "reason": texts[member.key] = try member.text
            case "count": count = try member.count
            default: throw member.unknown(among: ["parent", "child", "missing", "count", "reason"])
            }
        }
        guard let parent = texts["parent"], let child = texts["child"], let missing = texts["missing"], let count else {
            throw value.mistake(
                "accepted edge without '\(["parent", "child", "missing"].first { texts[$0] == nil } ?? "count")'")
        }
        return Baseline.Edge(
            key: Baseline.EdgeKey(parent: parent, child: child, missing: missing), count: count,
            reason: texts["reason"], line: line)
    }

    /// The offset of the first marker of a merge conflict at the start of a line.
    private static func conflict(in bytes: [UInt8]) -> Int? {
        for mark in ["<<<<<<< ", "||||||| ", "=======\n", "=======\r\n", ">>>>>>> "] {
            let mark = Array(mark.utf8)
            var start = 0
            while start < bytes.count {
                if bytes[start] == mark[0], bytes[start...].starts(with: mark) { return start }
                guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
                start = end + 1
            }
        }
        return nil
    }

    /// Converts ascending offsets to line numbers.
    private struct Lines {
        private let bytes: [UInt8]
        private var at = 0
        private var number = 1

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func line(of offset: Int) -> Int {
            while at < offset {
                if bytes[at] == 0x0A { number += 1 }
                at += 1
            }
            return number
        }
    }
}

extension JSONValue {
    fileprivate func mistake(_ message: String) -> Mistake { Mistake(offset: offset, message: message) }
}

extension JSONValue.Member {
    fileprivate var text: String {
        get throws(JSONValue.Mistake) {
            guard case .string(let text) = value.content else {
                throw JSONValue.Mistake(offset: value.offset, message: "'\(key)' expects a string in double quotes")
            }
            return text
        }
    }

    fileprivate var count: Int {
        get throws(JSONValue.Mistake) {
            guard case .number(let number?) = value.content, number > 0 else {
                throw value.mistake("'count' expects a whole number of at least 1")
            }
            return number
        }
    }

    fileprivate var severity: Severity {
        get throws(JSONValue.Mistake) {
            guard case .string(let word) = value.content, let severity = Severity(rawValue: word) else {
                throw JSONValue.Mistake(
                    offset: value.offset, message: "'severity' expects \"error\", \"warning\" or \"note\"")
            }
            return severity
        }
    }

    fileprivate func unknown(among keys: [String]) -> JSONValue.Mistake {
        let help =
            Suggestion.nearest(to: key, among: keys).map { "did you mean '\($0)'?" }
            ?? "expected one of: \(keys.joined(separator: ", "))"
        return JSONValue.Mistake(offset: offset, message: "unknown key '\(key)'; \(help)")
    }
}
