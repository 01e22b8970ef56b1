/// One case of a rule: a small project whose lines say what is found in them.
///
/// `// === title` starts a case, `// --- path` a file of it. Carets in a comment line pin a finding to the line above: their
/// columns are its range, then comes the rule's id and, after a colon, words of its message. `~~~~` pins a related place.
struct AnnotatedCase: Sendable, CustomStringConvertible {
    let title: String
    /// The line of the case's title in its file, from 1.
    let line: Int
    let files: [File]
    let expectations: [Expectation]

    var description: String { "line \(line): \(title)" }

    struct File: Sendable {
        let path: String
        let text: String
        /// The line of the case file that stands before the file's first.
        let firstLine: Int
    }

    /// A place that a finding has to point at.
    struct Expectation: Sendable, Hashable {
        let path: String
        /// From 1, in the case's own file.
        let line: Int
        /// Bytes of the line, from 0, end exclusive.
        let columns: Range<Int>
        let isRelated: Bool
        let rule: String
        let words: String

        /// Whether the words stand in a message; none always do.
        func isSaid(in message: String) -> Bool { words.isEmpty || message.contains(words) }
    }

    /// The cases of one file.
    static func parse(_ text: String) -> [AnnotatedCase] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var cases: [AnnotatedCase] = []
        var start: Int?
        for (number, line) in lines.enumerated() where line.hasPrefix("// === ") {
            if let start { cases.append(one(lines, start..<number)) }
            start = number
        }
        if let start { cases.append(one(lines, start..<lines.count)) }
        return cases
    }

    private static func one(_ lines: [String], _ range: Range<Int>) -> AnnotatedCase {
        var files: [File] = []
        var path = "Case.swift"
        var first = range.lowerBound + 1
        func finish(_ end: Int) {
            let body = lines[first..<end]
            if body.contains(where: { !$0.allSatisfy(\.isWhitespace) }) {
                files.append(File(path: path, text: body.joined(separator: "\n") + "\n", firstLine: first))
            }
        }
        for number in range.dropFirst() where lines[number].hasPrefix("// --- ") {
            finish(number)
            path = String(lines[number].dropFirst(7)).trimmed
            first = number + 1
        }
        finish(range.upperBound)
        let title = String(lines[range.lowerBound].dropFirst(7))
        return AnnotatedCase(title: title, line: range.lowerBound + 1, files: files, expectations: files.flatMap(expectations))
    }

    private static func expectations(in file: File) -> [Expectation] {
        var result: [Expectation] = []
        var code = 0
        for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let marks = Marks(line) else {
                code = number
                continue
            }
            result.append(
                Expectation(
                    path: file.path, line: code + 1, columns: marks.columns, isRelated: marks.isRelated, rule: marks.rule, words: marks.words))
        }
        return result
    }

    /// A line of carets or tildes.
    private struct Marks {
        let columns: Range<Int>
        let isRelated: Bool
        let rule: String
        let words: String

        init?(_ line: Substring) {
            let bytes = Array(line.utf8)
            guard let slash = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }), bytes[slash...].starts(with: "//".utf8),
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
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
