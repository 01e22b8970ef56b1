import RuleKit
import SourceText

/// A location as lines and columns from 1, for formats with four numbers. The end is exclusive and never before the
/// start, even if the location is malformed.
struct LineRange {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    /// - Parameter column: the unit of columns of the format.
    init(_ location: Location, column: (Position) -> Int) {
        startLine = max(location.start.line, 1)
        startColumn = max(column(location.start), 1)
        endLine = max(location.end.line, startLine)
        endColumn = max(column(location.end), endLine == startLine ? startColumn : 1)
    }

    /// Whether it is a point between two characters.
    var isEmpty: Bool { startLine == endLine && startColumn == endColumn }
}
