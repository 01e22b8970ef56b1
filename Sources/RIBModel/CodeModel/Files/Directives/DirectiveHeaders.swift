import SourceText

/// Finds where the header of a declaration or statement ends, from its tokens alone: before the `{` of its body. A
/// statement without a body ends with its last token, closures included.
struct HeaderScan {
    let tokens: TokenBuffer
    let count: Int
    private let language: SourceLanguage
    /// The opening brackets that enclose the last queried token. Tokens are queried from front to back.
    private var enclosing: [Int] = []
    private var at = 0
    /// The end of the last header that was entered in its middle. It holds for all later tokens before that end in the
    /// same bracket.
    private var continued: (enclosing: Int?, end: UInt32) = (nil, 0)

    /// The largest number of tokens that are examined for one statement, without the contents of brackets. No
    /// handwritten statement is as long.
    static let longest = 4096

    init(_ tokens: TokenBuffer, _ language: SourceLanguage) {
        self.tokens = tokens
        self.language = language
        count = max(tokens.count - 1, 0)
    }

    /// The byte range of the header that begins with a token; empty before a closing bracket and at the end of the
    /// file.
    mutating func header(from first: Int) -> ByteRange {
        if language != .swift { return headerOfObjectiveC(from: first) }
        enter(first)
        guard first < count, !isCloser(first) else {
            return ByteRange(tokens.end(max(first - 1, 0)), tokens[min(first, count)].start)
        }
        let isElement = enclosing.last.map { tokens[$0].kind != .leftBrace } ?? false
        // In the middle of a header or chain, the next brace may open the body.
        let isContinued =
            !isElement && first > 0 && !isOpener(first - 1)
            && tokens[first].isFirstOnLine && continues(first - 1, first)
        if isContinued, continued.enclosing == enclosing.last, tokens[first].start < continued.end {
            return ByteRange(tokens[first].start, continued.end)
        }
        var index = first
        while index < count, isConditionalCompilation(index) { index = firstOfNextLine(index) }
        index = afterModifiers(index)
        var end = tokens.end(max(first, min(index, count) - 1))
        var previous: Int?
        var depth = 0
        var hasValue = false
        let body = isContinued ? Body.always : self.body(index)
        for _ in 0..<HeaderScan.longest where index < count {
            let kind = tokens[index].kind
            if depth == 0 {
                if isCloser(index) || kind == .semicolon || isConditionalCompilation(index)
                    || (isElement && kind == .comma)
                {
                    break
                }
                if kind == .leftBrace, body == .always || (body == .unlessValue && (!hasValue || isAccessors(index))) {
                    break
                }
                if let previous, tokens[index].isFirstOnLine, !continues(previous, index) { break }
                if kind == .colon, body == .beforeColon { break }
            }
            if kind == .equal { hasValue = true }
            // Code inside a string interpolation does not end a statement.
            if kind == .stringHead { depth += 1 }
            if kind == .stringTail { depth = max(0, depth - 1) }
            let last = isOpener(index) ? max(index, min(Int(tokens.partner[index]), count - 1)) : index
            end = tokens.end(last)
            previous = last
            index = last + 1
        }
        if isContinued { continued = (enclosing.last, end) }
        return ByteRange(tokens[first].start, max(end, tokens[first].start))
    }

    private enum Body {
        /// The first brace outside of brackets opens the body.
        case always
        /// The first brace opens the body, unless a value precedes it, which may contain closures.
        case unlessValue
        /// No body; the header ends before the colon: `case` of a `switch`.
        case beforeColon
        case none
    }

    /// The kind of body of the declaration or statement whose first token after attributes and modifiers is at an
    /// index.
    private func body(_ index: Int) -> Body {
        switch tokens[index].kind {
        case .struct, .enum, .class, .protocol, .extension, .func, .`init`, .deinit, .subscript, .precedencegroup,
            .macro, .typealias, .associatedtype, .import,
            .if, .guard, .while, .for, .switch, .repeat, .do, .defer, .else, .catch:
            .always
        case .actor: tokens[index + 1].kind.isName ? .always : .none
        case .get, .set, .didSet, .willSet, .read_, .modify_:
            tokens[index + 1].kind == .leftBrace || tokens[index + 1].kind == .leftParen ? .always : .none
        case .var, .let: .unlessValue
        case .case, .default: .beforeColon
        default: .none
        }
    }

