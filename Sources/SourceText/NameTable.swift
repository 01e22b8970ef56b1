/// A name of a program, as a number: equal numbers, equal names (within tables that share their names).
public struct Name: Hashable, Sendable {
    public let id: UInt32

    @inlinable
    public init(id: UInt32) { self.id = id }

    /// No name at all. The first name of every table.
    @inlinable public static var none: Name { Name(id: 0) }

    @inlinable public var isNone: Bool { id == 0 }
}

/// Names by their bytes: each gets the next number when it is first met.
///
/// Several threads read files at once, and all of them have to speak of the same names. So each has a table of its own,
/// and all of these share what they know. Only one thread at a time uses a table to take in names. Texts are asked for
/// once that is over: a `Project` is given a table that nobody fills any more, and sharing it then is safe.
///
/// A class because it remembers, in place, what was met last. `intern` is among the innermost loops of a run.
public final class NameTable: @unchecked Sendable {
    private let store: NameStore

    /// A name of 24 bytes at most that was asked for not long ago. All of it is here, so that a hit touches nothing
    /// else.
    private struct Recent {
        var low: UInt64
        var middle: UInt64
        var high: UInt64
        var length: UInt32
        var id: UInt32
    }

    /// By the lowest bits of the hash, each the last that was met. Small enough to stay in the nearest caches.
    private let recent: UnsafeMutablePointer<Recent>
    private static let recentMask = 1023

    /// A table that begins with the empty name and then `seeds`, in order: the first seed has id 1.
    public convenience init(seeds: [String] = []) {
        self.init(NameStore())
        intern("")
        for seed in seeds { intern(seed) }
    }

    /// A table for another thread: it gives the same names the same ids.
    public convenience init(sharing other: NameTable) { self.init(other.store) }

    private init(_ store: NameStore) {
        self.store = store
        recent = .allocate(capacity: NameTable.recentMask + 1)
        recent.initialize(
            repeating: Recent(low: 0, middle: 0, high: 0, length: .max, id: 0),
            count: NameTable.recentMask + 1
        )
    }

    deinit { recent.deallocate() }

    /// Number of names, the empty one included.
    public var count: Int { store.count }

    /// The number of a name given by its bytes.
    @discardableResult
    public func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
        let hash = NameHash(text)
        guard text.count <= 24 else { return Name(id: store.find(text, hash.value) ?? store.add(text, hash.value)) }
        let (low, middle, high) = hash.words
        let length = UInt32(truncatingIfNeeded: text.count)
        let known = recent + (Int(truncatingIfNeeded: hash.value) & NameTable.recentMask)
        if known.pointee.low == low, known.pointee.high == high, known.pointee.middle == middle,
            known.pointee.length == length
        {
            return Name(id: known.pointee.id)
        }
        let id = store.find(text, hash.value) ?? store.add(text, hash.value)
        known.pointee = Recent(low: low, middle: middle, high: high, length: length, id: id)
        return Name(id: id)
    }

    @discardableResult
    public func intern(_ text: String) -> Name {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    /// The name of this text if it was met.
    public func find(_ text: String) -> Name? {
        var text = text
        return text.withUTF8 { wanted in store.find(wanted, NameHash(wanted).value).map { Name(id: $0) } }
    }

    /// A name's text; bytes that are no UTF-8 become U+FFFD.
    public func text(_ name: Name) -> String { String(decoding: store.bytes(of: name.id), as: UTF8.self) }

    /// A name's bytes, valid as long as the table is.
    public func utf8(_ name: Name) -> NameBytes { NameBytes(bytes: store.bytes(of: name.id)) }
}

/// The bytes of a name. They stay where they are as long as its table does, and are never written again.
public struct NameBytes: RandomAccessCollection {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>

    public var startIndex: Int { 0 }
    public var endIndex: Int { bytes.count }
    public subscript(index: Int) -> UInt8 { bytes[index] }
}
