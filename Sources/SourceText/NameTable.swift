/// A name of a program, as a number: equal numbers, equal names (within one `NameTable`).
public struct Name: Hashable, Sendable {
    public let id: UInt32

    @inlinable
    public init(id: UInt32) { self.id = id }

    /// No name at all. The first name of every table.
    @inlinable public static var none: Name { Name(id: 0) }

    @inlinable public var isNone: Bool { id == 0 }
}

/// Names by their bytes: each is kept once, and gets the next number when it is first met.
///
/// Several threads read files at once, and all of them have to speak of the same names. So each has a table of its own that keeps
/// what it has met, and asks the shared one for the number of what it has not.
///
/// A class because each worker fills one in place, and copying one would defeat it. Only one thread at a time fills a table, and once
/// a `Project` has it nobody does, so that sharing it then is safe. Open addressing with linear probing; a slot is a number only, to be
/// small, and names that are met early, so often, lie close together in `entries`.
///
/// `intern` is among the innermost loops of a run. No access to a table ever overlaps another, so its fields go without the checks
/// for that.
public final class NameTable: @unchecked Sendable {
    private struct Entry {
        /// Where the name starts in `bytes`; it ends where the next one starts.
        var start: UInt32
        /// Most names that are different differ in this, so that few are compared by their bytes.
        var hash: UInt32
        /// The name's id: its place in `entries`, unless the shared table says otherwise.
        var id: UInt32
    }

