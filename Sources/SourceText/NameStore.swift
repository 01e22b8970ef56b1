internal import Platform
internal import Synchronization

/// The names of all tables that share it: each is stored once, with the number it got on its first occurrence.
///
/// Look-ups are lock-free: a slot is written once, after its record, and records never move. Adding a name takes the
/// lock and looks it up again first. A table that is full is replaced by a bigger one and kept alive: a thread that
/// still reads it may miss newer names, and finds them once it has the lock.
///
/// A class because the tables share it.
final class NameStore: @unchecked Sendable {
    /// Open addressing with linear probing. The first word is the mask; `mask + 1` slots follow, a power of two, at
    /// least a quarter of them free. A small table stays in the near caches, and the hash bits in a slot distinguish
    /// nearly all names. A slot is 0, or the address of a record with 16 bits of the hash above it: no system uses
    /// addresses longer than 48 bits.
    fileprivate typealias Slots = UnsafeMutablePointer<Atomic<UInt64>>

    /// The number, the length, then the bytes. Immutable once a slot refers to it.
    fileprivate typealias Record = UnsafeRawPointer

    private let current: Atomic<UInt>
    private let isTaken = Atomic<Bool>(false)
    /// Requires the lock, which excludes other accesses: a check at run time would be a second one.
    @exclusivity(unchecked) private var kept: Kept

    fileprivate struct Kept {
        /// The last one is in use.
        var all: [Slots]
        var records: [Record] = []
        var chunks: [UnsafeMutableRawPointer] = []
        var free = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }

    fileprivate static let header = 8
    fileprivate static let chunkSize = 1 << 16

    init() {
        let slots = NameStore.makeSlots(mask: 1 << 12 - 1)
        kept = Kept(all: [slots])
        current = Atomic(UInt(bitPattern: slots))
    }

    deinit {
        for slots in kept.all { slots.deallocate() }
        for chunk in kept.chunks { chunk.deallocate() }
    }

    /// The number of names. Not safe while names are added.
    var count: Int { kept.records.count }

    /// A name's bytes. Not safe while names are added.
    func bytes(of id: UInt32) -> UnsafeBufferPointer<UInt8> { NameStore.bytes(kept.records[Int(id)]) }

    // MARK: Lookups

    /// The number of a text with this hash; nil if it is not in the table, or was added too recently to be visible.
    @inline(__always)
    func find(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> UInt32? {
        guard let slots = Slots(bitPattern: current.load(ordering: .acquiring)) else { return nil }
        let mask = Int(truncatingIfNeeded: slots.pointee.load(ordering: .relaxed))
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
            let word = slots[slot + 1].load(ordering: .acquiring)
            if word == 0 { return nil }
            if word >> 48 == hash >> 48, let record = Record(bitPattern: UInt(word & (1 << 48 - 1))),
                NameStore.equals(record, text)
            {
                return record.load(as: UInt32.self)
            }
            slot = (slot + 1) & mask
        }
    }

    /// The number of a text with this hash; a new one if it is not in the table.
    @inline(never)
    func add(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> UInt32 {
        take()
        defer { isTaken.store(false, ordering: .releasing) }
        if let known = find(text, hash) { return known }
        let (id, grown) = kept.add(text, hash)
        if let grown { current.store(UInt(bitPattern: grown), ordering: .releasing) }
        return id
    }

    /// Acquires the lock by spinning: it is held for less time than sleeping and waking takes.
    private func take() {
        var tries = 0
        while isTaken.exchange(true, ordering: .acquiring) {
            while isTaken.load(ordering: .relaxed) {
                tries += 1
                // The thread that holds the lock may have been descheduled.
                if tries % 128 == 0 { Machine.yield() }
            }
        }
    }

    // MARK: Slots and records

    fileprivate static func makeSlots(mask: Int) -> Slots {
        let slots = Slots.allocate(capacity: mask + 2)
        for index in 0..<(mask + 2) { (slots + index).initialize(to: Atomic(index == 0 ? UInt64(mask) : 0)) }
        return slots
    }

    fileprivate static func put(_ record: Record, _ hash: UInt64, _ slots: Slots) {
        let mask = Int(truncatingIfNeeded: slots.pointee.load(ordering: .relaxed))
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot + 1].load(ordering: .relaxed) != 0 { slot = (slot + 1) & mask }
        slots[slot + 1].store((hash >> 48) << 48 | UInt64(UInt(bitPattern: record)), ordering: .releasing)
    }

    @inline(__always)
    fileprivate static func bytes(_ record: Record) -> UnsafeBufferPointer<UInt8> {
        let count = Int(record.load(fromByteOffset: 4, as: UInt32.self))
        return UnsafeBufferPointer(start: (record + header).assumingMemoryBound(to: UInt8.self), count: count)
    }

    @inline(__always)
    private static func equals(_ record: Record, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(record.load(fromByteOffset: 4, as: UInt32.self)) == text.count else { return false }
        guard let wanted = UnsafeRawPointer(text.baseAddress) else { return true }
        let known = record + header
        var offset = 0
        if text.count >= 8 {
            // The last eight bytes may overlap the ones before.
            let last = text.count &- 8
            while offset < last {
                if known.load(fromByteOffset: offset, as: UInt64.self)
                    != wanted.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                {
                    return false
                }
                offset &+= 8
            }
            return known.loadUnaligned(fromByteOffset: last, as: UInt64.self)
                == wanted.loadUnaligned(fromByteOffset: last, as: UInt64.self)
        }
        while offset < text.count {
            if known.load(fromByteOffset: offset, as: UInt8.self) != wanted.load(fromByteOffset: offset, as: UInt8.self)
            {
                return false
            }
            offset += 1
        }
        return true
    }
}

// MARK: Adding

extension NameStore.Kept {
    /// A bigger table if at most a quarter of the current one is free; nil otherwise.
    private mutating func makeRoom() -> NameStore.Slots? {
        let mask = Int(truncatingIfNeeded: all[all.count - 1].pointee.load(ordering: .relaxed))
        guard records.count * 4 > mask * 3 else { return nil }
        let slots = NameStore.makeSlots(mask: mask * 2 + 1)
        for record in records { NameStore.put(record, NameHash(NameStore.bytes(record)).value, slots) }
        all.append(slots)
        return slots
    }

    /// Adds a name.
    ///
    /// - Returns: its number, and the table that replaces the current one if that was full.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> (id: UInt32, grown: NameStore.Slots?) {
        let grown = makeRoom()
        let id = UInt32(records.count)
        let record = write(text, id)
        records.append(record)
        NameStore.put(record, hash, all[all.count - 1])
        return (id, grown)
    }

    private mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ id: UInt32) -> NameStore.Record {
        let size = (NameStore.header + text.count + 7) & ~7
        if free.count < size {
            let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: max(size, NameStore.chunkSize), alignment: 8)
            if let start = chunk.baseAddress { chunks.append(start) }
            free = chunk
        }
        let position = UnsafeMutableRawBufferPointer(rebasing: free[..<size])
        free = UnsafeMutableRawBufferPointer(rebasing: free[size...])
        position.storeBytes(of: id, as: UInt32.self)
        position.storeBytes(of: UInt32(text.count), toByteOffset: 4, as: UInt32.self)
        UnsafeMutableRawBufferPointer(rebasing: position[NameStore.header...]).copyMemory(
            from: UnsafeRawBufferPointer(text)
        )
        guard let start = position.baseAddress else { fatalError("a record has a header at least") }
        return NameStore.Record(start)
    }
}
