import SourceText

/// Statements, as far as they decide which way a path goes.
extension Outliner {
    /// `{ … }` of statements, if it stands here.
    mutating func block() {
        guard kind == .leftBrace else { return }
        let saved = (isPattern, isBinding)
        (isPattern, isBinding) = (false, false)
        let node = open(.block)
        let (savedScope, savedParent) = (scope, parent)
        scope = .local
        inBrackets { $0.items(.body) }
        (scope, parent) = (savedScope, savedParent)
        close(node)
        (isPattern, isBinding) = saved
    }

    mutating func statement() {
        if kind.isWord, kind(at + 1) == .colon, startsLabelled(at + 2) { at += 2 }
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
        case .return: jump(.return)
        case .throw: jump(.throw)
        case .break: leave(.break)
        case .continue: leave(.continue)
        case .fallthrough: leave(.fallthrough)
        case .yield where startsOperand(at + 1) && !tokens[at + 1].isFirstOnLine && kind(at + 1) != .leftParen,
            .discard where kind(at + 1) == .self_, .then where startsOperand(at + 1) && !tokens[at + 1].isFirstOnLine && kind(at + 1).isName:
            advance()
            expression()
        case .rightBrace, .rightParen, .rightBracket: advance()
        default:
            let before = at
            expression()
            if at == before { skipGroup() }
        }
    }

    private func startsLabelled(_ index: Int) -> Bool {
        switch kind(index) {
        case .if, .while, .for, .switch, .repeat, .do: true
        default: false
        }
    }

    private mutating func jump(_ nodeKind: Node.Kind) {
        let node = open(nodeKind)
        advance()
        if at < limit, kind != .semicolon, kind != .case, kind != .default, startsOperand(at), nodeKind == .throw || !startsStatementOnLine {
            expression()
        }
        close(node)
    }

    /// A `return` takes the next line's expression too, but for keywords that begin a statement.
    private var startsStatementOnLine: Bool {
        guard isFirstOnLine else { return false }
        switch kind {
        case .if, .switch, .do, .poundIf: return true
        default: return introducer(.body) != nil
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
                guard depth < Outliner.deepest else {
                    while at < limit, kind != .leftBrace { skipGroup() }
                    if kind == .leftBrace { at = behind(at) }
                    close(node)
                    return
                }
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
        conditions()
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
        while kind == .try || kind == .await || kind == .unsafe { advance() }
        let isCase = take(.case)
        inCondition { outliner in
            outliner.pattern(binds: !isCase)
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

    private mutating func inCondition(_ body: (inout Outliner) -> Void) {
        let saved = braceIsBody
        braceIsBody = true
        body(&self)
        braceIsBody = saved
    }

    private mutating func conditions() {
        let node = open(.conditions)
        inCondition { outliner in
            while outliner.at < outliner.limit, outliner.kind != .leftBrace, outliner.kind != .else {
                let before = outliner.at
                outliner.condition()
                _ = outliner.take(.comma)
                if outliner.at == before { break }
            }
        }
        close(node)
    }

    private mutating func condition() {
        switch kind {
        case .let, .var, .inout:
            let node = open(.optionalBinding)
            advance()
            if kind == .leftParen {
                isBinding = true
                let pattern = open(.pattern)
                expression()
                close(pattern)
                isBinding = false
            } else if kind.isWord || kind == .wildcard {
                if node >= 0 { outline.nodes[node].payload = name(at).id }
                advance()
                // `if let self.x`, only in broken code: the rest is passed over with the condition.
            }
            if take(.colon) { type() }
            if leftover == UInt8(ascii: "=") || kind == .equal {
                advance()
                expression()
            }
            close(node)
        case .case:
            let node = open(.patternBinding)
            advance()
            pattern(binds: false)
            if leftover == UInt8(ascii: "=") || kind == .equal {
                advance()
                expression()
            }
            close(node)
        default: expression()
        }
    }

    /// - Parameter binds: whether a plain name is bound, as in `for x in`.
    private mutating func pattern(binds: Bool) {
        let node = open(.pattern)
        let saved = (isPattern, isBinding)
        (isPattern, isBinding) = (true, binds)
        expression()
        (isPattern, isBinding) = saved
        if take(.colon) { type() }
        close(node)
    }

    // MARK: Switch

    mutating func switchStatement() {
        let node = open(.switch)
        advance()
        inCondition { $0.expression() }
        if kind == .leftBrace { inBrackets { $0.cases() } }
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
            if at <= before { at = before + 1 }
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
                casePattern()
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

    private mutating func casePattern() {
        let node = open(.pattern)
        let saved = (isPattern, isBinding)
        (isPattern, isBinding) = (true, false)
        expression()
        (isPattern, isBinding) = saved
        close(node)
    }

    /// Statements up to the next `case`.
    private mutating func caseStatements() {
        let saved = (isPattern, isBinding, braceIsBody)
        (isPattern, isBinding, braceIsBody) = (false, false, false)
        while at < limit, kind != .case, kind != .default, !startsUnknownDefault {
            if isDirective, directiveLeadsToCase { break }
            let before = at
            item(.body)
            if at <= before { at = before + 1 }
            split = 0
        }
        (isPattern, isBinding, braceIsBody) = saved
    }

    private var startsUnknownDefault: Bool {
        kind == .at && (kind(at + 2) == .default || kind(at + 2) == .case)
    }

    private var isDirective: Bool {
        switch kind {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: false
        }
    }

    /// `#if` between cases, not between statements (rule 64).
    private var directiveLeadsToCase: Bool {
        var index = at
        if kind != .poundIf { return true }
        while index < limit {
            index += 1
            while index < limit, !tokens[index].isFirstOnLine { index += 1 }
            switch kind(index) {
            case .poundIf, .poundElseif, .poundElse, .poundEndif: continue
            case .case, .default: return true
            case .at: return kind(index + 2) == .default || kind(index + 2) == .case
            default: return false
            }
        }
        return true
    }
}
