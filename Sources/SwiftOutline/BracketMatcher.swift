public import SourceText

/// Finds the partner of each bracket and of each piece of an interpolated string.
///
/// Invariants of the result, whatever the input:
/// - ranges nest: an opener's partner is behind it and not behind the partner of any bracket around it;
/// - an opener that nothing closes has as partner the token that cut it off: the closer of a bracket around it, a directive, or the
///   `endOfFile`; such a token's own partner is another. A closer that closes nothing is its own partner;
/// - a string's head and middles lead to the next piece, its tail to its head;
/// - `#if`, `#elseif` and `#else` lead to the next directive of theirs (or the `endOfFile`), an `#endif` to its `#if` (or itself).
///
/// A file is first taken for balanced, branch by branch, which needs no memory of its own. Only if that fails is it matched anew,
/// with indentation as a witness; see `BracketRecovery`.
public struct BracketMatcher {
    /// The `#if`s that are open.
    private var directives: [Directive] = []
    /// The heads of the strings in whose interpolations we are.
    private var stringHeads: [UInt32] = []
    private var recovery = BracketRecovery()

    private struct Directive {
        let first: UInt32
        var latest: UInt32
        /// The innermost bracket around the `#if`; every branch has to come back to it.
        let opener: UInt32
    }

    private static let none = UInt32.max

    public init() {}

    /// Fills `buffer.partner`, and adds what does not match to `buffer.problems`. `bytes` are those the tokens were made from.
    public mutating func match(_ buffer: TokenBuffer, bytes: UnsafeBufferPointer<UInt8>) {
        if !matchBalanced(buffer) { recovery.match(buffer, bytes: bytes) }
    }

    /// While a bracket is open, its place in `partner` holds the opener around it: the stack needs no storage.
    private mutating func matchBalanced(_ buffer: TokenBuffer) -> Bool {
        let tokens = buffer.base
        let partner = buffer.partner
        directives.removeAll(keepingCapacity: true)
        stringHeads.removeAll(keepingCapacity: true)
        var top = Self.none

        for index in 0..<buffer.count {
            let here = UInt32(truncatingIfNeeded: index)
            let kind = tokens[index].kind
            switch kind {
            case .leftParen, .leftBracket, .leftBrace:
                partner[index] = top
                top = here
            case .rightParen, .rightBracket, .rightBrace:
                guard top != Self.none, tokens[Int(top)].kind.rawValue &+ 1 == kind.rawValue else { return false }
                let outer = partner[Int(top)]
                partner[Int(top)] = here
                partner[index] = top
                top = outer
            case .stringHead:
                stringHeads.append(here)
                partner[index] = top
                top = here
            case .stringMiddle, .stringTail:
                guard top != Self.none, tokens[Int(top)].kind == .stringHead || tokens[Int(top)].kind == .stringMiddle
                else { return false }
                let outer = partner[Int(top)]
                partner[Int(top)] = here
                partner[index] = kind == .stringTail ? stringHeads.removeLast() : outer
                top = kind == .stringTail ? outer : here
            case .poundIf:
                directives.append(Directive(first: here, latest: here, opener: top))
            case .poundElseif, .poundElse, .poundEndif:
                guard let last = directives.indices.last, directives[last].opener == top else { return false }
                partner[Int(directives[last].latest)] = here
                if kind == .poundEndif {
                    partner[index] = directives.removeLast().first
                } else {
                    directives[last].latest = here
                }
            default:
                break
            }
        }
        return top == Self.none && directives.isEmpty
    }
}

