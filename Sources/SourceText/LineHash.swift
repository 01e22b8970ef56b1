/// GitHub's `primaryLocationLineHash` for every line of a file.
///
/// It follows the fingerprints that GitHub's own upload action computes, unit by unit: UTF-16 units without spaces, tabs and
/// the `\n` of `\r\n`, a rolling hash over the hundred units from a line's first on, and an ordinal among equal hashes.
public struct LineHash: Sendable {
    private let hashes: [UInt64]
    private let ordinals: [UInt32]

    private static let block = 100
    private static let factor: UInt64 = 37

    public init(bytes: [UInt8]) {
        // Decoding repairs invalid bytes to U+FFFD just as the action's reader does; a byte order mark stays a unit.
        let isASCII = bytes.allSatisfy { $0 < 0x80 }
        let text = LineHash.compressed(isASCII ? bytes.map { UInt16($0) } : LineHash.utf16(of: bytes))
        hashes = LineHash.rolled(over: text.units, text.lineStarts)
        var seen: [UInt64: UInt32] = [:]
        seen.reserveCapacity(hashes.count)
        ordinals = hashes.map { hash in
            let ordinal = seen[hash, default: 0] + 1
            seen[hash] = ordinal
            return ordinal
        }
    }

    /// Number of lines: one more than there are line ends.
    public var lineCount: Int { hashes.count }

    /// The hash of a line, from 1: hexadecimal digits, a colon, the ordinal among equals.
    public subscript(line: Int) -> String {
        guard line >= 1, line <= hashes.count else { return "" }
        return String(hashes[line - 1], radix: 16) + ":" + String(ordinals[line - 1])
    }

    /// The standard library repairs, and these few lines decode what is sound then: its own view of UTF-16 takes several times as long.
    private static func utf16(of bytes: [UInt8]) -> [UInt16] {
        let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
        var units: [UInt16] = []
        units.reserveCapacity(text.count)
        var index = 0
        func next() -> UInt32 {
            index += 1
            return UInt32(text[index - 1])
        }
        while index < text.count {
            let first = next()
            switch first {
            case ..<0x80: units.append(UInt16(first))
            case ..<0xE0: units.append(UInt16((first & 0x1F) << 6 | next() & 0x3F))
            case ..<0xF0: units.append(UInt16((first & 0x0F) << 12 | (next() & 0x3F) << 6 | next() & 0x3F))
            default:
                let scalar = (first & 0x07) << 18 | (next() & 0x3F) << 12 | (next() & 0x3F) << 6 | next() & 0x3F
                units.append(UInt16(0xD7C0 + scalar >> 10))
                units.append(UInt16(0xDC00 + scalar & 0x3FF))
            }
        }
        return units
    }

    /// The units that count, one that marks the end among them, then as many zeros as a window has; and where lines begin among them.
    private static func compressed(_ text: [UInt16]) -> (units: [UInt16], lineStarts: [Int]) {
        var units: [UInt16] = []
        units.reserveCapacity(text.count + 1 + block)
        var lineStarts: [Int] = []
        var isLineStart = true
        var followsReturn = false
        func take(_ unit: UInt16) {
            if isLineStart { lineStarts.append(units.count) }
            isLineStart = unit == 0x0A
            units.append(unit)
        }
        for unit in text {
            let isSkipped = unit == 0x20 || unit == 0x09 || (followsReturn && unit == 0x0A)
            followsReturn = unit == 0x0D
            if !isSkipped { take(followsReturn ? 0x0A : unit) }
        }
        take(0xFFFF)
        units.append(contentsOf: repeatElement(0, count: block))
        return (units, lineStarts)
    }

    /// The hash of the window that begins at each start. The window moves on unit by unit: one comes in, one goes out.
    private static func rolled(over units: [UInt16], _ starts: [Int]) -> [UInt64] {
        let outgoing = (0..<block).reduce(into: UInt64(1)) { power, _ in power &*= factor }
        var hashes: [UInt64] = []
        hashes.reserveCapacity(starts.count)
        var hash: UInt64 = 0
        for end in units.indices where hashes.count < starts.count {
            hash = hash &* factor &+ UInt64(units[end])
            if end >= block { hash &-= outgoing &* UInt64(units[end - block]) }
            if end + 1 - block == starts[hashes.count] { hashes.append(hash) }
        }
        return hashes
    }
}
