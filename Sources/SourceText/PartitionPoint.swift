extension RandomAccessCollection where Index == Int {
    /// Where the elements that something holds for end, which come first: found by halving.
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

/// Lists in ascending order.
extension RandomAccessCollection where Index == Int, Element: Comparable {
    /// Whether a value is in the list.
    @inlinable
    public func holds(_ value: Element) -> Bool {
        let place = partitionPoint { $0 < value }
        return place < endIndex && self[place] == value
    }

    /// Whether the list has a value of a range.
    @inlinable
    public func holdsAny(from first: Element, before end: Element) -> Bool {
        let place = partitionPoint { $0 < first }
        return place < endIndex && self[place] < end
    }
}
