/// The patterns of one `.gitignore` file, or of the command line.
struct IgnoreRules: Sendable {
    /// The depth below the root of the folder that the patterns apply to.
    let depth: Int
    private let patterns: [IgnorePattern]
    /// By a name's last byte, the index in `lists` of the patterns that may match the name. List 0 is for all bytes
    /// that no pattern ends with. Each list is in reverse order of the file.
    private let listNumbers: [UInt8]
    private let lists: [[Int]]

    private let letterCase: LetterCase

    private init(_ patterns: [IgnorePattern], depth: Int, _ letterCase: LetterCase) {
        self.patterns = patterns
        self.depth = depth
        self.letterCase = letterCase
        func numbers(endingWith byte: UInt8?) -> [Int] {
            patterns.indices.reversed().filter { patterns[$0].lastByte == nil || patterns[$0].lastByte == byte }
        }
        var listNumbers = [UInt8](repeating: 0, count: 256)
        var lists = [numbers(endingWith: nil)]
        for byte in patterns.compactMap(\.lastByte) where byte > 0 && listNumbers[Int(byte)] == 0 {
            for spelling in letterCase.spellings(of: byte) { listNumbers[Int(spelling)] = UInt8(lists.count) }
            lists.append(numbers(endingWith: byte))
        }
        (self.listNumbers, self.lists) = (listNumbers, lists)
    }

    /// Reads the rules of a file's text.
    init(text: ArraySlice<UInt8>, depth: Int, letterCase: LetterCase) {
        var text = text
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        let patterns = text.split(separator: 0x0A).compactMap { line in
            IgnorePattern(line: line.last == 0x0D ? line.dropLast() : line, letterCase: letterCase)
        }
        self.init(patterns, depth: depth, letterCase)
    }

    /// The text of a `.gitignore` file; nil if it cannot be read.
    static func text(at path: [UInt8], in root: Int32) -> ArraySlice<UInt8>? {
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            guard let count = try? Disk.read(path, in: root, into: buffer) else { return nil }
            if count < buffer.count { return Array(buffer[..<count])[...] }
            var large = [UInt8](repeating: 0, count: SourceReader.limit)
            guard
                let count = try? large.withUnsafeMutableBytes({ bytes throws(Disk.Failure) in
                    try Disk.read(path, in: root, into: bytes)
                })
            else { return nil }
            return large[..<count]
        }
    }

    /// Reads rules from separate patterns.
    init(globs: [[UInt8]], depth: Int, letterCase: LetterCase) {
        self.init(globs.compactMap { IgnorePattern(line: $0[...], letterCase: letterCase) }, depth: depth, letterCase)
    }

    var isEmpty: Bool { patterns.isEmpty }

    /// Whether the path is ignored; nil if no pattern matches. The last match counts.
    func decision(on candidate: IgnorePattern.Candidate) -> Bool? {
        for number in lists[Int(listNumbers[Int(candidate.lastByte)])]
        where patterns[number].matches(candidate, depth: depth) {
            return !patterns[number].isNegated
        }
        return nil
    }

    /// A copy without the rules that would hide a folder that the user named.
    func keeping(folder names: [[UInt8]]) -> IgnoreRules {
        var kept = patterns
        for count in names.indices.map({ $0 + 1 }) where count > depth {
            withCandidate(names.prefix(count)) { folder in
                kept.removeAll { !$0.isNegated && $0.hides(folder, depth: depth) }
            }
        }
        return IgnoreRules(kept, depth: depth, letterCase)
    }

    private func withCandidate(_ names: ArraySlice<[UInt8]>, _ body: (IgnorePattern.Candidate) -> Void) {
        var ranges: [Range<Int>] = []
        var path: [UInt8] = []
        for name in names {
            ranges.append(path.count..<(path.count + name.count))
            path += name
        }
        path.withUnsafeBufferPointer { body(IgnorePattern.Candidate(path: $0, names: ranges, isFolder: true)) }
    }
}

/// The rules that apply in a folder.
struct IgnoreScope: Sendable {
    /// From the inside out: a nearer file takes precedence.
    private let rules: [IgnoreRules]

    static let nothing = IgnoreScope(rules: [])

    var isEmpty: Bool { rules.isEmpty }

    func ignores(_ candidate: IgnorePattern.Candidate) -> Bool {
        for index in rules.indices {
            if let decision = rules[index].decision(on: candidate) { return decision }
        }
        return false
    }

    func adding(_ rules: IgnoreRules) -> IgnoreScope { rules.isEmpty ? self : IgnoreScope(rules: [rules] + self.rules) }
}
