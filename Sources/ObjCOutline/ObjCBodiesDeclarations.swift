import SourceText

/// Declarations in bodies, and parameters of blocks.
extension ObjCBodies {
    /// The index of the first name that the current statement declares; nil if it declares none.
    ///
    /// `a * b;` is read as a declaration, as anyone would.
    mutating func declaredName() -> Int? {
        var index = at
        var hasType = false
        while index < limit {
            switch source.tokens[index].kind {
            case .word:
                if isTypeof(index) {
                    hasType = true
                    index = source.indexAfter(index + 1)
                } else if source.isQualifier(index) || source.text(index, is: "auto") {
                    hasType = hasType || source.byte(index) != UInt8(ascii: "_") && isTypeWord(index)
                    index += 1
                } else if !hasType {
                    if source.isOperatorWord(index) { return nil }
                    hasType = true
                    index += 1
                } else if endsName(index + 1) {
                    return index
                } else {
                    guard kind(index + 1) == .word || source.isOperator(index + 1, "*") else { return nil }
                    index += 1
                }
            case .operator where hasType && source.isOperator(index, "*"), .ampersand where hasType:
                index += 1
                guard kind(index) == .word || source.isOperator(index, "*") else { return nil }
            case .operator where hasType && source.isOperator(index, "<"):
                let after = source.indexAfterAngles(index, before: limit)
                if after == index { return nil }
                index = after
            case .leftParen where hasType && (source.isOperator(index + 1, "^") || source.isOperator(index + 1, "*")):
                let close = min(Int(source.partner[index]), limit)
                guard kind(close + 1) == .leftParen else { return nil }
                return (index + 2..<max(close, index + 2)).first { kind($0) == .word && !source.isQualifier($0) }
            case .colon where hasType && source.isScope(index):
                hasType = false
                index += 2
            default: return nil
            }
        }
        return nil
    }

    private func isTypeof(_ index: Int) -> Bool {
        guard kind(index + 1) == .leftParen else { return false }
        return source.text(index, is: "typeof") || source.text(index, startsWith: "__typeof")
            || source.text(index, is: "decltype")
    }

    /// Whether a qualifier is also a type by itself.
    private func isTypeWord(_ index: Int) -> Bool {
        source.text(index, is: "unsigned") || source.text(index, is: "signed") || source.text(index, is: "auto")
    }

    /// Whether a name in a declaration can end before a token.
    private func endsName(_ index: Int) -> Bool {
        switch kind(index) {
        case .equal, .semicolon, .comma, .leftBracket, .leftParen, .leftBrace, .colon, .endOfFile: true
        case .word: source.text(index, is: "in") || source.text(index, startsWith: "__attribute__")
        default: false
        }
    }

    /// `Type name = value, *name;`, up to the semicolon, which it moves past.
    mutating func declaration(_ first: Int) {
        let node = open(.declaration)
        type(upTo: first)
        var name = first
        while true {
            at = name
            let variable = open(.variable, source.name(name))
            at += 1
            // The rest of a block's type.
            if kind == .rightParen, kind(at + 1) == .leftParen {
                at += 1
                skipGroup()
            }
            while at < limit, kind == .leftBracket || kind == .word {
                if kind == .word, source.text(at, is: "in") { break }
                skipGroup()
                if kind == .leftParen { skipGroup() }
            }
            if kind == .equal {
                at += 1
                expression()
            } else if kind == .leftParen || kind == .leftBrace {
                expression()
            }
            close(variable)
            guard kind == .comma else { break }
            at += 1
            while source.isOperator(at, "*") || (kind == .word && source.isQualifier(at)) { at += 1 }
            guard kind == .word else { break }
            name = at
        }
        close(node)
        while at < limit, kind != .semicolon { skipGroup() }
        if at < limit { at += 1 }
    }

    /// A node for the type from the current token on.
    private mutating func type(upTo end: Int) {
        guard at < end else { return }
        var name = Name.none
        var index = at
        while index < end {
            if source.tokens[index].kind == .word, !source.isQualifier(index) {
                name = source.name(index)
                break
            }
            index = source.next(index)
        }
        let node = open(.type, name)
        at = end
        close(node)
    }

    /// The type between the current parentheses, which it moves past.
    mutating func typeInParens() {
        inBrackets { $0.type(upTo: $0.limit) }
    }

    // MARK: Blocks

    /// `^Type (parameters) { … }`, from the `^` on.
    mutating func closure() {
        let node = open(.closure)
        at += 1
        while at < limit, kind == .word || kind == .operator { at += 1 }
        if kind == .leftParen { inBrackets { $0.parameters() } }
        block()
        close(node)
    }

    /// `[captures](parameters) -> Type { … }`, from the bracket on. Returns whether it is one.
    mutating func lambda() -> Bool {
        var index = source.indexAfter(at)
        let parameters = kind(index) == .leftParen ? index : -1
        if parameters >= 0 { index = source.indexAfter(index) }
        while index < limit, kind(index) == .word || kind(index) == .arrow || kind(index) == .operator { index += 1 }
        guard kind(index) == .leftBrace else { return false }
        let node = open(.closure)
        if parameters >= 0 {
            at = parameters
            inBrackets { $0.parameters() }
        }
        at = index
        block()
        close(node)
        return true
    }

    private mutating func parameters() {
        while at < limit {
            let first = at
            var angles = 0
            /// The words that are not qualifiers: how many, and the last one.
            var words = (count: 0, last: -1)
            var block = -1
            while at < limit, kind != .comma || angles > 0 {
                if source.isOperator(at, "<") { angles += 1 }
                if source.isOperator(at, ">") { angles -= 1 }
                if kind == .word, angles <= 0, !source.isQualifier(at) { words = (words.count + 1, at) }
                if kind == .leftParen, source.isOperator(at + 1, "^"), kind(at + 2) == .word { block = at + 2 }
                skipGroup()
            }
            let end = at
            let name = block >= 0 ? block : words.count > 1 ? words.last : -1
            at = first
            let node = open(.parameter, name >= 0 ? source.name(name) : .none)
            type(upTo: block >= 0 ? end : max(name, first) == first ? end : name)
            at = end
            close(node)
            if at < limit { at += 1 }
        }
    }
}
