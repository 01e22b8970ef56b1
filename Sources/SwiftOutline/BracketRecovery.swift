import SourceText

/// Matches the brackets of a file with unbalanced brackets, so that as little as possible is misread. Indentation shows
/// the intended structure, because the contents of brackets are usually indented.
///
/// - `)` and `]` never match across an open `{`, and only a string's own tail matches its head.
/// - A `}` at the start of a line closes the brace whose line has the same indentation, and all openers inside it,
///   unless a line in between is indented as little. If it is indented deeper than the innermost brace, it closes
///   nothing.
/// - A `}` after other code does not close a brace at the end of a line.
/// - A declaration at the start of a line is not inside an opener with the same or a deeper indentation: such openers
///   end before it.
/// - `#else` and `#elseif` restore the openers of the `#if`. If a branch closed some of them, the later branches must
///   not close more.
/// Invariant: an opener leaves the stack once and gets its partner then, so the algorithm is linear and ranges nest.
struct BracketRecovery {
    /// The open brackets, innermost last. The first one represents the file and never closes.
    private var openers: [Opener] = []
    private var directives: [Directive] = []
    /// A declaration whose brace is expected: the number of openers that enclose it, the indentation of its line, and
    /// whether it declares a type.
    private var declaration: (depth: Int, indentation: Int, isType: Bool)?
    /// Whether only closers precede the current token on its line.
    private var isAfterClosersOnly = true
    private var problems: [TokenBuffer.Problem] = []

    private struct Opener {
        /// For a string, the latest piece.
        var token: UInt32
        /// For a string, its head.
        let first: UInt32
        /// The stack indices of the innermost opener of each kind, including this one; 0 for none.
        var paren = 0
        var bracket = 0
        var brace = 0
        var string = 0
        /// The indentation of its line; for a declaration's brace, that of the declaration's first line.
        var indentation = 0
        /// The indentation of its line.
        var lineIndentation = 0
        /// For a brace, the indentation of its contents as its first line shows it.
        var content = Content.unknown
        /// Whether it is the brace of a type.
        var isType = false
    }

    /// The indentation of the lines in a brace: deeper than the brace's own line, or not.
    private enum Content {
        case unknown, deeper, flat
    }

    private struct Directive {
        let first: UInt32
        var latest: UInt32
        /// The number of openers at the `#if`.
        let depth: Int
        /// The minimum number of openers that the branch has not closed.
        var untouched: Int
        /// The index below which openers must not be closed, because an earlier branch closed the others.
        var floor: Int
    }

    /// A file with more problems is not Swift, and listing the rest would not help.
    private static let mostProblems = 64
    /// The maximum number of braces between a closer and the declaration that it closes, so that each search is short.
    private static let deepestWalk = 64

    mutating func match(_ buffer: TokenBuffer, bytes: UnsafeBufferPointer<UInt8>) {
        let tokens = buffer.base
        let partner = buffer.partner
        openers.removeAll(keepingCapacity: true)
        openers.append(Opener(token: 0, first: 0))
        directives.removeAll(keepingCapacity: true)
        declaration = nil
        problems.removeAll(keepingCapacity: true)

        var indentation = 0
        for index in 0..<buffer.count {
            let token = tokens[index]
            let here = UInt32(truncatingIfNeeded: index)
            if token.isFirstOnLine {
                indentation = token.indentation(in: bytes)
                beginLine(index, indentation: indentation, buffer)
            }
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace, .stringHead:
                push(here, token.kind, indentation: indentation)
            case .rightParen, .rightBracket, .rightBrace, .stringMiddle, .stringTail:
                partner[index] = here
                if let position = opener(for: token, indentation: indentation, buffer) {
                    close(position, with: here, token.kind, buffer)
                } else {
                    note(token)
                    // The previous piece was cut off, but the string continues.
                    if token.kind == .stringMiddle { push(here, .stringHead, indentation: indentation) }
                }
            case .poundIf:
                let floor = directives.last?.floor ?? 1
                directives.append(
                    Directive(first: here, latest: here, depth: openers.count, untouched: openers.count, floor: floor)
                )
            case .poundElseif, .poundElse, .poundEndif:
                partner[index] = here
                directive(here, token.kind, buffer)
            default:
                note(declarationAt: index, indentation: indentation, buffer)
            }
            isAfterClosersOnly = isAfterClosersOnly && token.kind.isCloser
        }