/// Matches the brackets of a file in which they are not balanced, so that as little as possible of it is misread.
///
/// - `)` and `]` never reach over a `{` that is open, and nothing but its own tail reaches over a string's head.
/// - A `}` that starts a line closes the type or function that began with the same indentation, with all that is open in it, if
///   nothing in between began with as little.
/// - `#else` and `#elseif` come back to what was open at the `#if`. If a branch closed what was open there, the branches behind it
///   do not close anything more.
///
/// Invariant: an opener leaves the stack once, and then has its partner. So all is linear, and ranges nest.
struct BracketRecovery {
    /// What is open, innermost last. The first stands for the file and never closes.
    private var openers: [Opener] = []
    private var directives: [Directive] = []
    /// A declaration whose brace is still to come: how deep it stands, and the indentation of its line.
    private var declaration: (depth: Int, indentation: Int)?
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
        /// Indentation of the line on which a brace stands or, if it is a declaration's, on which that began.
        var indentation = 0
        var isDeclaration = false
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
            if token.isFirstOnLine { indentation = Self.indentation(of: token, in: bytes) }
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace, .stringHead:
                push(here, token.kind, indentation: indentation)
            case .rightParen, .rightBracket, .rightBrace, .stringMiddle, .stringTail:
                partner[index] = here
                if let place = opener(for: token, indentation: indentation) {
                    close(place, with: here, token.kind, buffer)
                } else {
                    note(token)
                    // What was to lead back to it has been cut off, but the string goes on.
                    if token.kind == .stringMiddle { push(here, .stringHead, indentation: indentation) }
                }
            case .poundIf:
                let floor = directives.last?.floor ?? 1
                directives.append(Directive(first: here, latest: here, depth: openers.count, untouched: openers.count, floor: floor))
            case .poundElseif, .poundElse, .poundEndif:
                partner[index] = here
                directive(here, token.kind, buffer)
            default:
                if beginsDeclaration(index, buffer) { declaration = (openers.count, indentation) }
            }
        }

        cut(downTo: 1, at: UInt32(truncatingIfNeeded: buffer.count - 1), buffer)
        for directive in directives { partner[Int(directive.latest)] = UInt32(truncatingIfNeeded: buffer.count - 1) }
        buffer.problems.append(contentsOf: problems)
        buffer.problems.sort { $0.offset < $1.offset }
    }

    /// `class` before a keyword is a modifier, `init` behind a dot a call.
    private func beginsDeclaration(_ index: Int, _ buffer: TokenBuffer) -> Bool {
        switch buffer[index].kind {
        case .class, .struct, .enum, .actor, .protocol, .extension: buffer[index + 1].kind.isName
        case .func: true
        case .`init`, .deinit: index == 0 || buffer[index - 1].kind != .dot
        default: false
        }
    }

    private mutating func push(_ token: UInt32, _ kind: Token.Kind, indentation: Int) {
        let place = openers.count
        var opener = openers[place - 1]
        opener = Opener(
            token: token, first: token, paren: opener.paren, bracket: opener.bracket, brace: opener.brace, string: opener.string)
        switch kind {
        case .leftParen: opener.paren = place
        case .leftBracket: opener.bracket = place
        case .stringHead: opener.string = place
        default:
            opener.brace = place
            opener.indentation = indentation
            if let begun = declaration, begun.depth == place {
                opener.isDeclaration = true
                opener.indentation = begun.indentation
                declaration = nil
            }
        }
        openers.append(opener)
    }

    /// The place of what a closer or a string's next piece closes.
    private func opener(for closer: Token, indentation: Int) -> Int? {
        let around = openers[openers.count - 1]
        let wall = max(around.string, (directives.last?.floor ?? 1) - 1)
        switch closer.kind {
        case .stringMiddle, .stringTail:
            return around.string > 0 ? around.string : nil
        case .rightParen:
            return around.paren > max(around.brace, wall) ? around.paren : nil
        case .rightBracket:
            return around.bracket > max(around.brace, wall) ? around.bracket : nil
        default:
            if closer.isFirstOnLine, let place = declaration(indentedBy: indentation) { return place }
            return around.brace > wall ? around.brace : nil
        }
    }

    private func declaration(indentedBy indentation: Int) -> Int? {
        let floor = directives.last?.floor ?? 1
        var place = openers[openers.count - 1].brace
        for _ in 0..<Self.deepestWalk where place >= floor {
            let opener = openers[place]
            if opener.indentation <= indentation {
                return opener.isDeclaration && opener.indentation == indentation ? place : nil
            }
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
        if let begun = declaration, begun.depth > place { declaration = nil }
        if let last = directives.indices.last {
            directives[last].untouched = min(directives[last].untouched, place)
            directives[last].floor = min(directives[last].floor, place)
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

    /// Bytes between the line's start and its first token. Only ever asked of a line's first token, so all in all linear.
    private static func indentation(of token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let start = Int(token.start)
        var lineStart = start
        while lineStart > 0, bytes[lineStart - 1] != Byte.newline, bytes[lineStart - 1] != Byte.carriageReturn { lineStart -= 1 }
        return start - lineStart
    }
}
