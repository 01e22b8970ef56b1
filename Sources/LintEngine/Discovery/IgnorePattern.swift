internal import Platform

/// A compiled line of a `.gitignore` file.
struct IgnorePattern: Sendable {
    /// Whether it starts with `!`: files that match are not ignored.
    let isNegated: Bool
    /// Whether it ends with `/`: matches folders only.
    private let isFolderOnly: Bool
    /// Whether it has a slash at its start or inside: matches the whole path from its own folder, otherwise the last
    /// name.
    private let isAnchored: Bool
    private let parts: [Part]
    private let letterCase: LetterCase
    /// The first byte of every name that matches, in lower case if case is ignored; nil if there are several.
    private let firstByte: UInt8?
    /// The last byte of every name that matches, in lower case if case is ignored; nil if there are several.
    let lastByte: UInt8?

    private enum Part: Sendable {
        case name(Glob)
        /// `**`: any number of folders.
        case anyFolders
    }

    /// A path to match, relative to the root: the names of its folders, and its own.
    struct Candidate {
        let path: UnsafeBufferPointer<UInt8>
        /// The range of each name in `path`.
        let names: [Range<Int>]
        let isFolder: Bool
        /// The first byte of its own name; 0 if the name is empty.
        let firstByte: UInt8
        let lastByte: UInt8

        init(path: UnsafeBufferPointer<UInt8>, names: [Range<Int>], isFolder: Bool) {
            self.path = path
            self.names = names
            self.isFolder = isFolder
            let name = names.last ?? 0..<0
            (firstByte, lastByte) = name.isEmpty ? (0, 0) : (path[name.lowerBound], path[name.upperBound - 1])
        }
    }

    /// Compiles a line without its line end; nil for an empty line, a comment, or a pattern that cannot match.
    ///
    /// - Parameter letterCase: `ignored` on a volume where `A` and `a` are the same, like git with `core.ignorecase`.
    init?(line: ArraySlice<UInt8>, letterCase: LetterCase = .significant) {
        if line.first == UInt8(ascii: "#") { return nil }
        var line = IgnorePattern.trimmed(FileName.canonical(line))
        if line.isEmpty { return nil }
        isNegated = line.first == UInt8(ascii: "!")
        if isNegated { line = line.dropFirst() }
        isFolderOnly = line.last == UInt8(ascii: "/")
        if isFolderOnly { line = line.dropLast() }
        isAnchored = line.contains(UInt8(ascii: "/"))
        if line.first == UInt8(ascii: "/") { line = line.dropFirst() }
        guard !line.isEmpty, let parts = IgnorePattern.parts(of: line, letterCase) else { return nil }
        self.parts = parts
        self.letterCase = letterCase
        if case .name(let glob)? = parts.last {
            (firstByte, lastByte) = (glob.firstByte, glob.lastByte)
        } else {
            (firstByte, lastByte) = (nil, nil)
        }
    }

    /// Whether it matches a path, relative to the folder at `depth` below the root.
    func matches(_ candidate: Candidate, depth: Int) -> Bool {
        if isFolderOnly && !candidate.isFolder { return false }
        if let lastByte, lastByte != letterCase.canonical(candidate.lastByte) { return false }
        if let firstByte, firstByte != letterCase.canonical(candidate.firstByte) { return false }
        return matches(candidate, from: depth, parts: parts[...])
    }

    /// Whether it matches a folder or everything in it, and so would hide a folder that the user named.
    func hides(_ folder: Candidate, depth: Int) -> Bool {
        if matches(folder, depth: depth) { return true }
        guard isAnchored, let last = parts.last, parts.count > 1 else { return false }
        if case .name(let glob) = last, !glob.isAnything { return false }
        return matches(folder, from: depth, parts: parts.dropLast())
    }

    private func matches(_ candidate: Candidate, from depth: Int, parts: ArraySlice<Part>) -> Bool {
        guard let last = candidate.names.last else { return false }
        if !isAnchored {
            guard case .name(let glob)? = parts.first else { return true }
            return glob.matches(UnsafeBufferPointer(rebasing: candidate.path[last]))
        }
        let names = candidate.names[min(depth, candidate.names.count)...]
        return IgnorePattern.matches(parts, names, in: candidate.path)
    }

    /// Matches names the way `Glob` matches bytes: the last `**` takes one more folder until the rest matches.
    private static func matches(
        _ parts: ArraySlice<Part>, _ names: ArraySlice<Range<Int>>, in path: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var part = parts.startIndex
        var name = names.startIndex
        var star: (part: Int, name: Int)?
        while name < names.endIndex {
            if part < parts.endIndex, case .anyFolders = parts[part] {
                // A trailing `**` matches everything inside, and at least one name is left.
                if part + 1 == parts.endIndex { return true }
                star = (part, name)
                part += 1
            } else if part < parts.endIndex, case .name(let glob) = parts[part],
                glob.matches(UnsafeBufferPointer(rebasing: path[names[name]]))
            {
                part += 1
                name += 1
            } else if let last = star {
                star = (last.part, last.name + 1)
                part = last.part + 1
                name = last.name + 1
            } else {
                return false
            }
        }
        return part == parts.endIndex
    }
}

