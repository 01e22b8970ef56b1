import RuleKit
import SourceText

/// A place as formats with four numbers want it: lines and columns from 1, the end exclusive and never before the
/// start, whatever the place says of itself.
struct LineRange {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    /// - Parameter column: the unit of columns that the format counts in.
    init(_ location: Location, column: (Position) -> Int) {
        startLine = max(location.start.line, 1)
        startColumn = max(column(location.start), 1)
        endLine = max(location.end.line, startLine)
        endColumn = max(column(location.end), endLine == startLine ? startColumn : 1)
    }

    /// Whether it is a point between two characters.
    var isEmpty: Bool { startLine == endLine && startColumn == endColumn }
}