        cut(downTo: 1, at: UInt32(truncatingIfNeeded: buffer.count - 1), buffer)
        for directive in directives { partner[Int(directive.latest)] = UInt32(truncatingIfNeeded: buffer.count - 1) }
        buffer.problems.append(contentsOf: problems)
        buffer.problems.sort { $0.offset < $1.offset }
    }

    /// Records a declaration that may have a brace. `class` before a keyword is a modifier, `init` after a dot is a
    /// call.
    private mutating func note(declarationAt index: Int, indentation: Int, _ buffer: TokenBuffer) {
        switch buffer[index].kind {
        case .class, .struct, .enum, .actor, .protocol, .extension:
            if buffer[index + 1].kind.isName { declaration = (openers.count, indentation, true) }
        case .func: declaration = (openers.count, indentation, false)
        case .`init`, .deinit:
            if index == 0 || buffer[index - 1].kind != .dot { declaration = (openers.count, indentation, false) }
        default: break
        }
    }

    // MARK: Lines

    private mutating func beginLine(_ index: Int, indentation: Int, _ buffer: TokenBuffer) {
        isAfterClosersOnly = true
        let kind = buffer[index].kind
        if kind.isCloser || kind.isDirective { return }
        if buffer.beginsDeclaration(index) { endUnclosed(before: index, indentation: indentation, buffer) }
        let position = openers.count - 1
        if openers[position].brace == position, openers[position].content == .unknown {
            openers[position].content = indentation > openers[position].indentation ? .deeper : .flat
        }
    }

    /// Ends the openers that cannot contain a declaration at the start of a line, by its indentation.
    private mutating func endUnclosed(before index: Int, indentation: Int, _ buffer: TokenBuffer) {
        var count = openers.count
        while count > floor, isOver(openers[count - 1], at: count - 1, indentation: indentation) { count -= 1 }
        guard count < openers.count else { return }
        cut(downTo: count, at: UInt32(truncatingIfNeeded: index), buffer)
        forget(above: count)
    }

    private func isOver(_ opener: Opener, at position: Int, indentation: Int) -> Bool {
        guard opener.string != position, opener.indentation >= indentation else { return false }
        switch opener.content {
        case _ where opener.brace != position: return true
        case .deeper: return true
        case .unknown: return !opener.isType
        case .flat: return false
        }
    }

    // MARK: Openers and closers

    /// The index below which openers must not be closed.
    private var floor: Int { directives.last?.floor ?? 1 }

    private mutating func push(_ token: UInt32, _ kind: Token.Kind, indentation: Int) {
        let position = openers.count
        var opener = openers[position - 1]
        opener = Opener(
            token: token,
            first: token,
            paren: opener.paren,
            bracket: opener.bracket,
            brace: opener.brace,
            string: opener.string
        )
        (opener.indentation, opener.lineIndentation) = (indentation, indentation)
        switch kind {
        case .leftParen: opener.paren = position
        case .leftBracket: opener.bracket = position
        case .stringHead: opener.string = position
        default:
            opener.brace = position
            if let begun = declaration, begun.depth == position {
                (opener.indentation, opener.isType) = (begun.indentation, begun.isType)
                declaration = nil
            }
        }
        openers.append(opener)
    }

    /// The index of the opener that a closer or the next piece of a string matches.
    private func opener(for closer: Token, indentation: Int, _ buffer: TokenBuffer) -> Int? {
        let around = openers[openers.count - 1]
        let wall = max(around.string, floor - 1)
        switch closer.kind {
        case .stringMiddle, .stringTail:
            return around.string > 0 ? around.string : nil
        case .rightParen:
            return around.paren > max(around.brace, wall) ? around.paren : nil
        case .rightBracket:
            return around.bracket > max(around.brace, wall) ? around.bracket : nil
        case _ where closer.isFirstOnLine:
            if let position = brace(indentedBy: indentation) { return position }
            return around.brace > wall && !isDeeper(indentation, than: openers[around.brace]) ? around.brace : nil
        default:
            guard around.brace > wall else { return nil }
            let opener = openers[around.brace]
            let isStray =
                isAfterClosersOnly ? isDeeper(indentation, than: opener) : buffer[Int(opener.token) + 1].isFirstOnLine
            return isStray ? nil : around.brace
        }
    }

    private func isDeeper(_ indentation: Int, than opener: Opener) -> Bool {
        opener.content == .deeper && indentation > opener.indentation && indentation > opener.lineIndentation
    }

    /// The index of the brace that a `}` with this indentation closes; nil if there is none.
    private func brace(indentedBy indentation: Int) -> Int? {
        let innermost = openers[openers.count - 1].brace
        var position = innermost
        for _ in 0..<Self.deepestWalk where position >= floor {
            let opener = openers[position]
            let isEqual = opener.indentation == indentation || opener.lineIndentation == indentation
            if isEqual, position == innermost || opener.content != .flat { return position }
            if opener.indentation < indentation { return nil }
            position = openers[position - 1].brace
        }
        return nil
    }

    private mutating func close(_ position: Int, with closer: UInt32, _ kind: Token.Kind, _ buffer: TokenBuffer) {
        cut(downTo: position + 1, at: closer, buffer)
        buffer.partner[Int(openers[position].token)] = closer
        if kind == .stringMiddle {
            openers[position].token = closer
            return
        }
        buffer.partner[Int(closer)] = openers[position].first
        openers.removeLast()
        forget(above: position)
    }

    /// Discards the records about openers above `count`.
    private mutating func forget(above count: Int) {
        if let begun = declaration, begun.depth > count { declaration = nil }
        if let last = directives.indices.last {
            directives[last].untouched = min(directives[last].untouched, count)
            directives[last].floor = min(directives[last].floor, count)
        }
    }

    /// Removes the openers above `count`; they end at `end`.
    private mutating func cut(downTo count: Int, at end: UInt32, _ buffer: TokenBuffer) {
        while openers.count > count {
            let opener = openers.removeLast()
            buffer.partner[Int(opener.token)] = end
            note(buffer[Int(opener.first)])
        }
    }

    /// Ends the openers of a branch before the next branch starts.
    private mutating func endBranch(_ directive: Int, at token: UInt32, _ buffer: TokenBuffer) {
        let untouched = directives[directive].untouched
        cut(downTo: untouched, at: token, buffer)
        if untouched < directives[directive].depth { directives[directive].floor = untouched }
        declaration = nil
    }

    private mutating func directive(_ token: UInt32, _ kind: Token.Kind, _ buffer: TokenBuffer) {
        guard let last = directives.indices.last else { return }
        buffer.partner[Int(directives[last].latest)] = token
        directives[last].latest = token
        if kind == .poundEndif {
            let ended = directives.removeLast()
            buffer.partner[Int(token)] = ended.first
            if last > 0 { directives[last - 1].untouched = min(directives[last - 1].untouched, ended.untouched) }
        } else {
            endBranch(last, at: token, buffer)
        }
    }

    private mutating func note(_ token: Token) {
        guard problems.count < Self.mostProblems else { return }
        problems.append(TokenBuffer.Problem(offset: token.start, kind: .unbalancedBracket))
    }
}
