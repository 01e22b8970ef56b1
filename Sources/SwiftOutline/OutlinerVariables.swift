import SourceText

/// Variables and their accessors.
extension Outliner {
    mutating func variables(_ header: Header, _ kind: Declaration.Kind, isStatement: Bool) {
        let first = declarationCount
        repeat {
            let node = isStatement ? open(.binding) : -1
            binding(header, kind, node)
            close(node)
        } while take(.comma)
        shareTypes(from: first)
    }

    private mutating func binding(_ header: Header, _ declared: Declaration.Kind, _ node: Int) {
        let first = declarationCount
        if node >= 0 { nodes[node].payload = UInt32(first) }
        if kind == .leftParen {
            var header = header
            header.modifiers.insert(.destructured)
            inBrackets { $0.tuplePattern(header, declared) }
        } else if kind.isWord {
            _ = append(header, declared, name(at), range(at))
            advance()
        } else {
            return
        }
        let count = declarationCount - first
        if node >= 0 { nodes[node].detail = UInt8(clamping: count) }
        let (savedParent, savedScope) = (parent, scope)
        (parent, scope) = (count > 0 ? Int32(first) : parent, .local)
        var type: NodeID?
        var typeText = ByteRange(0, 0)
        if take(.colon) {
            let begin = start
            type = typeNode()
            typeText = ByteRange(begin, max(begin, lastEnd))
        }
        let (value, valueText) = takeEqual() ? value() : (nil, ByteRange(0, 0))
        for index in first..<first + count {
            declarations[index].type = type
            declarations[index].value = value
            texts[index].type = typeText
            texts[index].value = valueText
        }
        if kind == .leftBrace, count > 0, valueText.isEmpty || !isFirstOnLine || startsObservers(at) {
            accessors(first)
        }
        (parent, scope) = (savedParent, savedScope)
        for index in first..<first + count {
            texts[index].braces = texts[first].braces
            declarations[index].range.end = max(lastEnd, declarations[index].range.start)
            declarations[index].next = Int32(index == first + count - 1 ? declarationCount : index + 1)
        }
    }

    private mutating func tuplePattern(_ header: Header, _ declared: Declaration.Kind) {
        while at < limit {
            if kind == .leftParen {
                inBrackets { $0.tuplePattern(header, declared) }
            } else {
                if kind.isWord, kind != .let, kind != .var, kind(at + 1) != .colon {
                    _ = append(header, declared, name(at), range(at))
                }
                advance()
            }
        }
    }

    /// `let a, b: Int` gives both names the type that follows (rule 80).
    private mutating func shareTypes(from first: Int) {
        guard declarationCount > first + 1 else { return }
        var following: (node: NodeID?, text: ByteRange) = (nil, ByteRange(0, 0))
        for index in stride(from: declarationCount - 1, through: first, by: -1)
        where declarations[index].introducer == declarations[first].introducer {
            if !texts[index].type.isEmpty {
                following = (declarations[index].type, texts[index].type)
            } else if !texts[index].value.isEmpty {
                following = (nil, ByteRange(0, 0))
            } else {
                declarations[index].type = following.node
                texts[index].type = following.text
            }
        }
    }

    // MARK: Accessors

    /// Whether the brace at `index`, which may open accessors or a getter's body, opens accessors (rule 73).
    private mutating func startsAccessors(_ index: Int) -> Bool {
        let current = accessorName(index + 1)
        return current < partner[index] && isAccessor(current)
    }

    /// Whether the brace at `index` cannot open a closure, because it contains accessors that may follow a value.
    mutating func startsObservers(_ index: Int) -> Bool {
        var current = index + 1
        while kind(current) == .at { current = attributeEnd(current) }
        return kind(current) == .willSet || kind(current) == .didSet || kind(current) == .`init`
    }

    /// The index of an accessor's name, after attributes and a modifier.
    private mutating func accessorName(_ index: Int) -> Int {
        var current = index
        while kind(current) == .at { current = attributeEnd(current) }
        switch kind(current) {
        case .mutating, .nonmutating, .consuming, .borrowing: return current + 1
        case .word where text(current, is: "__consuming"): return current + 1
        default: return current
        }
    }

    private mutating func isAccessor(_ index: Int) -> Bool {
        switch kind(index) {
        case .get, .set, .didSet, .willSet, .read_, .modify_, .`init`: true
        case .word: isAddressor(index)
        default: false
        }
    }

    private mutating func isAddressor(_ index: Int) -> Bool {
        switch byte(index) {
        case UInt8(ascii: "u"): text(index, is: "unsafeAddress") || text(index, is: "unsafeMutableAddress")
        case UInt8(ascii: "b"): text(index, is: "borrow")
        default: false
        }
    }

    /// Accessors in braces, or the body of a getter.
    mutating func accessors(_ index: Int) {
        guard kind == .leftBrace else { return }
        let begin = start
        let first = nextNode
        if startsAccessors(at) {
            inBrackets { $0.accessorList(index) }
        } else {
            declarations[index].modifiers.insert(.computed)
            if onlyTraps(at) { declarations[index].modifiers.insert(.trapping) }
            if withBodies {
                let owner = declarations[index].parent
                keepsText = owner >= 0 && declarations[Int(owner)].kind == .enum
                let node = open(.accessor, names.intern("get"))
                block()
                close(node)
                keepsText = false
            } else {
                jump(to: indexAfter(at))
            }
        }
        declarations[index].body = NodeSpan(first, nextNode)
        texts[index].braces = ByteRange(begin, lastEnd)
    }

    private mutating func accessorList(_ index: Int) {
        var doesMore = false
        while at < limit {
            let before = at
            jump(to: accessorName(at))
            switch kind {
            case .set, .modify_: declarations[index].modifiers.formUnion([.computed, .settable])
            case .didSet, .willSet: declarations[index].modifiers.insert(.observed)
            case .get, .read_, .word: declarations[index].modifiers.insert(.computed)
            default: break
            }
            if isAccessor(at) {
                let node = withBodies ? open(.accessor, name(at)) : -1
                advance()
                if kind == .leftParen { jump(to: indexAfter(at)) }
                skipEffects()
                if kind == .leftBrace {
                    doesMore = doesMore || !onlyTraps(at)
                    if withBodies { block() } else { jump(to: indexAfter(at)) }
                } else {
                    doesMore = true
                }
                close(node)
            }
            jump(to: max(at, before + 1))
        }
        if !doesMore, !declarations[index].modifiers.isDisjoint(with: [.computed, .observed]) {
            declarations[index].modifiers.insert(.trapping)
        }
    }
}
