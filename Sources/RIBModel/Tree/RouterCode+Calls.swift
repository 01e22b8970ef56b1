import SourceText

/// The functions of the project that calls in a router's code reach.
extension RouterCode {
    struct Callee {
        let function: DeclarationID
        /// The value of `self` in the function.
        let identity: ChildValue?
    }

    /// The functions that a call runs, by the value of its receiver, else by the receiver's static type; empty if they
    /// belong to a library or are unknown.
    func callees(of call: CallSite, _ receiver: [ChildValue], _ frame: Frame) -> [Callee] {
        guard let callee = call.callee, callee.isName, !(callee.kind == .identifier && callee.isLocal),
            project.memberTable.has(callee.name) || !project.symbols.globals[callee.name].isEmpty
        else { return [] }
        if call.receiver == nil {
            let own = frame.body.home.type.map { [TypeReference.nominal($0, [])] } ?? []
            let found = functions(callee.name, of: own + types(of: receiver), call)
            if !found.isEmpty { return found.map { Callee(function: $0, identity: frame.identity) } }
            let globals = project.symbols.nearest(project.symbols.globals[callee.name], to: call.body.file)
            return globals.filter { isCalled($0, call) }.prefix(1).map { Callee(function: $0, identity: nil) }
        }
        for value in receiver {
            let found = functions(callee.name, of: types(of: value), call)
            if !found.isEmpty { return found.map { Callee(function: $0, identity: value) } }
        }
        guard let type = call.receiver?.type, !receiver.contains(where: \.isOfChild) else { return [] }
        let identity = receiver.first
        return functions(callee.name, of: witnessTypes(type), call).map { Callee(function: $0, identity: identity) }
    }

    /// The functions of that name that accept a call's arguments, the nearest one for each type.
    private func functions(_ name: Name, of types: [TypeReference], _ call: CallSite) -> [DeclarationID] {
        var result: [DeclarationID] = []
        for type in types {
            if let found = members(name, of: type).first(where: { isCalled($0, call) }), !result.contains(found) {
                result.append(found)
            }
        }
        return result
    }

    private func members(_ name: Name, of type: TypeReference) -> [DeclarationID] {
        switch type {
        case .nominal(let nominal, _): return project.members(name, of: nominal)
        case .library(let number, _):
            let type = project.names.find(project.symbols.libraryType(number).name)
            return type.map { project.foreignMembers(name, ofKnown: $0) } ?? []
        case .known(let known, _):
            var result: [DeclarationID] = []
            var current: Name? = known
            while let type = current {
                result += project.foreignMembers(name, ofKnown: type)
                current = project.symbols.known.superclass(type)
            }
            return result
        default: return []
        }
    }

    private func isCalled(_ function: DeclarationID, _ call: CallSite) -> Bool {
        project.isFunction(function, taking: call.passed) && project.hasBody(function)
    }

    // MARK: Types

    /// The possible types of a value.
    func types(of value: ChildValue) -> [TypeReference] {
        switch value {
        case .ownRouter: [.nominal(router, [])]
        case .ownView: views.map { .nominal($0, []) } + viewTypes
        case .view(let origin): childViews(origin) + viewTypes
        case .created(_, let type, _): [type]
        case .router, .enumCase, .style: []
        }
    }

    private func types(of values: [ChildValue]) -> [TypeReference] { values.flatMap { types(of: $0) } }

    /// The type of `self` in a function of a value.
    func type(of value: ChildValue, for function: DeclarationID) -> TypeID? {
        let types = types(of: value).compactMap(\.nominal)
        let declaring = project.symbols.type(around: function)
        return types.first { type in declaring.map { project.hierarchy.ancestors[type.index].contains($0) } ?? false }
            ?? types.first
    }

    /// The types whose members a call on a static type may run: for a protocol, the conforming types, but only the
    /// router's own view if it is one of them.
    private func witnessTypes(_ type: TypeReference) -> [TypeReference] {
        type.constituents.flatMap { part -> [TypeReference] in
            guard let nominal = part.nominal, project.isProtocol(nominal) else { return [part] }
            let conformers = project.conformers(of: nominal).filter { project.isReported($0) }
            let own = conformers.filter { views.contains($0) }
            let meant = own.isEmpty ? conformers : own
            return (meant.isEmpty ? [nominal] : meant).map { .nominal($0, []) }
        }
    }

    private func childViews(_ origin: ChildValue.Origin) -> [TypeReference] {
        guard case .built(let place) = origin, let child = children[place] else { return [] }
        return child.ribs.compactMap(\.view.type).map { .nominal($0, []) }
    }

    /// Whether a property of the router stores a child's router: its type is one, or a tuple, structure or collection
    /// of routers.
    func isSlot(_ property: DeclarationID) -> Bool {
        guard project.isStored(property) else { return false }
        switch project.type(of: property) {
        case .collection(let element): return project.hasRouter(element)
        case let type: return project.hasRouter(type)
        }
    }
}
