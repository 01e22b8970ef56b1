import SourceText

/// Annotations in the comments before a declaration, which generators of code read as they would read attributes:
/// `/// @mockable`, `// sourcery: AutoMockable`.
extension Outliner {
    /// Writes a node for each annotation that begins a line of a comment between the last token and the current one.
    mutating func annotations() {
        let start = tokens[at].start
        var cursor = at > 0 ? end(at - 1) : 0
        while cursor < start {
            while cursor < start, bytes[Int(cursor)].isAroundComment { cursor += 1 }
            let line = cursor
            while cursor < start, bytes[Int(cursor)] != UInt8(ascii: "\n") { cursor += 1 }
            guard let name = annotation(line, upTo: cursor) else { continue }
            append(
                Node(
                    kind: .attribute, flags: .isInComment, detail: 0, payload: name.id, start: start, end: start,
                    next: UInt32(truncatingIfNeeded: nodeCount &+ 1)))
        }
    }

    /// The name after `@` or a tag with a colon at the start of a line.
    private mutating func annotation(_ line: UInt32, upTo end: UInt32) -> Name? {
        var first = line
        if first < end, bytes[Int(first)] == UInt8(ascii: "@") {
            first += 1
        } else {
            while first < end, bytes[Int(first)].isLowercaseLetter { first += 1 }
            guard first > line, first < end, bytes[Int(first)] == UInt8(ascii: ":") else { return nil }
            first += 1
            while first < end, bytes[Int(first)] == UInt8(ascii: " ") { first += 1 }
        }
        var last = first
        while last < end, bytes[Int(last)].isLetter { last += 1 }
        guard last > first else { return nil }
        return names.intern(UnsafeBufferPointer(start: bytes + Int(first), count: Int(last - first)))
    }
}

extension UInt8 {
    /// Whether a line of a comment can begin with it before its text.
    fileprivate var isAroundComment: Bool {
        switch self {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "/"),
            UInt8(ascii: "*"), UInt8(ascii: "!"):
            true
        default: false
        }
    }

    fileprivate var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

    fileprivate var isLetter: Bool {
        isLowercaseLetter || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") || self == UInt8(ascii: "_")
    }
}
