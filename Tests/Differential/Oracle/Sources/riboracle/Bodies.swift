import SwiftSyntax

/// What decides the paths through bodies, in the order of the source: statements, closures with what they capture, what conditions
/// bind, and calls. One row each: where it starts, its kind, where it ends, and a detail by kind. A `function` row says which rows
/// belong together; it is the oracle's alone.
final class BodyCollector: SyntaxVisitor {
    var rows = Rows()

    private func add(_ kind: String, _ node: some SyntaxProtocol, from start: (any SyntaxProtocol)? = nil, _ detail: String = "") {
        let first = start?.positionAfterSkippingLeadingTrivia ?? node.positionAfterSkippingLeadingTrivia
        rows.add(String(first.utf8Offset), kind, String(node.endPositionBeforeTrailingTrivia.utf8Offset), detail)
    }

    // MARK: What bodies belong to

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { function(node, node.body) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { function(node, node.body) }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { function(node, node.body) }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { function(node, node.body) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter = node.accessors { add("function", node) }
        return .visitChildren
    }

    private func function(_ node: some SyntaxProtocol, _ body: CodeBlockSyntax?) -> SyntaxVisitorContinueKind {
        if body != nil { add("function", node) }
        return .visitChildren
    }

    // MARK: What is left out: arguments of attributes and macros, key paths, conditions of the compiler

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: Statements

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        add("if", node, "\(node.conditions.count)\(node.elseBody == nil ? "" : "e")")
        return .visitChildren
    }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { statement("guard", node, "\(node.conditions.count)") }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { statement("while", node, "\(node.conditions.count)") }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { statement("repeat", node) }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { statement("for", node, node.whereClause == nil ? "" : "w") }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { statement("switch", node) }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        switch node.label {
        case .case(let label): add("case", node, from: label, "\(label.caseItems.count)")
        case .default(let label): add("case", node, from: label, "d")
        }
        return .visitChildren
    }
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { statement("do", node, "\(node.catchClauses.count)") }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { statement("catch", node, "\(node.catchItems.count)") }
    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { statement("defer", node) }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { statement("return", node) }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { statement("throw", node) }
    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { statement("break", node) }
    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { statement("continue", node) }
    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind { statement("fallthrough", node) }

    private func statement(_ kind: String, _ node: some SyntaxProtocol, _ detail: String = "") -> SyntaxVisitorContinueKind {
        add(kind, node, detail)
        return .visitChildren
    }

    // MARK: Closures, conditions, calls

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { statement("closure", node) }
    override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
        if let capture = node.capture { walk(capture) }
        if let parameters = node.parameterClause { walk(parameters) }
        return .skipChildren
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        let hold = node.specifier.map { $0.specifier.text == "weak" ? " weak" : " unowned" } ?? ""
        // The comma behind it is the parser's.
        let end = node.initializer.map { $0.endPositionBeforeTrailingTrivia } ?? node.name.endPositionBeforeTrailingTrivia
        rows.add(String(node.positionAfterSkippingLeadingTrivia.utf8Offset), "capture", String(end.utf8Offset), plain(node.name) + hold)
        return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { parameter(node.name) }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        parameter(node.secondName ?? node.firstName)
    }
    private func parameter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        rows.add(String(name.positionAfterSkippingLeadingTrivia.utf8Offset), "parameter", "", plain(name))
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.as(IdentifierPatternSyntax.self).map { plain($0.identifier) }
        return statement("optionalBinding", node, name ?? (node.pattern.trimmedDescription == "_" ? "_" : ""))
    }
    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind { statement("patternBinding", node) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let start: any SyntaxProtocol = node.leftParen ?? node.trailingClosure?.leftBrace ?? TokenSyntax.identifier("")
        let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        add("call", node, from: start, "\(node.arguments.count)+\(closures)")
        return .visitChildren
    }

    private func plain(_ name: TokenSyntax) -> String { name.text.filter { $0 != "`" } }
}
