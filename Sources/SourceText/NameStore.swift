internal import Platform
internal import Synchronization

/// The names of all tables that share it, each kept once, with the number that it got when it was first met.
///
/// Any number of threads look for names without waiting: a slot is written once, after the record that it leads to, and
/// records stay where they are. Only who adds a name takes the lock, and looks again first. A table that grew too small
/// is replaced by a bigger one and kept: whoever still looks into it misses newer names at most, and finds them once it
/// has the lock.
///
/// A class because all who share it fill the one.
final class NameStore: @unchecked Sendable {
    /// Open addressing with linear probing. The first word is the mask; then `mask + 1` slots, a power of two, a
    /// quarter of them free: a small table stays in near caches, and the bits of the hash that a slot has tell nearly
    /// all names apart. A slot is 0, or the address of a record with 16 bits of the hash above it: no system hands out
    /// addresses longer than 48 bits.
    fileprivate typealias Slots = UnsafeMutablePointer<Atomic<UInt64>>

    /// The number, the length, then the bytes. Never changed once a slot leads to it.
    fileprivate typealias Record = UnsafeRawPointer

    private let current: Atomic<UInt>
    private let isTaken = Atomic<Bool>(false)
    /// For who has the lock.
    private var kept: Kept

    /// One value, so that whoever adds a name asks for access to it once.
    fileprivate struct Kept {
        /// The last is the one in use.
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

    /// Number of names. Not while others add some.
    var count: Int { kept.records.count }

    /// A name's bytes. Not while others add some.
    func bytes(of id: UInt32) -> UnsafeBufferPointer<UInt8> { NameStore.bytes(kept.records[Int(id)]) }

    // MARK: Looking up

    /// The number of a text that hashes so; nil where it is not there, or not yet.
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

    /// The number of a text that hashes so, a new one where it is not there.
    @inline(never)
    func add(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> UInt32 {
        take()
        defer { isTaken.store(false, ordering: .releasing) }
        if let known = find(text, hash) { return known }
        if let grown = kept.makeRoom() { current.store(UInt(bitPattern: grown), ordering: .releasing) }
        return kept.add(text, hash)
    }

    /// Who finds the lock taken tries again: it is held for less time than it takes to fall asleep and be woken.
    private func take() {
        var tries = 0
        while isTaken.exchange(true, ordering: .acquiring) {
            while isTaken.load(ordering: .relaxed) {
                tries += 1
                // Its holder may have lost the processor.
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
        while offset + 8 <= text.count {
            if known.load(fromByteOffset: offset, as: UInt64.self)
                != wanted.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset += 8
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
    /// A table with more room, where of the one in use no more than a quarter is free.
    mutating func makeRoom() -> NameStore.Slots? {
        let mask = Int(truncatingIfNeeded: all[all.count - 1].pointee.load(ordering: .relaxed))
        guard records.count * 4 > mask * 3 else { return nil }
        let slots = NameStore.makeSlots(mask: mask * 2 + 1)
        for record in records { NameStore.put(record, NameHash(NameStore.bytes(record)).value, slots) }
        all.append(slots)
        return slots
    }

    mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> UInt32 {
        let id = UInt32(records.count)
        let record = write(text, id)
        records.append(record)
        NameStore.put(record, hash, all[all.count - 1])
        return id
    }

    private mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ id: UInt32) -> NameStore.Record {
        let size = (NameStore.header + text.count + 7) & ~7
        if free.count < size {
            let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: max(size, NameStore.chunkSize), alignment: 8)
            if let start = chunk.baseAddress { chunks.append(start) }
            free = chunk
        }
        let place = UnsafeMutableRawBufferPointer(rebasing: free[..<size])
        free = UnsafeMutableRawBufferPointer(rebasing: free[size...])
        place.storeBytes(of: id, as: UInt32.self)
        place.storeBytes(of: UInt32(text.count), toByteOffset: 4, as: UInt32.self)
        UnsafeMutableRawBufferPointer(rebasing: place[NameStore.header...]).copyMemory(
            from: UnsafeRawBufferPointer(text)
        )
        guard let start = place.baseAddress else { fatalError("a record has a header at least") }
        return NameStore.Record(start)
    }
}
