package import SourceText

extension Chain {
    /// The member of the own object that the chain denotes: `member`, `self.member`; nil for any other chain.
    var memberOfOwnObject: Name? {
        guard let head = headOnSelf, head == last, !head.isLocal else { return nil }
        return head.name
    }

    /// Whether nothing comes before a name, or only `self`.
    package var isEmptyOrSelf: Bool { head == nil || denotesSelf }

    /// The name, if the chain is only that: `name`, `name?`.
    var onlyNameUnwrapped: ChainElement? {
        guard let head, head.kind == .identifier,
            suffixes(after: head).allSatisfy({ $0.kind == .optionalChain || $0.kind == .forceUnwrap })
        else { return nil }
        return head
    }

    /// The first name, without `self`.
    package var leadingElement: ChainElement? { headOnSelf.flatMap { $0.isName ? $0 : nil } }
}

extension ChainElement {
    /// The member of `self` that the name denotes, or with which the value begins that its local is bound to.
    package var memberOfSelf: Name? {
        var name = self
        for _ in 0..<4 {
            let value: Expression?
            switch name.local {
            case nil: return name.name
            case .optionalBinding(let binding):
                guard let bound = binding.value else { return name.name }
                value = bound
            case .variable(let variable): value = variable.value
            default: return nil
            }
            guard let next = value?.plainChain?.leadingElement else { return nil }
            name = next
        }
        return nil
    }
}

extension CallSite {
    /// Whether it is a call of a method of `self`.
    package var isOnSelf: Bool {
        guard let receiver else { return callee?.kind == .identifier }
        return receiver.denotesSelf
    }
}

extension Expression {
    /// The place where the value comes from that a path of names begins with: the local's own value, or that of the
    /// tuple that the local is a part of. Nil for any other expression.
    var originOfNames: NodeReference? {
        guard let chain = plainChain, chain.names.contains(where: { _ in true }), !chain.makesCall,
            let head = chain.head, head.kind == .identifier, case .variable(let variable)? = head.local
        else { return nil }
        return variable.value?.place
    }
}