    /// Whether the brace at an index opens `willSet` or `didSet` after an initial value.
    private func isAccessors(_ index: Int) -> Bool {
        let kind = tokens[min(index + 1, count)].kind
        return kind == .willSet || kind == .didSet
    }

    private func afterModifiers(_ first: Int) -> Int {
        var index = first
        while index < count {
            let kind = tokens[index].kind
            if kind == .at {
                index += 2
                while index + 1 < count, tokens[index].kind == .dot, !tokens[index].hasTriviaBefore { index += 2 }
                if index < count, tokens[index].kind == .leftParen, !tokens[index].hasTriviaBefore {
                    index = afterBracket(index)
                }
            } else if isModifier(kind), index + 1 < count {
                // `private(set) var`, but not the call `open(url)`.
                let next = tokens[index + 1].kind == .leftParen ? afterBracket(index + 1) : index + 1
                guard next < count, tokens[next].kind.isWord || tokens[next].kind == .at else { return index }
                if next > index + 1 && tokens[next].isFirstOnLine { return index }
                if kind == .class, !isMember(next) { return index }
                index = next
            } else {
                return index
            }
        }
        return min(index, count)
    }

    private func isModifier(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .private, .fileprivate, .internal, .package, .public, .open, .static, .class, .final, .override,
            .weak, .unowned, .lazy, .required, .convenience, .dynamic, .mutating, .nonmutating, .nonisolated,
            .isolated, .distributed, .indirect, .optional, .prefix, .postfix, .infix, .consuming, .borrowing,
            .sending, .async:
            true
        default: false
        }
    }

    /// Whether a `class` before a token is a modifier.
    private func isMember(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .func, .var, .let, .subscript, .override, .final,
            .private, .fileprivate, .internal, .package, .public, .open:
            true
        default: false
        }
    }

    /// Whether a statement continues from one line to the next.
    private func continues(_ last: Int, _ next: Int) -> Bool {
        switch tokens[next].kind {
        case .dot, .comma, .colon, .equal, .arrow, .infixQuestion, .ampersand, .leftBrace,
            .where, .throws, .rethrows, .else, .as, .is:
            return true
        case .async: if tokens[min(next + 1, count)].kind != .let { return true }
        // An operator with space on both sides, or on neither, is binary.
        case .operator: if tokens[next].isLeftBound == tokens[next].isRightBound { return true }
        default: break
        }
        switch tokens[last].kind {
        case .comma, .colon, .equal, .arrow, .dot, .infixQuestion, .ampersand, .try, .await, .as, .is, .where, .throw,
            .func, .class, .struct, .enum, .protocol, .extension, .var, .let, .case, .typealias, .import:
            return true
        case .operator: return !tokens[last].isLeftBound || tokens[last].isRightBound
        case .rightBrace:
            // A further trailing closure: `} completion: {`.
            return next + 2 < count && tokens[next].kind.isName && tokens[next + 1].kind == .colon
                && tokens[next + 2].kind == .leftBrace
        default: return false
        }
    }

    private mutating func enter(_ index: Int) {
        while at <= index, at < count {
            while let last = enclosing.last, Int(tokens.partner[last]) <= at { enclosing.removeLast() }
            if at == index { return }
            if isOpener(at), Int(tokens.partner[at]) > at { enclosing.append(at) }
            at += 1
        }
    }

    private func afterBracket(_ index: Int) -> Int { max(index, min(Int(tokens.partner[index]), count - 1)) + 1 }

    private func firstOfNextLine(_ index: Int) -> Int {
        var next = index + 1
        while next < count, !tokens[next].isFirstOnLine { next += 1 }
        return next
    }

    func isOpener(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .leftParen, .leftBracket, .leftBrace: true
        default: false
        }
    }

    func isCloser(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .rightParen, .rightBracket, .rightBrace: true
        default: false
        }
    }

    private func isConditionalCompilation(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: false
        }
    }
}
