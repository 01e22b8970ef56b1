internal import SourceText

/// Patterns as in a `.gitignore` file, that paths of a run are compared with. What stands in a folder that matches, matches.
struct PathPatterns: Sendable {
    private let rules: IgnoreRules

    /// - Parameters:
    ///   - folder: absolute, at or below the root: where the patterns are seen from.
    ///   - root: absolute: where paths are seen from.
    init(_ patterns: [[UInt8]], from folder: [UInt8], root: [UInt8]) {
        rules = IgnoreRules(globs: PathPatterns.rebased(patterns, from: folder, root: root), depth: 0)
    }

    /// - Parameter path: relative to the root. One that is absolute lies elsewhere, and matches nothing.
    func match(_ path: SourcePath) -> Bool {
        if rules.isEmpty || path.bytes.first == UInt8(ascii: "/") { return false }
        var names: [Range<Int>] = []
        var start = 0
        for (index, byte) in path.bytes.enumerated() where byte == UInt8(ascii: "/") {
            names.append(start..<index)
            start = index + 1
        }
        names.append(start..<path.bytes.count)
        return path.bytes.withUnsafeBufferPointer { bytes in
            for count in 1...names.count {
                let end = names[count - 1].upperBound
                let candidate = IgnorePattern.Candidate(
                    path: UnsafeBufferPointer(rebasing: bytes[..<end]), names: Array(names[..<count]), isFolder: count < names.count)
                let verdict = rules.verdict(on: candidate)
                if count == names.count || verdict == true { return verdict ?? false }
            }
            return false
        }
    }

    /// The same patterns as they are written at the root.
    static func rebased(_ patterns: [[UInt8]], from folder: [UInt8], root: [UInt8]) -> [[UInt8]] {
        let below = RunRoot.relative(folder, to: root)
        // Seen from above the root, they are taken as they are.
        if below.isEmpty || below.first == slash { return patterns }
        let prefix = [slash] + below.flatMap { special.contains($0) ? [backslash, $0] : [$0] } + [slash]
        return patterns.map { pattern in
            var rest = pattern[...]
            let isNegated = rest.first == UInt8(ascii: "!")
            if isNegated { rest = rest.dropFirst() }
            let isAnchored = rest.dropLast().contains(slash)
            if rest.first == slash { rest = rest.dropFirst() }
            return (isNegated ? [UInt8(ascii: "!")] : []) + prefix + (isAnchored ? [] : Array("**/".utf8)) + rest
        }
    }

    private static let slash = UInt8(ascii: "/")
    private static let backslash = UInt8(ascii: "\\")
    /// Bytes that mean something in a pattern.
    private static let special = Set("*?[]\\! #".utf8)
}
