/// A text with edits, as pieces of the original and new bytes. The changes are known from the pieces and need no
/// comparison.
struct PatchedText: Sendable {
    let original: [UInt8]
    private var pieces: [Piece]

    private enum Piece: Sendable {
        case kept(Range<Int>)
        case added([UInt8])

        var count: Int {
            switch self {
            case .kept(let range): range.count
            case .added(let bytes): bytes.count
            }
        }

        /// The part of a piece at a range, counted from its start.
        func part(_ range: Range<Int>) -> Piece {
            switch self {
            case .kept(let kept): .kept((kept.lowerBound + range.lowerBound)..<(kept.lowerBound + range.upperBound))
            case .added(let bytes): .added(Array(bytes[range]))
            }
        }
    }

    /// Replaces a range of the current text; an empty range inserts.
    struct Edit: Hashable, Sendable {
        let range: Range<Int>
        let replacement: [UInt8]

        /// Whether the edits touch the same bytes. Two insertions at one offset conflict, because their order is
        /// undefined.
        func conflicts(with other: Edit) -> Bool {
            if range.isEmpty || other.range.isEmpty {
                return range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
            }
            return range.overlaps(other.range)
        }
    }

    /// A range of bytes that differs: `new` in the new text replaces `old` in the original.
    struct Change: Hashable, Sendable {
        var old: Range<Int>
        var new: Range<Int>
    }

    init(_ original: [UInt8]) {
        self.original = original
        pieces = [.kept(0..<original.count)]
    }

    /// The text after all edits.
    var bytes: [UInt8] {
        var result: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .kept(let range): result += original[range]
            case .added(let bytes): result += bytes
            }
        }
        return result
    }

    /// - Parameter edits: without conflicts, in order of ranges.
    mutating func apply(_ edits: [Edit]) {
        var result: [Piece] = []
        var rest = pieces[...]
        var position = 0
        /// Consumes the pieces up to an offset, and keeps them unless they are replaced.
        func advance(to end: Int, keeps: Bool) {
            while position < end, let piece = rest.popFirst() {
                let count = min(piece.count, end - position)
                if keeps, count > 0 { result.append(piece.part(0..<count)) }
                if count < piece.count { rest = [piece.part(count..<piece.count)] + rest }
                position += count
            }
        }
        for edit in edits {
            advance(to: edit.range.lowerBound, keeps: true)
            if !edit.replacement.isEmpty { result.append(.added(edit.replacement)) }
            advance(to: edit.range.upperBound, keeps: false)
        }
        pieces = result + rest
    }

    /// The differences, in order; the ranges do not touch each other.
    var changes: [Change] {
        var changes: [Change] = []
        var (old, new) = (0, 0)
        var start = 0
        func close(at kept: Int) {
            if kept > old || new > start { changes.append(Change(old: old..<kept, new: start..<new)) }
        }
        for piece in pieces {
            switch piece {
            case .added(let bytes): new += bytes.count
            case .kept(let range):
                guard !range.isEmpty else { continue }
                close(at: range.lowerBound)
                old = range.upperBound
                new += range.count
                start = new
            }
        }
        close(at: original.count)
        return changes
    }
}
