extension Array {
    /// A copy at its exact size: of what grew element by element, a third is unused, and an answer is kept for the rest
    /// of the run.
    var trimmed: [Element] {
        var copy: [Element] = []
        if !isEmpty { withUnsafeBufferPointer { copy.append(contentsOf: $0) } }
        return copy
    }
}
