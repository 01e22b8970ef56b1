import SourceText

/// Expressions: flat lists of chains and operators. Precedence is not needed.
extension Outliner {
    /// Whether an expression can start with the token at `index`.
    mutating func startsOperand(_ index: Int) -> Bool {
        let kind = kind(index)
        switch kind {
        case .number, .string, .stringHead, .regex, .leftParen, .leftBracket, .leftBrace, .dot, .backslash, .pound,
            .wildcard, .self_, .super, .selfType, .anyType, .true, .false, .nil, .try, .if, .switch, .do, .ampersand,
            .`init`, .at, .repeat, .is, .let, .var, .inout:
            return true
        case .operator: return !(tokens[index].isLeftBound && !tokens[index].isRightBound)
        default: return kind.isName
        }
    }

    /// An expression, up to the first token that cannot belong to it.
    mutating func expression() {
        guard at < limit, startsOperand(at) else { return }
        guard depth < Outliner.deepest else { return skipExpression() }
        depth += 1
        let node = open(.expression)
        var ternaries = 0
        repeat { operand() } while infix(&ternaries)
        close(node)
        depth -= 1
    }

    /// Skips an expression that is nested too deeply.
    private mutating func skipExpression() {
        repeat { skipGroup() } while at < limit && !isFirstOnLine && kind != .comma && kind != .leftBrace
    }

    /// Reads what joins two operands. Returns whether another operand follows.
    private mutating func infix(_ ternaries: inout Int) -> Bool {
        while at < limit {
            switch kind {
            case .operator, .ampersand:
                let token = tokens[at]
                guard split > 0 || token.isLeftBound == token.isRightBound else { return false }
                leaf(.operator, at)
                advance()
            case .equal:
                // In a condition, `=` ends the pattern or name before it.
                if isPattern { return false }
                leaf(.assignment, at, named: false)
                advance()
            case .infixQuestion:
                ternaries += 1
                leaf(.question, at, named: false)
                advance()
            case .colon where ternaries > 0:
                ternaries -= 1
                leaf(.colon, at, named: false)
                advance()
            case .async, .throws:
                // A function type as a value: `[() throws -> A]()`.
                guard isFunctionType else { return false }
                skipEffects()
            case .arrow:
                leaf(.operator, at)
                advance()
            case .as, .is:
                cast()
                continue
            default: return false
            }
            return startsOperand(at)
        }
        return false
    }

    private mutating func cast() {
        let node = open(.cast)
        if kind == .is { mark(node, .isTest) }
        advance()
        if take(.postfixQuestion) {
            mark(node, .optional)
        } else if take(.postfixBang) {
            mark(node, .implicitlyUnwrapped)
        }
        type()
        close(node)
    }

    // MARK: Operands

    private mutating func operand() {
        var isAwaited = false
        if !isPlainOperand {
            isAwaited = prefixes()
            switch kind {
            case .if, .switch, .do: return statementValue()
            case .is: return cast()
            case .at, .inout: return typeReference()
            case .nonisolated where startsNonsending: return typeReference()
            case .operator:
                // An operator as a value: `reduce(0, +)`.
                leaf(.operator, at)
                return advance()
            default: break
            }
            guard startsOperand(at) else { return }
        }
        let wasBinding = isBinding
        while isPattern, kind == .let || kind == .var {
            isBinding = true
            advance()
        }
        let node = isWriting ? nodeCount : -1
        chain()
        if isAwaited { mark(node, .isAsynchronous) }
        isBinding = wasBinding
    }

    /// Whether an operand without prefixes starts here. Of the words that are not keywords, `borrow` is a prefix.
    @inline(__always)
    private var isPlainOperand: Bool {
        kind == .word ? byte(at) != UInt8(ascii: "b") : kind.isPlainOperand
    }

    /// `try`, `await`, `&`, `-` and other prefixes. Returns whether `await` is one of them.
    private mutating func prefixes() -> Bool {
        var isAwaited = false
        while at < limit {
            switch kind {
            case .try:
                advance()
                if kind == .postfixQuestion || kind == .postfixBang { advance() }
            case .await:
                isAwaited = true
                advance()
            case .repeat: advance()
            case .unsafe:
                guard isPrefixWord || isPrefixBeforeBracket() else { return isAwaited }
                advance()
            case .consume, .copy, .each, .any, .some:
                guard isPrefixWord else { return isAwaited }
                advance()
            case .word:
                guard byte(at) == UInt8(ascii: "b"), text(at, is: "borrow"), isPrefixWord else { return isAwaited }
                advance()
            case .ampersand:
                leaf(.operator, at, flags: .isPrefix)
                advance()
            case .operator:
                guard tokens[at].isRightBound, !tokens[at].isLeftBound, startsOperand(at + 1) else { return isAwaited }
                leaf(.operator, at, flags: .isPrefix)
                advance()
            default: return isAwaited
            }
        }
        return isAwaited
    }

    /// A contextual word is a prefix only before a token on its line that cannot call or continue it (rule 17).
    var isPrefixWord: Bool {
        guard at + 1 < limit, !tokens[at + 1].isFirstOnLine else { return false }
        switch tokens[at + 1].kind {
        case .wildcard, .number, .string, .stringHead, .regex, .at, .backslash, .pound, .anyType, .selfType, .self_,
            .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch:
            return true
        case .operator, .ampersand: return tokens[at + 1].isRightBound && !tokens[at + 1].isLeftBound
        case let next: return next.isName
        }
    }

    /// The same for `unsafe`, which brackets, members after a space, and braces other than bodies do not continue.
    private mutating func isPrefixBeforeBracket() -> Bool {
        guard at + 1 < limit, !tokens[at + 1].isFirstOnLine else { return false }
        switch tokens[at + 1].kind {
        case .leftParen, .leftBracket, .dot: return tokens[at + 1].hasTriviaBefore
        case .leftBrace: return mayBeClosure(at + 1)
        default: return false
        }
    }

    private mutating func statementValue() {
        let saved = (braceIsBody, isPattern, isBinding)
        (braceIsBody, isPattern, isBinding) = (false, false, false)
        switch kind {
        case .if: ifStatement()
        case .switch: switchStatement()
        default: doStatement()
        }
        (braceIsBody, isPattern, isBinding) = saved
    }

    /// A type that starts with an attribute or `inout`, as in `unsafeBitCast(f, to: (@convention(c) () -> Void).self)`.
    private mutating func typeReference() {
        let before = at
        let chain = open(.chain)
        let node = open(.typeReference)
        type()
        if at == before { skipAttribute() }
        close(node)
        close(chain)
    }
}

extension Token.Kind {
    /// Whether an operand, but no prefix, starts with this token.
    fileprivate var isPlainOperand: Bool {
        switch self {
        case .string, .number, .stringHead, .leftParen, .leftBracket, .leftBrace, .dot, .self_, .super, .dollarWord,
            .backslash:
            true
        default: false
        }
    }
}
