/// One case of a rule: a small project whose comments state the expected findings.
///
/// Carets in a comment line expect a finding in the line of code above. Their columns are its range; the rule's id
/// follows, a severity if the case is about it and, after a colon, words of the message. Tildes expect a related
/// location, question marks words of the help of a finding. `Tests/RuleTests/Cases/README.md` describes the whole format.
public struct AnnotatedCase: Sendable {
    public let name: CaseName
    /// The line of the case's title in its file, from 1.
    public let line: Int
    public let files: [File]
    public let expectations: [Expectation]

    public struct File: Sendable {
        public let path: String
        public let text: String
        /// The source location of each line of the text.
        public let origins: [CaseOrigin]
    }

    /// The location of an expected finding, of a related location, or of a finding with an expected help.
    public struct Expectation: Hashable, Sendable {
        public let path: String
        /// From 1, in the case's own file.
        public let line: Int
        /// The byte range in the line, from 0, end exclusive.
        public let columns: Range<Int>
        public let kind: Kind
        /// Empty unless a finding is expected.
        public let rule: String
        /// The name of the expected severity; nil if any will do.
        public let severity: String?
        public let words: String

        public enum Kind: Hashable, Sendable {
            case finding, related, help
        }

        fileprivate init(path: String, line: Int, carets: Carets) {
            self.path = path
            self.line = line
            columns = carets.columns
            kind = carets.kind
            rule = carets.rule
            severity = carets.severity
            words = carets.words
        }

        /// Whether a text contains the expected words; true if there are none.
        public func matches(_ text: String) -> Bool { words.isEmpty || text.contains(words) }
    }

    /// - Parameter lines: the lines after the title, with preludes expanded.
    init(name: CaseName, line: Int, lines: [CaseLine], problems: inout [CaseProblem]) {
        self.name = name
        self.line = line
        var files: [File] = []
        var path = "Case.swift"
        var first = 0
        func finish(_ end: Int) {
            let body = lines[first..<end]
            guard body.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) else { return }
            let text = body.map { $0.text + "\n" }.joined()
            if let origin = body.first?.origin, files.contains(where: { $0.path == path }) {
                let message = "a second file '\(path)' in a case"
                problems.append(CaseProblem(path: origin.path, line: origin.line, message: message))
            }
            files.append(File(path: path, text: text, origins: body.map(\.origin)))
        }
        for (number, line) in lines.enumerated() where line.text.hasPrefix(CaseSyntax.file) {
            finish(number)
            path = String(line.text.dropFirst(CaseSyntax.file.count)).trimmed
            first = number + 1
        }
        finish(lines.count)
        self.files = files
        expectations = files.flatMap { AnnotatedCase.expectations(in: $0, &problems) }
    }

    private static func expectations(in file: File, _ problems: inout [CaseProblem]) -> [Expectation] {
        var result: [Expectation] = []
        var code: Int?
        for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let carets = Carets(line) else {
                code = number
                continue
            }
            func report(_ message: String) {
                let origin = file.origins[number]
                problems.append(CaseProblem(path: origin.path, line: origin.line, message: message))
            }
            guard let code else {
                report("carets without a line above")
                continue
            }
            if carets.kind == .finding, carets.rule.isEmpty { report("carets without a rule") }
            if let severity = carets.severity, !["error", "warning", "note"].contains(severity) {
                report("'\(severity)' is not a severity")
            }
            result.append(Expectation(path: file.path, line: code + 1, carets: carets))
        }
        return result
    }
}

/// A comment line of carets, tildes or question marks.
struct Carets {
    let columns: Range<Int>
    let kind: AnnotatedCase.Expectation.Kind
    let rule: String
    let severity: String?
    let words: String

    private static let kinds: [UInt8: AnnotatedCase.Expectation.Kind] = [
        UInt8(ascii: "^"): .finding, UInt8(ascii: "~"): .related, UInt8(ascii: "?"): .help,
    ]

    /// - Returns: nil for any other line.
    init?(_ line: some StringProtocol) {
        guard line.utf8.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "/") else { return nil }
        let bytes = Array(line.utf8)
        guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
            bytes[slash...].starts(with: "//".utf8),
            let first = bytes[(slash + 2)...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
            let kind = Carets.kinds[bytes[first]]
        else { return nil }
        let end = bytes[first...].firstIndex { $0 != bytes[first] } ?? bytes.count
        columns = first..<end
        self.kind = kind
        let rest = String(decoding: bytes[end...], as: UTF8.self).trimmed
        guard kind == .finding else {
            (rule, severity, words) = ("", nil, rest)
            return
        }
        let parts = rest.split(separator: ":", maxSplits: 1)
        let head = (parts.first ?? "").split(separator: " ", maxSplits: 1)
        rule = String(head.first ?? "")
        severity = head.count > 1 ? String(head[1]).trimmed : nil
        words = parts.count > 1 ? String(parts[1]).trimmed : ""
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
