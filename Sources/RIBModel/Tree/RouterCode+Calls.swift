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
    func callees(of call: CallSite, _ receiver: ChildValues, _ frame: Frame) -> [Callee] {
        guard let callee = call.callee, callee.isName, !(callee.kind == .identifier && callee.isLocal),
            project.memberTable.has(callee.name) || !project.symbols.globals[callee.name].isEmpty
        else { return [] }
        var found: [Callee] = []
        if call.receiver == nil {
            if let type = frame.body.home.type {
                add(callee.name, of: .nominal(type, []), call, frame.identity, to: &found)
            }
            for value in receiver { add(callee.name, ofTypesOf: value, call, frame.identity, to: &found) }
            if !found.isEmpty { return found }
            let globals = project.symbols.nearest(project.symbols.globals[callee.name], to: call.body.file)
            return globals.filter { isCalled($0, call) }.prefix(1).map { Callee(function: $0, identity: nil) }
        }
        for value in receiver {
            add(callee.name, ofTypesOf: value, call, value, to: &found)
            if !found.isEmpty { return found }
        }
        guard let type = call.receiver?.type, !receiver.contains(where: \.isOfChild) else { return [] }
        for type in witnessTypes(type) { add(callee.name, of: type, call, receiver.first, to: &found) }
        return found
    }

    /// Appends, for each type of a value, the nearest function of the name that accepts a call's arguments.
    private func add(
        _ name: Name, ofTypesOf value: ChildValue, _ call: CallSite, _ identity: ChildValue?,
        to found: inout [Callee]
    ) {
        for type in types(of: value) { add(name, of: type, call, identity, to: &found) }
    }

    private func add(
        _ name: Name, of type: TypeReference, _ call: CallSite, _ identity: ChildValue?, to found: inout [Callee]
    ) {
        guard let function = function(name, of: type, call), !found.contains(where: { $0.function == function })
        else { return }
        found.append(Callee(function: function, identity: identity))
    }

    /// The nearest function of that name of a type that accepts a call's arguments.
    private func function(_ name: Name, of type: TypeReference, _ call: CallSite) -> DeclarationID? {
        switch type {
        case .nominal(let nominal, _): return project.firstMember(name, of: nominal) { isCalled($0, call) }
        case .library(let number, _):
            let type = project.names.find(project.symbols.libraryType(number).name)
            return type.flatMap { foreignFunction(name, of: $0, call) }
        case .known(let known, _):
            var current: Name? = known
            while let type = current {
                if let found = foreignFunction(name, of: type, call) { return found }
                current = project.symbols.known.superclass(type)
            }
            return nil
        default: return nil
        }
    }

    private func foreignFunction(_ name: Name, of type: Name, _ call: CallSite) -> DeclarationID? {
        project.firstForeignMember(name, ofKnown: type) { isCalled($0, call) }
    }

    private func isCalled(_ function: DeclarationID, _ call: CallSite) -> Bool {
        project.isFunction(function, taking: call.passed) && project.hasBody(function)
    }

    // MARK: Types

    /// The possible types of a value.
    func types(of value: ChildValue) -> [TypeReference] {
        switch value {
        case .ownRouter: ownTypes
        case .ownView: ownViewTypes
        case .view(let origin): childViews(origin) + viewTypes
        case .created(_, let type, _): [type]
        case .router, .enumCase, .style: []
        }
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
}

extension Project {
    /// Whether a property holds routers: its type is a router, or a tuple, structure or collection of routers.
    func hasRouters(_ property: DeclarationID) -> Bool {
        switch type(of: property) {
        case .collection(let element): hasRouter(element)
        case let type: hasRouter(type)
        }
    }
}
