/// A key of sets and dictionaries that consists of ids: of a name, a type, a place in the project.
///
/// It is hashed by one multiplication. Swift's default is several times as expensive, because it also protects from
/// keys that somebody chose for their equal hashes; but ids are given out in the order of the source.
public protocol NumberedKey: Hashable {
    /// Equal for equal keys. Keys that differ should differ in it, too.
    var hashedNumber: UInt64 { get }
}

extension NumberedKey {
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(hashedNumber) }

    /// What sets and dictionaries call.
    ///
    /// - Parameter seed: differs between tables of different sizes, so that copying one into another in the order of
    ///   its buckets does not fill a part of the other.
    @inlinable
    public func _rawHashValue(seed: Int) -> Int {
        let product = (hashedNumber ^ UInt64(truncatingIfNeeded: seed)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(truncatingIfNeeded: product.high ^ product.low)
    }
}
