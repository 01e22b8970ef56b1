import SourceText

/// Closures, and which braces open one.
extension Outliner {
    // MARK: Trailing closures

    /// Whether the current brace opens a closure passed to the call before it (rules 70 and 71).
    mutating func isTrailingClosure(isLiteral: Bool) -> Bool {
        kind == .leftBrace && !isLiteral && mayBeClosure(at)
    }

    /// Whether the brace at `index` opens a closure instead of a body or accessors; the tokens before it can take a
    /// closure.
    mutating func mayBeClosure(_ index: Int) -> Bool {
        guard kind(index + 1) != .case, !startsObservers(index) else { return false }
        guard braceIsBody else { return true }
        let close = Int(partner[index])
        guard close < limit, tokens[close].kind == .rightBrace, !tokens[index + 1].isFirstOnLine else { return false }
        let next = close + 1
        switch kind(next) {
        case .leftBrace, .where, .comma: return true
        case .else: return bodyIsAfterElse
        case .leftBracket, .leftParen, .dot, .is, .as, .postfixQuestion, .infixQuestion, .postfixBang, .colon, .equal:
            return !tokens[next].isFirstOnLine
        case .operator, .ampersand:
            return !tokens[next].isFirstOnLine && !(tokens[next].isRightBound && !tokens[next].isLeftBound)
        default: return false
        }
    }

    /// The current closure, and the labeled ones after it (rule 72).
    mutating func trailingClosures() {
        trailingClosure(label: nil)
        while kind.isWord, kind(at + 1) == .colon, kind(at + 2) == .leftBrace, kind != .default {
            at += 2
            trailingClosure(label: at - 2)
        }
    }

    private mutating func trailingClosure(label: Int?) {
        let start = tokens[label ?? at].start
        let node = open(.argument, flags: .isTrailing, at: start)
        if let label { name(node, after: label) }
        let value = open(.expression)
        let chain = open(.chain)
        closure()
        close(chain)
        close(value)
        close(node)
    }

    // MARK: Closures

    mutating func closure() {
        guard isWriting else { return jump(to: indexAfter(at)) }
        let node = open(.closure)
        let saved = (isPattern, isBinding)
        (isPattern, isBinding) = (false, false)
        let savedScope = scope
        scope = .local
        inBrackets { outliner in
            if let end = outliner.closureSignatureEnd() {
                if outliner.kind == .at, outliner.kind(outliner.at + 1).isWord {
                    outliner.name(node, after: outliner.at + 1)
                }
                outliner.closureSignature(upTo: end)
            }
            outliner.items(.body)
        }
        scope = savedScope
        (isPattern, isBinding) = saved
        close(node)
    }

    /// The index of the `in` that ends a closure's signature, if there is one. Reads at most up to the next brace.
    private mutating func closureSignatureEnd() -> Int? {
        var index = at
        while kind(index) == .at { index = attributeEnd(index) }
        if kind(index) == .leftBracket { index = indexAfter(index) }
        if kind(index) == .leftParen {
            index = indexAfter(index)
        } else {
            while kind(index).isName || kind(index) == .wildcard || kind(index) == .self_ {
                let next = kind(index + 1)
                if kind(index) == .async, next == .in || next == .arrow || next == .throws { break }
                index += 1
                guard kind(index) == .comma else { break }
                index += 1
            }
        }
        while kind(index) == .async || kind(index) == .throws || kind(index) == .rethrows {
            index += 1
            if kind(index) == .leftParen { index = indexAfter(index) }
        }
        if kind(index) == .arrow { index = resultTypeEnd(index + 1) }
        return kind(index) == .in ? index : nil
    }

    /// The index after a closure's result type.
    private mutating func resultTypeEnd(_ index: Int) -> Int {
        var index = index
        while index < limit {
            switch tokens[index].kind {
            case .leftParen, .leftBracket: index = indexAfter(index)
            case .dot, .comma, .operator, .postfixQuestion, .postfixBang, .ampersand, .arrow, .at, .anyType, .selfType,
                .throws, .inout:
                index += 1
            case let kind:
                guard kind.isName else { return index }
                index += 1
            }
        }
        return index
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
                    outliner.jump(to: max(outliner.at, before + 1))
                }
            }
        } else {
            while at < end, kind.isWord {
                leaf(.closureParameter, at)
                advance()
                guard take(.comma) else { break }
            }
        }
        jump(to: end + 1)
    }

    private mutating func closureParameter() {
        while kind == .at { skipAttribute() }
        var last = at
        while kind.isWord, kind != .in {
            last = at
            advance()
        }
        guard last < limit, tokens[last].kind.isWord else { return }
        let node = open(.closureParameter, name(last), at: tokens[last].start)
        if take(.colon) { type() }
        close(node)
    }

    private mutating func captures() {
        while at < limit {
            let before = at
            let node = open(.capture)
            if kind == .weak || kind == .unowned, kind(at + 1).isWord || kind(at + 1) == .leftParen {
                mark(node, kind == .weak ? .isWeak : .isUnowned)
                advance()
                if kind == .leftParen { jump(to: indexAfter(at)) }
            }
            if kind.isWord {
                name(node, after: at)
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
            jump(to: max(at, before + 1))
        }
    }
}
