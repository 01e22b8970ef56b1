extension Token {
    /// The kind of a token. Keywords have their own kinds, even contextual ones: the outliner decides whether such a
    /// word is a keyword in its context, so use `isWord` where any name is allowed.
    public enum Kind: UInt8, Sendable {
        /// The end of the file; its range is empty.
        case endOfFile
        /// A name, an editor placeholder, a run in curly quotes.
        case word
        /// `` `name` ``, including the backticks.
        case backtickedWord
        /// `$0`, `$binding`, `$`.
        case dollarWord
        /// An integer or float, one token each: `1_000.5`, `0x1p-2`, `1abc`. No sign.
        case number
        /// A whole string literal without interpolations, including quotes and pounds.
        case string
        /// A regex literal, including pounds and slashes.
        case regex
        /// Any operator other than the ones below.
        case `operator`
        /// `->`
        case arrow
        /// `=`
        case equal
        /// `?` bound on the left: always one byte.
        case postfixQuestion
        /// `!` bound on the left: always one byte.
        case postfixBang
        /// `?` that is not bound on the left: of a ternary.
        case infixQuestion
        /// An operator that is exactly `&`.
        case ampersand

        // Tokens with a partner, each opening bracket before its closing one: see `hasPartner`.
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        /// From a literal's first pound or quote through the `(` of its first interpolation.
        case stringHead
        /// Between two interpolations: from `)` through the next `(`.
        case stringMiddle
        /// From the `)` of the last interpolation through the closing quote and pounds.
        case stringTail
        case poundIf, poundElseif, poundElse, poundEndif

        case comma, colon, semicolon, doubleColon, dot, backslash, at
        /// A stray backtick.
        case backtick
        /// `#` and the name that follows it directly: `#selector`, `#available`, `#MyMacro`; also a lone `#`.
        case pound
        /// `#!…` at offset 0.
        case shebang
        /// Bytes that are not a token of Swift; the outliner skips them.
        case unknown

        // Reserved words (for the regex rule); as names they are in backticks, after `.`, or labels.
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

        /// Whether `TokenBuffer.partner` is defined for it: a bracket, a piece of a string or a directive with
        /// branches.
        @inlinable public var hasPartner: Bool {
            rawValue &- Kind.leftParen.rawValue <= Kind.poundEndif.rawValue - Kind.leftParen.rawValue
        }

        /// Whether this is a bracket.
        @inlinable public var isBracket: Bool {
            rawValue &- Kind.leftParen.rawValue <= Kind.rightBrace.rawValue - Kind.leftParen.rawValue
        }

        /// For a bracket: whether it opens.
        @inlinable public var opens: Bool { (rawValue ^ Kind.leftParen.rawValue) & 1 == 0 }

        /// Whether this is a name or a word that may be one: `word`, its variants, and every keyword.
        @inlinable public var isWord: Bool {
            rawValue >= Kind.anyType.rawValue
                || (rawValue >= Kind.word.rawValue && rawValue <= Kind.dollarWord.rawValue)
        }

        /// Whether this word is a keyword in every context.
        @inlinable public var isReserved: Bool {
            rawValue >= Kind.anyType.rawValue && rawValue <= Kind.wildcard.rawValue
        }

        /// Whether this is a name unless its context says otherwise: `word`, its variants, and contextual keywords.
        @inlinable public var isName: Bool { isWord && !isReserved }
    }
}
