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
        var rolling = Rolling()
        // Decoding repairs invalid bytes to U+FFFD just as the action's reader does; a byte order mark stays a unit.
        if bytes.allSatisfy({ $0 < 0x80 }) {
            for byte in bytes { rolling.take(UInt16(byte)) }
        } else {
            for unit in String(decoding: bytes, as: UTF8.self).utf16 { rolling.take(unit) }
        }
        rolling.take(0xFFFF)
        rolling.flush()
        hashes = rolling.hashes
        var seen: [UInt64: UInt32] = [:]
        ordinals = rolling.hashes.map { hash in
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

    private struct Rolling {
        var hashes: [UInt64] = []
        private var window = [UInt64](repeating: 0, count: block)
        /// Whether the unit at an index of the window began a line.
        private var beginsLine = [Bool](repeating: false, count: block)
        private var index = 0
        private var hash: UInt64 = 0
        private var isLineStart = true
        private var followsReturn = false
        private let outgoing = (0..<block).reduce(into: UInt64(1)) { power, _ in power &*= factor }

        init() {}

        mutating func take(_ unit: UInt16) {
            var unit = unit
            if unit == 0x20 || unit == 0x09 || (followsReturn && unit == 0x0A) {
                followsReturn = false
                return
            }
            followsReturn = unit == 0x0D
            if followsReturn { unit = 0x0A }
            emit()
            if isLineStart { beginsLine[index] = true }
            isLineStart = unit == 0x0A
            roll(UInt64(unit))
        }

        mutating func flush() {
            for _ in 0..<block {
                emit()
                roll(0)
            }
        }

        /// The unit about to leave the window began a line: the window now is that line's hundred units.
        private mutating func emit() {
            guard beginsLine[index] else { return }
            hashes.append(hash)
            beginsLine[index] = false
        }

        private mutating func roll(_ unit: UInt64) {
            hash = hash &* factor &+ unit &- outgoing &* window[index]
            window[index] = unit
            index = index + 1 == block ? 0 : index + 1
        }
    }
}