    /// Invariant: `mask + 1` slots, a power of two, more than half of them free. The number of a name, or `free`.
    @exclusivity(unchecked) private var slots: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) private var mask: Int
    /// One entry more than there are names.
    @exclusivity(unchecked) private var entries: [Entry]
    @exclusivity(unchecked) private var bytes: [UInt8]

    private static let free = UInt32.max

    /// The table that gives the ids; nil for one that gives its own.
    private let shared: SharedNames?

    /// A name of 16 bytes at most that was asked for not long ago. All of it is here, so that a hit touches nothing else.
    private struct Recent {
        var low: UInt64
        var high: UInt64
        var length: UInt32
        var id: UInt32
    }

    /// By the lowest bits of the hash, each the last that was met. Small enough to stay in the innermost cache.
    private let recent: UnsafeMutablePointer<Recent>
    private static let recentMask = 1023

    /// A table that begins with the empty name and then `seeds`, in order: the first seed has id 1.
    public convenience init(seeds: [String] = []) {
        self.init(shared: nil)
        for seed in seeds { intern(seed) }
    }

    /// One thread's table, which gives the ids that `shared` gives.
    public convenience init(shared: SharedNames) { self.init(shared: .some(shared)) }

    private init(shared: SharedNames?) {
        self.shared = shared
        mask = 1 << 12 - 1
        slots = .allocate(capacity: mask + 1)
        slots.initialize(repeating: NameTable.free, count: mask + 1)
        entries = [Entry(start: 0, hash: 0, id: 0)]
        bytes = []
        recent = .allocate(capacity: NameTable.recentMask + 1)
        recent.initialize(repeating: Recent(low: 0, high: 0, length: .max, id: 0), count: NameTable.recentMask + 1)
        intern("")
    }

    deinit {
        slots.deallocate()
        recent.deallocate()
    }

    /// Number of names, the empty one included.
    public var count: Int { entries.count - 1 }

    /// The number of a name given by its bytes.
    @discardableResult
    public func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
        guard text.count <= 16 else { return Name(id: add(text, NameTable.hash(text))) }
        let (low, high) = NameTable.words(UnsafeRawBufferPointer(text))
        let hash = NameTable.hash(low, high, text.count)
        let length = UInt32(truncatingIfNeeded: text.count)
        let known = recent + (Int(truncatingIfNeeded: hash) & NameTable.recentMask)
        if known.pointee.low == low, known.pointee.high == high, known.pointee.length == length { return Name(id: known.pointee.id) }
        let id = add(text, hash)
        known.pointee = Recent(low: low, high: high, length: length, id: id)
        return Name(id: id)
    }

    private func add(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> UInt32 {
        let slot = slot(of: text, hash)
        if slots[slot] != NameTable.free { return entries[Int(slots[slot])].id }
        let place = UInt32(count)
        let id = shared?.intern(text).id ?? place
        slots[slot] = place
        entries[Int(place)].hash = NameTable.tag(hash)
        entries[Int(place)].id = id
        bytes.append(contentsOf: text)
        entries.append(Entry(start: UInt32(bytes.count), hash: 0, id: 0))
        if count * 2 > mask { grow() }
        return id
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
            let place = slots[slot(of: wanted, NameTable.hash(wanted))]
            return place == NameTable.free ? nil : Name(id: entries[Int(place)].id)
        }
    }

    /// A name's text; bytes that are no UTF-8 become U+FFFD. As for `utf8`, the table gave the name its id.
    public func text(_ name: Name) -> String { String(decoding: utf8(name), as: UTF8.self) }

    /// A name's bytes.
    public func utf8(_ name: Name) -> ArraySlice<UInt8> { bytes[range(Int(name.id))] }

    private func range(_ id: Int) -> Range<Int> { Int(entries[id].start)..<Int(entries[id + 1].start) }

    // MARK: Slots

    /// The slot that holds a text, or the free one where it belongs.
    @inline(__always)
    private func slot(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
        let (slots, mask, tag) = (slots, mask, NameTable.tag(hash))
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != NameTable.free {
            let id = Int(slots[slot])
            if entries[id].hash == tag, equals(id, text) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    @inline(__always)
    private func equals(_ id: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(id)
        guard range.count == text.count else { return false }
        return bytes.withUnsafeBytes { all in
            let wanted = UnsafeRawBufferPointer(text)
            var offset = 0
            while offset + 8 <= wanted.count {
                let word = all.loadUnaligned(fromByteOffset: range.lowerBound + offset, as: UInt64.self)
                if word != wanted.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
                offset += 8
            }
            while offset < wanted.count {
                if all[range.lowerBound + offset] != wanted[offset] { return false }
                offset += 1
            }
            return true
        }
    }

    @inline(never)
    private func grow() {
        slots.deallocate()
        mask = mask * 2 + 1
        slots = .allocate(capacity: mask + 1)
        slots.initialize(repeating: NameTable.free, count: mask + 1)
        bytes.withUnsafeBufferPointer { all in
            for id in 0..<count {
                var slot = Int(truncatingIfNeeded: NameTable.hash(UnsafeBufferPointer(rebasing: all[range(id)]))) & mask
                while slots[slot] != NameTable.free { slot = (slot + 1) & mask }
                slots[slot] = UInt32(id)
            }
        }
    }

    // MARK: Hashes

    private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

    /// Of up to 16 bytes all, as two numbers: different texts of one length have different ones.
    @inline(__always)
    private static func words(_ raw: UnsafeRawBufferPointer) -> (low: UInt64, high: UInt64) {
        let count = raw.count
        if count >= 8 { return (raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)) }
        if count >= 4 {
            return (UInt64(raw.loadUnaligned(as: UInt32.self)), UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
        }
        return count == 0 ? (0, 0) : (UInt64(raw[0]) | UInt64(raw[count / 2]) << 8, UInt64(raw[count - 1]))
    }

    @inline(__always)
    private static func hash(_ low: UInt64, _ high: UInt64, _ count: Int) -> UInt64 {
        mix(mix(low ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15) ^ high)
    }

    /// Eight bytes at a time; the last may overlap those before.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(text)
        var (low, high) = words(raw)
        for offset in stride(from: 8, to: max(raw.count - 8, 8), by: 8) {
            low = mix(low ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        return hash(low, high, raw.count)
    }

    /// Both halves of the answer are good.
    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
        return product.high ^ product.low
    }
}
