extension Token {
    /// What a token is. Keywords have kinds of their own, contextual ones too: whether such a word is a keyword where
    /// it stands is for the outline to say, so ask `isWord` where any name may stand.
    public enum Kind: UInt8, Sendable {
        /// The end of the file; its range is empty.
        case endOfFile
        /// A name, an editor placeholder, a run in curly quotes.
        case word
        /// `` `name` ``, back-ticks included.
        case backtickedWord
        /// `$0`, `$binding`, `$`.
        case dollarWord
        /// An integer or float, one token each: `1_000.5`, `0x1p-2`, `1abc`. No sign.
        case number
        /// A whole string literal without interpolations, quotes and pounds included.
        case string
        /// A regex literal, pounds and slashes included.
        case regex
        /// Any operator but the ones below.
        case `operator`
        /// `->`
        case arrow
        /// `=`
        case equal
        /// `?` bound on the left: one byte whatever follows.
        case postfixQuestion
        /// `!` bound on the left: one byte whatever follows.
        case postfixBang
        /// `?` standing free: of a ternary.
        case infixQuestion
        /// An operator that is exactly `&`.
        case ampersand

        // What has a partner, each opening bracket before the one that closes it: see `hasPartner`.
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        /// From a literal's first pound or quote up to and with the `(` of its first interpolation.
        case stringHead
        /// Between two interpolations: from `)` up to and with the next `(`.
        case stringMiddle
        /// From the `)` of the last interpolation up to the closing quote and pounds.
        case stringTail
        case poundIf, poundElseif, poundElse, poundEndif

        case comma, colon, semicolon, doubleColon, dot, backslash, at
        /// A stray back-tick.
        case backtick
        /// `#` and the name that touches it: `#selector`, `#available`, `#MyMacro`; a lone `#` too.
        case pound
        /// `#!…` at offset 0.
        case shebang
        /// What Swift has no token for; skipped by the outline.
        case unknown

        // Words the tokenizer takes as reserved (for the regex rule); as names they stand in back-ticks, after `.`, or
        // as labels.
        case anyType, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`,
            `deinit`, `do`
        case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`,
            `in`
        case `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator_`, `precedencegroup`, `private`, `protocol`,
            `public`
        case `repeat`, `rethrows`, `return`, `self_`, `selfType`, `static`, `struct`, `subscript`, `super`, `switch`,
            `throw`
        case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`, wildcard

        // Contextual words.
        case actor, any, async, await, borrowing, consume, consuming, convenience, copy, didSet, discard, distributed,
            dynamic
        case each, final, get, indirect, infix, isolated, lazy, macro, modify_, mutating, nonisolated, nonmutating, open
        case optional, override, package, postfix, prefix, read_, required, sending, set, some, then, unowned, unsafe
        case weak, willSet, yield

        /// Whether this is a bracket, a piece of a string or a directive with branches: what `TokenBuffer.partner`
        /// knows.
        @inlinable public var hasPartner: Bool {
            rawValue &- Kind.leftParen.rawValue <= Kind.poundEndif.rawValue - Kind.leftParen.rawValue
        }

        /// Whether this is a bracket.
        @inlinable public var isBracket: Bool {
            rawValue &- Kind.leftParen.rawValue <= Kind.rightBrace.rawValue - Kind.leftParen.rawValue
        }

        /// Of a bracket: whether it opens.
        @inlinable public var opens: Bool { (rawValue ^ Kind.leftParen.rawValue) & 1 == 0 }

        /// Whether this is a name or a word that may be one: `word` and its kin, and every keyword.
        @inlinable public var isWord: Bool {
            rawValue >= Kind.anyType.rawValue
                || (rawValue >= Kind.word.rawValue && rawValue <= Kind.dollarWord.rawValue)
        }

        /// Whether this is a word that Swift always takes for a keyword.
        @inlinable public var isReserved: Bool {
            rawValue >= Kind.anyType.rawValue && rawValue <= Kind.wildcard.rawValue
        }

        /// Whether this is a name unless something around it says otherwise: `word` and its kin, and contextual words.
        @inlinable public var isName: Bool { isWord && !isReserved }
    }
}
