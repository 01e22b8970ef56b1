import Platform
public import SourceText

/// Splits the bytes of a Swift file into tokens.
///
/// Total: any bytes yield tokens that are sorted, inside the file and disjoint; the bytes between them are trivia.
/// Linear: look-ahead does not scan the same bytes repeatedly; several fields cache failed searches.
///
/// Invariants while a file is read:
/// - `start ..< limit` are its bytes, followed by 64 zero bytes: scans stop at a NUL and only then check for the end.
/// - `frames` has one frame for each open string interpolation, so every head gets its tail, which may be empty.
/// - The context of a token is the token before it and the byte before it; see `TokenizerRegex.swift`.
///
/// The tokenizer is a struct, and its main loop keeps cursor and output in local variables: see the module's
/// performance notes.
public struct Tokenizer {
    let tables = TokenizerTables.shared
    var start: UnsafePointer<UInt8>
    var limit: UnsafePointer<UInt8>
    /// The file's first token in the buffer.
    var firstToken: UnsafeMutablePointer<Token>?
    var problems: [TokenBuffer.Problem] = []

    // String interpolation.
    var frames: [StringFrame] = []
    /// The number of open parentheses in the innermost interpolation. Outside of interpolations it starts so high that
    /// it never reaches 0.
    var openParens = Tokenizer.outsideInterpolation
    /// Whether a line end cuts off the innermost interpolation, because its string is on a single line.
    var isCutByNewline = false

    // Things that the file does not contain, so that they are not searched for again.
    var hasCarriageReturns = false
    var hasInvalidCharacter = false
    var lacksConflictEnd = false
    var lacksPerforceConflictEnd = false
    /// Curly quotes that start before this have no partner.
    var unpairedCurlyQuotesEnd: UnsafePointer<UInt8>
    /// The end of the last run of `#` that was measured.
    var poundRunEnd: UnsafePointer<UInt8>
    /// A cached failed search: before `end`, no quote with at least that many pounds follows the place where it
    /// started.
    var lineWithoutRawClose: (end: UnsafePointer<UInt8>, pounds: Int)
    /// A cached failed search: no multi-line regex with at least that many pounds is closed.
    var poundsOfUnclosedRegex = Int.max
    /// The end of a regex that starts inside an operator's token.
    var regexEndAfterOperator: UnsafePointer<UInt8>?

    static let outsideInterpolation = 1 << 40

    public init() {
        start = UnsafePointer(tables.noBytes)
        limit = start
        unpairedCurlyQuotesEnd = start
        poundRunEnd = start
        lineWithoutRawClose = (start, 0)
    }

    /// Replaces the contents of `buffer` by the tokens of `bytes`, with a final `endOfFile`.
    ///
    /// Precondition: 64 readable zero bytes follow `bytes`, which are fewer than 4 GB.
    public mutating func tokenize(_ bytes: UnsafeBufferPointer<UInt8>, into buffer: TokenBuffer) {
        buffer.reset()
        // Each token has at least one byte, except the empty tails of strings, whose heads have three.
        buffer.reserve(bytes.count + 1)
        prepare(bytes.baseAddress ?? start, count: bytes.count)
        firstToken = buffer.base
        run(into: buffer)
        buffer.problems.append(contentsOf: problems)
    }

    private mutating func prepare(_ base: UnsafePointer<UInt8>, count: Int) {
        start = base
        limit = base + count
        problems.removeAll(keepingCapacity: true)
        frames.removeAll(keepingCapacity: true)
        openParens = Tokenizer.outsideInterpolation
        isCutByNewline = false
        hasCarriageReturns = RawMemory.find(Byte.carriageReturn, from: base, count: count) != nil
        hasInvalidCharacter = false
        lacksConflictEnd = false
        lacksPerforceConflictEnd = false
        unpairedCurlyQuotesEnd = base
        poundRunEnd = base
        lineWithoutRawClose = (base, 0)
        poundsOfUnclosedRegex = .max
        regexEndAfterOperator = nil
    }

