import SourceText

extension Chain {
    /// Whether the chain is `self` or a local alias of it: `[weak self]`, `guard let view = self`.
    var denotesSelf: Bool { denotesSelf(depth: 0) }

    fileprivate func denotesSelf(depth: Int) -> Bool {
        guard let only else { return false }
        switch only.kind {
        case .selfReference: return true
        case .identifier: return only.name.denotesSelf(as: only.local, depth: depth)
        default: return false
        }
    }
}

extension Chain {
    /// The leading names, without that of a local alias of `self`.
    var leadingNamesOnSelf: DropFirstSequence<LeadingNames> {
        let isAlias = head.map { $0.kind == .identifier && $0.name.denotesSelf(as: $0.local, depth: 0) } ?? false
        return leadingNames.dropFirst(isAlias ? 1 : 0)
    }

    /// The first of these names.
    var leadingNameOnSelf: Name? { leadingNamesOnSelf.first { _ in true } }
}

extension OptionalBinding {
    /// Whether `let name` without a value binds `self` or an alias of it.
    var bindsSelf: Bool { value == nil && name.denotesSelf(as: outer, depth: 0) }
}

extension Name {
    /// - Parameter local: the declaration that the name denotes.
    fileprivate func denotesSelf(as local: LocalDeclaration?, depth: Int) -> Bool {
        if self == Name.`self` { return true }
        guard depth < 8 else { return false }
        switch local {
        case .variable(let variable): return variable.value?.plainChain?.denotesSelf(depth: depth + 1) ?? false
        case .optionalBinding(let binding):
            return binding.value.map { $0.plainChain?.denotesSelf(depth: depth + 1) ?? false }
                ?? denotesSelf(as: binding.outer, depth: depth + 1)
        case .capture(let capture):
            return capture.value.map { $0.plainChain?.denotesSelf(depth: depth + 1) ?? false }
                ?? denotesSelf(as: capture.outer, depth: depth + 1)
        default: return false
        }
    }
}