// MARK: - Reading a line

extension IgnorePattern {
    /// The line without trailing spaces, unless a backslash precedes them.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == UInt8(ascii: "\\") {
                index = min(index + 2, line.endIndex)
                end = index
            } else {
                index += 1
                if line[index - 1] != UInt8(ascii: " ") { end = index }
            }
        }
        return line[..<end]
    }

    private static func parts(of pattern: ArraySlice<UInt8>, _ letterCase: LetterCase) -> [Part]? {
        var parts: [Part] = []
        var elements: [Glob.Element] = []
        elements.reserveCapacity(pattern.count)
        var stars = 0
        // Consecutive stars are one element.
        func finished() -> Part {
            stars >= 2 && elements == [.anyBytes] ? .anyFolders : .name(Glob(elements, letterCase))
        }
        var rest = pattern
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "/"):
                parts.append(finished())
                elements.removeAll(keepingCapacity: true)
                stars = 0
            case UInt8(ascii: "*"):
                if elements.last != .anyBytes { elements.append(.anyBytes) }
                stars += 1
            case UInt8(ascii: "?"):
                elements.append(.anyByte)
            case UInt8(ascii: "["):
                guard let set = set(&rest, letterCase) else { return nil }
                elements.append(.oneOf(set))
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { return nil }
                if escaped == UInt8(ascii: "/") {
                    rest = pattern[(rest.startIndex - 1)...]
                } else {
                    elements.append(.byte(letterCase.canonical(escaped)))
                }
            default:
                elements.append(.byte(letterCase.canonical(byte)))
            }
        }
        return parts + [finished()]
    }

    /// Reads a bracket expression after its `[` from `rest`; nil if it has no end.
    private static func set(_ rest: inout ArraySlice<UInt8>, _ letterCase: LetterCase) -> ByteSet? {
        var set = ByteSet()
        let isInverted = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isInverted { rest.removeFirst() }
        var isFirst = true
        var previous: UInt8?
        while var byte = rest.popFirst() {
            if byte == UInt8(ascii: "]") && !isFirst {
                if letterCase == .ignored { set = set.ignoringCase }
                var result = isInverted ? set.inverted : set
                let members = result
                result = ByteSet()
                // A bracket expression never matches a slash.
                result.insert { members.contains($0) && $0 != UInt8(ascii: "/") }
                return result
            }
            isFirst = false
            if byte == UInt8(ascii: "-"), let low = previous, let next = rest.first, next != UInt8(ascii: "]") {
                rest.removeFirst()
                guard let high = next == UInt8(ascii: "\\") ? rest.popFirst() : next else { return nil }
                set.insert { low <= $0 && $0 <= high }
                previous = nil
            } else if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"),
                let end = rest.firstIndex(of: UInt8(ascii: "]")),
                rest[end - 1] == UInt8(ascii: ":"), end - 1 > rest.startIndex
            {
                guard let isMember = characterClass(rest[(rest.startIndex + 1)..<(end - 1)]) else { return nil }
                set.insert(where: isMember)
                rest = rest[(end + 1)...]
                previous = nil
            } else {
                if byte == UInt8(ascii: "\\") {
                    guard let escaped = rest.popFirst() else { return nil }
                    byte = escaped
                }
                set.insert(byte)
                previous = byte
            }
        }
        return nil
    }

    /// The POSIX character classes, for ASCII.
    private static func characterClass(_ name: ArraySlice<UInt8>) -> ((UInt8) -> Bool)? {
        func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
        func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
        func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
        func isGraph(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
        func isAlnum(_ byte: UInt8) -> Bool { isDigit(byte) || isUpper(byte) || isLower(byte) }
        return switch String(decoding: name, as: UTF8.self) {
        case "alnum": isAlnum
        case "alpha": { isUpper($0) || isLower($0) }
        case "blank": { $0 == 0x20 || $0 == 0x09 }
        case "cntrl": { $0 < 0x20 || $0 == 0x7F }
        case "digit": isDigit
        case "graph": isGraph
        case "lower": isLower
        case "print": { isGraph($0) || $0 == 0x20 }
        case "punct": { isGraph($0) && !isAlnum($0) }
        case "space": { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
        case "upper": isUpper
        case "xdigit": { isDigit($0) || ($0 >= 0x41 && $0 <= 0x46) || ($0 >= 0x61 && $0 <= 0x66) }
        default: nil
        }
    }
}
