import SourceText

extension Expression {
    /// Whether the value is an element of a local collection that cannot be empty: code that always runs before has
    /// added one, and no code takes elements out. `values.append(child)`, and then `values.last`.
    var isElementOfFilledLocal: Bool {
        guard let chain = plainChain, let head = chain.head, let member = chain.last, let local = head.local,
            case .variable = local, chain.suffix(after: head) == member, body.isRead(member)
        else { return false }
        let names = body.project.symbols.libraryNames
        var isFilled = false
        for use in body.uses(of: local) where use != head {
            guard let other = use.chain, let member = other.suffix(after: use) else { return false }
            if body.isRead(member) { continue }
            guard names.access(member.name) == .added, let call = other.calls.first(where: { $0.callee == member })
            else { return false }
            let addsElement = !call.arguments.contains { names.isSequenceLabel($0.label) }
            if addsElement, other.isStatement(before: chain) { isFilled = true }
        }
        return isFilled
    }
}

extension FunctionBody {
    /// Whether an element of a chain is a member that only reads an element: `first`, not `popLast()`.
    fileprivate func isRead(_ element: ChainElement) -> Bool {
        element.kind == .member && project.symbols.libraryNames.access(element.name) == .element
            && element.chain.map { !$0.calls(element) } ?? false
    }
}

extension Chain {
    /// The first element after another.
    fileprivate func suffix(after element: ChainElement) -> ChainElement? {
        suffixes(after: element).first
    }

    /// Whether the chain is a statement of a block that contains a later part of the code.
    fileprivate func isStatement(before part: Chain) -> Bool {
        guard let statement = enclosing, statement.kind == .expression, node < part.node,
            statement.expression.plainChain?.node == node
        else { return false }
        guard let block = statement.enclosing else { return true }
        guard block.kind == .block || block.kind == .closure else { return false }
        var around = part.enclosing
        while let node = around, node.node != block.node { around = node.enclosing }
        return around != nil
    }
}
