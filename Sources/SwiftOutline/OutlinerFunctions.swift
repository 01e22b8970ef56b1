import SourceText

/// Functions, initializers, subscripts, and their parameters.
extension Outliner {
    mutating func function(_ header: Header) {
        let first = at
        if isNameHere {
            advance()
        } else if !kind.isWord {
            operatorName()
        }
        guard at > first || split > 0 else { return }
        let range = ByteRange(tokens[first].start, lastEnd)
        let name =
            kind(first).isWord
            ? name(first) : names.intern(UnsafeBufferPointer(start: bytes + Int(range.start), count: range.length))
        let index = append(header, .function, name, range)
        enter(index, .local) { outliner, index in
            let begin = outliner.start
            outliner.declarations[index].generics = outliner.genericParameters().span
            outliner.signature(index, from: begin)
            outliner.functionBody(index)
        }
    }

    /// An operator's name. One `<` more than the operator has opens generics (rule 58).
    private mutating func operatorName() {
        let first = at
        while at < limit, kind != .leftParen, at == first || !tokens[at].hasTriviaBefore, !kind.isWord {
            let length = tokens[at].length
            if kind == .operator, length > 1, byte(at, length - 1) == UInt8(ascii: "<"), kind(at + 1).isWord {
                split = length - 1
                return
            }
            advance()
        }
    }

    mutating func initializer(_ header: Header) {
        enter(append(header, .initializer, name(at - 1), range(at - 1)), .local) { outliner, index in
            let begin = outliner.start
            if outliner.takeFailability() {
                outliner.declarations[index].modifiers.insert(.failable)
            }
            outliner.declarations[index].generics = outliner.genericParameters().span
            outliner.signature(index, from: begin)
            outliner.functionBody(index)
        }
    }

    /// `?` or `!`, which may be separated from `init` and then has another kind.
    private mutating func takeFailability() -> Bool {
        if take(.postfixQuestion) || take(.postfixBang) { return true }
        guard at < limit,
            tokens[at].length == 1,
            byte(at) == UInt8(ascii: "?") || byte(at) == UInt8(ascii: "!"),
            kind(at + 1) == .leftParen
        else {
            return false
        }
        advance()
        return true
    }

    mutating func deinitializer(_ header: Header) {
        enter(append(header, .deinitializer, name(at - 1), range(at - 1)), .local) { outliner, index in
            outliner.skipEffects()
            outliner.functionBody(index)
        }
    }

    mutating func subscripted(_ header: Header) {
        enter(append(header, .subscript, name(at - 1), range(at - 1)), .local) { outliner, index in
            let begin = outliner.start
            outliner.declarations[index].generics = outliner.genericParameters().span
            outliner.signature(index, from: begin)
            outliner.accessors(index)
        }
    }

    /// Parameters, effects, result and `where`.
    mutating func signature(_ index: Int, from begin: UInt32) {
        if kind == .leftParen {
            declarations[index].parameters = span { outliner in
                outliner.inBrackets { $0.parameters() }
            }
        }
        let effects = at
        skipEffects()
        for token in effects..<max(at, effects) {
            if tokens[token].kind == .async { declarations[index].modifiers.insert(.async) }
            if tokens[token].kind == .throws { declarations[index].modifiers.insert(.throws) }
        }
        if take(.arrow) {
            // The generics of a named opaque result: `-> <T> T`.
            if isOpeningAngle { _ = genericParameters() }
            declarations[index].type = typeNode()
        }
        skipEffects()
        declarations[index].requirements = requirements()
        texts[index].type = ByteRange(begin, max(lastEnd, begin))
    }

    private mutating func functionBody(_ index: Int) {
        guard kind == .leftBrace else { return }
        let begin = start
        if onlyTraps(at) { declarations[index].modifiers.insert(.trapping) }
        if withBodies {
            let first = nextNode
            block()
            declarations[index].body = NodeSpan(first, nextNode)
        } else {
            jump(to: indexAfter(at))
        }
        texts[index].braces = ByteRange(begin, lastEnd)
    }

    /// Whether all that is in the braces at an index is a call of a function that stops the program.
    mutating func onlyTraps(_ brace: Int) -> Bool {
        let end = Int(partner[brace])
        var first = brace + 1
        if kind(first) == .return { first += 1 }
        guard kind(first) == .word, kind(first + 1) == .leftParen, Int(partner[first + 1]) + 1 == end else {
            return false
        }
        return text(first, is: "fatalError") || text(first, is: "preconditionFailure")
    }

    // MARK: Parameters

    /// The contents of the parentheses of a function or an enum case.
    mutating func parameters() {
        while at < limit {
            let before = at
            parameter()
            _ = take(.comma)
            jump(to: max(at, before + 1))
        }
    }

    private mutating func parameter() {
        while kind == .at { skipAttribute() }
        while kind.isDirective { skipLine() }
        let node = open(.parameter)
        // `isolated name: T` and similar: a modifier precedes the parameter.
        if kind.isWord, kind(at + 1).isWord, kind(at + 2).isWord, kind(at + 3) == .colon { advance() }
        if kind.isWord, kind(at + 1).isWord, kind(at + 2) == .colon {
            leaf(.label, at)
            advance()
        }
        if kind.isWord, kind(at + 1) == .colon {
            name(node, after: at)
            advance()
        }
        _ = take(.colon)
        type()
        if kind == .operator, text(at, is: "...") {
            mark(node, .variadic)
            advance()
        }
        if takeEqual() {
            mark(node, .hasDefault)
            writing(withBodies) { $0.expression() }
        }
        while at < limit, kind != .comma { skipGroup() }
        close(node)
    }
}
