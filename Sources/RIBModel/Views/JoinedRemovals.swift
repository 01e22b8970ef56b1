import SourceText

/// Functions without parameters by which a view removes what another of its functions has shown: both use a property of
/// the view, `func removeList() { list = nil }` after `func addList(_ view: ViewControllable) { list = view… }`.
extension Project {
    /// The property whose child's view a call of the router's own view removes in that way, and the place in the
    /// view's code; nil if it is not known which child that is.
    func joinedRemoval(
        by call: CallSite, _ edges: [Edge]
    ) -> (slot: DeclarationID, place: NodeReference, kinds: DismissalKinds)? {
        guard call.arguments.allSatisfy({ $0.label.isAnimatedLabel }) else { return nil }
        var removals: [DeclarationID: RemovalOfMember] = [:]
        for function in call.callees.functions where hasReadBody(function) {
            for removal in removedMembers(in: function) { removals[removal.property] = removal }
        }
        guard !removals.isEmpty else { return nil }
        var found: (slot: DeclarationID, removal: RemovalOfMember)?
        for edge in edges {
            for function in calls(thatPassChildOf: edge).flatMap(\.callees.functions) where hasReadBody(function) {
                guard let property = filledMembers(in: function).first(where: { removals[$0] != nil }) else {
                    continue
                }
                // The same property for the views of several children.
                guard edge.slots.count == 1, found == nil || found?.slot == edge.slots[0],
                    let removal = removals[property]
                else { return nil }
                found = (edge.slots[0], removal)
            }
        }
        return found.map { ($0.slot, $0.removal.place, $0.removal.kinds) }
    }

    /// The calls in the function that stores the child of an edge which are passed what comes from the same value, or
    /// else those that show it: a container may show the views of its other children anew.
    private func calls(thatPassChildOf edge: Edge) -> [CallSite] {
        let (storing, names) = (body(of: edge.function), NameSet(edge.slots.map { name(of: $0) }))
        let origins = storing.assignments.compactMap { assignment in
            assignment.member(named: names) == nil ? nil : assignment.value.originOfNames
        }
        let passing = storing.calls.filter { call in
            call.arguments.contains { $0.value?.originOfNames.map(origins.contains) ?? false }
        }
        if !passing.isEmpty { return passing }
        return edge.presentations.compactMap { presentation in
            body(of: presentation.function).calls.first { $0.calleePlace == presentation.place }
        }
    }

    private struct RemovalOfMember {
        let property: DeclarationID
        let place: NodeReference
        let kinds: DismissalKinds
    }

    /// The properties of a view that a function of it sets to nil, where an observer of the property shows other views,
    /// or whose view it removes.
    private func removedMembers(in function: DeclarationID) -> [RemovalOfMember] {
        guard let type = symbols.type(around: function) else { return [] }
        let body = body(of: function)
        func property(_ name: Name?) -> DeclarationID? {
            name.flatMap { firstProperty($0, of: type, from: body.file) }.flatMap { isStored($0) ? $0 : nil }
        }
        let removed = body.calls.compactMap { call -> RemovalOfMember? in
            guard let effect = viewEffect(of: call), !effect.kinds.isEmpty, effect.isCertain, !effect.shows,
                let property = property(call.receiver?.leadingElement?.memberOfSelf)
            else { return nil }
            return RemovalOfMember(property: property, place: effect.place, kinds: effect.kinds)
        }
        return clearedMembers(in: function) + removed
    }

    /// The properties of a view that a function of it sets to nil, where an observer of the property shows other views.
    private func clearedMembers(in function: DeclarationID) -> [RemovalOfMember] {
        guard let type = symbols.type(around: function) else { return [] }
        return body(of: function).assignments.compactMap { assignment -> RemovalOfMember? in
            guard assignment.clears, let name = assignment.name, let member = assignment.target?.memberOfOwnObject,
                let property = firstProperty(member, of: type, from: function.file), isStored(property),
                showsViews(observersOf: property)
            else { return nil }
            return RemovalOfMember(property: property, place: name.place, kinds: .removal)
        }
    }

    /// Whether the observers of a property, or functions of the object that they call, replace the views of a
    /// container.
    private func showsViews(observersOf property: DeclarationID) -> Bool {
        guard hasCode(property), let type = symbols.type(around: property) else { return false }
        return ClassDispatch(type, in: self).functions(runBy: property).contains { code in
            body(of: code).assignments.contains(where: \.showsView)
        }
    }

    /// The properties of a view that a function of it fills with what it is passed.
    private func filledMembers(in function: DeclarationID) -> [DeclarationID] {
        guard let type = symbols.type(around: function) else { return [] }
        let body = body(of: function)
        return body.assignments.compactMap { assignment in
            guard let head = assignment.value.plainChain?.head, case .parameter? = head.local,
                let name = assignment.target?.memberOfOwnObject
            else { return nil }
            return firstProperty(name, of: type, from: body.file)
        }
    }
}

extension Project {
    /// The names of the functions without parameters of some views that set a property with observers to nil.
    func namesOfClearing(_ views: [TypeID]) -> NameSet {
        NameSet(views.flatMap { classes(of: $0) }.flatMap { self[Project.clearingNames, $0] })
    }

    /// Those in the own code of a class.
    private static let clearingNames = Query<TypeID, [Name]>("namesOfClearing") { project, type in
        let observed = project.classes(of: type).flatMap { project.ownMembers(of: $0) }.filter {
            project.isProperty($0) && project.isStored($0) && project.hasCode($0)
        }
        let names = NameSet(observed.map { project.name(of: $0) })
        guard !observed.isEmpty else { return [] }
        return project.ownMembers(of: type).filter { function in
            project.isFunction(function) && project.hasReadBody(function) && !project.hasParameters(function)
                && project.mentions(names, function) && !project.clearedMembers(in: function).isEmpty
        }.map { project.name(of: $0) }
    }
}
