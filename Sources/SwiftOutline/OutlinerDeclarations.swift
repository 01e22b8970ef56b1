import SourceText

/// Declarations, and their common parts.
extension Outliner {
    /// The tokens before a declaration's name.
    struct Header {
        /// The offset of the keyword.
        var introducer: UInt32
        /// The offset of the first attribute or modifier.
        var start: UInt32
        var modifiers: Declaration.Modifiers = []
        var attributes = NodeSpan()
    }

    mutating func declaration(_ introducer: Int, _ container: Container) {
        let isStatement = container == .body || (container == .file && withBodies)
        let keyword = tokens[introducer].kind
        switch keyword {
        case .let, .var:
            let node = isStatement ? open(.variable) : -1
            variables(header(upTo: introducer), keyword == .let ? .constant : .variable, isStatement: isStatement)
            close(node)
            return
        case .operator_, .precedencegroup: return operatorDeclaration(introducer)
        default: break
        }
        let node = isStatement ? open(.declaration) : -1
        let header = header(upTo: introducer)
        if node >= 0 { nodes[node].payload = UInt32(declarationCount) }
        switch keyword {
        case .func: function(header)
        case .`init`: initializer(header)
        case .deinit: deinitializer(header)
        case .subscript: subscripted(header)
        case .class: typeDeclaration(header, .class)
        case .struct: typeDeclaration(header, .struct)
        case .enum: typeDeclaration(header, .enum)
        case .actor: typeDeclaration(header, .actor)
        case .protocol: typeDeclaration(header, .protocol)
        case .extension: extensionDeclaration(header)
        case .typealias: alias(header, .typeAlias)
        case .associatedtype: alias(header, .associatedType)
        case .case: enumCases(header)
        case .import: importDeclaration(header)
        default: macroDeclaration(header)
        }
        // Without a name, which is still being typed, nothing is declared.
        if node >= 0, Int(nodes[node].payload) == declarationCount { nodes[node].kind = .variable }
        close(node)
    }

    /// Attributes, modifiers and the introducer.
    private mutating func header(upTo introducer: Int) -> Header {
        var header = Header(introducer: tokens[introducer].start, start: start)
        let first = nextNode
        if tokens[introducer].kind == .protocol, tokens[at].hasTriviaBefore { writing(true) { $0.annotations() } }
        if at < introducer {
            writing(true) { outliner in
                while outliner.at < introducer {
                    switch outliner.kind {
                    case .at: outliner.attribute()
                    case .poundIf, .poundElseif, .poundElse, .poundEndif: outliner.skipLine()
                    case .leftParen: outliner.jump(to: outliner.indexAfter(outliner.at))
                    default:
                        header.modifiers.formUnion(outliner.modifier(outliner.at))
                        outliner.advance()
                    }
                }
            }
        }
        if nextNode > first { header.attributes = NodeSpan(first, nextNode) }
        jump(to: introducer + 1)
        return header
    }

    private mutating func modifier(_ index: Int) -> Declaration.Modifiers {
        let isOfSetter = kind(index + 1) == .leftParen && text(index + 2, is: "set")
        switch kind(index) {
        case _ where isOfSetter: return .other
        case .private: return .private
        case .fileprivate: return .fileprivate
        case .internal: return .internal
        case .package: return .package
        case .public: return .public
        case .open: return .open
        case .static: return .static
        case .class: return .class
        case .override: return .override
        case .final: return .final
        case .weak: return .weak
        case .unowned: return .unowned
        case .lazy: return .lazy
        case .async: return .async
        case .nonisolated: return [.nonisolated, .other]
        default: return .other
        }
    }

    // MARK: Helpers

    /// Appends a declaration and returns its index.
    mutating func append(_ header: Header, _ kind: Declaration.Kind, _ name: Name, _ nameRange: ByteRange) -> Int {
        var scope = scope
        if conditionalDepth > 0 { scope.insert(.conditional) }
        if declarationCount == declarationCapacity { growDeclarations() }
        let index = declarationCount
        (declarations + index).initialize(
            to: Declaration(
                kind: kind,
                scope: scope,
                modifiers: header.modifiers,
                name: name,
                nameRange: nameRange,
                introducer: header.introducer,
                range: ByteRange(header.start, header.start),
                parent: parent,
                attributes: header.attributes
            )
        )
        (texts + index).initialize(to: DeclarationTexts())
        declarationCount += 1
        return index
    }

    @inline(never)
    private mutating func growDeclarations() {
        room.growDeclarations(keeping: declarationCount)
        declarations = room.declarations
        texts = room.texts
        declarationCapacity = room.declarationCapacity
    }

    /// Appends a declaration named by the current token, moves past the token, and reads the rest of the declaration.
    mutating func declare(
        _ header: Header,
        _ kind: Declaration.Kind,
        _ inner: Declaration.Scope = .local,
        _ body: (inout Outliner, Int) -> Void
    ) {
        guard isNameHere else { return }
        let index = append(header, kind, name(at), range(at))
        advance()
        enter(index, inner, body)
    }

