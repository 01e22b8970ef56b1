import Foundation
import Testing

/// Annotated Swift that states the answers of analyses.
///
/// `// === title` begins a case. A comment line of carets below a line of code asks one question about the range above
/// the carets: `//  ^^^^ type: UINavigationController`. The key names the analysis; the rest is the expected answer.
struct AnnotatedCode: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    let questions: [Question]

    var testDescription: String { title }

    struct Question: Sendable {
        /// The line of code in the case file, from 1.
        let line: Int
        /// Byte range in `text`.
        let range: Range<Int>
        let key: String
        let answer: String
    }

    /// The cases of a file in the folder `Cases` next to the tests.
    static func cases(in file: String) throws -> [AnnotatedCode] {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/\(file)")
        let lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
        let starts = lines.indices.filter { lines[$0].hasPrefix("// === ") }
        return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
            AnnotatedCode(title: String(lines[start].dropFirst(7)), lines: lines[(start + 1)..<end])
        }
    }

    private init(title: String, lines: ArraySlice<String>) {
        self.title = title
        var (offset, lineStart, lineNumber) = (0, 0, 0)
        var questions: [Question] = []
        for number in lines.indices {
            if let (columns, key, answer) = AnnotatedCode.question(in: lines[number]) {
                let range = (lineStart + columns.lowerBound)..<(lineStart + columns.upperBound)
                questions.append(Question(line: lineNumber, range: range, key: key, answer: answer))
            } else {
                (lineStart, lineNumber) = (offset, number + 1)
            }
            offset += lines[number].utf8.count + 1
        }
        text = lines.joined(separator: "\n") + "\n"
        self.questions = questions
    }

    /// The columns, key and answer of a line of carets; nil for any other line.
    private static func question(in line: String) -> (columns: Range<Int>, key: String, answer: String)? {
        let bytes = Array(line.utf8)
        guard let slash = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }),
            bytes[slash...].starts(with: "//".utf8),
            let first = bytes[(slash + 2)...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
            bytes[first] == UInt8(ascii: "^")
        else { return nil }
        let end = bytes[first...].firstIndex { $0 != UInt8(ascii: "^") } ?? bytes.count
        let words = String(decoding: bytes[end...], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        let parts = words.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return (first..<end, parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
}
