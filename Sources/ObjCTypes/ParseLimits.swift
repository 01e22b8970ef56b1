import SourceText

/// What libclang's recursive parser can take. It does not survive the end of its stack, whatever it is told about
/// nesting, and its time and memory have no limit but what it is given to read.
extension SourceTokens {
    /// The deepest nesting of brackets.
    private static let deepest = 1000
    /// The most tokens that may be unfinished at a time: what is nested without brackets, as `!!!!a` is.
    private static let longest = 20_000

    var isWithinParseLimits: Bool { !hasUnsafeWords && isShallow }

    /// Templates and constant expressions are programs that the compiler runs. `[1000000] = x` and `[0 ... 1000000]`
    /// in a list make lists of that size.
    private var hasUnsafeWords: Bool {
        tokens.indices.contains { index in
            switch kind(index) {
            case .word: text(index, is: "template") || text(index, is: "constexpr") || text(index, is: "consteval")
            case .leftBracket:
                if text(index + 2, is: "...") {
                    !isSmall(index + 1) || !isSmall(index + 3)
                } else {
                    kind(index + 2) == .rightBracket && kind(index + 3) == .equal && !isSmall(index + 1)
                }
            default: false
            }
        }
    }

    /// Whether a token is not a number of more than five characters, as in `items[0] = x`.
    private func isSmall(_ index: Int) -> Bool { kind(index) != .number || text(index).count <= 5 }

    private var isShallow: Bool {
        /// An open bracket, and the number of unfinished tokens up to it.
        var open: [(closer: Token.Kind, before: Int)] = []
        /// Where the current block or file begins to count.
        var base = 0
        var unfinished = 0
        for index in tokens.indices {
            unfinished += 1
            if unfinished > SourceTokens.longest { return false }
            let kind = kind(index)
            switch kind {
            case .leftParen, .leftBracket, .leftBrace:
                if open.count == SourceTokens.deepest { return false }
                open.append((closer(of: kind), unfinished))
                if kind == .leftBrace { base = unfinished }
            case .rightParen, .rightBracket, .rightBrace:
                guard let last = open.last, last.closer == kind else { continue }
                open.removeLast()
                guard kind == .rightBrace else { continue }
                base = open.last { $0.closer == .rightBrace }?.before ?? 0
                unfinished = isStatementNext(after: index, isTop: open.isEmpty) ? base : last.before
            case .semicolon where open.last.map { $0.closer == .rightBrace } ?? true: unfinished = base
            default: break
            }
        }
        return true
    }

    private func closer(of opener: Token.Kind) -> Token.Kind {
        switch opener {
        case .leftParen: .rightParen
        case .leftBracket: .rightBracket
        default: .rightBrace
        }
    }

    /// Whether what follows a block is not a continuation of its statement.
    private func isStatementNext(after index: Int, isTop: Bool) -> Bool {
        switch kind(index + 1) {
        case .word: !text(index + 1, is: "else") && !text(index + 1, is: "while") && !text(index + 1, is: "catch")
        case .at, .leftBrace, .rightBrace: true
        case .operator: isTop && (text(index + 1, is: "-") || text(index + 1, is: "+"))
        default: false
        }
    }
}
