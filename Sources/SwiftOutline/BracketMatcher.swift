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
/// - A `}` that starts a line closes the type whose declaration began with the same indentation, with all that is open in it.
/// - `#else` and `#elseif` come back to what was open at the `#if`.
///
/// Invariant: openers are only ever added. Each knows the one around it, so that an `#else` can go back to any of them. Openers around
/// one have lower numbers.
struct BracketRecovery {
    private var openers: [Opener] = []
    private var directives: [Directive] = []
    /// The innermost open opener, or 0, which stands for the file.
    private var top = 0
    private var problems: [TokenBuffer.Problem] = []

    private struct Opener {
        /// Of a string the latest piece.
        var token: UInt32
        /// Of a string with several pieces its head.
        var head: UInt32?
        let outer: Int
        /// The innermost of each kind, this one included.
        var paren: Int
        var bracket: Int
        var brace: Int
        var string: Int
        /// Indentation of the line on which a brace stands or, if a type's, on which its declaration began.
        var indentation = 0
        var isType = false
        /// Everything from here out to this opener, itself not included, has a partner already: no `#else` makes us go there again.
        var next: Int
        var isCut = false
    }

    private struct Directive {
        let first: UInt32
        var latest: UInt32
        let opener: Int
        /// The openers of this number and above are the branch's own.
        var firstOfBranch: Int
    }

    /// A file with more is no source; the rest of its problems would help nobody.
    private static let mostProblems = 64

    mutating func match(_ buffer: TokenBuffer, bytes: UnsafeBufferPointer<UInt8>) {
        let tokens = buffer.base
        let partner = buffer.partner
        let endOfFile = UInt32(truncatingIfNeeded: buffer.count - 1)
        openers.removeAll(keepingCapacity: true)
        openers.append(Opener(token: 0, outer: 0, paren: 0, bracket: 0, brace: 0, string: 0, next: 0))
        directives.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
        top = 0

        var indentation = 0
        var type: (opener: Int, indentation: Int)?
        for index in 0..<buffer.count {
            let token = tokens[index]
            let here = UInt32(truncatingIfNeeded: index)
            if token.isFirstOnLine { indentation = Self.indentation(of: token, in: bytes) }
            let kind = token.kind
            switch kind {
            case .class, .struct, .enum, .actor, .protocol, .extension:
                // `class` before a keyword is a modifier, behind a `:` a constraint.
                let isDeclaration = index + 1 < buffer.count && tokens[index + 1].kind.isName
                if isDeclaration { type = (top, indentation) }
            case .leftParen, .leftBracket, .stringHead:
                push(here, kind)
            case .leftBrace:
                let isType = type?.opener == top
                push(here, kind)
                openers[top].indentation = isType ? type?.indentation ?? 0 : indentation
                openers[top].isType = isType
                type = nil
            case .rightParen, .rightBracket, .rightBrace:
                if let opener = opener(for: token, indentation: indentation) {
                    close(opener, at: here, tokens, partner)
                } else {
                    partner[index] = here
                    note(token)
                }
            case .stringMiddle, .stringTail:
                let string = openers[top].string
                guard string != 0 else {
                    partner[index] = here
                    continue
                }
                cut(downTo: string, at: here, tokens, partner)
                top = string
                continueString(with: here, isTail: kind == .stringTail, partner)
            case .poundIf:
                directives.append(Directive(first: here, latest: here, opener: top, firstOfBranch: openers.count))
            case .poundElseif, .poundElse:
                branch(at: here, tokens, partner)
            case .poundEndif:
                partner[index] = here
                if let directive = directives.popLast() {
                    partner[Int(directive.latest)] = here
                    partner[index] = directive.first
                }
            default:
                break
            }
        }

        cut(downTo: 0, at: endOfFile, tokens, partner)
        for directive in directives { partner[Int(directive.latest)] = endOfFile }
        buffer.problems.append(contentsOf: problems)
        buffer.problems.sort { $0.offset < $1.offset }
    }

    private mutating func push(_ token: UInt32, _ kind: Token.Kind) {
        let outer = openers[top]
        let number = openers.count
        openers.append(Opener(
            token: token,
            outer: top,
            paren: kind == .leftParen ? number : outer.paren,
            bracket: kind == .leftBracket ? number : outer.bracket,
            brace: kind == .leftBrace ? number : outer.brace,
            string: kind == .stringHead ? number : outer.string,
            next: top
        ))
        top = number
    }

    /// What a closer closes.
    private func opener(for closer: Token, indentation: Int) -> Int? {
        let around = openers[top]
        let found: Int
        switch closer.kind {
        case .rightParen: found = around.paren > around.brace ? around.paren : 0
        case .rightBracket: found = around.bracket > around.brace ? around.bracket : 0
        default: found = closer.isFirstOnLine ? type(indentedBy: indentation) ?? around.brace : around.brace
        }
        return found > around.string || (found != 0 && openers[found].isType) ? found : nil
    }

    /// The innermost type that began with this indentation, if nothing inside it that is open began with as little.
    private func type(indentedBy indentation: Int) -> Int? {
        var number = openers[top].brace
        // Deeper nesting of what lacks its end is not worth a walk for each closer.
        for _ in 0..<64 where number != 0 {
            let opener = openers[number]
            if opener.indentation <= indentation { return opener.isType && opener.indentation == indentation ? number : nil }
            number = openers[opener.outer].brace
        }
        return nil
    }

    private mutating func close(
        _ number: Int, at closer: UInt32, _ tokens: UnsafeMutablePointer<Token>, _ partner: UnsafeMutablePointer<UInt32>
    ) {
        cut(downTo: number, at: closer, tokens, partner)
        let opener = openers[number]
        partner[Int(opener.token)] = closer
        partner[Int(closer)] = opener.token
        top = opener.outer
    }

    /// Gives `end` as partner to all that is open inside opener `number`.
    private mutating func cut(
        downTo number: Int, at end: UInt32, _ tokens: UnsafeMutablePointer<Token>, _ partner: UnsafeMutablePointer<UInt32>
    ) {
        var inner = top
        while inner > number {
            if !openers[inner].isCut {
                openers[inner].isCut = true
                partner[Int(openers[inner].token)] = end
                note(tokens[Int(openers[inner].token)])
            }
            let next = openers[inner].next
            openers[inner].next = min(next, number)
            inner = next
        }
    }

    private mutating func continueString(with piece: UInt32, isTail: Bool, _ partner: UnsafeMutablePointer<UInt32>) {
        partner[Int(openers[top].token)] = piece
        if isTail {
            partner[Int(piece)] = openers[top].head ?? openers[top].token
            top = openers[top].outer
        } else {
            openers[top].head = openers[top].head ?? openers[top].token
            openers[top].token = piece
        }
    }

    /// Ends a branch and begins the next with what was open at the `#if`.
    private mutating func branch(
        at directive: UInt32, _ tokens: UnsafeMutablePointer<Token>, _ partner: UnsafeMutablePointer<UInt32>
    ) {
        guard let last = directives.indices.last else {
            partner[Int(directive)] = directive
            return
        }
        partner[Int(directives[last].latest)] = directive
        directives[last].latest = directive
        cut(downTo: directives[last].firstOfBranch - 1, at: directive, tokens, partner)
        directives[last].firstOfBranch = openers.count
        top = directives[last].opener
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
