import SourceText

/// Maps the bytes of a word to its kind.
///
/// Invariants: no keyword is longer than 15 bytes, so two zero-filled eight-byte words contain it. `slots` is a hash
/// table with open addressing, less than an eighth full, so most words that are not keywords need one load.
struct KeywordTable {
    /// For each hash the number of a keyword, from 1; 0 if no keyword has that hash.
    private let slots: UnsafePointer<UInt8>
    private let keywords: UnsafePointer<Keyword>
    /// For each first byte the lengths of its keywords, one bit each: most other words are told apart by that alone.
    private let lengths: UnsafePointer<UInt16>

    private static let slotBits = 10

    private struct Keyword {
        let low: UInt64
        let high: UInt64
        let kind: Token.Kind
    }

    init() {
        let slotCount = 1 << Self.slotBits
        let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: slotCount)
        slots.initialize(repeating: 0, count: slotCount)
        let keywords = UnsafeMutablePointer<Keyword>.allocate(capacity: Self.spellings.count + 1)
        keywords.initialize(to: Keyword(low: 0, high: 0, kind: .word))
        let lengths = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
        lengths.initialize(repeating: 0, count: 256)
        for (index, (spelling, kind)) in Self.spellings.enumerated() {
            let (low, high) = Self.pack(spelling)
            (keywords + index + 1).initialize(to: Keyword(low: low, high: high, kind: kind))
            lengths[Int(spelling.utf8Start[0])] |= 1 << UInt16(spelling.utf8CodeUnitCount)
            var slot = Self.hash(low, high)
            while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
            slots[slot] = UInt8(index + 1)
        }
        self.slots = UnsafePointer(slots)
        self.keywords = UnsafePointer(keywords)
        self.lengths = UnsafePointer(lengths)
    }

    /// The kind of the word of `length` bytes at `start`. Reads up to 16 bytes, which the padding after a file allows.
    @inline(__always)
    func kind(at start: UnsafePointer<UInt8>, length: Int) -> Token.Kind {
        let isPossible = UInt32(lengths[Int(start.pointee)]) &>> UInt32(truncatingIfNeeded: length) & 1 != 0
        guard length < 16, isPossible else { return .word }
        let raw = UnsafeRawPointer(start)
        var low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        var high: UInt64 = 0
        if length > 8 {
            high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            high &= ~0 &>> (128 &- UInt64(truncatingIfNeeded: length) &* 8)
        } else {
            low &= ~0 &>> (64 &- UInt64(truncatingIfNeeded: length) &* 8)
        }
        var slot = Self.hash(low, high)
        while true {
            let number = slots[slot]
            if number == 0 { return .word }
            let keyword = keywords + Int(number)
            if keyword.pointee.low == low && keyword.pointee.high == high { return keyword.pointee.kind }
            slot = (slot + 1) & (1 << Self.slotBits - 1)
        }
    }

    @inline(__always)
    private static func hash(_ low: UInt64, _ high: UInt64) -> Int {
        // Fibonacci hashing: the top bits of the product depend on all bytes.
        Int(
            truncatingIfNeeded: ((low ^ (high &* 0xC2B2_AE3D_27D4_EB4F)) &* 0x9E37_79B9_7F4A_7C15)
                &>> UInt64(64 - slotBits)
        )
    }

    private static func pack(_ spelling: StaticString) -> (low: UInt64, high: UInt64) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for index in 0..<spelling.utf8CodeUnitCount {
            let byte = UInt64(spelling.utf8Start[index])
            if index < 8 { low |= byte << UInt64(index * 8) } else { high |= byte << UInt64(index * 8 - 64) }
        }
        return (low, high)
    }

    private static let spellings: [(StaticString, Token.Kind)] = [
        // Reserved words.
        ("Any", .anyType), ("as", .as), ("associatedtype", .associatedtype), ("break", .break), ("case", .case),
        ("catch", .catch), ("class", .class), ("continue", .continue), ("default", .default), ("defer", .defer),
        ("deinit", .deinit), ("do", .do), ("else", .else), ("enum", .enum), ("extension", .extension),
        ("fallthrough", .fallthrough), ("false", .false), ("fileprivate", .fileprivate), ("for", .for), ("func", .func),
        ("guard", .guard), ("if", .if), ("import", .import), ("in", .in), ("init", .`init`), ("inout", .inout),
        ("internal", .internal), ("is", .is), ("let", .let), ("nil", .nil), ("operator", .operator_),
        ("precedencegroup", .precedencegroup), ("private", .private), ("protocol", .protocol), ("public", .public),
        ("repeat", .repeat), ("rethrows", .rethrows), ("return", .return), ("self", .self_), ("Self", .selfType),
        ("static", .static), ("struct", .struct), ("subscript", .subscript), ("super", .super), ("switch", .switch),
        ("throw", .throw), ("throws", .throws), ("true", .true), ("try", .try), ("typealias", .typealias),
        ("var", .var),
        ("where", .where), ("while", .while), ("_", .wildcard),
        // Words that are keywords only in some contexts.
        ("actor", .actor), ("any", .any), ("async", .async), ("await", .await), ("borrowing", .borrowing),
        ("consume", .consume), ("consuming", .consuming), ("convenience", .convenience), ("copy", .copy),
        ("didSet", .didSet), ("discard", .discard), ("distributed", .distributed), ("dynamic", .dynamic),
        ("each", .each),
        ("final", .final), ("get", .get), ("indirect", .indirect), ("infix", .infix), ("isolated", .isolated),
        ("lazy", .lazy), ("macro", .macro), ("_modify", .modify_), ("mutating", .mutating),
        ("nonisolated", .nonisolated),
        ("nonmutating", .nonmutating), ("open", .open), ("optional", .optional), ("override", .override),
        ("package", .package), ("postfix", .postfix), ("prefix", .prefix), ("_read", .read_), ("required", .required),
        ("sending", .sending), ("set", .set), ("some", .some), ("then", .then), ("unowned", .unowned),
        ("unsafe", .unsafe),
        ("weak", .weak), ("willSet", .willSet), ("yield", .yield),
    ]
}
