import Platform
import SourceText

/// White space, comments, conflict markers.
///
/// Invariant: each function takes a position inside the file or at its end, and returns one that is not before it and
/// not past the end.
extension Tokenizer {
    /// The first byte from `position` that is not a space. Reads eight at a time, because nearly every line is
    /// indented.
    @inline(__always)
    func endOfSpaces(from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        let spaces: UInt64 = 0x2020_2020_2020_2020
        var cursor = position
        while true {
            let raw = UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self)
            let difference = UInt64(littleEndian: raw) ^ spaces
            if difference != 0 { return cursor + difference.trailingZeroBitCount &>> 3 }
            cursor += 8
        }
    }

    /// The next line end, or the end of the file.
    @inline(__always)
    func endOfLine(from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        if hasCarriageReturns { return endOfLineWithCarriageReturn(from: position) }
        return find(Byte.newline, from: position, to: limit) ?? limit
    }

    /// Reads byte by byte: two searches would each run past the other's line ends, possibly to the end of the file, for
    /// each line.
    private func endOfLineWithCarriageReturn(from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var cursor = position
        while cursor < limit && cursor.pointee != Byte.newline && cursor.pointee != Byte.carriageReturn { cursor += 1 }
        return cursor
    }

    /// The first occurrence of a byte in a range.
    @inline(__always)
    func find(_ byte: UInt8, from position: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>?
    {
        position < end ? RawMemory.find(byte, from: position, count: end - position) : nil
    }

    /// The end of the comment that starts at `first`, or the end of the file: comments nest, so an unclosed one may
    /// include the rest of the file.
    mutating func endOfBlockComment(at first: UnsafePointer<UInt8>, flags: inout Token.Flags) -> UnsafePointer<UInt8> {
        let traits = tables.traits
        var cursor = first + 2
        var depth = 1
        flags.insert(.triviaBefore)
        while true {
            while !traits[Int(cursor.pointee)].contains(.stopsCommentText) { cursor += 1 }
            switch cursor.pointee {
            case Byte.star where cursor[1] == Byte.slash:
                cursor += 2
                depth -= 1
                if depth == 0 { return cursor }
            case Byte.slash where cursor[1] == Byte.star:
                cursor += 2
                depth += 1
            case Byte.newline, Byte.carriageReturn:
                cursor += 1
                flags.insert(.newlineBefore)
            case 0 where cursor >= limit:
                note(.unterminatedComment, at: first)
                return limit
            default:
                cursor += 1
            }
        }
    }

    /// The end of a conflict that version control left in the file: from `<<<<<<< ` to the line of `>>>>>>> `, or for
    /// Perforce from `>>>> ` to the line after `<<<<`. Nil if `first` does not start a conflict.
    mutating func endOfConflict(at first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        guard isAtLineStart(first) || (first > start && first[-1] == 0) else { return nil }
        if !lacksConflictEnd, starts("<<<<<<< ", at: first) {
            let end = findAtLineStart(">>>>>>> ", from: first + 8)
            if end == nil { lacksConflictEnd = true }
            return noteConflict(at: first, end: end)
        }
        if !lacksPerforceConflictEnd, starts(">>>> ", at: first) {
            let end = findAtLineStart("<<<<\n", from: first + 5)
            if end == nil { lacksPerforceConflictEnd = true }
            return noteConflict(at: first, end: end)
        }
        return nil
    }

    private mutating func noteConflict(
        at first: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>?
    ) -> UnsafePointer<UInt8>? {
        guard let end else { return nil }
        note(.conflictMarker, at: first)
        return endOfLine(from: end)
    }

    private func isAtLineStart(_ position: UnsafePointer<UInt8>) -> Bool {
        position == start || position[-1] == Byte.newline || position[-1] == Byte.carriageReturn
    }

    /// The end of the first `marker` at the start of a line.
    private func findAtLineStart(_ marker: StaticString, from position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        var cursor = position
        while let found = find(marker.utf8Start[0], from: cursor, to: limit) {
            if isAtLineStart(found), starts(marker, at: found) { return found + marker.utf8CodeUnitCount }
            cursor = found + 1
        }
        return nil
    }

    /// Whether the bytes at `position` equal a text. The text contains no NUL, so the comparison never passes the
    /// file's padding.
    func starts(_ text: StaticString, at position: UnsafePointer<UInt8>) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where position[index] != text.utf8Start[index] { return false }
        return true
    }
}
