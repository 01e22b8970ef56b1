/// A run of lines that gave way to others: what stands at `old` in one text stands at `new` in the next.
///
/// Lines count from 1, end exclusive. An empty range stands before the line of its bound.
struct LineHunk: Hashable, Sendable {
    let old: Range<Int>
    let new: Range<Int>

    /// The lines of the new text that show the change: those that came, or, where lines only went, the two around the
    /// gap.
    var touched: ClosedRange<Int> {
        new.isEmpty ? max(1, new.lowerBound - 1)...max(1, new.lowerBound) : new.lowerBound...(new.upperBound - 1)
    }

    /// Where lines of an old text stand in the new one.
    ///
    /// - Parameters:
    ///   - lines: of the old text.
    ///   - hunks: in order of lines.
    /// - Returns: in order of lines. Lines that were changed again have become what the hunk shows.
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
