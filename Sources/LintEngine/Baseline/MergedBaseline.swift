internal import RuleKit

/// Repairs a baseline after a merge of lines by git's `union` driver or by hand, which may keep the first and last
/// lines of both sides.
enum MergedBaseline {
    /// The text with spaces in place of all but the first opening line, all but the first line between entries and
    /// edges, and all but the last closing line, so that offsets stay the same.
    static func withoutRepeats(_ bytes: [UInt8]) -> [UInt8] {
        var heads: [Range<Int>] = []
        var middles: [Range<Int>] = []
        var ends: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = trimmed(bytes, start..<end)
            if isHead(bytes[line]) { heads.append(line) }
            if bytes[line].elementsEqual("], \"edges\": [".utf8) { middles.append(line) }
            if bytes[line].elementsEqual("]}".utf8) { ends.append(line) }
            start = end + 1
        }
        guard heads.count > 1 || middles.count > 1 || ends.count > 1 else { return bytes }
        var result = bytes
        for line in heads.dropFirst() + middles.dropFirst() + ends.dropLast() {
            for index in line { result[index] = UInt8(ascii: " ") }
        }
        return result
    }

    /// Whether a line opens a baseline of this version. That of another version stays and is refused later.
    private static func isHead(_ line: ArraySlice<UInt8>) -> Bool {
        Baseline.schemaVersions.contains { line.starts(with: "{\"schemaVersion\": \($0),".utf8) }
            && line.suffix(12).elementsEqual("\"entries\": [".utf8)
    }

    private static func trimmed(_ bytes: [UInt8], _ line: Range<Int>) -> Range<Int> {
        var end = line.upperBound
        while end > line.lowerBound, [0x20, 0x09, 0x0D, 0x2C].contains(bytes[end - 1]) { end -= 1 }
        return line.lowerBound..<end
    }
}
