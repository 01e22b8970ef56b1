/// Whether patterns ignore the case of ASCII letters. Other letters always match exactly, as in git.
enum LetterCase: Sendable {
    case significant, ignored

    /// The canonical byte that a byte is compared as.
    @inline(__always)
    func canonical(_ byte: UInt8) -> UInt8 { self == .ignored && byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    /// The bytes whose canonical byte is this one.
    func spellings(of byte: UInt8) -> [UInt8] {
        self == .ignored && byte >= 0x61 && byte <= 0x7A ? [byte, byte ^ 0x20] : [byte]
    }
}

/// A pattern for one path component: `*`, `?`, `[…]` and `\` as in `.gitignore` files, compared by bytes.
struct Glob: Sendable {
    private let shape: Shape
    private let letterCase: LetterCase

    private enum Shape: Sendable {
        case literal([UInt8])
        /// `*` followed by these bytes.
        case ending([UInt8])
        case general([Element])
    }

    enum Element: Sendable, Equatable {
        case byte(UInt8)
        case anyByte
        case anyBytes
        case oneOf(ByteSet)
    }

    /// - Parameter elements: with canonical bytes.
    init(_ elements: [Element], _ letterCase: LetterCase) {
        self.letterCase = letterCase
        let bytes = elements.compactMap { element -> UInt8? in if case .byte(let byte) = element { byte } else { nil } }
        if bytes.count == elements.count {
            shape = .literal(bytes)
        } else if elements.first == .anyBytes, bytes.count == elements.count - 1 {
            shape = .ending(bytes)
        } else {
            shape = .general(elements)
        }
    }

    /// Whether it matches every name.
    var isAnything: Bool { if case .ending(let bytes) = shape { bytes.isEmpty } else { false } }

    /// The first byte of every name that matches; nil if there are several.
    var firstByte: UInt8? {
        switch shape {
        case .literal(let bytes): bytes.first
        case .ending: nil
        case .general(let elements): if case .byte(let byte)? = elements.first { byte } else { nil }
        }
    }

    /// The last byte of every name that matches; nil if there are several.
    var lastByte: UInt8? {
        switch shape {
        case .literal(let bytes), .ending(let bytes): bytes.last
        case .general(let elements): if case .byte(let byte)? = elements.last { byte } else { nil }
        }
    }

    func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        switch shape {
        case .literal(let bytes):
            bytes.count == name.count && equal(bytes, name[...])
        case .ending(let bytes):
            bytes.count <= name.count && equal(bytes, name[(name.count - bytes.count)...])
        case .general(let elements):
            matches(elements, name)
        }
    }

    /// Compares the bytes of both. Compares the last ones first, because they differ most often.
    private func equal(_ bytes: [UInt8], _ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        switch letterCase {
        case .significant: bytes.last == name.last && bytes.elementsEqual(name)
        case .ignored: bytes.elementsEqual(name) { $0 == LetterCase.ignored.canonical($1) }
        }
    }

    /// Matches with backtracking: only the last `*` seen can need to match more.
    private func matches(_ elements: [Element], _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var element = 0
        var position = 0
        var star: (element: Int, position: Int)?
        while position < name.count {
            if element < elements.count, elements[element] == .anyBytes {
                star = (element, position)
                element += 1
            } else if element < elements.count, Glob.accepts(elements[element], letterCase.canonical(name[position])) {
                element += 1
                position += 1
            } else if let last = star {
                star = (last.element, last.position + 1)
                element = last.element + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return elements[element...].allSatisfy { $0 == .anyBytes }
    }

    private static func accepts(_ element: Element, _ byte: UInt8) -> Bool {
        switch element {
        case .byte(let wanted): byte == wanted
        case .anyByte: true
        case .anyBytes: false
        case .oneOf(let set): set.contains(byte)
        }
    }
}

/// A set of bytes: the value of a bracket expression.
struct ByteSet: Sendable, Equatable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    func contains(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: words.0
            case 1: words.1
            case 2: words.2
            default: words.3
            }
        return word >> UInt64(byte & 63) & 1 == 1
    }

    mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    mutating func insert(where isMember: (UInt8) -> Bool) {
        for byte in UInt8.min...UInt8.max where isMember(byte) { insert(byte) }
    }

    /// The set for canonical bytes: contains a lower-case letter if either case is in this set.
    var ignoringCase: ByteSet {
        var set = self
        set.insert { $0 >= 0x61 && $0 <= 0x7A && contains($0 ^ 0x20) }
        return set
    }

    var inverted: ByteSet {
        var set = ByteSet()
        set.words = (~words.0, ~words.1, ~words.2, ~words.3)
        return set
    }

    static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }
}
