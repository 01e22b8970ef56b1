import SourceText

/// Matches the brackets of a file in which they are not balanced, so that as little as possible of it is misread.
/// People indent what stands in brackets, so indentation bears witness to what they meant.
///
/// - `)` and `]` never reach over a `{` that is open, and nothing but its own tail reaches over a string's head.
/// - A `}` that starts a line closes what began with the same indentation, with all that is open in it, if nothing in
///   between began with as little. Indented deeper than the innermost brace, it closes nothing.
/// - A `}` behind other code closes no brace that ended its line.
/// - A declaration that starts a line is in nothing that began with the same indentation or a deeper one: what is open
///   there ends before it.
/// - `#else` and `#elseif` come back to what was open at the `#if`. If a branch closed what was open there, the
///   branches behind it do not close anything more.
///
/// Invariant: an opener leaves the stack once, and then has its partner. So all is linear, and ranges nest.
struct BracketRecovery {
    /// What is open, innermost last. The first stands for the file and never closes.
    private var openers: [Opener] = []
    private var directives: [Directive] = []
    /// A declaration whose brace is still to come: how deep it stands, the indentation of its line, and whether it is a
    /// type's.
    private var declaration: (depth: Int, indentation: Int, isType: Bool)?
    /// Whether nothing but closers stands before the current token on its line.
    private var isBehindClosersOnly = true
    private var problems: [TokenBuffer.Problem] = []

    private struct Opener {
        /// Of a string the latest piece.
        var token: UInt32
        /// Of a string its head.
        let first: UInt32
        /// Places in the stack of the innermost of each kind, this one included; 0 for none.
        var paren = 0
        var bracket = 0
        var brace = 0
        var string = 0
        /// Indentation of the line on which it stands or, of a declaration's brace, on which that began.
        var indentation = 0
        /// Indentation of the line on which it stands.
        var lineIndentation = 0
        /// Of a brace, what its first line says.
        var content = Content.unknown
        /// Whether it is a type's brace.
        var isType = false
    }

    /// How the lines in a brace are indented: deeper than the brace's own line, or no deeper.
    private enum Content {
        case unknown, deeper, flat
    }

    private struct Directive {
        let first: UInt32
        var latest: UInt32
        /// How many openers there were at the `#if`.
        let depth: Int
        /// How many openers the branch has left untouched at least.
        var untouched: Int
        /// Openers below this place must not be closed: a branch before this one has closed what it may.
        var floor: Int
    }

