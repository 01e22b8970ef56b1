extension Sequence {
    /// The first element; nil if there is none. Iterates anew, as `first(where:)` does.
    @inlinable
    package var first: Element? { first { _ in true } }
}
