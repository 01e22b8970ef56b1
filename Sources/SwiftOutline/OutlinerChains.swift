import SourceText

/// Chains: a head, followed by members, calls and other suffixes.
extension Outliner {
    mutating func chain() {
        let node = open(.chain)
        let isLiteral = head()
        suffixes(isLiteral: isLiteral)
        close(node)
    }

    // MARK: Heads

    /// Reads a chain's head. Returns whether it is a literal, which takes no trailing closure.
    private mutating func head() -> Bool {
        switch kind {
        case .string: literal(.string)
        case .number: literal(.number)
        case .stringHead: interpolatedString()
        case .regex: literal(.regex)
        case .true: literal(.true)
        case .false: literal(.false)
        case .nil: literal(.nil)
        case .leftBracket: collection()
        case .self_: return leafHead(.selfReference)
        case .super: return leafHead(.superReference)
        case .leftParen:
            let node = open(.tuple)
            inValueBrackets { $0.arguments() }
            close(node)
            return false
        case .leftBrace:
            closure()
            return false
        case .backslash:
            keyPath()
            return false
        case .pound:
            macro()
            return false
        case .dot:
            advance()
            if isNameHere { leafHead(.implicitMember) }
            genericArgumentsInExpression()
            return false
        default:
            guard kind.isWord else { return false }
            leafHead(isPattern && isBinding && bindsName() ? .patternName : .identifier)
            if kind == .doubleColon, kind(at + 1).isWord {
                advance()
                leafHead(.member)
            }
            genericArgumentsInExpression()
            return false
        }
        return true
    }

    /// Whether the current name is bound after `let`, instead of starting an expression to match.
    private mutating func bindsName() -> Bool {
        guard kind.isName || kind == .self_ else { return false }
        switch kind(at + 1) {
        case .dot, .leftParen, .leftBracket: return false
        case .operator: return byte(at + 1) != UInt8(ascii: "<") || genericArgumentsEnd(at + 1) == nil
        default: return true
        }
    }

    /// Writes a node for the current name. Always returns false, for `head`.
    @discardableResult
    private mutating func leafHead(_ nodeKind: Node.Kind) -> Bool {
        leaf(nodeKind, at)
        advance()
        if kind == .leftParen, kind(at + 2) == .colon { argumentLabels() }
        return false
    }

    /// Adds the `(_:with:)` of a compound name, which is not a call, to the node before it.
    private mutating func argumentLabels() {
        guard !isFirstOnLine else { return }
        var index = at + 1
        while kind(index).isWord, kind(index + 1) == .colon { index += 2 }
        guard index > at + 1, index == Int(partner[at]), index < limit else { return }
        jump(to: index + 1)
        if isWriting { nodes[nodeCount - 1].end = lastEnd }
    }

    private mutating func literal(_ literal: Node.Literal) {
        // A one-digit number keeps its name: `take(1)` ends a stream that `take(2)` may not end.
        leaf(.literal, at, named: literal == .number && tokens[at].length == 1)
        if isWriting {
            nodes[nodeCount - 1].detail = literal.rawValue
            if keepsText, literal == .string { nodes[nodeCount - 1].payload = literalText(at).id }
        }
        advance()
    }

    /// The text between the quotes of a literal, as it is written; none for one in other delimiters than `"`.
    private func literalText(_ index: Int) -> Name {
        let (first, last) = (Int(tokens[index].start), Int(end(index)) - 1)
        let quote = UInt8(ascii: "\"")
        guard last - first > 1, bytes[first] == quote, bytes[last] == quote, bytes[first + 1] != quote else {
            return .none
        }
        return names.intern(UnsafeBufferPointer(start: bytes + first + 1, count: last - first - 1))
    }

    private mutating func interpolatedString() {
        let node = open(.literal)
        if node >= 0 { nodes[node].detail = Node.Literal.string.rawValue }
        while kind == .stringHead || kind == .stringMiddle {
            let piece = Int(partner[at])
            let next = min(max(piece, at + 1), limit)
            if isWriting, depth < Outliner.deepest {
                let (savedLimit, savedBrace, savedPattern) = (limit, braceIsBody, isPattern)
                depth += 1
                (limit, braceIsBody, isPattern) = (next, false, false)
                advance()
                arguments()
                depth -= 1
                (limit, braceIsBody, isPattern) = (savedLimit, savedBrace, savedPattern)
            }
            jump(to: next)
            if piece >= limit { break }
        }
        if kind == .stringTail { advance() }
        close(node)
    }

    private mutating func collection() {
        let node = open(.literal)
        if node >= 0 { nodes[node].detail = Node.Literal.array.rawValue }
        inValueBrackets { outliner in
            if outliner.kind == .colon {
                // `[:]`
                if node >= 0 { outliner.nodes[node].detail = Node.Literal.dictionary.rawValue }
                outliner.advance()
            }
            while outliner.at < outliner.limit {
                let before = outliner.at
                while outliner.kind.isDirective { outliner.skipLine() }
                let element = outliner.open(.argument)
                outliner.expression()
                outliner.close(element)
                if outliner.kind == .colon, node >= 0 { outliner.nodes[node].detail = Node.Literal.dictionary.rawValue }
                if outliner.kind == .colon || outliner.kind == .comma { outliner.advance() }
                if outliner.at == before { outliner.skipGroup() }
            }
        }
        close(node)
    }

