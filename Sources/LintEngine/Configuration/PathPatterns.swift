internal import SourceText

/// Patterns as in a `.gitignore` file, for paths of a run. A pattern that matches a folder matches everything in it.
struct PathPatterns: Sendable {
    private let rules: IgnoreRules

    /// - Parameters:
    ///   - folder: absolute, at or below the root: the folder that the patterns are relative to.
    ///   - root: absolute: the folder that paths are relative to.
    init(_ patterns: [[UInt8]], from folder: [UInt8], root: [UInt8]) {
        rules = IgnoreRules(
            globs: PathPatterns.rebased(patterns, from: folder, root: root),
            depth: 0,
            letterCase: Disk.letterCase(in: root)
        )
    }

    private init(_ rules: IgnoreRules) { self.rules = rules }

    /// Whether there are no patterns.
    var isEmpty: Bool { rules.isEmpty }

    /// A copy without patterns that match a folder that the user named, or one of its ancestors.
    ///
    /// - Parameter folder: relative to the root.
    func keeping(folder: [UInt8]) -> PathPatterns { PathPatterns(rules.keeping(folder: RunRoot.names(folder))) }

    /// - Parameter path: relative to the root. An absolute path is outside the root and does not match.
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
                    path: UnsafeBufferPointer(rebasing: bytes[..<end]),
                    names: Array(names[..<count]),
                    isFolder: count < names.count
                )
                let decision = rules.decision(on: candidate)
                if count == names.count || decision == true { return decision ?? false }
            }
            return false
        }
    }

    /// Whether a pattern, written relative to the root, matches none of some files.
    static func matchesNothing(_ pattern: [UInt8], root: [UInt8], among files: [SourcePath]) -> Bool {
        // A negated pattern matches nothing by itself.
        if pattern.first == UInt8(ascii: "!") { return false }
        let matcher = PathPatterns([pattern], from: root, root: root)
        return !files.contains { matcher.match($0) }
    }

    /// The patterns rewritten relative to the root.
    ///
    /// - Parameter here: the folder that `./` and `../` are relative to, if it is not `folder`.
    static func rebased(_ patterns: [[UInt8]], from folder: [UInt8], here: [UInt8]? = nil, root: [UInt8]) -> [[UInt8]] {
        patterns.map { pattern in
            let sign = pattern.first == UInt8(ascii: "!") ? [UInt8(ascii: "!")] : []
            let rest = pattern.dropFirst(sign.count)
            return sign
                + (fixed(rest, from: here ?? folder, root: root)
                    ?? anchored(rest, below: RunRoot.relative(folder, to: root)))
        }
    }

    /// A pattern of a folder below the root, rewritten relative to the root.
    private static func anchored(_ pattern: ArraySlice<UInt8>, below: [UInt8]) -> [UInt8] {
        // At or above the root, patterns stay as they are.
        if below.isEmpty || below.first == slash { return Array(pattern) }
        let isAnchored = pattern.dropLast().contains(slash)
        let rest = pattern.first == slash ? pattern.dropFirst() : pattern
        return [slash] + escaped(below) + [slash] + (isAnchored ? [] : Array("**/".utf8)) + rest
    }

    /// A pattern with a fixed start: with `./` or `../`, or an absolute path below the root.
    private static func fixed(_ pattern: ArraySlice<UInt8>, from folder: [UInt8], root: [UInt8]) -> [UInt8]? {
        let names = pattern.split(separator: slash, omittingEmptySubsequences: true).map(Array.init)
        let start: [UInt8]
        var rest = names[...]
        if pattern.first == slash {
            let literal = names.prefix { !$0.contains(where: special.contains) }
            // Most patterns that start with a slash are relative to the root of the run.
            guard
                let count = (1...max(1, literal.count)).reversed().first(where: {
                    $0 <= literal.count && Disk.hasEntry(RunRoot.path(Array(literal.prefix($0))))
                }),
                let real = try? Disk.realPath(RunRoot.path(Array(literal.prefix(count))))
            else { return nil }
            (start, rest) = (real, names[count...])
        } else {
            guard names.first == [dot] || names.first == [dot, dot] else { return nil }
            var folders = RunRoot.names(folder)
            while let name = rest.first, name == [dot] || name == [dot, dot] {
                if name.count == 2 { _ = folders.popLast() }
                rest = rest.dropFirst()
            }
            start = RunRoot.path(folders)
        }
        let below = RunRoot.relative(start, to: root)
        guard below.first != slash else { return nil }
        let parts = (below.isEmpty ? [] : [escaped(below)]) + rest
        let end = pattern.last == slash ? [slash] : []
        return parts.isEmpty ? [UInt8(ascii: "*")] : parts.flatMap { [slash] + $0 } + end
    }

    private static func escaped(_ path: [UInt8]) -> [UInt8] {
        path.flatMap { special.contains($0) ? [backslash, $0] : [$0] }
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")
    private static let backslash = UInt8(ascii: "\\")
    /// Bytes with a meaning in patterns.
    private static let special = Set("*?[]\\! #".utf8)
}
