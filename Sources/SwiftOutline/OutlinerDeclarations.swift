import SourceText

/// Declarations, each into one `Declaration` a name.
extension Outliner {
    // MARK: What declares

    /// The index of the keyword that makes a declaration of what stands here, behind attributes and modifiers.
    func introducer(_ container: Container) -> Int? {
        var index = at
        while true {
            switch kind(index) {
            case .at: index = attributeEnd(index)
            case .func, .let, .var, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .import, .operator_,
                .precedencegroup:
                return index
            case .`init`, .deinit, .subscript:
                let isMember = container != .file && container != .body
                return isMember || index > at ? index : nil
            case .case: return container == .enumeration ? index : nil
            case .class:
                if isModified(index + 1) { index += 1 } else { return index }
            case .actor where kind(index + 1).isName && !tokens[index + 1].isFirstOnLine && startsTypeBody(index + 2): return index
            case .macro where container != .body && kind(index + 1).isName && startsMacro(index + 2): return index
            case .private, .fileprivate, .internal, .public, .static: index = modifierEnd(index)
            case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy,
                .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .required,
                .sending, .unowned, .weak:
                index = modifierEnd(index)
            case .word where text(index, is: "__consuming") || text(index, is: "_const") || text(index, is: "reasync"): index += 1
            case .poundIf where index > at: index = conditionalAttributesEnd(index)
            default: return nil
            }
        }
    }

    /// `class` is a modifier before these (rule 78).
    private func isModified(_ index: Int) -> Bool {
        switch kind(index) {
        case .func, .var, .let, .subscript, .`init`, .typealias, .private, .fileprivate, .internal, .public: true
        case .final, .override, .open, .dynamic, .lazy, .weak, .unowned, .required, .nonisolated, .package, .mutating,
            .nonmutating, .convenience, .async, .isolated:
            !(kind(index + 1) == .leftBrace || kind(index + 1) == .colon || kind(index + 1) == .operator || kind(index + 1) == .where)
        default: false
        }
    }

    private func startsTypeBody(_ index: Int) -> Bool {
        switch kind(index) {
        case .leftBrace, .colon, .where: true
        case .operator: byte(index) == UInt8(ascii: "<")
        default: false
        }
    }

    private func startsMacro(_ index: Int) -> Bool {
        kind(index) == .leftParen || (kind(index) == .operator && byte(index) == UInt8(ascii: "<"))
    }

    /// Behind a modifier and its detail: `private(set)`, `unowned(unsafe)` (rule 67).
    private func modifierEnd(_ index: Int) -> Int {
        kind(index + 1) == .leftParen && !tokens[index + 1].isFirstOnLine ? behind(index + 1) : index + 1
    }

    /// Behind `@A.B<C>(…)`; the arguments have to touch (rule 66).
    private func attributeEnd(_ index: Int) -> Int {
        var current = index + 1
        guard kind(current).isWord else { return current }
        current += 1
        while kind(current) == .dot || kind(current) == .doubleColon, kind(current + 1).isWord { current += 2 }
        if kind(current) == .operator, !tokens[current].hasTriviaBefore, let end = genericArgumentsEnd(current) {
            current = end.split == 0 ? end.index : end.index + 1
        }
        if kind(current) == .leftParen, !tokens[current].hasTriviaBefore { current = behind(current) }
        return current
    }

    /// Behind an `#if` in a list of attributes.
    private func conditionalAttributesEnd(_ index: Int) -> Int {
        var current = index
        while current < limit {
            switch kind(current) {
            case .poundEndif: return current + 1
            case .at: current = attributeEnd(current)
            default:
                guard kind(current) != .leftBrace else { return limit }
                current += 1
            }
        }
        return limit
    }

    mutating func skipAttribute() { (at, split) = (attributeEnd(at), 0) }

    // MARK: The declaration