    /// `label: value, …` up to the limit.
    mutating func arguments() {
        while at < limit {
            let before = at
            while kind.isDirective { skipLine() }
            let node = open(.argument)
            if kind.isWord, kind(at + 1) == .colon {
                name(node, after: at)
                at += 2
            }
            expression()
            // Skips text that is not an expression, as in `#selector(getter: x)` or types with labels.
            while at < limit, kind != .comma { skipGroup() }
            close(node)
            _ = take(.comma)
            jump(to: max(at, before + 1))
        }
    }

    private mutating func keyPath() {
        let node = open(.keyPath)
        advance()
        if kind.isWord {
            leafHead(.identifier)
            genericArgumentsInExpression()
        } else if kind == .leftBracket || kind == .leftParen {
            jump(to: indexAfter(at))
        }
        while at < limit {
            switch kind {
            case .dot where !isFirstOnLine || kind(at + 1).isWord:
                advance()
                if kind.isWord || kind == .number {
                    leafHead(.member)
                    genericArgumentsInExpression()
                }
                continue
            case .postfixQuestion, .postfixBang:
                advance()
                continue
            case .leftBracket where !isFirstOnLine && !tokens[at].hasTriviaBefore,
                .leftParen where !isFirstOnLine && !tokens[at].hasTriviaBefore:
                inValueBrackets { $0.arguments() }
                continue
            default: break
            }
            break
        }
        close(node)
    }

    private mutating func macro() {
        leafHead(.macro)
        if kind == .doubleColon, kind(at + 1).isWord {
            if isWriting { nodes[nodeCount - 1].end = end(at + 1) }
            name(isWriting ? nodeCount - 1 : -1, after: at + 1)
            at += 2
        }
        genericArgumentsInExpression()
        let isCalled = kind == .leftParen && !isFirstOnLine
        guard isCalled || isTrailingClosure(isLiteral: false) else { return }
        callSuffix(.macroArguments)
    }

    // MARK: Suffixes

    private mutating func suffixes(isLiteral: Bool) {
        var isLiteral = isLiteral
        /// The number of open `#if`s between the members of this chain.
        var conditionals = 0
        while at < limit {
            switch kind {
            case .dot, .doubleColon:
                advance()
                guard isNameHere || kind == .number else { continue }
                leafHead(.member)
                genericArgumentsInExpression()
            case .leftParen where !isFirstOnLine: callSuffix(.call)
            case .leftBracket where !isFirstOnLine:
                let node = open(.subscript)
                inValueBrackets { $0.arguments() }
                if !braceIsBody, isTrailingClosure(isLiteral: false) { trailingClosures() }
                close(node)
            case .leftBrace:
                guard isTrailingClosure(isLiteral: isLiteral) else { return }
                callSuffix(.call)
                // A second closure belongs neither to this call nor to its result.
                if kind == .leftBrace { return }
            case .postfixQuestion:
                leaf(.optionalChain, at, named: false)
                advance()
            case .postfixBang:
                leaf(.forceUnwrap, at, named: false)
                advance()
            case .operator where leftover == UInt8(ascii: "?") || leftover == UInt8(ascii: "!"):
                // The rest of `>?` or `>!` after generic arguments.
                let node = open(leftover == UInt8(ascii: "?") ? .optionalChain : .forceUnwrap)
                takeAngle()
                close(node)
            case .operator where tokens[at].isLeftBound && !tokens[at].isRightBound && split == 0:
                leaf(.postfixOperator, at)
                advance()
            case .poundIf where continuesChain:
                conditionals += 1
                skipLine()
            case .poundElseif where conditionals > 0, .poundElse where conditionals > 0:
                skipLine()
            case .poundEndif where conditionals > 0:
                conditionals -= 1
                skipLine()
            default: return
            }
            isLiteral = false
        }
    }

    /// Whether a member follows an `#if`, so that the chain continues in each branch (rule 64).
    private var continuesChain: Bool {
        var index = at
        repeat {
            index += 1
            while index < limit, !tokens[index].isFirstOnLine { index += 1 }
        } while kind(index) == .poundIf
        return kind(index) == .dot && kind(index + 1).isWord
    }

    /// `(…)` with the closures after it.
    private mutating func callSuffix(_ nodeKind: Node.Kind) {
        let node = open(nodeKind)
        if isPattern { mark(node, .isPattern) }
        if kind == .leftParen {
            inValueBrackets { $0.arguments() }
            if !braceIsBody, isTrailingClosure(isLiteral: false) { trailingClosures() }
        } else {
            mark(node, .hasNoParentheses)
            trailingClosures()
        }
        close(node)
    }
}
