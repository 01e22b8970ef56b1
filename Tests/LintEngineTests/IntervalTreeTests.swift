@testable import LintEngine
import SourceText
import Testing

/// A query has the same result as a linear search over all ranges.
@Suite struct IntervalTreeTests {
    @Test func findsCoveringRanges() {
        for count in [0, 1, 2, 3, 10, 100] {
            // Many equal starts, and lengths from zero to almost the whole extent.
            let ranges = (0..<count).map { number in
                let start = UInt32(number * 37 % 191)
                return (ByteRange(start, start + UInt32(number * number * 13 % 79)), number)
            }
            let table = IntervalTree(ranges)
            for offset in UInt32(0)..<300 {
                let expected = ranges.filter { $0.0.start <= offset && offset < $0.0.end }
                    .sorted { ($0.0.start, $0.1) < ($1.0.start, $1.1) }.map(\.1)
                #expect(table.values(at: offset) == expected, "\(ranges) at \(offset)")
            }
        }
    }
}
