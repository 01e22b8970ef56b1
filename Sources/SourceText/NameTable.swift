/// A name of a program, as a number: equal numbers, equal names (within one `NameTable`).
public struct Name: Hashable, Sendable {
    public let id: UInt32

    @inlinable
    public init(id: UInt32) { self.id = id }

    /// No name at all. The first name of every table.
    public static let none = Name(id: 0)

    @inlinable public var isNone: Bool { id == 0 }
}

/// Names by their bytes: each is kept once, and gets the next number when it is first met.
///
/// A class because each worker fills one in place, and copying one would defeat it. Only one thread fills a table, and once a
/// `Project` has it nobody does, so that sharing it then is safe. Open addressing with linear probing;
/// a slot holds the upper half of the hash beside the number, so that most misses touch no bytes.
public final class NameTable: @unchecked Sendable {
    private struct Slot {
        var id: UInt32
        var hash: UInt32
    }

    private var slots: [Slot]
    private var mask: Int
    /// Start of each name in `bytes`; one entry more than there are names.
    private var starts: [UInt32]
    private var bytes: [UInt8]

    /// A table that begins with the empty name and then `seeds`, in order: the first seed has id 1.
    public init(seeds: [String] = []) {
        slots = Array(repeating: Slot(id: .max, hash: 0), count: 1 << 12)
        mask = slots.count - 1
        starts = [0]
        bytes = []
        intern("")
        for seed in seeds { intern(seed) }
    }

    /// Number of names, the empty one included.
    public var count: Int { starts.count - 1 }

    /// The number of a name given by its bytes.
    @discardableResult
    public func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
        let hash = NameTable.hash(text)
        var slot = Int(truncatingIfNeeded: hash) & mask
        let tag = UInt32(truncatingIfNeeded: hash >> 32)
        while slots[slot].id != .max {
            if slots[slot].hash == tag, equals(slots[slot].id, text) { return Name(id: slots[slot].id) }
            slot = (slot + 1) & mask
        }
        let id = UInt32(count)
        slots[slot] = Slot(id: id, hash: tag)
        bytes.append(contentsOf: text)
        starts.append(UInt32(bytes.count))
        if count * 2 > slots.count { grow() }
        return Name(id: id)
    }

    @discardableResult
    public func intern(_ text: String) -> Name {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    /// The name of this text if the table has it.
    public func find(_ text: String) -> Name? {
        var text = text
        return text.withUTF8 { wanted in
            let hash = NameTable.hash(wanted)
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot].id != .max {
                if equals(slots[slot].id, wanted) { return Name(id: slots[slot].id) }
                slot = (slot + 1) & mask
            }
            return nil
        }
    }

    /// A name's text; bytes that are no UTF-8 become U+FFFD.
    public func text(_ name: Name) -> String {
        String(decoding: bytes[Int(starts[Int(name.id)])..<Int(starts[Int(name.id) + 1])], as: UTF8.self)
    }

    /// A name's bytes.
    public func utf8(_ name: Name) -> ArraySlice<UInt8> {
        bytes[Int(starts[Int(name.id)])..<Int(starts[Int(name.id) + 1])]
    }

    /// Takes in all names of `other`. Element `i` of the answer is the name here that has id `i` there.
    public func merge(_ other: NameTable) -> [Name] {
        (0..<other.count).map { index in
            other.bytes.withUnsafeBufferPointer { all in
                intern(UnsafeBufferPointer(rebasing: all[Int(other.starts[index])..<Int(other.starts[index + 1])]))
            }
        }
    }

    private func equals(_ id: UInt32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(starts[Int(id)])
        guard Int(starts[Int(id) + 1]) - start == text.count else { return false }
        for index in 0..<text.count where bytes[start + index] != text[index] { return false }
        return true
    }

    private func grow() {
        let old = slots
        slots = Array(repeating: Slot(id: .max, hash: 0), count: old.count * 2)
        mask = slots.count - 1
        bytes.withUnsafeBufferPointer { all in
            for entry in old where entry.id != .max {
                let range = Int(starts[Int(entry.id)])..<Int(starts[Int(entry.id) + 1])
                var slot = Int(truncatingIfNeeded: NameTable.hash(UnsafeBufferPointer(rebasing: all[range]))) & mask
                while slots[slot].id != .max { slot = (slot + 1) & mask }
                slots[slot] = entry
            }
        }
    }

    /// FNV-1a, mixed once more so that its upper and lower halves are both good.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
}
