import SourceText

/// Declarations of types, up to their members.
extension Outliner {
    mutating func typeDeclaration(_ header: Header, _ kind: Declaration.Kind) {
        declare(header, kind, .member) { outliner, index in
            outliner.typeHeader(index)
            outliner.members(index)
        }
    }

    mutating func extensionDeclaration(_ header: Header) {
        let begin = start
        guard let type = typeNode() else { return }
        let part = Int(type) + 1
        let name = part < nodeCount && nodes[part].kind == .typeName ? nodes[part].name : .none
        let index = append(header, .extension, name, ByteRange(begin, lastEnd))
        declarations[index].type = type
        enter(index, .member) { outliner, index in
            outliner.typeHeader(index)
            outliner.members(index)
        }
    }

    /// Generics, inheritance and `where`.
    private mutating func typeHeader(_ index: Int) {
        let generics = genericParameters()
        declarations[index].generics = generics.span
        texts[index].type = generics.text
        inheritanceClause(index)
        let begin = start
        declarations[index].requirements = requirements()
        if declarations[index].requirements.isEmpty { return }
        // Generics before the inheritance clause and `where` after it are separate pieces.
        texts[index].type = ByteRange(generics.text.isEmpty ? begin : generics.text.start, lastEnd)
    }

    /// `: A, B & C, class`
    mutating func inheritanceClause(_ index: Int) {
        guard take(.colon) else { return }
        let begin = start
        declarations[index].inheritance = span { outliner in
            while outliner.inheritedType(), outliner.take(.comma) {}
        }
        texts[index].inheritance = ByteRange(begin, max(begin, lastEnd))
        meetClause(of: index)
    }

    private mutating func inheritedType() -> Bool {
        guard kind == .class else { return type() }
        // The former name of `AnyObject`.
        let node = open(.type)
        leaf(.typeName, at)
        advance()
        close(node)
        return true
    }

    private mutating func members(_ index: Int) {
        while at < limit, kind != .leftBrace, !isFirstOnLine { skipGroup() }
        guard kind == .leftBrace else { return }
        let begin = start
        inBrackets { $0.items(.type) }
        texts[index].braces = ByteRange(begin, lastEnd)
    }

    /// `<T: P, each U>`, and the primary associated types of a protocol.
    mutating func genericParameters() -> (span: NodeSpan, text: ByteRange) {
        let begin = start
        guard isOpeningAngle, split > 0 || tokens[at].length == 1 else { return (NodeSpan(), ByteRange(begin, begin)) }
        let nodes = span { outliner in
            outliner.takeAngle()
            while outliner.at < outliner.limit, !outliner.isClosingAngle {
                while outliner.kind == .at { outliner.skipAttribute() }
                if outliner.kind == .each || outliner.kind == .let { outliner.advance() }
                guard outliner.kind.isWord else { break }
                let node = outliner.open(.genericParameter, outliner.name(outliner.at))
                outliner.advance()
                if outliner.take(.colon) { outliner.type() }
                outliner.close(node)
                if outliner.kind == .where { _ = outliner.requirements() }
                guard outliner.take(.comma) else { break }
            }
            if outliner.isClosingAngle { outliner.takeAngle() }
        }
        return (nodes, ByteRange(begin, lastEnd))
    }

    mutating func requirements() -> NodeSpan {
        guard take(.where) else { return NodeSpan() }
        return span { outliner in
            while outliner.at < outliner.limit, outliner.kind != .leftBrace {
                let node = outliner.open(.requirement)
                if outliner.kind == .at { outliner.skipAttribute() }
                let found = outliner.genericArgument()
                if found, outliner.kind == .colon || outliner.kind == .operator {
                    outliner.advance()
                    outliner.genericArgument()
                    if outliner.kind == .leftParen { outliner.jump(to: outliner.indexAfter(outliner.at)) }
                }
                outliner.close(node)
                if !found || !outliner.take(.comma) { break }
            }
        }
    }
}
