import Reporters
import RuleKit
import SourceText

/// A file of a sample project; locations in it are looked up by text.
struct SampleFile {
    let path: SourcePath
    let bytes: [UInt8]

    init(_ path: String, _ text: String) {
        self.path = SourcePath(path)
        bytes = Array(text.utf8)
    }

    init(path: [UInt8], bytes: [UInt8]) {
        self.path = SourcePath(bytes: path)
        self.bytes = bytes
    }

    /// The location of the first occurrence of a text.
    func location(_ text: String) -> Location {
        let wanted = Array(text.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
        return location(start, start + wanted.count)
    }

    /// The location of a byte range, computed by decoding all text before it.
    func location(_ start: Int, _ end: Int) -> Location {
        let first = position(start)
        let last = position(end)
        let firstLine = max(1, first.line - 2)
        return Location(
            path: path, start: first, end: last,
            excerpt: Location.Excerpt(firstLine: firstLine, lines: Array(lines[(firstLine - 1)..<last.line]))
        )
    }

    private var lines: [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"):
                if index > 0 && bytes[index - 1] == UInt8(ascii: "\r") { continue }
                lines.append([])
            case UInt8(ascii: "\r"): lines.append([])
            default: lines[lines.count - 1].append(byte)
            }
        }
        return lines
    }

    private func position(_ offset: Int) -> Position {
        let before = SampleFile(path: path.bytes, bytes: Array(bytes[..<offset])).lines
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let line =
            before.count == 1 && before[0].starts(with: mark) ? Array(before[0].dropFirst(3)) : before[before.count - 1]
        let text = String(decoding: line, as: UTF8.self)
        return Position(
            line: before.count, utf8: line.count + 1, utf16: text.utf16.count + 1,
            scalar: text.unicodeScalars.count + 1,
            offset: offset
        )
    }
}

extension Diagnostic {
    /// A finding with default values for all that the test does not specify.
    static func sample(
        _ rule: String = "strong_router", _ severity: Severity = .error,
        message: String = "'A' keeps its router strongly.",
        help: String = "Declare it weak.", symbol: String = "A.router", at location: Location, related: [Note] = [],
        path: [Note] = [],
        fixes: [Fix] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: rule, severity: severity, message: message, help: help, rib: nil, symbol: symbol,
            fingerprint: "00000000000000ff",
            lineHash: "271789c17abda88f:1", location: location, related: related, path: path, fixes: fixes
        )
    }
}

extension Report {
    /// A report of findings in one file.
    static func sample(_ diagnostics: [Diagnostic], notices: [Notice] = [], rules: [RulePage] = []) -> Report {
        var summary = Summary()
        summary.files = 1
        summary.ribs = 1
        summary.errors = diagnostics.count { $0.severity == .error }
        summary.warnings = diagnostics.count { $0.severity == .warning }
        summary.notes = diagnostics.count { $0.severity == .note }
        return Report(
            toolVersion: "0.1.0", isComplete: true, summary: summary, diagnostics: diagnostics, notices: notices,
            rules: rules
        )
    }

    /// The report of a run without findings.
    static var clean: Report {
        var summary = Summary()
        summary.files = 214
        summary.ribs = 41
        return Report(toolVersion: "0.1.0", isComplete: true, summary: summary, diagnostics: [], notices: [], rules: [])
    }
}

extension Format {
    /// The output of the format as text.
    func text(_ report: Report, style: Style = Style()) -> String {
        String(decoding: write(report, style: style), as: UTF8.self)
    }
}