    /// A file with more is no source; the rest of its problems would help nobody.
    private static let mostProblems = 64
    /// Braces between a closer and the declaration it may close. More would make a walk for each closer too long.
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
                indentation = Self.indentation(of: token, in: bytes)
                beginLine(index, indentation: indentation, buffer)
            }
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace, .stringHead:
                push(here, token.kind, indentation: indentation)
            case .rightParen, .rightBracket, .rightBrace, .stringMiddle, .stringTail:
                partner[index] = here
                if let place = opener(for: token, indentation: indentation, buffer) {
                    close(place, with: here, token.kind, buffer)
                } else {
                    note(token)
                    // What was to lead back to it has been cut off, but the string goes on.
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
            isBehindClosersOnly = isBehindClosersOnly && token.kind.isCloser
        }

        cut(downTo: 1, at: UInt32(truncatingIfNeeded: buffer.count - 1), buffer)
        for directive in directives { partner[Int(directive.latest)] = UInt32(truncatingIfNeeded: buffer.count - 1) }
        buffer.problems.append(contentsOf: problems)
        buffer.problems.sort { $0.offset < $1.offset }
    }

    /// Remembers a declaration that may have a brace. `class` before a keyword is a modifier, `init` behind a dot a
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
        isBehindClosersOnly = true
        let kind = buffer[index].kind
        if kind.isCloser || kind.isDirective { return }
        if buffer.beginsDeclaration(index) { endUnclosed(before: index, indentation: indentation, buffer) }
        let place = openers.count - 1
        if openers[place].brace == place, openers[place].content == .unknown {
            openers[place].content = indentation > openers[place].indentation ? .deeper : .flat
        }
    }

    /// Ends what a declaration, the first on its line, cannot stand in by its indentation.
    private mutating func endUnclosed(before index: Int, indentation: Int, _ buffer: TokenBuffer) {
        var count = openers.count
        while count > floor, isOver(openers[count - 1], at: count - 1, indentation: indentation) { count -= 1 }
        guard count < openers.count else { return }
        cut(downTo: count, at: UInt32(truncatingIfNeeded: index), buffer)
        forget(above: count)
    }

    private func isOver(_ opener: Opener, at place: Int, indentation: Int) -> Bool {
        guard opener.string != place, opener.indentation >= indentation else { return false }
        switch opener.content {
        case _ where opener.brace != place: return true
        case .deeper: return true
        case .unknown: return !opener.isType
        case .flat: return false
        }
    }

    // MARK: Openers and closers

    /// Openers below this place must not be closed.
    private var floor: Int { directives.last?.floor ?? 1 }

    private mutating func push(_ token: UInt32, _ kind: Token.Kind, indentation: Int) {
        let place = openers.count
        var opener = openers[place - 1]
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
        case .leftParen: opener.paren = place
        case .leftBracket: opener.bracket = place
        case .stringHead: opener.string = place
        default:
            opener.brace = place
            if let begun = declaration, begun.depth == place {
                (opener.indentation, opener.isType) = (begun.indentation, begun.isType)
                declaration = nil
            }
        }
        openers.append(opener)
    }

    /// The place of what a closer or a string's next piece closes.
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
            if let place = brace(indentedBy: indentation) { return place }
            return around.brace > wall && !isDeeper(indentation, than: openers[around.brace]) ? around.brace : nil
        default:
            guard around.brace > wall else { return nil }
            let opener = openers[around.brace]
            let isStray =
                isBehindClosersOnly ? isDeeper(indentation, than: opener) : buffer[Int(opener.token) + 1].isFirstOnLine
            return isStray ? nil : around.brace
        }
    }

    private func isDeeper(_ indentation: Int, than opener: Opener) -> Bool {
        opener.content == .deeper && indentation > opener.indentation && indentation > opener.lineIndentation
    }

    /// The place of the brace that a `}` with such an indentation closes, if there is one.
    private func brace(indentedBy indentation: Int) -> Int? {
        let innermost = openers[openers.count - 1].brace
        var place = innermost
        for _ in 0..<Self.deepestWalk where place >= floor {
            let opener = openers[place]
            let isEqual = opener.indentation == indentation || opener.lineIndentation == indentation
            if isEqual, place == innermost || opener.content != .flat { return place }
            if opener.indentation < indentation { return nil }
            place = openers[place - 1].brace
        }
        return nil
    }

    private mutating func close(_ place: Int, with closer: UInt32, _ kind: Token.Kind, _ buffer: TokenBuffer) {
        cut(downTo: place + 1, at: closer, buffer)
        buffer.partner[Int(openers[place].token)] = closer
        if kind == .stringMiddle {
            openers[place].token = closer
            return
        }
        buffer.partner[Int(closer)] = openers[place].first
        openers.removeLast()
        forget(above: place)
    }

    /// Only `count` openers are left: what was noted of others is no more.
    private mutating func forget(above count: Int) {
        if let begun = declaration, begun.depth > count { declaration = nil }
        if let last = directives.indices.last {
            directives[last].untouched = min(directives[last].untouched, count)
            directives[last].floor = min(directives[last].floor, count)
        }
    }

    /// Leaves `count` openers; those above end at `end`.
    private mutating func cut(downTo count: Int, at end: UInt32, _ buffer: TokenBuffer) {
        while openers.count > count {
            let opener = openers.removeLast()
            buffer.partner[Int(opener.token)] = end
            note(buffer[Int(opener.first)])
        }
    }

    /// Before another branch begins: what is open in this one ends with it.
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

    /// How far a line's first token is from its start, a tab going to the next multiple of four. Only ever asked of a
    /// line's first token, so all in all linear.
    private static func indentation(of token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let start = Int(token.start)
        var lineStart = start
        while lineStart > 0, bytes[lineStart - 1] != Byte.newline, bytes[lineStart - 1] != Byte.carriageReturn {
            lineStart -= 1
        }
        var width = 0
        for index in lineStart..<start { width += bytes[index] == Byte.tab ? 4 - width % 4 : 1 }
        return width
    }
}

extension Token.Kind {
    fileprivate var isCloser: Bool { self == .rightParen || self == .rightBracket || self == .rightBrace }
}

extension TokenBuffer {
    /// Whether a line's first token begins a declaration, and could not be anything else. Attributes and modifiers may
    /// stand alone on it.
    fileprivate func beginsDeclaration(_ index: Int) -> Bool {
        let token = self[index]
        guard index + 1 < count else { return false }
        let next = self[index + 1]
        switch token.kind {
        case .func, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .import, .let, .var, .class,
            .deinit, .subscript, .private, .fileprivate, .internal, .public, .static:
            // As a label any word may stand.
            return next.kind != .colon
        case .`init`: return next.kind != .colon && (index == 0 || self[index - 1].kind != .dot)
        case .final, .override, .open, .lazy, .weak, .unowned, .required, .convenience, .mutating, .nonisolated,
            .dynamic, .indirect, .package, .actor:
            return next.kind.isWord && !next.isFirstOnLine && next.kind != .in && next.kind != .as && next.kind != .is
        case .at:
            // `@unknown default`
            return index + 2 < count && self[index + 2].kind != .default && self[index + 2].kind != .case
        default: return false
        }
    }
}
