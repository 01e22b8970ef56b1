import SourceText

/// Parses statements that affect control flow.
extension Outliner {
    /// A `{ … }` with statements, if the current token opens one.
    mutating func block() {
        guard kind == .leftBrace else { return }
        guard isWriting else { return jump(to: indexAfter(at)) }
        let saved = (isPattern, isBinding)
        (isPattern, isBinding) = (false, false)
        let node = open(.block)
        let savedScope = scope
        scope = .local
        inBrackets { $0.items(.body) }
        scope = savedScope
        close(node)
        (isPattern, isBinding) = saved
    }

    mutating func statement() {
        if kind.isWord, kind(at + 1) == .colon, startsLabeled(at + 2) { at += 2 }
        switch kind {
        case .if: ifStatement()
        case .guard: guardStatement()
        case .while: whileStatement()
        case .for: forStatement()
        case .switch: switchStatement()
        case .repeat where kind(at + 1) == .leftBrace: repeatStatement()
        case .do: doStatement()
        case .defer:
            let node = open(.defer)
            advance()
            block()
            close(node)
        case .return: result(.return)
        case .throw: result(.throw)
        case .break: leave(.break)
        case .continue: leave(.continue)
        case .fallthrough: leave(.fallthrough)
        case .yield where isPrefixWord, .discard where isPrefixWord:
            advance()
            expression()
        case .rightBrace, .rightParen, .rightBracket: advance()
        default:
            let before = at
            expression()
            if at == before { skipGroup() }
        }
    }

    private mutating func startsLabeled(_ index: Int) -> Bool {
        switch kind(index) {
        case .if, .while, .for, .switch, .repeat, .do: true
        default: false
        }
    }

    private mutating func result(_ nodeKind: Node.Kind) {
        let node = open(nodeKind)
        advance()
        if nodeKind == .throw || startsResult { expression() }
        close(node)
    }

    /// Whether the tokens after `return` are its value, even on the next line, and not a statement or declaration.
    private var startsResult: Bool {
        mutating get {
            switch kind {
            case .if, .switch, .do: return kind != .do || !isFirstOnLine
            case .repeat where kind(at + 1) == .leftBrace: return false
            case .yield, .discard: return !isPrefixWord
            default: return startsOperand(at) && introducer(.body) == nil && !startsUnknownCase
            }
        }
    }

    private mutating func leave(_ nodeKind: Node.Kind) {
        let node = open(nodeKind)
        advance()
        if nodeKind != .fallthrough, kind.isName, !isFirstOnLine { advance() }
        close(node)
    }

    // MARK: Branches

    mutating func ifStatement() {
        let node = open(.if)
        advance()
        conditions()
        block()
        if kind == .else {
            advance()
            if kind == .if {
                // A very long chain of branches continues as a separate statement.
                guard depth < Outliner.deepest else { return close(node) }
                depth += 1
                ifStatement()
                depth -= 1
            } else {
                block()
            }
        }
        close(node)
    }

    private mutating func guardStatement() {
        let node = open(.guard)
        advance()
        conditions(ofGuard: true)
        _ = take(.else)
        block()
        close(node)
    }

    private mutating func whileStatement() {
        let node = open(.while)
        advance()
        conditions()
        block()
        close(node)
    }

    private mutating func repeatStatement() {
        let node = open(.repeat)
        advance()
        block()
        if take(.while) { expression() }
        close(node)
    }

    private mutating func forStatement() {
        let node = open(.for)
        advance()
        while kind == .try || kind == .await || (kind == .unsafe && kind(at + 1) != .in && kind(at + 1) != .colon) {
            if kind == .await { mark(node, .isAsynchronous) }
            advance()
        }
        let isCase = take(.case)
        inCondition { outliner in
            outliner.pattern(binds: !isCase, takesType: true)
            if outliner.take(.in) { outliner.expression() }
            if outliner.take(.where) { outliner.expression() }
        }
        block()
        close(node)
    }

    mutating func doStatement() {
        let node = open(.do)
        advance()
        skipEffects()
        block()
        while kind == .catch {
            let clause = open(.catch)
            advance()
            inCondition { outliner in
                while outliner.at < outliner.limit, outliner.kind != .leftBrace {
                    let before = outliner.at
                    outliner.pattern(binds: false)
                    if outliner.take(.where) { outliner.expression() }
                    if !outliner.take(.comma) || outliner.at == before { break }
                }
            }
            block()
            close(clause)
        }
        close(node)
    }

    // MARK: Switch

    mutating func switchStatement() {
        let node = open(.switch)
        advance()
        inCondition { $0.expression() }
        if kind == .leftBrace { inValueBrackets { $0.cases() } }
        close(node)
    }

    private mutating func cases() {
        while at < limit {
            let before = at
            switch kind {
            case .poundIf, .poundElseif, .poundElse, .poundEndif: skipLine()
            case .at: skipAttribute()
            case .case, .default: switchCase()
            default: skipGroup()
            }
            jump(to: max(at, before + 1))
        }
    }

    private mutating func switchCase() {
        let node = open(.case)
        if take(.default) {
            mark(node, .isDefault)
        } else {
            advance()
            while at < limit, kind != .colon {
                let before = at
                pattern(binds: false)
                if take(.where) { expression() }
                if !take(.comma) || at == before { break }
            }
        }
        while at < limit, kind != .colon, !isFirstOnLine { skipGroup() }
        _ = take(.colon)
        let block = open(.block)
        let savedScope = scope
        scope = .local
        caseStatements()
        scope = savedScope
        close(block)
        close(node)
    }

    /// Statements up to the next `case`.
    private mutating func caseStatements() {
        let saved = (isPattern, isBinding, braceIsBody)
        (isPattern, isBinding, braceIsBody) = (false, false, false)
        while at < limit, kind != .case, kind != .default, !startsUnknownCase {
            if kind.isDirective, kind != .poundIf || leadsToCase { break }
            let before = at
            item(.body)
            jump(to: max(at, before + 1))
        }
        (isPattern, isBinding, braceIsBody) = saved
    }

    /// `@unknown default`
    private var startsUnknownCase: Bool {
        kind == .at && (kind(at + 2) == .default || kind(at + 2) == .case)
    }

    /// Whether the current `#if` is between cases, not between statements (rule 64).
    private var leadsToCase: Bool {
        var index = at
        for _ in 0..<Outliner.deepest where index < limit {
            index += 1
            while index < limit, !tokens[index].isFirstOnLine { index += 1 }
            switch kind(index) {
            case .poundIf, .poundElseif, .poundElse: continue
            case .case, .default: return true
            case .at: return kind(index + 2) == .default || kind(index + 2) == .case
            default: return false
            }
        }
        return false
    }
}
