import SourceText

/// An object that is a part of the tuple, or of another value, that a call builds.
struct BuiltPart {
    /// The call.
    let maker: CallSite
    /// The locals that hold the object or what it is a part of, from the use of the object to the call.
    private let holders: [Holder]

    private struct Holder {
        let local: LocalDeclaration
        /// The name of the part; nil if the local is the object itself.
        let part: Name?
        /// The chain with the local from which the object is taken.
        let taken: Chain
    }

    /// Nil if a value is not certainly such a part.
    init?(_ value: Chain) {
        var holders: [Holder] = []
        var chain = value
        // `let (router, _) = build(); router.launch()` and `let built = build(); let router = built.router; …`
        var part: Name?
        var isPart = false
        while holders.count < 4, let head = chain.head, head.kind == .identifier, let local = head.local {
            guard let names = chain.memberNames(after: head) else { break }
            guard names.isEmpty || part == nil && names.count == 1 else { return nil }
            part = names.first ?? part
            holders.append(Holder(local: local, part: part, taken: chain))
            let (next, isDestructured): (Chain?, Bool) =
                switch local {
                case .variable(let variable): (variable.value?.plainChain, variable.isDestructured)
                case .optionalBinding(let binding): (binding.value?.plainChain, false)
                default: (nil, false)
                }
            guard let next, !isDestructured || part == nil else { return nil }
            isPart = isPart || isDestructured
            chain = next
            if isDestructured { break }
        }
        var last: CallSite?
        for call in chain.calls { last = call }
        guard let last, let names = chain.memberNames(after: last.element),
            case .result = chain.through(last.element).value,
            chain.body.project.isBuildName(last.name), names.count + (part == nil ? 0 : 1) + (isPart ? 1 : 0) == 1
        else { return nil }
        maker = last
        self.holders = holders
    }

    /// The type of the only router of an app's root among the elements of the tuple; nil for any other value.
    var launchedRouter: TypeReference? {
        guard case .tuple(let elements) = maker.type else { return nil }
        let routers = elements.filter { element in
            maker.body.project.reaches(element) { $0.traits.contains(.launches) }
        }
        return routers.count == 1 ? routers[0] : nil
    }

    /// Whether code keeps the object, besides starting it by a call: it uses one of the locals as a value, reads the
    /// part again, or uses a local in another closure.
    func isKept(besides call: CallSite) -> Bool {
        holders.contains { holder in
            guard holder.part != nil else { return call.body.keeps(holder.local, besides: call) }
            return call.body.uses(of: holder.local).contains { use in
                guard let chain = use.chain, let member = chain.memberName(after: use) else { return true }
                return member == holder.part && chain.node != holder.taken.node
            }
        }
    }
}

extension Chain {
    /// The names after an element, if only members and unwrapping follow it; else nil.
    fileprivate func memberNames(after element: ChainElement) -> [Name]? {
        var names: [Name] = []
        for next in suffixes(after: element) {
            switch next.kind {
            case .member: names.append(next.name)
            case .optionalChain, .forceUnwrap: continue
            default: return nil
            }
        }
        return names
    }

    /// The name of the member that is read of an element.
    fileprivate func memberName(after element: ChainElement) -> Name? {
        let next = suffixes(after: element).first { $0.kind != .optionalChain && $0.kind != .forceUnwrap }
        return next?.kind == .member ? next?.name : nil
    }
}
