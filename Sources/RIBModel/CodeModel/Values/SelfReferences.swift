package import SourceText

extension Chain {
    /// Whether the chain is the object that its code belongs to: `self`, or a local, a capture or a closure's parameter
    /// with that value (`[weak self]`, `guard let view = self`, `bind(with: self) { owner, _ in … }`).
    package var denotesSelf: Bool {
        guard let head, head.denotesSelf else { return false }
        return suffixes(after: head).allSatisfy(\.isUnwrapping)
    }

    /// The leading names, without that of a local alias of `self`.
    var leadingNamesOnSelf: LeadingNames {
        var names = leadingNames
        if let head, head.kind == .identifier, head.denotesSelf { _ = names.next() }
        return names
    }

    /// The first of these names.
    package var leadingNameOnSelf: Name? {
        var names = leadingNamesOnSelf
        return names.next()
    }

    /// The first element after `self` or an alias of it, or the head of another chain: `picker` in
    /// `owner.picker?.dismiss()`.
    package var headOnSelf: ChainElement? {
        guard let head, head.denotesSelf else { return head }
        return suffixes(after: head).first { !$0.isUnwrapping }
    }
}

extension ChainElement {
    /// Whether the element, as the head of a chain, is the object that its code belongs to.
    var denotesSelf: Bool {
        switch kind {
        case .selfReference: return true
        case .identifier:
            if let local { return body.isOwnObject(local) }
            return name == .firstParameter && ancestors.closure?.isPassedSelf == true
        default: return false
        }
    }

    /// `?` or `!`
    fileprivate var isUnwrapping: Bool { kind == .optionalChain || kind == .forceUnwrap }
}

extension OptionalBinding {
    /// Whether it binds `self` or an alias of it: `let self`, `let self = self`, `let owner = self`.
    var bindsSelf: Bool {
        if let value { return value.plainChain?.denotesSelf == true }
        return name == Name.`self` || outer.map { body.isOwnObject($0) } == true
    }
}
