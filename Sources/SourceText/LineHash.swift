/// GitHub's `primaryLocationLineHash` for some lines of a file.
///
/// Equals the fingerprints of GitHub's own upload action: over UTF-16 units without spaces, tabs and the `\n` of
/// `\r\n`, a hash of the hundred units from a line's first one, and an ordinal among equal hashes.
public struct LineHash: Sendable {
    /// By line.
    private let texts: [Int: String]

    private static let block = 100
    private static let factor: UInt64 = 37

    /// - Parameter lines: the requested lines, from 1. Hashing stops after the window of the last one.
    public init(bytes: [UInt8], lines: some Sequence<Int>) {
        let lines = Set(lines)
        guard let last = lines.max() else {
            texts = [:]
            return
        }
        // Decoding replaces invalid bytes by U+FFFD like the action's reader; a byte order mark counts as a unit.
        let isASCII = bytes.reduce(0, |) < 0x80
        let units = Units(text: isASCII ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8))
        texts = LineHash.texts(of: lines, LineHash.hashes(of: units, through: last))
    }

    /// The hash of a requested line: hexadecimal digits, a colon, the ordinal among equal hashes. Empty if the line
    /// does not exist.
    public subscript(line: Int) -> String { texts[line, default: ""] }

    /// - Parameter hashes: of all lines, in order.
    private static func texts(of lines: Set<Int>, _ hashes: [UInt64]) -> [Int: String] {
        var ordinals: [UInt64: Int] = [:]
        for line in lines where line >= 1 && line <= hashes.count { ordinals[hashes[line - 1]] = 0 }
        // A 64-bit filter: few lines are requested, and one bit rules out nearly all others.
        let marks = ordinals.keys.reduce(UInt64(0)) { $0 | 1 << ($1 & 63) }
        var texts: [Int: String] = [:]
        for (index, hash) in hashes.enumerated() where marks & 1 << (hash & 63) != 0 {
            guard let ordinal = ordinals[hash].map({ $0 + 1 }) else { continue }
            ordinals[hash] = ordinal
            if lines.contains(index + 1) { texts[index + 1] = String(hash, radix: 16) + ":" + String(ordinal) }
        }
        return texts
    }

    /// The hashes of all lines up to one.
    private static func hashes(of units: Units, through last: Int) -> [UInt64] {
        var windows = Windows()
        var followsReturn = false
        for unit in units {
            let isSkipped = unit == 0x20 || unit == 0x09 || (followsReturn && unit == 0x0A)
            followsReturn = unit == 0x0D
            if isSkipped { continue }
            windows.take(followsReturn ? 0x0A : unit)
            if windows.hashes.count == last { return windows.hashes }
        }
        // The end has a marker, and zeros fill the last windows.
        windows.take(0xFFFF)
        for _ in 0..<block { windows.take(0) }
        return windows.hashes
    }

    /// The rolling hashes of all lines. The hash of a window is the prefix hash at its end minus the shifted prefix
    /// hash at its start, so units need not be stored.
    private struct Windows {
        private(set) var hashes: [UInt64] = []
        /// By line: the number of units before it, and their hash.
        private var starts: [(count: Int, hash: UInt64)] = []
        private var count = 0
        private var hash: UInt64 = 0
        private var isLineStart = true
        /// The number of units at which the next window is full.
        private var due = block

        private static let shift = (0..<block).reduce(into: UInt64(1)) { power, _ in power &*= factor }

        @inline(__always)
        mutating func take(_ unit: UInt16) {
            if isLineStart {
                if hashes.count == starts.count { due = count + block }
                starts.append((count, hash))
            }
            isLineStart = unit == 0x0A
            hash = hash &* factor &+ UInt64(unit)
            count += 1
            if count == due { close() }
        }

        private mutating func close() {
            hashes.append(hash &- starts[hashes.count].hash &* Windows.shift)
            if hashes.count < starts.count { due = starts[hashes.count].count + block }
        }
    }

    /// The UTF-16 units of valid UTF-8. The standard library's view takes several times as long.
    private struct Units: Sequence, IteratorProtocol {
        let text: [UInt8]
        private var index = 0
        /// The second unit of a surrogate pair, if it is next.
        private var trail: UInt16?

        init(text: [UInt8]) { self.text = text }

        @inline(__always)
        mutating func next() -> UInt16? {
            if let trail {
                self.trail = nil
                return trail
            }
            guard index < text.count else { return nil }
            let first = byte()
            if first < 0x80 { return UInt16(first) }
            return unit(from: first)
        }

        private mutating func unit(from first: UInt32) -> UInt16 {
            switch first {
            case ..<0xE0: return UInt16((first & 0x1F) << 6 | byte() & 0x3F)
            case ..<0xF0: return UInt16((first & 0x0F) << 12 | (byte() & 0x3F) << 6 | byte() & 0x3F)
            default:
                let scalar = (first & 0x07) << 18 | (byte() & 0x3F) << 12 | (byte() & 0x3F) << 6 | byte() & 0x3F
                trail = UInt16(0xDC00 + scalar & 0x3FF)
                return UInt16(0xD7C0 + scalar >> 10)
            }
        }

        private mutating func byte() -> UInt32 {
            index += 1
            return UInt32(text[index - 1])
        }
    }
}