    private mutating func run(into buffer: TokenBuffer) {
        let classes = tables.classes
        let traits = tables.traits
        let punctuation = tables.punctuation
        let keywords = tables.keywords
        let start = start
        var output = buffer.base
        var cursor = start
        // The trivia before the next token; a file's first token counts as the first on its line.
        var flags: Token.Flags = [.newlineBefore, .triviaBefore]

        scan: while true {
            let first = cursor
            let byte = first.pointee
            let kind: Token.Kind
            switch classes[Int(byte)] {
            case .blank:
                // Nearly always a single space between two tokens.
                cursor += 1
                if cursor.pointee == Byte.space { cursor = endOfSpaces(from: cursor + 1) }
                flags.insert(.triviaBefore)
                continue scan
            case .newline:
                if isCutByNewline { cutInterpolations(at: first, flags: &flags, output: &output) }
                cursor = endOfSpaces(from: cursor + 1)
                flags.formUnion([.newlineBefore, .triviaBefore])
                continue scan
            case .word:
                cursor = endOfPlainWord(from: cursor + 1)
                if cursor.pointee >= 0x80 || cursor.pointee == Byte.dollar { cursor = endOfWord(from: cursor) }
                kind = keywords.kind(at: first, length: cursor - first)
            case .punctuation:
                cursor += 1
                kind = punctuation[Int(byte)]
            case .leftParen:
                cursor += 1
                openParens &+= 1
                kind = .leftParen
            case .rightParen:
                if openParens == 0 {
                    (cursor, kind) = resumeString(at: cursor)
                } else {
                    openParens &-= 1
                    cursor += 1
                    kind = .rightParen
                }
            case .dot:
                let next = first[1]
                if next >= 0x80 || (traits[Int(next)].contains(.operatorBody) && !isMark(next)) {
                    (cursor, kind) = scanOperator(at: first, flags: &flags, after: output)
                } else {
                    // Also in `\.?.name`, where `.?.` would be one operator outside of a key path.
                    cursor += 1
                    kind = .dot
                }
            case .colon:
                let isDouble = first[1] == Byte.colon
                cursor += isDouble ? 2 : 1
                kind = isDouble ? .doubleColon : .colon
            case .digit:
                let isAfterDot = output > buffer.base && output[-1].kind == .dot
                cursor = endOfNumber(at: first, isAfterDot: isAfterDot)
                kind = .number
            case .slash:
                if first[1] == Byte.slash {
                    cursor = endOfLine(from: first + 2)
                    flags.insert(.triviaBefore)
                    continue scan
                }
                if first[1] == Byte.star {
                    cursor = endOfBlockComment(at: first, flags: &flags)
                    continue scan
                }
                (cursor, kind) = scanOperator(at: first, flags: &flags, after: output)
            case .mark:
                if isLeftBound(first) {
                    cursor += 1
                    flags.formUnion(isRightBound(cursor, isLeftBound: true) ? [.leftBound, .rightBound] : .leftBound)
                    kind = byte == Byte.question ? .postfixQuestion : .postfixBang
                } else {
                    (cursor, kind) = scanOperator(at: first, flags: &flags, after: output)
                }
            case .angle:
                if first[1] == byte, let end = endOfConflict(at: first) {
                    cursor = end
                    flags.formUnion([.newlineBefore, .triviaBefore])
                    continue scan
                }
                if first[1] == Byte.pound, byte == Byte.less, let end = endOfPlaceholder(at: first) {
                    cursor = end
                    kind = .word
                } else {
                    (cursor, kind) = scanOperator(at: first, flags: &flags, after: output)
                }
            case .operatorCharacter:
                (cursor, kind) = scanOperator(at: first, flags: &flags, after: output)
            case .quote:
                (cursor, kind) = scanString(at: first, quote: first, pounds: 0)
            case .pound:
                (cursor, kind) = scanPound(at: first)
            case .backtick:
                (cursor, kind) = scanBackticks(at: first)
            case .dollar:
                cursor = endOfWord(from: first + 1)
                kind = .dollarWord
            case .control:
                if byte == 0 {
                    if first >= limit { break scan }
                } else {
                    noteInvalidCharacter(at: first)
                }
                cursor += 1
                flags.insert(.triviaBefore)
                continue scan
            case .beyondASCII:
                guard let found = scanBeyondASCII(at: first, flags: &flags, after: output) else {
                    cursor = endOfTriviaBeyondASCII(at: first)
                    flags.insert(.triviaBefore)
                    continue scan
                }
                (cursor, kind) = found
            }

            append(kind, first, cursor, flags: flags, to: &output, of: buffer)
            flags = []
            if let regexEnd = regexEndAfterOperator {
                append(.regex, cursor, regexEnd, flags: [], to: &output, of: buffer)
                cursor = regexEnd
                regexEndAfterOperator = nil
            }
        }

        closeFramesAtEnd(flags: &flags, output: &output)
        append(.endOfFile, limit, limit, flags: flags, to: &output, of: buffer)
        buffer.count = output - buffer.base
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
        // Two branches, so that the length of nearly every token is not capped.
        if length < Token.longLength {
            output.initialize(to: Token(start: offset(first), kind: kind, flags: flags, length: length))
        } else {
            output.initialize(to: Token(start: offset(first), kind: kind, flags: flags, length: length))
            buffer.noteLongEnd(offset(end), at: output - buffer.base)
        }
        output += 1
    }

    /// The offset of a pointer from the start of the file.
    @inline(__always)
    func offset(_ position: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(truncatingIfNeeded: position - start)
    }

    @inline(__always)
    func isMark(_ byte: UInt8) -> Bool { byte == Byte.question || byte == Byte.bang }

    mutating func note(_ problem: TokenBuffer.Problem.Kind, at position: UnsafePointer<UInt8>) {
        problems.append(TokenBuffer.Problem(offset: offset(position), kind: problem))
    }

    /// Reports only the first one of a file: a binary file would have one in every other byte.
    mutating func noteInvalidCharacter(at position: UnsafePointer<UInt8>) {
        guard !hasInvalidCharacter else { return }
        hasInvalidCharacter = true
        note(.invalidCharacter, at: position)
    }
}
