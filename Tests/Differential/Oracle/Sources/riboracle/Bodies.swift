import SwiftSyntax

/// The nodes that determine paths through bodies: statements with their blocks, closures with their captures, bindings
/// of
/// conditions and patterns, and calls. A row for each: start, kind, end, a detail that depends on the kind, and the
/// enclosing row as kind and start. A `function` row groups rows; only the oracle has it, and it never encloses a row.
final class BodyCollector: SyntaxVisitor {
    var rows = Rows()
    /// The rows that enclose the current node.
    private var around: [String] = []

    /// Adds a row, and within it those of all children except `skipped`.
    private func row(
        _ kind: String, _ node: some SyntaxProtocol, from start: (any SyntaxProtocol)? = nil,
        to end: (any SyntaxProtocol)? = nil,
        _ detail: String = "", without skipped: (any SyntaxProtocol)? = nil
    ) -> SyntaxVisitorContinueKind {
        let start = (start?.positionAfterSkippingLeadingTrivia ?? node.positionAfterSkippingLeadingTrivia).utf8Offset
        let end = (end?.endPositionBeforeTrailingTrivia ?? node.endPositionBeforeTrailingTrivia).utf8Offset
        // The parsers disagree about where a parameter's type ends, which is irrelevant here.
        rows.add(String(start), kind, kind == "parameter" ? "" : String(end), detail, around.last ?? "")
        around.append("\(kind)@\(start)")
        for child in node.children(viewMode: .sourceAccurate) where child.id != skipped?.id { walk(child) }
        around.removeLast()
        return .skipChildren
    }

    private func plain(_ name: TokenSyntax) -> String { name.text.filter { $0 != "`" } }

    // MARK: Owners of bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { function(node, node.body) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { function(node, node.body) }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { function(node, node.body) }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { function(node, node.body) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors else { return .visitChildren }
        _ = function(node, node)
        return row("block", node)
    }

    private func function(_ node: some SyntaxProtocol, _ body: (some SyntaxProtocol)?) -> SyntaxVisitorContinueKind {
        if body != nil {
            let (start, end) = (node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
            rows.add(String(start.utf8Offset), "function", String(end.utf8Offset), "", "")
        }
        return .visitChildren
    }

    // MARK: Skipped: arguments of attributes, conditions of compiler directives

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { row("block", node) }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        row("if", node, "\(node.conditions.count)\(node.elseBody == nil ? "" : "e")")
    }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        row("guard", node, "\(node.conditions.count)")
    }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        row("while", node, "\(node.conditions.count)")
    }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { row("repeat", node) }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        row("for", node, node.whereClause == nil ? "" : "w")
    }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { row("switch", node) }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        switch node.label {
        case .case(let label): row("case", node, from: label, "\(label.caseItems.count)")
        case .default(let label): row("case", node, from: label, "d")
        }
    }
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        row("do", node, "\(node.catchClauses.count)")
    }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        row("catch", node, "\(node.catchItems.count)")
    }
    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { row("defer", node) }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { row("return", node) }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { row("throw", node) }
    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { row("break", node) }
    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { row("continue", node) }
    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind { row("fallthrough", node) }

    // MARK: Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { row("closure", node) }
    override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
        if let capture = node.capture { walk(capture) }
        if let parameters = node.parameterClause { walk(parameters) }
        return .skipChildren
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        let hold = node.specifier.map { $0.specifier.text == "weak" ? " weak" : " unowned" } ?? ""
        // The comma that follows is part of swift-syntax's node only.
        let end: any SyntaxProtocol = if let value = node.initializer { value } else { node.name }
        return row("capture", node, to: end, plain(node.name) + hold)
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        row("parameter", node, plain(node.name))
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        let name = node.secondName ?? node.firstName
        return row("parameter", node, from: name, plain(name))
    }

    // MARK: Bindings

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
            return row("optionalBinding", node, plain(pattern.identifier), without: pattern)
        }
        return row("optionalBinding", node, node.pattern.trimmedDescription == "_" ? "_" : "")
    }
    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        row("patternBinding", node)
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        row("patternName", node, plain(node.identifier))
    }
    /// Names in the pattern of a variable are declarations, not bindings.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        for child in node.children(viewMode: .sourceAccurate) where child.id != node.pattern.id { walk(child) }
        return .skipChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // Earlier calls of a chain are siblings of the call, not children.
        walk(node.calledExpression)
        return row(
            "call", node, from: node.leftParen ?? node.trailingClosure?.leftBrace,
            count(node.arguments, node.trailingClosure, node.additionalTrailingClosures), without: node.calledExpression
        )
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let start = node.leftParen ?? node.trailingClosure?.leftBrace else { return .visitChildren }
        return row(
            "macro", node, from: start, count(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let start = node.leftParen ?? node.trailingClosure?.leftBrace else { return .visitChildren }
        return row(
            "macro", node, from: start, count(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
    }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        row("macro", node, from: node.leftParen, "\(node.availabilityArguments.count)+0")
    }

    private func count(
        _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
        _ others: MultipleTrailingClosureElementListSyntax
    ) -> String {
        "\(arguments.count)+\((closure == nil ? 0 : 1) + others.count)"
    }
}
