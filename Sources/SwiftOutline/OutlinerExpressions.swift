import SourceText

/// Expressions: a flat list of chains and the operators between them. No precedence is known, and none is needed.
extension Outliner {
    /// Whether an expression can start with the token at `index`.
    func startsOperand(_ index: Int) -> Bool {
        switch kind(index) {
        case .number, .string, .stringHead, .regex, .leftParen, .leftBracket, .leftBrace, .dot, .backslash, .pound, .wildcard, .self_,
            .super, .selfType, .anyType, .true, .false, .nil, .try, .if, .switch, .do, .ampersand, .`init`, .at, .repeat, .is, .let, .var:
            true
        case .operator: !(tokens[index].isLeftBound && !tokens[index].isRightBound)
        case let other: other.isName
        }
    }

    /// An expression, up to what cannot belong to it.
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

    /// Passes what is nested too deeply to be outlined.
    private mutating func skipExpression() {
        repeat { skipGroup() } while at < limit && !isFirstOnLine && kind != .comma && kind != .leftBrace
    }

    /// Takes what joins two operands.
    private mutating func infix(_ ternaries: inout Int) -> Bool {
        while at < limit {
            switch kind {
            case .operator, .ampersand:
                let token = tokens[at]
                guard split > 0 || token.isLeftBound == token.isRightBound else { return false }
                leaf(.operator, at)
                advance()
            case .equal:
                // In a condition `=` ends the pattern or name before it.
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
        if kind == .postfixQuestion { mark(node, .optional); advance() } else if kind == .postfixBang { mark(node, .implicitlyUnwrapped); advance() }
        type()
        close(node)
    }

    // MARK: Operands

    private mutating func operand() {
        prefixes()
        switch kind {
        case .if, .switch, .do: return statementValue()
        case .is: return cast()
        case .operator:
            // An operator as a value: `reduce(0, +)`.
            leaf(.operator, at)
            return advance()
        default: break
        }
        guard startsOperand(at) else { return }
        let wasBinding = isBinding
        while kind == .let || kind == .var, isPattern {
            isBinding = true
            advance()
        }
        let node = open(.chain)
        let isLiteral = head()
        suffixes(isLiteral: isLiteral)
        close(node)
        isBinding = wasBinding
    }

    /// `try`, `await`, `&`, `-` and kin.
    private mutating func prefixes() {
        while at < limit {
            switch kind {
            case .try:
                advance()
                if kind == .postfixQuestion || kind == .postfixBang { advance() }
            case .await, .consume, .copy, .unsafe, .each, .borrowing, .any, .some:
                guard startsOperand(at + 1), !tokens[at + 1].isFirstOnLine, isPrefixWord else { return }
                advance()
            case .repeat: advance()
            case .at: skipAttribute()
            case .ampersand:
                leaf(.operator, at, flags: .isPrefix)
                advance()
            case .operator:
                guard tokens[at].isRightBound, !tokens[at].isLeftBound, startsOperand(at + 1) else { return }
                leaf(.operator, at, flags: .isPrefix)
                advance()
            default: return
            }
        }
    }

    /// A contextual word is a prefix only before something that it could not be called with or continued by (rule 17).
    private var isPrefixWord: Bool {
        let next = kind(at + 1)
        if kind == .await { return !(next == .dot && !tokens[at + 1].hasTriviaBefore) && next != .operator || next == .leftParen }
        switch next {
        case .leftParen, .leftBracket: return (kind == .any || kind == .some) && next == .leftParen
        case .leftBrace, .dot, .operator, .ampersand, .is, .if, .switch, .do, .string, .stringHead, .number: return false
        default: return next.isName || next == .self_ || next == .selfType || next == .try || next == .super || next == .anyType
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

    // MARK: Heads

    /// Reads a chain's head. Answers whether it is a literal, which takes no trailing closure.
    private mutating func head() -> Bool {
        switch kind {
        case .number: literal(.number)
        case .string: literal(.string)
        case .stringHead: interpolatedString()
        case .regex: literal(.regex)
        case .true: literal(.true)
        case .false: literal(.false)
        case .nil: literal(.nil)
        case .self_: leafHead(.selfReference); return false
        case .super: leafHead(.superReference); return false
        case .leftParen: tuple(); return false
        case .leftBracket: collection()
        case .leftBrace: closure(); return false
        case .dot:
            advance()
            if kind.isWord { leafHead(.implicitMember) }
            genericArgumentsInExpression()
            return false
        case .backslash: keyPath(); return false
        case .pound: macro(); return false
        default:
            guard kind.isWord else { return false }
            let isBound = isPattern && isBinding && kind.isName && kind(at + 1) != .leftParen && kind(at + 1) != .dot
            leafHead(isBound ? .patternName : .identifier)
            if kind == .doubleColon, kind(at + 1).isWord {
                advance()
                leafHead(.member)
            }
            genericArgumentsInExpression()
            return false
        }
        return true
    }

    private mutating func leafHead(_ nodeKind: Node.Kind) {
        leaf(nodeKind, at)
        advance()
        if kind == .leftParen, kind(at + 2) == .colon { argumentLabels() }
    }

    /// The `(_:with:)` of a compound name, which calls nothing: it becomes part of the node before.
    private mutating func argumentLabels() {
        guard !isFirstOnLine else { return }
        var index = at + 1
        while kind(index).isWord, kind(index + 1) == .colon { index += 2 }
        guard index > at + 1, index == Int(partner[at]), index < limit else { return }
        at = index + 1
        if isWriting, let last = outline.nodes.indices.last { outline.nodes[last].end = lastEnd }
    }

    private mutating func literal(_ literal: Node.Literal) {
        let node = open(.literal)
        if node >= 0 { outline.nodes[node].detail = literal.rawValue }
        advance()
        close(node)
    }

    private mutating func interpolatedString() {
        let node = open(.literal)
        if node >= 0 { outline.nodes[node].detail = Node.Literal.string.rawValue }
        while kind == .stringHead || kind == .stringMiddle {
            let partner = Int(partner[at])
            let next = min(max(partner, at + 1), limit)
            let (savedLimit, savedBrace, savedPattern) = (limit, braceIsBody, isPattern)
            if depth < Outliner.deepest {
                depth += 1
                (limit, braceIsBody, isPattern) = (next, false, false)
                advance()
                arguments()
                depth -= 1
            }
            (limit, braceIsBody, isPattern) = (savedLimit, savedBrace, savedPattern)
            at = next
            split = 0
            if partner >= limit { break }
        }
        if kind == .stringTail { advance() }
        close(node)
    }

    private mutating func tuple() {
        let node = open(.tuple)
        inBrackets { $0.arguments() }
        close(node)
    }

    private mutating func collection() {
        let node = open(.literal)
        if node >= 0 { outline.nodes[node].detail = Node.Literal.array.rawValue }
        inBrackets { outliner in
            while outliner.at < outliner.limit {
                let before = outliner.at
                outliner.skipDirectives()
                let element = outliner.open(.argument)
                outliner.expression()
                outliner.close(element)
                if outliner.kind == .colon, node >= 0 { outliner.outline.nodes[node].detail = Node.Literal.dictionary.rawValue }
                if outliner.at < outliner.limit, outliner.kind == .colon || outliner.kind == .comma { outliner.advance() }
                if outliner.at == before { outliner.skipGroup() }
            }
        }
        close(node)
    }

    private mutating func skipDirectives() {
        while kind == .poundIf || kind == .poundElseif || kind == .poundElse || kind == .poundEndif { skipLine() }
    }

    /// `label: value, …` up to the limit.
    mutating func arguments() {
        while at < limit {
            let before = at
            skipDirectives()
            let node = open(.argument)
            if kind.isWord || kind == .wildcard, kind(at + 1) == .colon, !(isPattern && isBinding && kind == .let) {
                if node >= 0 { outline.nodes[node].payload = name(at).id }
                at += 2
            }
            expression()
            // What no expression takes, as in `#selector(getter: x)` or types with labels, is passed over.
            while at < limit, kind != .comma { skipGroup() }
            close(node)
            _ = take(.comma)
            if at <= before { at = before + 1 }
        }
    }

    private mutating func keyPath() {
        let node = open(.keyPath)
        advance()
        if kind.isWord {
            leafHead(.identifier)
            genericArgumentsInExpression()
        } else if kind == .leftBracket || kind == .leftParen {
            at = behind(at)
        }
        while at < limit {
            switch kind {
            case .dot where !isFirstOnLine || kind(at + 1).isWord:
                advance()
                if kind.isWord || kind == .number { leafHead(.member); genericArgumentsInExpression() }
            case .postfixQuestion, .postfixBang: advance()
            case .leftBracket where !isFirstOnLine && (!tokens[at].hasTriviaBefore):
                inBrackets { $0.arguments() }
            case .leftParen where !isFirstOnLine && !tokens[at].hasTriviaBefore:
                inBrackets { $0.arguments() }
            default:
                close(node)
                return
            }
        }
        close(node)
    }

    private mutating func macro() {
        leafHead(.macro)
        genericArgumentsInExpression()
        let isCalled = kind == .leftParen && !isFirstOnLine
        guard isCalled || isTrailingClosure(isLiteral: false) else { return }
        callSuffix(.macroArguments)
    }

    // MARK: Suffixes

    private mutating func suffixes(isLiteral: Bool) {
        var isLiteral = isLiteral
        while at < limit {
            switch kind {
            case .dot, .doubleColon:
                guard kind(at + 1).isWord || kind(at + 1) == .number else { advance(); continue }
                advance()
                leafHead(.member)
                genericArgumentsInExpression()
            case .leftParen where !isFirstOnLine: callSuffix(.call)
            case .leftBracket where !isFirstOnLine:
                let node = open(.subscript)
                inBrackets { $0.arguments() }
                if !braceIsBody, isTrailingClosure(isLiteral: false) { trailingClosures() }
                close(node)
            case .leftBrace:
                guard isTrailingClosure(isLiteral: isLiteral) else { return }
                callSuffix(.call)
            case .postfixQuestion:
                leaf(.optionalChain, at, named: false)
                advance()
            case .postfixBang:
                leaf(.forceUnwrap, at, named: false)
                advance()
            case .operator where leftover != nil:
                // The rest of `>?` or `>!` behind generic arguments.
                leaf(.optionalChain, at, named: false)
                takeAngle()
            case .operator where tokens[at].isLeftBound && !tokens[at].isRightBound:
                leaf(.postfixOperator, at)
                advance()
            case .poundIf where continuesChain: skipLine()
            case .poundElseif where chainConditionals > 0, .poundElse where chainConditionals > 0, .poundEndif where chainConditionals > 0:
                if kind == .poundEndif { chainConditionals -= 1 }
                skipLine()
            default: return
            }
            isLiteral = false
        }
    }

    /// `#if` with a member behind it: the chain goes on in each branch (rule 64).
    private var continuesChain: Bool {
        mutating get {
            var index = at + 1
            while index < limit, !tokens[index].isFirstOnLine { index += 1 }
            guard kind(index) == .dot || kind(index) == .poundIf else { return false }
            chainConditionals += 1
            return true
        }
    }

    /// `(…)` and the closures behind it.
    private mutating func callSuffix(_ nodeKind: Node.Kind) {
        let node = open(nodeKind)
        if isPattern { mark(node, .isPattern) }
        if kind == .leftParen {
            inBrackets { $0.arguments() }
            if !braceIsBody, kind == .leftBrace, isTrailingClosure(isLiteral: false) { trailingClosures() }
        } else {
            mark(node, .hasNoParentheses)
            trailingClosures()
        }
        close(node)
    }

    /// Whether the brace here is a closure given to the call before it (rules 70 and 71).
    private func isTrailingClosure(isLiteral: Bool) -> Bool {
        guard kind == .leftBrace, !isLiteral, kind(at + 1) != .case, !startsAccessors(at) else { return false }
        guard braceIsBody else { return true }
        let close = Int(partner[at])
        guard close < limit, !tokens[at + 1].isFirstOnLine else { return false }
        let next = close + 1
        switch kind(next) {
        case .leftBrace, .where, .comma: return true
        case .leftBracket, .leftParen, .dot, .is, .as, .postfixQuestion, .infixQuestion, .postfixBang, .colon, .equal:
            return !tokens[next].isFirstOnLine
        case .operator, .ampersand:
            return !tokens[next].isFirstOnLine && !(tokens[next].isRightBound && !tokens[next].isLeftBound)
        default: return false
        }
    }

    private mutating func trailingClosures() {
        let first = open(.argument, flags: .isTrailing)
        let value = open(.expression)
        let chain = open(.chain)
        closure()
        close(chain)
        close(value)
        close(first)
        while kind.isWord || kind == .wildcard, kind != .default, kind(at + 1) == .colon, kind(at + 2) == .leftBrace {
            let node = open(.argument, name(at), flags: .isTrailing)
            at += 2
            let value = open(.expression)
            let chain = open(.chain)
            closure()
            close(chain)
            close(value)
            close(node)
        }
    }

    // MARK: Closures

    mutating func closure() {
        guard isWriting else {
            at = behind(at)
            return
        }
        let node = open(.closure)
        let saved = (isPattern, isBinding)
        (isPattern, isBinding) = (false, false)
        let (savedScope, savedParent) = (scope, parent)
        scope = .local
        inBrackets { outliner in
            if let end = outliner.closureSignatureEnd() { outliner.closureSignature(upTo: end) }
            outliner.items(.body)
        }
        (scope, parent) = (savedScope, savedParent)
        (isPattern, isBinding) = saved
        close(node)
    }

    /// The `in` that ends a closure's signature, if there is one.
    private func closureSignatureEnd() -> Int? {
        var index = at
        while kind(index) == .at {
            index += 1
            while kind(index).isWord, kind(index + 1) == .dot { index += 2 }
            index += 1
            if kind(index) == .leftParen, !tokens[index].hasTriviaBefore, kind(index - 1).isWord { index = behind(index) }
        }
        if kind(index) == .leftBracket { index = behind(index) }
        if kind(index) == .leftParen {
            index = behind(index)
        } else {
            while kind(index).isName || kind(index) == .wildcard || kind(index) == .self_ || kind(index) == .`default` {
                if kind(index) == .async, kind(index + 1) == .in || kind(index + 1) == .arrow || kind(index + 1) == .throws { break }
                index += 1
                guard kind(index) == .comma else { break }
                index += 1
            }
        }
        while kind(index) == .async || kind(index) == .throws || kind(index) == .rethrows {
            index += 1
            if kind(index) == .leftParen { index = behind(index) }
        }
        if kind(index) == .arrow {
            index += 1
            while index < limit, kind(index) != .in {
                switch kind(index) {
                case .leftParen, .leftBracket: index = behind(index)
                case .dot, .comma, .operator, .postfixQuestion, .postfixBang, .ampersand, .arrow, .at, .anyType, .selfType, .throws, .inout:
                    index += 1
                default:
                    guard kind(index).isName else { return nil }
                    index += 1
                }
            }
        }
        return kind(index) == .in ? index : nil
    }

    private mutating func closureSignature(upTo end: Int) {
        while kind == .at, at < end { skipAttribute() }
        if kind == .leftBracket { inBrackets { $0.captures() } }
        if kind == .leftParen {
            inBrackets { outliner in
                while outliner.at < outliner.limit {
                    let before = outliner.at
                    outliner.closureParameter()
                    while outliner.at < outliner.limit, outliner.kind != .comma { outliner.skipGroup() }
                    _ = outliner.take(.comma)
                    if outliner.at <= before { outliner.at = before + 1 }
                }
            }
        } else {
            while at < end, kind.isWord || kind == .wildcard || kind == .comma {
                if kind != .comma { leaf(.closureParameter, at) }
                advance()
            }
        }
        at = end + 1
        split = 0
    }

    private mutating func closureParameter() {
        while kind == .at { skipAttribute() }
        var last = at
        while kind.isWord || kind == .wildcard, kind != .in {
            last = at
            advance()
        }
        guard last < limit, tokens[last].kind.isWord || tokens[last].kind == .wildcard else { return }
        let node = open(.closureParameter, name(last), at: tokens[last].start)
        if take(.colon) { type() }
        close(node)
    }

    private mutating func captures() {
        while at < limit {
            let before = at
            let node = open(.capture)
            if kind == .weak || kind == .unowned, kind(at + 1).isWord || kind(at + 1) == .leftParen || kind(at + 1) == .self_ {
                mark(node, kind == .weak ? .isWeak : .isUnowned)
                advance()
                if kind == .leftParen { at = behind(at) }
            }
            if kind.isWord {
                if node >= 0 { outline.nodes[node].payload = name(at).id }
                if kind(at + 1) == .equal {
                    at += 2
                    expression()
                } else if kind(at + 1) == .comma || at + 1 >= limit {
                    advance()
                } else {
                    expression()
                }
            }
            while at < limit, kind != .comma { skipGroup() }
            close(node)
            _ = take(.comma)
            if at <= before { at = before + 1 }
        }
    }
}
