internal import SourceText

/// Ranges of a file with a value each. Finds the ranges that contain an offset in O(log n).
///
/// An implicit binary tree: the ranges are sorted by start, and the root of a slice is its middle. Each node stores the
/// maximum end of its slice, so that slices that end before the offset are skipped.
struct IntervalTree<Value: Sendable>: Sendable {
    private let entries: [(range: ByteRange, value: Value)]
    private var reach: [UInt32]

    /// - Parameter entries: in any order; ranges with the same start keep their order.
    init(_ entries: [(ByteRange, Value)]) {
        self.entries = entries.enumerated().sorted { ($0.element.0.start, $0.offset) < ($1.element.0.start, $1.offset) }
            .map(\.element)
        reach = [UInt32](repeating: 0, count: entries.count)
        _ = measure(0..<entries.count)
    }

    private mutating func measure(_ stretch: Range<Int>) -> UInt32 {
        if stretch.isEmpty { return 0 }
        let middle = (stretch.lowerBound + stretch.upperBound) / 2
        let sides = max(measure(stretch.lowerBound..<middle), measure(middle + 1..<stretch.upperBound))
        reach[middle] = max(sides, entries[middle].range.end)
        return reach[middle]
    }

    /// The values of the ranges that contain an offset, in order of the ranges.
    func values(at offset: UInt32) -> [Value] {
        var found: [Value] = []
        collect(0..<entries.count, offset, &found)
        return found
    }

    private func collect(_ stretch: Range<Int>, _ offset: UInt32, _ found: inout [Value]) {
        if stretch.isEmpty { return }
        let middle = (stretch.lowerBound + stretch.upperBound) / 2
        guard reach[middle] > offset else { return }
        collect(stretch.lowerBound..<middle, offset, &found)
        guard entries[middle].range.start <= offset else { return }
        if offset < entries[middle].range.end { found.append(entries[middle].value) }
        collect(middle + 1..<stretch.upperBound, offset, &found)
    }
}