    /// Runs `body`, whose declarations are nested in the one at `index`, the last one so far.
    mutating func enter(_ index: Int, _ inner: Declaration.Scope, _ body: (inout Outliner, Int) -> Void) {
        let (savedParent, savedScope) = (parent, scope)
        let saved = (braceIsBody, isPattern, isBinding)
        (parent, scope) = (Int32(truncatingIfNeeded: index), inner)
        (braceIsBody, isPattern, isBinding) = (false, false, false)
        body(&self, index)
        (braceIsBody, isPattern, isBinding) = saved
        (parent, scope) = (savedParent, savedScope)
        declarations[index].next = Int32(truncatingIfNeeded: declarationCount)
        declarations[index].range.end = max(lastEnd, declarations[index].range.start)
    }

    /// Runs `body` with nodes written: signatures are written in both modes.
    mutating func span(_ body: (inout Outliner) -> Void) -> NodeSpan {
        let first = nextNode
        writing(true, body)
        return NodeSpan(first, nextNode)
    }

    /// A type with nodes written.
    mutating func typeNode() -> NodeID? {
        let first = nextNode
        var found = false
        writing(true) { found = $0.type() }
        return found ? first : nil
    }

    /// Whether the current token is `=`, or the rest of `>=`. Moves past it.
    mutating func takeEqual() -> Bool {
        guard leftover == UInt8(ascii: "=") || (split == 0 && kind == .equal) else { return false }
        advance()
        return true
    }

    /// The value after an `=`: its text, and its node if there is one.
    mutating func value() -> (node: NodeID?, text: ByteRange) {
        let begin = start
        let first = nextNode
        writing(withBodies) { $0.expression() }
        return (nextNode > first ? first : nil, ByteRange(begin, max(begin, lastEnd)))
    }

    // MARK: The rest

    private mutating func alias(_ header: Header, _ kind: Declaration.Kind) {
        declare(header, kind) { outliner, index in
            outliner.declarations[index].generics = outliner.genericParameters().span
            outliner.inheritanceClause(index)
            if outliner.takeEqual() {
                let begin = outliner.start
                outliner.declarations[index].type = outliner.typeNode()
                outliner.texts[index].type = ByteRange(begin, max(begin, outliner.lastEnd))
            }
            let begin = outliner.start
            outliner.declarations[index].requirements = outliner.requirements()
            if !outliner.declarations[index].requirements.isEmpty, kind == .typeAlias {
                let before = outliner.texts[index].type
                outliner.texts[index].type = ByteRange(before.isEmpty ? begin : before.start, outliner.lastEnd)
            }
        }
    }

    private mutating func enumCases(_ header: Header) {
        repeat {
            declare(header, .enumCase) { outliner, index in
                if outliner.kind == .leftParen {
                    let begin = outliner.start
                    outliner.declarations[index].parameters = outliner.span { $0.inBrackets { $0.parameters() } }
                    outliner.texts[index].type = ByteRange(begin, outliner.lastEnd)
                }
                if outliner.takeEqual() {
                    outliner.keepsText = true
                    (outliner.declarations[index].value, outliner.texts[index].value) = outliner.value()
                    outliner.keepsText = false
                }
            }
        } while take(.comma)
    }

    private mutating func importDeclaration(_ header: Header) {
        var kindRange = ByteRange(0, 0)
        guard !isFirstOnLine else { return }
        switch kind {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func:
            kindRange = range(at)
            advance()
        default: break
        }
        declare(header, .import) { outliner, index in
            while outliner.kind == .dot || outliner.kind == .doubleColon,
                outliner.kind(outliner.at + 1).isWord || outliner.kind(outliner.at + 1) == .operator
            {
                outliner.at += 2
            }
            outliner.declarations[index].nameRange.end = outliner.lastEnd
            outliner.texts[index].type = kindRange
            outliner.meetImport(of: outliner.declarations[index].name, at: index)
        }
    }

    private mutating func operatorDeclaration(_ introducer: Int) {
        jump(to: introducer + 1)
        while at < limit, !isFirstOnLine, kind != .leftBrace { advance() }
        if kind == .leftBrace { jump(to: indexAfter(at)) }
    }

    private mutating func macroDeclaration(_ header: Header) {
        declare(header, .macro) { outliner, index in
            let begin = outliner.start
            outliner.declarations[index].generics = outliner.genericParameters().span
            outliner.signature(index, from: begin)
            if outliner.takeEqual() {
                (outliner.declarations[index].value, outliner.texts[index].value) = outliner.value()
            }
            if outliner.kind == .where { outliner.declarations[index].requirements = outliner.requirements() }
        }
    }
}
