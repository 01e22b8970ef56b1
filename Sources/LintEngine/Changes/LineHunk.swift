/// A changed run of lines: `new` in the new text replaces `old` in the old text.
///
/// Lines count from 1, ends are exclusive. An empty range is before the line of its bounds.
struct LineHunk: Hashable, Sendable {
    let old: Range<Int>
    let new: Range<Int>

    /// The lines of the new text that show the change: the new lines; after a pure deletion, the lines before and after
    /// the gap.
    var touched: ClosedRange<Int> {
        new.isEmpty ? max(1, new.lowerBound - 1)...max(1, new.lowerBound) : new.lowerBound...(new.upperBound - 1)
    }

    /// Maps lines of an old text to the new one.
    ///
    /// - Parameters:
    ///   - lines: of the old text.
    ///   - hunks: in order of lines.
    /// - Returns: in order of lines. Lines that were changed again become the new lines of the hunk.
    static func carry(_ lines: ClosedRange<Int>, over hunks: [LineHunk]) -> [ClosedRange<Int>] {
        var carried: [ClosedRange<Int>] = []
        var next = lines.lowerBound
        var shift = 0
        for hunk in hunks where hunk.old.lowerBound <= lines.upperBound {
            if hunk.old.upperBound > next {
                if hunk.old.lowerBound > next { carried.append((next + shift)...(hunk.old.lowerBound - 1 + shift)) }
                if !hunk.old.isEmpty { carried.append(hunk.touched) }
                next = hunk.old.upperBound
            }
            shift = hunk.new.upperBound - hunk.old.upperBound
        }
        if next <= lines.upperBound { carried.append((next + shift)...(lines.upperBound + shift)) }
        return carried
    }
}
