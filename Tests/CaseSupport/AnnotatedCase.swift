/// One case of a rule: a small project whose comments state the expected findings.
///
/// Carets in a comment line expect a finding in the line of code above. Their columns are its range; the rule's id
/// follows and, after a colon, words of the message. Tildes expect a related location. `Rules/Cases/README.md`
/// describes the whole format.
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

    /// The location of an expected finding.
    public struct Expectation: Hashable, Sendable {
        public let path: String
        /// From 1, in the case's own file.
        public let line: Int
        /// The byte range in the line, from 0, end exclusive.
        public let columns: Range<Int>
        public let isRelated: Bool
        /// Empty for a related location.
        public let rule: String
        public let words: String

        fileprivate init(path: String, line: Int, carets: Carets) {
            self.path = path
            self.line = line
            columns = carets.columns
            isRelated = carets.isRelated
            rule = carets.rule
            words = carets.words
        }

        /// Whether a message contains the expected words; true if there are none.
        public func matches(_ message: String) -> Bool { words.isEmpty || message.contains(words) }
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
            if !carets.isRelated, carets.rule.isEmpty { report("carets without a rule") }
            result.append(Expectation(path: file.path, line: code + 1, carets: carets))
        }
        return result
    }
}

/// A comment line of carets or tildes.
struct Carets {
    let columns: Range<Int>
    let isRelated: Bool
    let rule: String
    let words: String

    /// - Returns: nil for any other line.
    init?(_ line: some StringProtocol) {
        guard line.utf8.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "/") else { return nil }
        let bytes = Array(line.utf8)
        guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
            bytes[slash...].starts(with: "//".utf8),
            let first = bytes[(slash + 2)...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
            bytes[first] == UInt8(ascii: "^") || bytes[first] == UInt8(ascii: "~")
        else { return nil }
        let end = bytes[first...].firstIndex { $0 != bytes[first] } ?? bytes.count
        columns = first..<end
        isRelated = bytes[first] == UInt8(ascii: "~")
        let rest = String(decoding: bytes[end...], as: UTF8.self).trimmed
        let parts = rest.split(separator: ":", maxSplits: 1)
        rule = isRelated ? "" : String(parts.first ?? "").trimmed
        words = isRelated ? rest : parts.count > 1 ? String(parts[1]).trimmed : ""
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
