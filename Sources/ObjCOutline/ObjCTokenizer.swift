import Platform
public import SourceText

/// Splits the bytes of an Objective-C or Objective-C++ file into tokens.
///
/// - Preprocessor lines are not tokens. Their branches are all read, except code under `#if 0`; where they start and
///   end is in `conditionals`.
/// - `@word` is one token of the kind `at`, and so is a lone `@` before a bracket. `@"…"` is a `string`, as `"…"` and
///   `'…'` are.
/// - Angles are tokens of one byte each, so that `>>` closes two lists of generic arguments.
///
/// Total: any bytes yield tokens that are sorted, inside the file and disjoint. Linear: no byte is looked at more than
/// a few times.
///
/// Invariant while a file is read: `start ..< limit` are its bytes, followed by 64 zero bytes, so scans stop at a NUL
/// and only then check for the end.
public struct ObjCTokenizer {
    /// The conditional directives of the file, in order.
    public internal(set) var conditionals: [ObjCConditional] = []

    let tables = ObjCTables.shared
    var start: UnsafePointer<UInt8>
    var limit: UnsafePointer<UInt8>
    private var problems: [TokenBuffer.Problem] = []
    private var hasInvalidCharacter = false
    var hasCarriageReturns = false
    /// The number of open `#if`s since an `#if 0`, including it; its tokens are dropped.
    var skippedDepth = 0

    public init() {
        start = tables.noBytes
        limit = start
    }

    /// Replaces the contents of `buffer` by the tokens of `bytes`, with a final `endOfFile`.
    ///
    /// Precondition: 64 readable zero bytes follow `bytes`, which are fewer than 4 GB.
    public mutating func tokenize(_ bytes: UnsafeBufferPointer<UInt8>, into buffer: TokenBuffer) {
        buffer.reset()
        // Each token has at least one byte.
        buffer.reserve(bytes.count + 1)
        start = bytes.baseAddress ?? tables.noBytes
        limit = start + bytes.count
        conditionals.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
        hasInvalidCharacter = false
        hasCarriageReturns = RawMemory.find(Byte.carriageReturn, from: start, count: bytes.count) != nil
        skippedDepth = 0
        run(into: buffer)
        buffer.problems.append(contentsOf: problems)
    }

    private mutating func run(into buffer: TokenBuffer) {
        let classes = tables.classes
        let isWordBody = tables.isWordBody
        let base = buffer.base
        var output = base
        var cursor = start
        // The trivia before the next token; a file's first token counts as the first on its line.
        var flags: Token.Flags = [.newlineBefore, .triviaBefore]

        scan: while true {
            let first = cursor
            let byte = first.pointee
            let kind: Token.Kind
            switch classes[Int(byte)] {
            case .blank:
                cursor += 1
                while cursor.pointee == Byte.space { cursor += 1 }
                flags.insert(.triviaBefore)
                continue scan
            case .newline:
                cursor += 1
                while cursor.pointee == Byte.space { cursor += 1 }
                flags.formUnion([.newlineBefore, .triviaBefore])
                continue scan
            case .word:
                cursor += 1
                while isWordBody[Int(cursor.pointee)] { cursor += 1 }
                if cursor.pointee == Byte.quote, let end = endOfRawString(from: first, quote: cursor) {
                    cursor = end
                    kind = .string
                } else {
                    kind = .word
                }
            case .digit:
                cursor = endOfNumber(from: first)
                kind = .number
            case .single:
                cursor += 1
                kind = ObjCTokenizer.kind(ofSingle: byte)
            case .dot:
                if first[1] >= UInt8(ascii: "0"), first[1] <= UInt8(ascii: "9") {
                    cursor = endOfNumber(from: first)
                    kind = .number
                } else if first[1] == Byte.dot, first[2] == Byte.dot {
                    cursor += 3
                    kind = .operator
                } else {
                    cursor += 1
                    kind = .dot
                }
            case .slash:
                if first[1] == Byte.slash {
                    cursor = endOfLine(from: first + 2)
                    flags.insert(.triviaBefore)
                    continue scan
                }
                if first[1] == Byte.star {
                    cursor = endOfBlockComment(from: first, flags: &flags)
                    continue scan
                }
                cursor += first[1] == Byte.equal ? 2 : 1
                kind = .operator
            case .quote:
                cursor = endOfString(from: first)
                kind = .string
            case .at:
                cursor += 1
                if cursor.pointee == Byte.quote {
                    cursor = endOfString(from: cursor)
                    kind = .string
                } else {
                    while isWordBody[Int(cursor.pointee)] { cursor += 1 }
                    kind = .at
                }
            case .pound:
                if flags.contains(.newlineBefore) {
                    cursor = endOfDirective(from: first, index: output - base)
                    flags.formUnion([.newlineBefore, .triviaBefore])
                    continue scan
                }
                cursor += first[1] == Byte.pound ? 2 : 1
                kind = .pound
            case .backslash:
                cursor += 1
                if let end = endOfSplice(from: first) {
                    cursor = end
                    flags.insert(.triviaBefore)
                    continue scan
                }
                kind = .backslash
            case .angle:
                if let end = endOfConflictMarker(from: first) {
                    cursor = end
                    flags.formUnion([.newlineBefore, .triviaBefore])
                    continue scan
                }
                cursor += first[1] == Byte.equal ? 2 : 1
                kind = byte == Byte.equal && cursor == first + 1 ? .equal : .operator
            case .compound:
                (cursor, kind) = ObjCTokenizer.compound(at: first)
            case .control:
                if byte == 0, first >= limit { break scan }
                noteInvalidCharacter(at: first)
                cursor += 1
                flags.insert(.triviaBefore)
                continue scan
            case .beyondASCII:
                if let end = ObjCTokenizer.endOfBlank(beyondASCII: first) {
                    cursor = end
                    flags.insert(.triviaBefore)
                    continue scan
                }
                cursor += 1
                while isWordBody[Int(cursor.pointee)] { cursor += 1 }
                kind = .word
            }
            // Code under `#if 0` is not code.
            if skippedDepth == 0 {
                append(kind, first, cursor, flags: flags, to: &output, of: buffer)
                flags = []
            } else {
                flags = .triviaBefore
            }
        }
        append(.endOfFile, limit, limit, flags: flags, to: &output, of: buffer)
        buffer.count = output - base
    }

    /// Writes one token. `tokenize` has reserved room in the buffer.
    @inline(__always)
    private func append(
        _ kind: Token.Kind,
        _ first: UnsafePointer<UInt8>,
        _ end: UnsafePointer<UInt8>,
        flags: Token.Flags,
        to output: inout UnsafeMutablePointer<Token>,
        of buffer: TokenBuffer
    ) {
        let length = UInt32(truncatingIfNeeded: end - first)
        output.initialize(to: Token(start: offset(first), kind: kind, flags: flags, length: length))
        if length >= Token.longLength { buffer.noteLongEnd(offset(end), at: output - buffer.base) }
        output += 1
    }

    /// The offset of a pointer from the start of the file.
    @inline(__always)
    func offset(_ position: UnsafePointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: position - start) }

    mutating func note(_ problem: TokenBuffer.Problem.Kind, at position: UnsafePointer<UInt8>) {
        guard skippedDepth == 0 else { return }
        problems.append(TokenBuffer.Problem(offset: offset(position), kind: problem))
    }

    /// Reports only the first one of a file: a binary file would have one in every other byte.
    private mutating func noteInvalidCharacter(at position: UnsafePointer<UInt8>) {
        guard !hasInvalidCharacter else { return }
        hasInvalidCharacter = true
        note(.invalidCharacter, at: position)
    }
}
