import SourceText

/// Expressions: flat lists of operands and operators.
extension ObjCBodies {
    /// An expression, up to the first token that cannot belong to it.
    mutating func expression() {
        guard startsOperand else { return }
        guard depth < ObjCBodies.deepest else {
            while at < limit, kind != .semicolon, kind != .comma { skipGroup() }
            return
        }
        depth += 1
        let node = open(.expression)
        var questions = 0
        repeat { operand() } while infix(&questions)
        close(node)
        depth -= 1
    }

    private var startsOperand: Bool {
        switch kind {
        case .endOfFile, .semicolon, .comma, .colon, .rightParen, .rightBracket, .rightBrace, .infixQuestion, .equal:
            false
        default: true
        }
    }

    /// Reads what joins two operands. Returns whether another operand follows.
    private mutating func infix(_ questions: inout Int) -> Bool {
        switch kind {
        case .operator, .ampersand: leaf(.operator, named: true)
        case .equal: leaf(.assignment)
        case .infixQuestion:
            leaf(.question)
            questions += 1
            if kind == .colon {
                leaf(.colon)
                questions -= 1
            }
        case .colon where questions > 0:
            questions -= 1
            leaf(.colon)
        default: return false
        }
        return startsOperand
    }

    private mutating func operand() {
        prefixes: while at < limit {
            switch kind {
            case .operator where !isOperator("^"), .ampersand: leaf(.operator, named: true)
            case .word where source.isOperatorWord(at) && kind(at + 1) == .word: leaf(.operator, named: true)
            case .leftParen where isCast:
                let node = open(.cast)
                typeInParens()
                close(node)
            default: break prefixes
            }
        }
        guard startsOperand else { return }
        let node = open(.operand)
        head()
        suffixes()
        close(node)
    }

