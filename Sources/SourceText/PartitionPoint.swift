extension RandomAccessCollection where Index == Int {
    /// The number of leading elements that satisfy a predicate, by binary search; all of them come first.
    @inlinable
    public func partitionPoint(where precedes: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if precedes(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Sorted lists.
extension RandomAccessCollection where Index == Int, Element: Comparable {
    /// Whether the list contains a value.
    @inlinable
    public func holds(_ value: Element) -> Bool {
        let position = partitionPoint { $0 < value }
        return position < endIndex && self[position] == value
    }

    /// Whether the list contains a value in a range.
    @inlinable
    public func holdsAny(from first: Element, before end: Element) -> Bool {
        let position = partitionPoint { $0 < first }
        return position < endIndex && self[position] < end
    }
}
