/// A name of a program, as a number: names are equal if their numbers are, in tables that share their names.
public struct Name: NumberedKey, Sendable {
    public let id: UInt32

    @inlinable
    public init(id: UInt32) { self.id = id }

    /// The empty name, the first of every table.
    @inlinable public static var none: Name { Name(id: 0) }

    @inlinable public var isNone: Bool { id == 0 }

    @inlinable public var hashedNumber: UInt64 { UInt64(id) }
}

/// Interns names: each gets the next number on its first occurrence.
///
/// Several threads read files at once and need the same numbers, so each has its own table, and the tables share one
/// store. Only one thread at a time may intern names with a table. Texts are read after that: the table of a `Project`
/// is complete, so sharing it is safe.
///
/// A class because it caches recent names in place. `intern` is one of the innermost loops of a run.
public final class NameTable: @unchecked Sendable {
    private let store: NameStore

    /// A recently interned name of at most 24 bytes, stored inline so that a hit reads nothing else.
    private struct Recent {
        var low: UInt64
        var middle: UInt64
        var high: UInt64
        var length: UInt32
        var id: UInt32
    }

    /// The last name for each value of the lowest hash bits. Small enough for the nearest caches.
    private let recent: UnsafeMutablePointer<Recent>
    private static let recentMask = 1023

    /// A table with the empty name and then `seeds`, in order: the first seed has id 1.
    public convenience init(seeds: [String] = []) {
        self.init(NameStore())
        intern("")
        for seed in seeds { intern(seed) }
    }

    /// A table for another thread, with the same ids for the same names.
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

    /// The number of names, including the empty one.
    public var count: Int { store.count }

    /// The number of a name, given by its bytes.
    @discardableResult
    public func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
        let hash = NameHash(text)
        let known = recent + (Int(truncatingIfNeeded: hash.value) & NameTable.recentMask)
        // A longer text has the length of no recent name.
        if known.pointee.low == hash.words.low, known.pointee.high == hash.words.high,
            known.pointee.middle == hash.words.middle,
            known.pointee.length == UInt32(truncatingIfNeeded: text.count)
        {
            return Name(id: known.pointee.id)
        }
        return Name(id: remember(text, hash, at: known))
    }

    /// The number of a name that was not interned recently. A function of its own, so that `intern` saves no registers.
    @inline(never)
    private func remember(
        _ text: UnsafeBufferPointer<UInt8>, _ hash: NameHash, at place: UnsafeMutablePointer<Recent>
    ) -> UInt32 {
        let id = store.find(text, hash.value) ?? store.add(text, hash.value)
        if text.count <= 24 {
            place.pointee = Recent(
                low: hash.words.low, middle: hash.words.middle, high: hash.words.high,
                length: UInt32(truncatingIfNeeded: text.count), id: id)
        }
        return id
    }

    @discardableResult
    public func intern(_ text: String) -> Name {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    /// The name with this text; nil if it did not occur.
    public func find(_ text: String) -> Name? {
        var text = text
        return text.withUTF8 { wanted in store.find(wanted, NameHash(wanted).value).map { Name(id: $0) } }
    }

    /// A name's text; invalid UTF-8 becomes U+FFFD.
    public func text(_ name: Name) -> String { String(decoding: store.bytes(of: name.id), as: UTF8.self) }

    /// A name's bytes, valid as long as the table.
    public func utf8(_ name: Name) -> NameBytes { NameBytes(bytes: store.bytes(of: name.id)) }
}

/// The bytes of a name. Their address is stable and they are immutable as long as the table exists.
public struct NameBytes: RandomAccessCollection {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>

    public var startIndex: Int { 0 }
    public var endIndex: Int { bytes.count }
    public subscript(index: Int) -> UInt8 { bytes[index] }

    /// Whether the name begins with a word.
    public func hasPrefix(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in bytes.count >= word.count && word.indices.allSatisfy { bytes[$0] == word[$0] } }
    }

    /// Whether the name contains a word.
    public func contains(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            guard word.count <= bytes.count else { return false }
            return (0...bytes.count - word.count).contains { start in
                word.indices.allSatisfy { bytes[start + $0] == word[$0] }
            }
        }
    }

    /// Whether the name contains a word, in capital letters or not.
    ///
    /// - Parameter word: small letters of ASCII.
    public func contains(ignoringCase word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            guard word.count <= bytes.count else { return false }
            return (0...bytes.count - word.count).contains { start in
                word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
            }
        }
    }
}