    mutating func declaration(_ introducer: Int, _ container: Container) {
        let isLocal = container == .body || (container == .file && parent >= 0)
        var declaration = Declaration(
            kind: .function, scope: scope, introducer: tokens[introducer].start, range: ByteRange(start, start), parent: parent)
        if conditionalDepth > 0 { declaration.scope.insert(.conditional) }
        let isStatement = isLocal || (container == .file && withBodies)
        let keyword = tokens[introducer].kind
        if keyword == .let || keyword == .var {
            let node = isStatement ? open(.variable) : -1
            header(&declaration, upTo: introducer)
            declaration.kind = keyword == .let ? .constant : .variable
            variables(declaration, container, isStatement: isStatement)
            close(node)
            return
        }
        if keyword == .operator_ || keyword == .precedencegroup { return operatorDeclaration(introducer) }
        let node = isStatement ? open(.declaration) : -1
        if node >= 0 { outline.nodes[node].payload = UInt32(outline.declarations.count) }
        header(&declaration, upTo: introducer)
        advance()
        switch keyword {
        case .func: function(declaration, container)
        case .`init`, .deinit: initializer(declaration, container, keyword)
        case .subscript: subscripted(declaration, container)
        case .class: typeDeclaration(declaration, .class)
        case .struct: typeDeclaration(declaration, .struct)
        case .enum: typeDeclaration(declaration, .enum)
        case .actor: typeDeclaration(declaration, .actor)
        case .protocol: typeDeclaration(declaration, .protocol)
        case .extension: extensionDeclaration(declaration)
        case .typealias, .associatedtype: alias(declaration, keyword)
        case .case: enumCases(declaration)
        case .import: importDeclaration(declaration)
        default: macroDeclaration(declaration)
        }
        close(node)
    }

    /// Attributes and modifiers, up to the introducer.
    private mutating func header(_ declaration: inout Declaration, upTo introducer: Int) {
        let savedWriting = isWriting
        isWriting = true
        let first = nextNode
        while at < introducer {
            switch kind {
            case .at: attribute()
            case .poundIf, .poundElseif, .poundElse, .poundEndif: advance()
            case .leftParen: at = behind(at)
            default:
                declaration.modifiers.formUnion(modifier(at))
                advance()
            }
        }
        at = introducer
        split = 0
        declaration.attributes = NodeSpan(first, nextNode)
        isWriting = savedWriting
    }

