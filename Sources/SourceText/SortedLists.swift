extension Collection where Element: Comparable {
    /// The elements in order, each once. Builds no set.
    @inlinable public var sortedWithoutRepetitions: [Element] {
        var result = Array(self)
        guard result.count > 1 else { return result }
        result.sort()
        var kept = 1
        for index in 1..<result.count where result[index] != result[kept - 1] {
            result[kept] = result[index]
            kept += 1
        }
        result.removeSubrange(kept...)
        return result
    }
}
