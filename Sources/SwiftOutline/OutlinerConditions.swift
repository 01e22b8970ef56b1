import SourceText

/// Conditions of statements, and patterns.
extension Outliner {
    /// Runs `body` in a context where a brace opens the body of a statement.
    mutating func inCondition(ofGuard isGuard: Bool = false, _ body: (inout Outliner) -> Void) {
        let saved = (braceIsBody, bodyIsAfterElse)
        (braceIsBody, bodyIsAfterElse) = (true, isGuard)
        body(&self)
        (braceIsBody, bodyIsAfterElse) = saved
    }

    mutating func conditions(ofGuard isGuard: Bool = false) {
        let node = open(.conditions)
        inCondition(ofGuard: isGuard) { outliner in
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
                pattern(binds: true)
            } else if kind.isWord {
                name(node, after: at)
                advance()
            }
            if take(.colon) { type() }
            if takeEqual() { expression() }
            close(node)
        case .case:
            let node = open(.patternBinding)
            advance()
            pattern(binds: false, takesType: true)
            if takeEqual() { expression() }
            close(node)
        default: expression()
        }
    }

    /// - Parameter binds: whether a plain name is bound, as in `for x in`.
    /// - Parameter takesType: whether an annotation may follow.
    mutating func pattern(binds: Bool, takesType: Bool = false) {
        let node = open(.pattern)
        let saved = (isPattern, isBinding)
        (isPattern, isBinding) = (true, binds)
        expression()
        (isPattern, isBinding) = saved
        if takesType, take(.colon) { type() }
        close(node)
    }
}
