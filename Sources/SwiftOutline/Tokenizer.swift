import Platform
public import SourceText

/// Cuts the bytes of a Swift file into tokens.
///
/// Total: any bytes give tokens, which are in order, lie inside the file and never overlap; what lies between them is
/// trivia. Linear: look-ahead never goes over the same bytes again and again, see the fields that remember what was not
/// found.
///
/// Invariants while a file is read:
/// - `start ..< limit` are its bytes, and 64 zero bytes follow: scans stop at a NUL and only then ask whether it is the
///   end.
/// - `frames` holds one frame for each string interpolation that is open, so every head gets its tail, an empty one if
///   need be.
/// - All a token needs to know of its past is in the token before it and in the byte before it; see
///   `TokenizerRegex.swift`.
///
/// The file is a struct, and its main loop keeps cursor and output in local variables: see the module's performance
/// notes.
public struct Tokenizer {
    let tables = TokenizerTables.shared
    var start: UnsafePointer<UInt8>
    var limit: UnsafePointer<UInt8>
    /// Where the file's tokens begin in the buffer.
    var firstToken: UnsafeMutablePointer<Token>?
    var problems: [TokenBuffer.Problem] = []

    // String interpolation.
    var frames: [StringFrame] = []
    /// Parentheses open in the innermost interpolation. Outside of any it starts so high that it never gets to 0.
    var openParens = Tokenizer.outsideInterpolation
    /// Whether the innermost interpolation is one of a single-line string, and a line's end cuts it off.
    var isCutByNewline = false

    // What the file has not got, so as not to look for it again.
    var hasCarriageReturns = false
    var hasInvalidCharacter = false
    var lacksConflictEnd = false
    var lacksPerforceConflictEnd = false
    /// Curly quotes that begin before this have no partner.
    var unpairedCurlyQuotesEnd: UnsafePointer<UInt8>
    /// The end of the last run of `#` that was measured.
    var poundRunEnd: UnsafePointer<UInt8>
    /// Before the end, no quote with at least so many pounds stands behind where it was looked for.
    var lineWithoutRawClose: (end: UnsafePointer<UInt8>, pounds: Int)
    /// No regex of several lines with at least so many pounds is closed behind where it was looked for.
    var poundsOfUnclosedRegex = Int.max
    /// A regex that begins inside an operator's token: where it ends.
    var regexEndBehindOperator: UnsafePointer<UInt8>?

    static let outsideInterpolation = 1 << 40

    public init() {
        start = UnsafePointer(tables.noBytes)
        limit = start
        unpairedCurlyQuotesEnd = start
        poundRunEnd = start
        lineWithoutRawClose = (start, 0)
    }

    /// Replaces what `buffer` holds by the tokens of `bytes`, an `endOfFile` last.
    ///
    /// Precondition: 64 zero bytes that may be read follow `bytes`, and there are less than 4 GB of them.
    public mutating func tokenize(_ bytes: UnsafeBufferPointer<UInt8>, into buffer: TokenBuffer) {
        buffer.reset()
        // A token has a byte of its own, but for the empty tails of strings, and their heads have three.
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
        regexEndBehindOperator = nil
    }

    private mutating func run(into buffer: TokenBuffer) {
        let classes = tables.classes
        let traits = tables.traits
        let start = start
        var output = buffer.base
        var cursor = start
        // What stood before the token to come; a file's first token counts as the first of a line.
        var flags: Token.Flags = [.newlineBefore, .triviaBefore]

        scan: while true {
            let first = cursor
            let byte = first.pointee
            let kind: Token.Kind
            switch classes[Int(byte)] {
            case .blank:
                cursor = endOfSpaces(from: cursor + 1)
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
                kind = tables.keywords.kind(at: first, length: cursor - first)
            case .punctuation:
                cursor += 1
                kind = tables.punctuation[Int(byte)]
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
                    (cursor, kind) = scanOperator(at: first, flags: &flags, behind: output)
                } else {
                    // Also in `\.?.name`, where `.?.` would be an operator anywhere but in a key path.
                    cursor += 1
                    kind = .dot
                }
            case .colon:
                let isDouble = first[1] == Byte.colon
                cursor += isDouble ? 2 : 1
                kind = isDouble ? .doubleColon : .colon
            case .digit:
                let isBehindDot = output > buffer.base && output[-1].kind == .dot
                cursor = endOfNumber(at: first, isBehindDot: isBehindDot)
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
                (cursor, kind) = scanOperator(at: first, flags: &flags, behind: output)
            case .mark:
                if isLeftBound(first) {
                    cursor += 1
                    flags.formUnion(isRightBound(cursor, isLeftBound: true) ? [.leftBound, .rightBound] : .leftBound)
                    kind = byte == Byte.question ? .postfixQuestion : .postfixBang
                } else {
                    (cursor, kind) = scanOperator(at: first, flags: &flags, behind: output)
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
                    (cursor, kind) = scanOperator(at: first, flags: &flags, behind: output)
                }
            case .operatorCharacter:
                (cursor, kind) = scanOperator(at: first, flags: &flags, behind: output)
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
                guard let found = scanBeyondASCII(at: first, flags: &flags, behind: output) else {
                    cursor = endOfTriviaBeyondASCII(at: first)
                    flags.insert(.triviaBefore)
                    continue scan
                }
                (cursor, kind) = found
            }

            append(kind, first, cursor, flags: flags, to: &output, of: buffer)
            flags = []
            if let regexEnd = regexEndBehindOperator {
                append(.regex, cursor, regexEnd, flags: [], to: &output, of: buffer)
                cursor = regexEnd
                regexEndBehindOperator = nil
            }
        }

        closeFramesAtEnd(flags: &flags, output: &output)
        append(.endOfFile, limit, limit, flags: flags, to: &output, of: buffer)
        buffer.count = output - buffer.base
    }

    /// Writes one token. The buffer has room: `tokenize` made it.
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

    /// A place as an offset from the file's start.
    @inline(__always)
    func offset(_ place: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(truncatingIfNeeded: place - start)
    }

    @inline(__always)
    func isMark(_ byte: UInt8) -> Bool { byte == Byte.question || byte == Byte.bang }

    mutating func note(_ problem: TokenBuffer.Problem.Kind, at place: UnsafePointer<UInt8>) {
        problems.append(TokenBuffer.Problem(offset: offset(place), kind: problem))
    }

    /// Only a file's first is told: a binary file would have one every other byte.
    mutating func noteInvalidCharacter(at place: UnsafePointer<UInt8>) {
        guard !hasInvalidCharacter else { return }
        hasInvalidCharacter = true
        note(.invalidCharacter, at: place)
    }
}
