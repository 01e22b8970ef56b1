import SourceText

/// Message sends.
///
/// A `[` begins a send if, at its own level of brackets, a word follows something that ends an operand, and then `:` or
/// the `]`. Nothing else in C or C++ has two operands one after the other, so neither the receiver nor its type has to
/// be understood: not casts, blocks, ternaries or macros. Only `[(x) y]` may also be a cast in a subscript: there, what
/// is before the `[` decides.
extension ObjCOutliner {
    mutating func readSends() {
        for index in 0..<count {
            switch tokens[index].kind {
            case .leftBracket: readSend(index)
            case .at where kind(index + 1) == .leftParen && text(index, is: "@selector"):
                file.selectors.append(selectorName(contents(index + 1)))
            default: break
            }
        }
    }

    private mutating func readSend(_ open: Int) {
        // `@[…]`
        if open > 0, kind(open - 1) == .at, tokens[open - 1].length == 1 { return }
        let limit = min(Int(partner[open]), count)
        guard kind(limit) == .rightBracket, limit > open + 2, let first = firstWord(open, limit) else { return }
        let isUnary = kind(first) == .word && first + 1 == limit
        let nameRange = kind(first) == .word ? range(first) : ByteRange(tokens[first].start, tokens[first].start)
        let start = Int32(file.arguments.count)
        var name = Name.none
        if isUnary {
            name = self.name(first)
        } else {
            readArguments(from: first, to: limit)
            // The selector is put together from its parts.
            name = selector.withUnsafeBufferPointer { names.intern($0) }
        }
        file.sends.append(
            ObjCSend(
                selector: name, nameRange: nameRange, receiver: range(from: open + 1, to: first),
                arguments: start..<Int32(file.arguments.count), range: range(from: open, to: limit + 1)))
    }

    /// The index of the first word of the selector, or of its colon; nil if this is not a send.
    private func firstWord(_ open: Int, _ limit: Int) -> Int? {
        // An attribute of C++: `[[using gnu : const]]`.
        if text(open + 1, is: "using") { return nil }
        /// Open ternaries, whose colons belong to no selector.
        var questions = 0
        var at = open + 1
        var last = open
        while at < limit {
            switch tokens[at].kind {
            case .infixQuestion: questions += 1
            case .colon:
                if isScope(at) {
                    last = at + 1
                    at += 2
                    continue
                }
                if questions > 0 {
                    questions -= 1
                } else {
                    // A selector that starts with a colon, or no send at all.
                    return endsOperand(last, of: open) && last > open ? at : nil
                }
            case .word where questions == 0 && last > open:
                let follower = tokens[at + 1].kind
                if follower == .colon ? !isScope(at + 1) : at + 1 == limit, endsOperand(last, of: open) {
                    return isCast(open, at, last) ? nil : at
                }
            // Neither a send nor a subscript.
            case .semicolon: return nil
            default: break
            }
            at = next(at)
            last = at - 1
        }
        return nil
    }

    /// Whether the two colons of `a::b` start at `index`.
    func isScope(_ index: Int) -> Bool {
        dialect == .objectiveCPlusPlus && kind(index + 1) == .colon && !tokens[index + 1].hasTriviaBefore
            && kind(index + 2) == .word
    }

    /// Whether a token can be the last one of an operand.
    ///
    /// - Parameter open: the bracket of a send whose receiver the operand may be.
    private func endsOperand(_ index: Int, of open: Int? = nil) -> Bool {
        switch tokens[index].kind {
        case .word: !isOperatorWord(index)
        case .number, .string, .rightParen, .rightBracket, .rightBrace: true
        case .at: tokens[index].length > 1
        case .operator:
            // `x++`, and the generic arguments in `[NSArray<Model *> new]`.
            (tokens[index].length == 2 && (byte(index) == Byte.plus || byte(index) == Byte.minus)
                && bytes[Int(tokens[index].start) + 1] == byte(index))
                || open.map { isOperator(index, ">") && isOperator($0 + 2, "<") && !followsOperand($0) } ?? false
        default: false
        }
    }

    /// Words that an operand follows.
    func isOperatorWord(_ index: Int) -> Bool {
        switch tokens[index].length {
        case 2: text(index, is: "in") || text(index, is: "do")
        case 3: text(index, is: "new")
        case 4: text(index, is: "else") || text(index, is: "case")
        case 5: text(index, is: "throw") || text(index, is: "using")
        case 6: text(index, is: "return") || text(index, is: "sizeof") || text(index, is: "delete")
        case 8: text(index, is: "co_await") || text(index, is: "co_yield")
        case 9: text(index, is: "co_return")
        default: false
        }
    }

    /// Whether `[(x) y]` is a subscript with a cast in it.
    private func isCast(_ open: Int, _ word: Int, _ last: Int) -> Bool {
        guard kind(last) == .rightParen, word + 1 == Int(partner[open]), Int(partner[last]) == open + 1 else {
            return false
        }
        return followsOperand(open)
    }

    /// Whether a `[` follows an operand, and is a subscript of it.
    private func followsOperand(_ open: Int) -> Bool {
        guard open > 0 else { return false }
        switch tokens[open - 1].kind {
        case .word: return !isOperatorWord(open - 1)
        case .string, .rightBracket: return true
        case .rightBrace:
            let opener = Int(partner[open - 1])
            return opener > 0 && kind(opener - 1) == .at
        case .rightParen:
            let opener = Int(partner[open - 1])
            // A cast, or the condition of a statement.
            guard opener > 0, opener < open else { return true }
            if isOperator(open - 2, "*") { return false }
            return !text(opener - 1, is: "if") && !text(opener - 1, is: "while") && !text(opener - 1, is: "for")
                && !text(opener - 1, is: "switch")
        default: return false
        }
    }

    /// The parts of a selector with arguments, from its first word or colon on.
    private mutating func readArguments(from first: Int, to limit: Int) {
        selector.removeAll(keepingCapacity: true)
        var label = Name.none
        var argument = -1
        var questions = 0
        var at = first
        var last = first
        func finish(_ outliner: inout ObjCOutliner, _ end: Int) {
            guard argument >= 0 else { return }
            outliner.file.arguments.append(
                ObjCArgument(label: label, range: outliner.range(from: min(argument, limit), to: end)))
        }
        while at < limit {
            switch tokens[at].kind {
            case .infixQuestion: questions += 1
            // The end of another branch of `#if`.
            case .rightBracket:
                finish(&self, at)
                return
            // A word after an operator, or the first one of an argument, is an operand: `[x a:b :c]`.
            case .word
            where questions == 0 && kind(at + 1) == .colon && at + 1 < limit && !isScope(at + 1)
                && (at == first || (at > argument && endsOperand(last))):
                finish(&self, at)
                selector.append(contentsOf: text(at))
                selector.append(UInt8(ascii: ":"))
                label = name(at)
                argument = at + 2
                last = at + 1
                at += 2
                continue
            case .colon:
                if isScope(at) {
                    last = at + 1
                    at += 2
                    continue
                }
                if questions > 0 {
                    questions -= 1
                } else {
                    finish(&self, at)
                    selector.append(UInt8(ascii: ":"))
                    label = .none
                    argument = at + 1
                }
            default: break
            }
            at = next(at)
            last = at - 1
        }
        finish(&self, at)
    }
}