    private func modifier(_ index: Int) -> Declaration.Modifiers {
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
        default: return .other
        }
    }

    private mutating func attribute() {
        let end = attributeEnd(at)
        let node = open(.attribute)
        advance()
        var last = at
        while at < end, kind != .leftParen {
            if kind.isWord { last = at }
            if kind == .operator { break }
            advance()
        }
        if node >= 0, last < limit { outline.nodes[node].payload = name(last).id }
        while at < end, kind != .leftParen { advance() }
        if kind == .leftParen, at < end {
            writing(withBodies) { $0.inBrackets { $0.arguments() } }
        }
        at = end
        split = 0
        close(node)
    }

    /// Appends a declaration; what `body` declares stands within it.
    private mutating func enter(_ declaration: Declaration, _ inner: Declaration.Scope, _ body: (inout Outliner, Int) -> Void) {
        let index = outline.declarations.count
        outline.declarations.append(declaration)
        let (savedParent, savedScope) = (parent, scope)
        let saved = (braceIsBody, isPattern, isBinding)
        (parent, scope) = (Int32(index), inner)
        (braceIsBody, isPattern, isBinding) = (false, false, false)
        body(&self, index)
        (braceIsBody, isPattern, isBinding) = saved
        (parent, scope) = (savedParent, savedScope)
        outline.declarations[index].next = Int32(outline.declarations.count)
        outline.declarations[index].range.end = max(lastEnd, outline.declarations[index].range.start)
    }

    /// Runs `body` with nodes on: signatures are written in both modes.
    private mutating func span(_ body: (inout Outliner) -> Void) -> NodeSpan {
        let first = nextNode
        writing(true, body)
        return NodeSpan(first, nextNode)
    }

    private mutating func typeNode() -> NodeID? {
        let first = nextNode
        var found = false
        writing(true) { found = $0.type() }
        return found ? first : nil
    }

    // MARK: Types

    private mutating func typeDeclaration(_ declaration: Declaration, _ kind: Declaration.Kind) {
        var declaration = declaration
        declaration.kind = kind
        guard self.kind.isWord else { return }
        declaration.name = name(at)
        declaration.nameRange = ByteRange(tokens[at].start, buffer.end(at))
        advance()
        let container: Container = kind == .enum ? .enumeration : kind == .protocol ? .protocolType : .type
        enter(declaration, .member) { outliner, index in
            outliner.typeHeader(index)
            outliner.members(index, container)
        }
    }

    private mutating func extensionDeclaration(_ declaration: Declaration) {
        var declaration = declaration
        declaration.kind = .extension
        let begin = start
        declaration.type = typeNode()
        guard let type = declaration.type else { return }
        declaration.nameRange = ByteRange(begin, lastEnd)
        let part = Int(type) + 1
        if part < outline.nodes.count, outline.nodes[part].kind == .typeName { declaration.name = outline.nodes[part].name }
        enter(declaration, .member) { outliner, index in
            outliner.typeHeader(index)
            outliner.members(index, .type)
        }
    }

    /// Generics, inheritance and `where`.
    private mutating func typeHeader(_ index: Int) {
        let generics = genericParameters()
        outline.declarations[index].generics = generics.span
        outline.declarations[index].typeText = generics.text
        if take(.colon) {
            let begin = start
            outline.declarations[index].inheritance = span { outliner in
                while outliner.type(), outliner.take(.comma) {}
            }
            outline.declarations[index].inheritanceText = ByteRange(begin, max(begin, lastEnd))
        }
        let begin = start
        outline.declarations[index].requirements = requirements()
        if outline.declarations[index].requirements.isEmpty { return }
        // Two pieces may be apart: generics before the inheritance clause, `where` behind it.
        let first = outline.declarations[index].typeText
        outline.declarations[index].typeText = ByteRange(first.isEmpty ? begin : first.start, lastEnd)
    }

    private mutating func members(_ index: Int, _ container: Container) {
        while at < limit, kind != .leftBrace, !isFirstOnLine { skipGroup() }
        guard kind == .leftBrace else { return }
        let begin = start
        inBrackets { $0.items(container) }
        outline.declarations[index].braces = ByteRange(begin, lastEnd)
    }

    /// `<T: P, each U>`, also a protocol's primary associated types.
    private mutating func genericParameters() -> (span: NodeSpan, text: ByteRange) {
        let begin = start
        guard isOpeningAngle, split > 0 || tokens[at].length == 1 else { return (NodeSpan(), ByteRange(begin, begin)) }
        let nodes = span { outliner in
            outliner.takeAngle()
            while outliner.at < outliner.limit, !outliner.isClosingAngle {
                let before = (outliner.at, outliner.split)
                if outliner.kind == .each || outliner.kind == .let { outliner.advance() }
                if outliner.kind == .at { outliner.skipAttribute() }
                guard outliner.kind.isWord else { break }
                let node = outliner.open(.genericParameter, outliner.name(outliner.at))
                outliner.advance()
                if outliner.take(.colon) { outliner.type() }
                outliner.close(node)
                if outliner.kind == .where { _ = outliner.requirements() }
                _ = outliner.take(.comma)
                if (outliner.at, outliner.split) == before { break }
            }
            if outliner.isClosingAngle { outliner.takeAngle() }
        }
        return (nodes, ByteRange(begin, lastEnd))
    }

    private mutating func requirements() -> NodeSpan {
        guard take(.where) else { return NodeSpan() }
        return span { outliner in
            while outliner.at < outliner.limit, outliner.kind != .leftBrace {
                let node = outliner.open(.requirement)
                if outliner.kind == .at { outliner.skipAttribute() }
                guard outliner.type() else {
                    outliner.close(node)
                    break
                }
                if outliner.kind == .colon || outliner.kind == .operator {
                    outliner.advance()
                    if outliner.kind == .number { outliner.advance() } else { outliner.type() }
                    if outliner.kind == .leftParen { outliner.at = outliner.behind(outliner.at) }
                }
                outliner.close(node)
                if !outliner.take(.comma) { break }
            }
        }
    }

    // MARK: Functions

    private mutating func function(_ declaration: Declaration, _ container: Container) {
        var declaration = declaration
        let first = at
        if kind.isWord {
            advance()
        } else {
            // An operator's name; one `<` more than the operator opens generics (rule 58).
            while at < limit, kind != .leftParen, at == first || !tokens[at].hasTriviaBefore, !kind.isWord {
                let length = tokens[at].length
                if kind == .operator, length > 1, byte(at, length - 1) == UInt8(ascii: "<"), kind(at + 1).isWord {
                    split = length - 1
                    break
                }
                advance()
            }
        }
        declaration.name = kind(first).isWord ? name(first) : internOperator(first)
        declaration.nameRange = ByteRange(tokens[first].start, lastEnd)
        enter(declaration, .local) { outliner, index in
            let begin = outliner.start
            outliner.outline.declarations[index].generics = outliner.genericParameters().span
            outliner.signature(index, from: begin)
            outliner.functionBody(index, container)
        }
    }

    private func internOperator(_ first: Int) -> Name {
        let begin = Int(tokens[first].start)
        return names.intern(UnsafeBufferPointer(start: bytes + begin, count: max(Int(lastEnd) - begin, 0)))
    }

    private mutating func initializer(_ declaration: Declaration, _ container: Container, _ keyword: Token.Kind) {
        var declaration = declaration
        declaration.kind = keyword == .`init` ? .initializer : .deinitializer
        declaration.name = name(at - 1)
        declaration.nameRange = ByteRange(tokens[at - 1].start, buffer.end(at - 1))
        enter(declaration, .local) { outliner, index in
            let begin = outliner.start
            if keyword == .`init` {
                if outliner.kind == .postfixQuestion || outliner.kind == .postfixBang {
                    outliner.outline.declarations[index].modifiers.insert(.failable)
                    outliner.advance()
                }
                outliner.outline.declarations[index].generics = outliner.genericParameters().span
                outliner.signature(index, from: begin)
            } else {
                outliner.skipEffects()
            }
            outliner.functionBody(index, container)
        }
    }

    private mutating func subscripted(_ declaration: Declaration, _ container: Container) {
        var declaration = declaration
        declaration.kind = .subscript
        declaration.name = name(at - 1)
        declaration.nameRange = ByteRange(tokens[at - 1].start, buffer.end(at - 1))
        enter(declaration, .local) { outliner, index in
            let begin = outliner.start
            outliner.outline.declarations[index].generics = outliner.genericParameters().span
            outliner.signature(index, from: begin)
            outliner.accessors(index, container)
        }
    }

    /// Parameters, effects, result and `where`.
    private mutating func signature(_ index: Int, from begin: UInt32) {
        if kind == .leftParen {
            outline.declarations[index].parameters = span { outliner in
                outliner.inBrackets { $0.parameters() }
            }
        }
        let effects = at
        skipEffects()
        for token in effects..<max(at, effects) {
            if tokens[token].kind == .async { outline.declarations[index].modifiers.insert(.async) }
            if tokens[token].kind == .throws { outline.declarations[index].modifiers.insert(.throws) }
        }
        if take(.arrow) { outline.declarations[index].type = typeNode() }
        skipEffects()
        outline.declarations[index].requirements = requirements()
        outline.declarations[index].typeText = ByteRange(begin, max(lastEnd, begin))
    }

    /// What stands between the parentheses of a function, an enum case, or a closure.
    mutating func parameters() {
        while at < limit {
            let before = at
            parameter()
            _ = take(.comma)
            if at <= before { at = before + 1 }
        }
    }

    private mutating func parameter() {
        while kind == .at { skipAttribute() }
        while kind == .poundIf || kind == .poundEndif || kind == .poundElse { skipLine() }
        let node = open(.parameter)
        if isParameterName(at), kind(at + 1) == .colon {
            mark(node, named: at)
            advance()
        } else if isParameterName(at), isParameterName(at + 1), kind(at + 2) == .colon {
            leaf(.label, at)
            mark(node, named: at + 1)
            at += 2
        } else if isParameterName(at), isParameterName(at + 1), isParameterName(at + 2), kind(at + 3) == .colon {
            // `isolated name: T` and the like: a word about the parameter stands first.
            leaf(.label, at + 1)
            mark(node, named: at + 2)
            at += 3
        }
        _ = take(.colon)
        type()
        if kind == .operator, text(at, is: "...") { advance() }
        if leftover == UInt8(ascii: "=") || kind == .equal {
            advance()
            writing(withBodies) { $0.expression() }
        }
        while at < limit, kind != .comma { skipGroup() }
        close(node)
    }

    private func isParameterName(_ index: Int) -> Bool { kind(index).isWord || kind(index) == .wildcard }

    private mutating func mark(_ node: Int, named index: Int) {
        if node >= 0 { outline.nodes[node].payload = name(index).id }
    }

    private mutating func functionBody(_ index: Int, _ container: Container) {
        guard kind == .leftBrace, container != .protocolType else { return }
        let begin = start
        if withBodies {
            let first = nextNode
            block()
            outline.declarations[index].body = NodeSpan(first, nextNode)
        } else {
            at = behind(at)
        }
        outline.declarations[index].braces = ByteRange(begin, lastEnd)
    }

    // MARK: Variables

    private mutating func variables(_ declaration: Declaration, _ container: Container, isStatement: Bool) {
        advance()
        let first = outline.declarations.count
        repeat {
            let node = isStatement ? open(.binding) : -1
            binding(declaration, container, node)
            close(node)
        } while take(.comma)
        shareTypes(from: first)
    }

    private mutating func binding(_ declaration: Declaration, _ container: Container, _ node: Int) {
        let first = outline.declarations.count
        if node >= 0 { outline.nodes[node].payload = UInt32(first) }
        if kind == .leftParen {
            inBrackets { $0.tuplePattern(declaration) }
        } else if kind.isWord || kind == .wildcard {
            appendVariable(declaration, at, isDestructured: false)
            advance()
        } else {
            return
        }
        guard first < outline.declarations.count else { return }
        let count = outline.declarations.count - first
        if node >= 0 { outline.nodes[node].detail = UInt16(clamping: count) }
        let (savedParent, savedScope) = (parent, scope)
        (parent, scope) = (Int32(first), .local)
        var type: NodeID?
        var value: NodeID?
        var typeText = ByteRange(0, 0)
        var valueText = ByteRange(0, 0)
        if take(.colon) {
            let begin = start
            type = typeNode()
            typeText = ByteRange(begin, lastEnd)
        }
        if leftover == UInt8(ascii: "=") || kind == .equal {
            advance()
            let begin = start
            let expression = nextNode
            writing(withBodies) { $0.expression() }
            if withBodies, nextNode > expression { value = expression }
            valueText = ByteRange(begin, lastEnd)
        }
        for index in first..<first + count {
            outline.declarations[index].type = type
            outline.declarations[index].value = value
            outline.declarations[index].typeText = typeText
            outline.declarations[index].valueText = valueText
        }
        if kind == .leftBrace, valueText.isEmpty || startsAccessors(at, container) { accessors(first, container) }
        (parent, scope) = (savedParent, savedScope)
        for index in first..<first + count {
            outline.declarations[index].braces = outline.declarations[first].braces
            outline.declarations[index].range.end = max(lastEnd, outline.declarations[index].range.start)
            outline.declarations[index].next = Int32(index == first + count - 1 ? outline.declarations.count : index + 1)
        }
    }

    private mutating func appendVariable(_ declaration: Declaration, _ index: Int, isDestructured: Bool) {
        var declaration = declaration
        declaration.name = name(index)
        declaration.nameRange = ByteRange(tokens[index].start, buffer.end(index))
        if isDestructured { declaration.modifiers.insert(.destructured) }
        outline.declarations.append(declaration)
    }

    private mutating func tuplePattern(_ declaration: Declaration) {
        while at < limit {
            if kind == .leftParen {
                inBrackets { $0.tuplePattern(declaration) }
            } else {
                if (kind.isWord || kind == .wildcard) && kind != .let && kind != .var && kind(at + 1) != .colon {
                    appendVariable(declaration, at, isDestructured: true)
                }
                advance()
            }
        }
    }

    /// `let a, b: Int` gives both names the type that follows (rule 80).
    private mutating func shareTypes(from first: Int) {
        var following: (node: NodeID?, text: ByteRange) = (nil, ByteRange(0, 0))
        for index in stride(from: outline.declarations.count - 1, through: first, by: -1)
        where outline.declarations[index].introducer == outline.declarations[first].introducer {
            if !outline.declarations[index].typeText.isEmpty {
                following = (outline.declarations[index].type, outline.declarations[index].typeText)
            } else if !outline.declarations[index].valueText.isEmpty {
                following = (nil, ByteRange(0, 0))
            } else {
                outline.declarations[index].type = following.node
                outline.declarations[index].typeText = following.text
            }
        }
    }

    // MARK: Accessors

    /// Whether the brace at `index` opens accessors and no closure (rule 73).
    func startsAccessors(_ index: Int, _ container: Container = .type) -> Bool {
        var current = index + 1
        let end = min(Int(partner[index]), limit)
        while current < end {
            switch tokens[current].kind {
            case .at: current = attributeEnd(current)
            case .mutating, .nonmutating, .consuming, .borrowing, .private, .fileprivate, .internal, .public, .nonisolated, .package:
                current = modifierEnd(current)
            case .get, .set, .didSet, .willSet, .read_, .modify_, .`init`: return endsAccessorName(current, end, container)
            case .word: return isAddressor(current) && endsAccessorName(current, end, container)
            default: return false
            }
        }
        return false
    }

    private func isAddressor(_ index: Int) -> Bool {
        text(index, is: "unsafeAddress") || text(index, is: "unsafeMutableAddress") || text(index, is: "read")
            || text(index, is: "modify") || text(index, is: "yielding") || text(index, is: "borrow") || text(index, is: "mutate")
    }

    private func endsAccessorName(_ index: Int, _ end: Int, _ container: Container) -> Bool {
        guard index + 1 < end else { return container == .protocolType }
        switch tokens[index + 1].kind {
        case .leftBrace, .async, .throws: return true
        case .leftParen:
            let after = behind(index + 1)
            return tokens[index].kind != .`init` ? kind(after) == .leftBrace : kind(after) == .leftBrace
        default: return container == .protocolType
        }
    }

    /// Accessors in braces, or the body of a getter.
    private mutating func accessors(_ index: Int, _ container: Container) {
        guard kind == .leftBrace else { return }
        let begin = start
        let first = nextNode
        if startsAccessors(at, container) {
            inBrackets { $0.accessorList(index) }
        } else {
            outline.declarations[index].modifiers.insert(.computed)
            let node = withBodies ? open(.accessor, names.intern("get")) : -1
            if withBodies { block() } else { at = behind(at) }
            close(node)
        }
        outline.declarations[index].body = NodeSpan(first, nextNode)
        outline.declarations[index].braces = ByteRange(begin, lastEnd)
    }

    private mutating func accessorList(_ index: Int) {
        while at < limit {
            let before = at
            while kind == .at { skipAttribute() }
            switch kind {
            case .get, .read_: outline.declarations[index].modifiers.insert(.computed)
            case .set, .modify_: outline.declarations[index].modifiers.formUnion([.computed, .settable])
            case .didSet, .willSet: outline.declarations[index].modifiers.insert(.observed)
            case .word where isAddressor(at): outline.declarations[index].modifiers.insert(.computed)
            default: break
            }
            let node = kind.isWord && kind != .mutating && kind != .nonmutating ? open(.accessor, withBodies ? name(at) : .none) : -1
            if kind.isWord || kind == .poundIf { advance() }
            if kind == .leftParen { at = behind(at) }
            skipEffects()
            if kind == .leftBrace {
                if withBodies { block() } else { at = behind(at) }
            }
            close(node)
            if at <= before { at = before + 1 }
        }
    }

    // MARK: The rest

    private mutating func alias(_ declaration: Declaration, _ keyword: Token.Kind) {
        var declaration = declaration
        declaration.kind = keyword == .typealias ? .typeAlias : .associatedType
        guard kind.isWord else { return }
        declaration.name = name(at)
        declaration.nameRange = ByteRange(tokens[at].start, buffer.end(at))
        advance()
        enter(declaration, .local) { outliner, index in
            outliner.outline.declarations[index].generics = outliner.genericParameters().span
            if outliner.take(.colon) {
                let begin = outliner.start
                outliner.outline.declarations[index].inheritance = outliner.span { inner in while inner.type(), inner.take(.comma) {} }
                outliner.outline.declarations[index].inheritanceText = ByteRange(begin, max(begin, outliner.lastEnd))
            }
            if outliner.leftover == UInt8(ascii: "=") || outliner.kind == .equal {
                outliner.advance()
                let begin = outliner.start
                outliner.outline.declarations[index].type = outliner.typeNode()
                outliner.outline.declarations[index].typeText = ByteRange(begin, outliner.lastEnd)
            }
            let begin = outliner.start
            let conditions = outliner.requirements()
            outliner.outline.declarations[index].requirements = conditions
            if !conditions.isEmpty, keyword == .typealias {
                let before = outliner.outline.declarations[index].typeText
                outliner.outline.declarations[index].typeText = ByteRange(before.isEmpty ? begin : before.start, outliner.lastEnd)
            }
        }
    }

    private mutating func enumCases(_ declaration: Declaration) {
        repeat {
            guard kind.isWord else { return }
            var declaration = declaration
            declaration.kind = .enumCase
            declaration.name = name(at)
            declaration.nameRange = ByteRange(tokens[at].start, buffer.end(at))
            advance()
            enter(declaration, .local) { outliner, index in
                if outliner.kind == .leftParen, !outliner.isFirstOnLine {
                    let begin = outliner.start
                    outliner.outline.declarations[index].parameters = outliner.span { $0.inBrackets { $0.parameters() } }
                    outliner.outline.declarations[index].typeText = ByteRange(begin, outliner.lastEnd)
                }
                if outliner.take(.equal) {
                    let begin = outliner.start
                    let value = outliner.nextNode
                    outliner.writing(outliner.withBodies) { $0.expression() }
                    if outliner.nextNode > value { outliner.outline.declarations[index].value = value }
                    outliner.outline.declarations[index].valueText = ByteRange(begin, outliner.lastEnd)
                }
            }
        } while take(.comma)
    }

    private mutating func importDeclaration(_ declaration: Declaration) {
        var declaration = declaration
        declaration.kind = .import
        switch kind {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func:
            declaration.typeText = ByteRange(tokens[at].start, buffer.end(at))
            advance()
        default: break
        }
        guard kind.isWord else { return }
        declaration.name = name(at)
        let begin = start
        advance()
        while kind == .dot, kind(at + 1).isWord || kind(at + 1) == .operator { at += 2 }
        declaration.nameRange = ByteRange(begin, lastEnd)
        enter(declaration, .local) { _, _ in }
    }

    private mutating func operatorDeclaration(_ introducer: Int) {
        at = introducer
        advance()
        while at < limit, !isFirstOnLine, kind != .leftBrace { advance() }
        if kind == .leftBrace { at = behind(at) }
    }

    private mutating func macroDeclaration(_ declaration: Declaration) {
        var declaration = declaration
        declaration.kind = .macro
        guard kind.isWord else { return }
        declaration.name = name(at)
        declaration.nameRange = ByteRange(tokens[at].start, buffer.end(at))
        advance()
        enter(declaration, .local) { outliner, index in
            let begin = outliner.start
            outliner.outline.declarations[index].generics = outliner.genericParameters().span
            outliner.signature(index, from: begin)
            if outliner.take(.equal) {
                let begin = outliner.start
                outliner.writing(outliner.withBodies) { $0.expression() }
                outliner.outline.declarations[index].valueText = ByteRange(begin, outliner.lastEnd)
            }
            if outliner.kind == .where { outliner.outline.declarations[index].requirements = outliner.requirements() }
        }
    }
}
