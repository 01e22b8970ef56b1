import Platform
import SourceText

/// A directive that starts, continues or ends a conditional part of a file.
public struct ObjCConditional: Sendable, Equatable {
    public let kind: Kind
    /// The index of the token that comes next.
    public let token: UInt32

    public enum Kind: UInt8, Sendable {
        /// `#if`, `#ifdef`, `#ifndef`
        case opens
        /// `#elif`, `#else` and the like
        case continues
        /// `#endif`
        case closes

        init?(_ word: UnsafeBufferPointer<UInt8>) {
            guard word.count >= 2 else { return nil }
            switch (word[0], word[1]) {
            case (UInt8(ascii: "i"), UInt8(ascii: "f")): self = .opens
            case (UInt8(ascii: "e"), UInt8(ascii: "l")): self = .continues
            case (UInt8(ascii: "e"), UInt8(ascii: "n")): self = .closes
            default: return nil
            }
        }
    }
}

/// Lines of the preprocessor, and other ends of lines.
extension ObjCTokenizer {
    /// The end of the line of a directive that starts at `first`, including lines that it continues on.
    ///
    /// - Parameter index: the index of the token that comes next.
    mutating func endOfDirective(from first: UnsafePointer<UInt8>, index: Int) -> UnsafePointer<UInt8> {
        var cursor = first + 1
        while cursor.pointee == Byte.space || cursor.pointee == 0x09 { cursor += 1 }
        let word = cursor
        while tables.isWordBody[Int(cursor.pointee)] { cursor += 1 }
        meetDirective(UnsafeBufferPointer(start: word, count: cursor - word), before: cursor, index: index)
        // A name in angles may contain `//` and `/*`.
        var isHeaderName = word.pointee == UInt8(ascii: "i") && word[1] != UInt8(ascii: "f")
        while true {
            switch cursor.pointee {
            case Byte.newline, Byte.carriageReturn: return cursor
            case 0 where cursor >= limit: return cursor
            case Byte.backslash: cursor = endOfSplice(from: cursor) ?? cursor + 1
            case Byte.quote, Byte.apostrophe: cursor = endOfStringInDirective(from: cursor)
            case Byte.less where isHeaderName:
                isHeaderName = false
                var end = cursor + 1
                while end.pointee != Byte.greater, end.pointee >= Byte.space { end += 1 }
                cursor = end.pointee == Byte.greater ? end + 1 : cursor + 1
            case Byte.slash where cursor[1] == Byte.slash: cursor = endOfLine(from: cursor + 2)
            case Byte.slash where cursor[1] == Byte.star:
                var flags: Token.Flags = []
                cursor = endOfBlockComment(from: cursor, flags: &flags)
            default: cursor += 1
            }
        }
    }

    private mutating func meetDirective(
        _ word: UnsafeBufferPointer<UInt8>, before condition: UnsafePointer<UInt8>, index: Int
    ) {
        guard let kind = ObjCConditional.Kind(word) else { return }
        let isSkipping = skippedDepth > 0
        switch kind {
        case .opens:
            if isSkipping { skippedDepth += 1 } else if isZero(condition), word.count == 2 { skippedDepth = 1 }
        case .continues:
            if skippedDepth == 1 { skippedDepth = 0 }
        case .closes:
            if isSkipping { skippedDepth -= 1 }
        }
        // Directives inside an `#if 0` have no tokens.
        if !isSkipping || skippedDepth == 0 {
            conditionals.append(ObjCConditional(kind: kind, token: UInt32(truncatingIfNeeded: index)))
        }
    }

    /// Whether a condition consists of a zero.
    private func isZero(_ condition: UnsafePointer<UInt8>) -> Bool {
        var cursor = condition
        while cursor.pointee == Byte.space || cursor.pointee == 0x09 { cursor += 1 }
        guard cursor.pointee == UInt8(ascii: "0") else { return false }
        cursor += 1
        while cursor.pointee == Byte.space || cursor.pointee == 0x09 { cursor += 1 }
        return cursor.pointee < Byte.space || cursor.pointee == Byte.slash
    }

    /// The end of a `//` comment's line. A backslash before the line end continues it.
    func endOfLine(from text: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var cursor = text
        while true {
            if hasCarriageReturns {
                while cursor < limit, cursor.pointee != Byte.newline, cursor.pointee != Byte.carriageReturn {
                    cursor += 1
                }
            } else {
                cursor = RawMemory.find(Byte.newline, from: cursor, count: limit - cursor) ?? limit
            }
            guard cursor < limit, cursor[-1] == Byte.backslash, cursor > text else { return cursor }
            cursor += cursor.pointee == Byte.carriageReturn && cursor[1] == Byte.newline ? 2 : 1
        }
    }
}
