import RuleKit
import SourceText

/// The form of compilers, for Xcode's issue navigator: absolute paths, columns in UTF-8 bytes like `swiftc`, and notes
/// after their finding. Without colors and summary lines.
enum XcodeReport {
    static func write(_ report: Report, style: Style) -> [UInt8] {
        var output = ByteWriter()
        for diagnostic in report.diagnostics where style.notes != .none || diagnostic.severity != .note {
            let words = "\(displayed(diagnostic.message)) (\(displayed(diagnostic.rule)))"
            output.write(line(diagnostic.location, diagnostic.severity.rawValue, words, style))
            // A note has one line, unless it is shown like other findings.
            if diagnostic.severity == .note, style.notes != .full { continue }
            for note in diagnostic.notesElsewhere {
                output.write(line(note.location, "note", displayed(note.message), style))
            }
            guard diagnostic.path.count > 1 else { continue }
            for (index, step) in diagnostic.path.enumerated() {
                output.write(line(step.location, "note", "path \(index + 1): \(displayed(step.message))", style))
            }
        }
        return output.bytes
    }

    private static func line(_ location: Location, _ kind: String, _ words: String, _ style: Style) -> String {
        let range = LineRange(location, column: \.utf8)
        return "\(path(location.path, style)):\(range.startLine):\(range.startColumn): \(kind): \(words)\n"
    }

    private static func path(_ path: SourcePath, _ style: Style) -> String {
        guard let root = style.root, path.bytes.first != UInt8(ascii: "/") else { return path.display }
        let isTop = root.bytes == [UInt8(ascii: "/")]
        return SourcePath(bytes: (isTop ? [] : root.bytes) + [UInt8(ascii: "/")] + path.bytes).display
    }
}
