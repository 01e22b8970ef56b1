import SourceText

/// The types of values in relation to children.
extension RouterCode {
    /// The possible types of a value.
    func types(of value: ChildValue) -> [TypeReference] {
        switch value {
        case .ownRouter: ownTypes
        case .ownView: ownViewTypes
        case .view(let origin): childViews(origin) + viewTypes
        case .created(_, let type, _): [type]
        case .router(.slot(let slot)): isHolder(slot) ? [project.type(of: slot)] : []
        case .router, .enumCase, .style: []
        }
    }

    /// Whether a value of a type may be or hold a child's router or its view.
    func mayConcernChild(_ type: TypeReference) -> Bool {
        type == .unknown || project.holdsRouter(type) || viewTypes.contains(type)
            || type.constituents.contains { $0.nominal.map { project.viewControllers.contains($0) } ?? false }
    }

    /// The type of `self` in a function of a value.
    func type(of value: ChildValue, for function: DeclarationID) -> TypeID? {
        let declaring = project.symbols.type(around: function)
        var first: TypeID?
        for case .nominal(let type, _) in types(of: value) {
            if let declaring, project.hierarchy.ancestors[type.index].contains(declaring) { return type }
            first = first ?? type
        }
        return first
    }

    /// The types whose members a call on a static type may run: for a protocol, the conforming types, but only the
    /// router's own view if it is one of them.
    func witnessTypes(_ type: TypeReference) -> [TypeReference] {
        type.constituents.flatMap { part -> [TypeReference] in
            guard let nominal = part.nominal, project.isProtocol(nominal) else { return [part] }
            let conformers = project.conformers(of: nominal).filter { project.isReported($0) }
            let own = conformers.filter { views.contains($0) }
            let meant = own.isEmpty ? conformers : own
            return (meant.isEmpty ? [nominal] : meant).map { .nominal($0, []) }
        }
    }

    /// A computed property of a child's router, or of all routers by an extension.
    func computedProperty(_ name: Name, ofRouter value: ChildValue, from file: Int) -> DeclarationID? {
        if case .router(.built(let place)) = value {
            for rib in children[place]?.ribs ?? [] {
                guard let own = project.firstProperty(name, of: rib.router, from: file) else { continue }
                return project.isComputed(own) ? own : nil
            }
        }
        for library in RoutingWords.protocols.compactMap({ project.names.find($0) }) {
            let found = project.firstForeignMember(name, ofKnown: library, from: file) { project.isProperty($0) }
            if let found { return project.isComputed(found) ? found : nil }
        }
        return nil
    }

    /// The function that a call on a child's router runs, if an extension of a protocol adds it to routers.
    func extensionFunction(_ call: CallSite, ofRouter value: ChildValue) -> DeclarationID? {
        guard value.router != nil else { return nil }
        if case .router(.built(let place)) = value {
            for rib in children[place]?.ribs ?? [] {
                guard let own = project.function(call, on: .nominal(rib.router, [])) else { continue }
                return project.isOfProtocolExtension(own) ? own : nil
            }
        }
        for name in RoutingWords.protocols {
            guard let known = project.names.find(name) else { continue }
            if let function = project.function(call, inExtensionsOf: known) { return function }
        }
        return nil
    }

    private func childViews(_ origin: ChildValue.Origin) -> [TypeReference] {
        guard case .built(let place) = origin, let child = children[place] else { return [] }
        return child.ribs.compactMap(\.view.type).map { .nominal($0, []) }
    }

    /// Whether a call without a callee in the project runs a function of a library.
    func isOfLibrary(_ call: CallSite, _ frame: RouterFrame) -> Bool {
        guard let receiver = call.receiver else {
            return !(frame.body.home.type.map { project.hasUnresolvedSuperclass($0) } ?? false)
        }
        if frame.values(of: receiver).contains(.ownView) { return true }
        return receiver.type.constituents.contains { part in
            switch part {
            case .known, .library, .collection: true
            default: false
            }
        }
    }
}