    /// Whether the current parentheses hold a type, and what follows is cast to it.
    private var isCast: Bool {
        let close = Int(source.partner[at])
        guard close > at + 1, close + 1 < limit, kind(at + 1) == .word else { return false }
        var words = 0
        var index = at + 1
        while index < close {
            switch source.tokens[index].kind {
            case .word: words += 1
            case .operator
            where source.isOperator(index, "*") || source.isOperator(index, "<") || source.isOperator(index, ">"): break
            case .comma, .colon: break
            case .leftParen where words > 0: break
            default: return false
            }
            index = source.next(index)
        }
        switch kind(close + 1) {
        case .word: return !source.text(close + 1, is: "in")
        case .string, .number, .at, .leftBrace: return true
        case .operator: return source.isOperator(close + 1, "^") || source.isOperator(close + 1, "!")
        case .leftBracket where send(at: source.tokens[close + 1].start) != nil: return true
        case .leftParen, .leftBracket:
            // `(x)(y)` and `(x)[y]` are calls and subscripts, unless `x` is clearly a type.
            return words > 1 || source.isOperator(close - 1, "*") || source.isOperator(close - 1, ">")
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.byte(at + 1)) || isPlainType(at + 1)
        default: return false
        }
    }

    private func isPlainType(_ index: Int) -> Bool {
        source.text(index, is: "id") || source.text(index, is: "int") || source.text(index, is: "void")
            || source.text(index, is: "float") || source.text(index, is: "double") || source.text(index, is: "long")
    }

    private mutating func head() {
        switch kind {
        case .word: word()
        case .number: leaf(.number, named: source.tokens[at].length == 1)
        case .string:
            leaf(.string)
            while kind == .string { at += 1 }
        case .at: literal()
        case .leftBracket: bracket()
        case .leftParen: list(.group)
        case .leftBrace: list(.list)
        case .operator where isOperator("^"): closure()
        // `.name = value` in an initializer.
        case .dot where kind(at + 1) == .word:
            at += 1
            leaf(.member, named: true)
        default: at += 1
        }
    }

    private mutating func word() {
        switch source.tokens[at].length {
        case 4 where text(is: "self"): leaf(.selfReference)
        case 5 where text(is: "super"): leaf(.superReference)
        case 3 where text(is: "nil") || text(is: "Nil"), 4 where text(is: "NULL"), 7 where text(is: "nullptr"):
            leaf(.nil)
        case 3 where text(is: "YES"), 4 where text(is: "true"): leaf(.true)
        case 2 where text(is: "NO"), 5 where text(is: "false"): leaf(.false)
        default: leaf(.identifier, named: true)
        }
    }

    /// What starts with `@`.
    private mutating func literal() {
        if source.tokens[at].length == 1 {
            switch kind(at + 1) {
            case .leftBracket:
                at += 1
                list(.array)
            case .leftBrace:
                at += 1
                list(.dictionary)
            case .leftParen:
                at += 1
                list(.group)
            case .number, .word: leaf(.number)
            default: at += 1
            }
        } else if text(is: "@selector"), kind(at + 1) == .leftParen {
            let node = open(.selector)
            let contents = source.contents(at + 1)
            nodes[node].name = source.selectorName(contents)
            at = min(source.indexAfter(at + 1), limit)
            close(node)
        } else if text(is: "@YES") {
            leaf(.true)
        } else if text(is: "@NO") {
            leaf(.false)
        } else if source.bytes[Int(source.tokens[at].start) + 1] < 0x3A {
            leaf(.number)
        } else {
            // `@available(…)`, `@protocol(…)`, and macros: `@weakify(self)`.
            leaf(.identifier, named: true)
        }
    }

    /// Expressions between brackets.
    private mutating func list(_ kind: ObjCNode.Kind) {
        let node = open(kind)
        inBrackets { bodies in
            // `({ … })` has the value of its last statement.
            if kind == .group, bodies.kind == .leftBrace { bodies.block() }
            while bodies.at < bodies.limit {
                let before = bodies.at
                bodies.expression()
                if bodies.kind == .comma || bodies.kind == .colon { bodies.at += 1 }
                if bodies.at == before { bodies.skipGroup() }
            }
        }
        close(node)
    }

    private mutating func suffixes() {
        while at < limit {
            switch kind {
            case .dot, .arrow:
                at += 1
                guard kind == .word else { return }
                leaf(.member, named: true)
            case .colon where source.isScope(at):
                at += 2
                leaf(.member, named: true)
            case .leftParen:
                let node = open(.call)
                inBrackets { bodies in
                    while bodies.at < bodies.limit {
                        let before = bodies.at
                        let argument = bodies.open(.argument)
                        bodies.expression()
                        while bodies.at < bodies.limit, bodies.kind != .comma { bodies.skipGroup() }
                        bodies.close(argument)
                        if bodies.kind == .comma { bodies.at += 1 }
                        bodies.at = max(bodies.at, before + 1)
                    }
                }
                close(node)
            case .leftBracket where send(at: source.tokens[at].start) == nil:
                let node = open(.subscript)
                inBrackets { $0.expression() }
                close(node)
            case .operator where source.tokens[at].length == 2 && (text(is: "++") || text(is: "--")):
                leaf(.operator, named: true)
            default: return
            }
        }
    }

    // MARK: Sends

    private mutating func bracket() {
        guard let send = send(at: source.tokens[at].start) else {
            if !lambda() { list(.list) }
            return
        }
        let node = open(.send, send.selector)
        inBrackets { bodies in
            bodies.part(upTo: send.nameRange.start) { $0.expression() }
            for index in send.arguments {
                let argument = bodies.arguments[Int(index)]
                while bodies.at < bodies.limit, bodies.source.tokens[bodies.at].start < argument.range.start {
                    bodies.at += 1
                }
                let node = bodies.open(.argument, argument.label)
                bodies.part(upTo: argument.range.end) { bodies in
                    while bodies.at < bodies.limit {
                        let before = bodies.at
                        bodies.expression()
                        if bodies.kind == .comma { bodies.at += 1 }
                        if bodies.at == before { bodies.skipGroup() }
                    }
                }
                bodies.close(node)
            }
        }
        close(node)
    }

    /// The send whose bracket is at an offset.
    private func send(at start: UInt32) -> ObjCSend? {
        var low = 0
        var high = sends.count
        while low < high {
            let middle = (low + high) / 2
            if sends[middle].range.start < start { low = middle + 1 } else { high = middle }
        }
        return low < sends.count && sends[low].range.start == start ? sends[low] : nil
    }

    /// Runs `body` with what is before an offset, and moves there.
    private mutating func part(upTo offset: UInt32, _ body: (inout ObjCBodies) -> Void) {
        var index = at
        while index < limit, source.tokens[index].start < offset { index = source.next(index) }
        let saved = limit
        limit = min(index, limit)
        body(&self)
        at = limit
        limit = saved
    }
}
