/// Lines of carets below code: `//   ^^^^` marks the four columns above them.
public enum CaretLines {
    /// Whether a line marks code above it.
    public static func isCaretLine(_ line: some StringProtocol) -> Bool { !ranges(in: line).isEmpty }

    /// The runs of carets in a line, as columns from 0, the end excluded; none for another line.
    public static func ranges(in line: some StringProtocol) -> [Range<Int>] {
        let scalars = Array(line.unicodeScalars)
        guard let slash = scalars.firstIndex(where: { $0 != " " && $0 != "\t" }), slash + 1 < scalars.count,
            scalars[slash] == "/", scalars[slash + 1] == "/"
        else { return [] }
        var ranges: [Range<Int>] = []
        var start: Int?
        for column in (slash + 2)..<scalars.count {
            switch scalars[column] {
            case "^": start = start ?? column
            case " ":
                if let from = start { ranges.append(from..<column) }
                start = nil
            default: return []
            }
        }
        if let from = start { ranges.append(from..<scalars.count) }
        return ranges
    }
}
