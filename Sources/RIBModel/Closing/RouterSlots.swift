import SourceText

/// A property in which a router may store a child: an optional stored variable of a router's type.
public struct RouterSlot: Sendable, Equatable {
    public let property: DeclarationID
    public let state: State

    public enum State: Sendable, Equatable {
        /// A child is assigned to it.
        case assigned
        /// Code assigns it, or may do so: it is not known what.
        case mayBeAssigned
        /// The router attaches no child of its type that is not stored elsewhere.
        case withoutChild
        /// No function that has a caller reads it.
        case unread
        /// It is read at this place, but never assigned, while this child is attached and not stored.
        case unassigned(read: NodeReference, Edge)
    }

    /// Those of a router's own class, in order.
    static let query = Query<TypeID, [RouterSlot]>("routerSlots") { project, router in
        let edges = project.tree.edges(from: router)
        guard !edges.isEmpty else { return [] }
        return project.ownMembers(of: router).filter { project.isSlotWithoutValue($0) }.map { property in
            RouterSlot(property: property, state: project.state(ofSlot: property, of: router, edges))
        }
    }
}

extension Project {
    /// The properties in which a router's class may store children, in order; none if it builds no children.
    public func slots(of router: TypeID) -> [RouterSlot] { self[RouterSlot.query, router] }

    /// Whether the router reads a property for the child of an edge and assigns it nowhere.
    public func hasUnassignedSlot(_ edge: Edge) -> Bool {
        slots(of: edge.parent).contains { slot in
            if case .unassigned(_, let other) = slot.state { other == edge } else { false }
        }
    }

    fileprivate func state(ofSlot property: DeclarationID, of router: TypeID, _ edges: [Edge]) -> RouterSlot.State {
        if edges.contains(where: { $0.slots.contains(property) }) { return .assigned }
        let edge = edges.first { edge in
            let isForOther =
                !isRead(property, in: edge.function)
                && (!edge.slots.isEmpty || isOtherRead(than: property, of: router, by: edge))
            return !isForOther && edge.attachment != .none && accepts(property, edge.child)
                && isReached(edge.function)
        }
        guard let edge else { return .withoutChild }
        if hasAbsentCode(router) || mayBeAssigned(property, of: router) { return .mayBeAssigned }
        return reachedRead(of: property, in: router).map { .unassigned(read: $0, edge) } ?? .unread
    }

    /// Whether the function that attaches an edge's child reads another property in which the child may be stored.
    private func isOtherRead(than property: DeclarationID, of router: TypeID, by edge: Edge) -> Bool {
        ownMembers(of: router).contains { other in
            other != property && isSlotWithoutValue(other) && accepts(other, edge.child)
                && isRead(other, in: edge.function)
        }
    }

    fileprivate func isSlotWithoutValue(_ property: DeclarationID) -> Bool {
        isProperty(property) && isStored(property) && isOptionalVariable(property) && !isStatic(property)
            && isRouter(type(of: property)) && !attributes(of: property).contains { _ in true }
            && (body(of: property).initialValue.map { $0.literal == .nil } ?? true)
    }

    /// Whether a property can hold the router of a child: its type is the router's, a protocol of it or a protocol of
    /// the framework.
    fileprivate func accepts(_ property: DeclarationID, _ child: Child) -> Bool {
        type(of: property).constituents.contains { part in
            guard let nominal = part.nominal else { return true }
            return child.ribs.contains { hierarchy.ancestors[$0.router.index].contains(nominal) }
        }
    }

    /// Whether code assigns something else than nil to a router's property, or may do so: other types use the property,
    /// it is passed with `&`, or it is part of a tuple that is assigned. Code that nothing calls, and nothing outside
    /// of its file can call, does not.
    fileprivate func mayBeAssigned(_ property: DeclarationID, of router: TypeID) -> Bool {
        if use(ofSlot: property, outsideOf: router) != nil { return true }
        let name = name(of: property)
        let names = NameSet([name])
        for type in classes(of: router) + subclasses(of: router) {
            for member in ownMembers(of: type) where hasCode(member) && mentions(names, member) {
                if isFunction(member), isPrivate(member), !isReached(member) { continue }
                let body = FunctionBody(BodyOwner(member, type: router), in: self)
                for assignment in body.assignments where assignment.name?.name == name && !assignment.clears {
                    return true
                }
                let isChanged = body.chains.contains { chain in
                    chain.lastName?.name == name
                        && (chain.isInOut && !isOnlyCleared(byCallWith: chain) || chain.isInAssignedTuple)
                }
                if isChanged || body.chains.contains(where: { $0.isKeyPath(to: name) }) { return true }
            }
        }
        return false
    }

    /// Whether all that a call does with the argument `&chain` is to set it to nil.
    private func isOnlyCleared(byCallWith chain: Chain) -> Bool {
        guard let argument = BodyNode(chain).enclosing?.enclosing, argument.kind == .argument,
            let call = argument.argument.call, case .exact(let function) = call.callees, hasReadBody(function),
            !onlyTraps(function),
            let node = parameter(of: function, for: argument.node, among: call.passed)
        else { return false }
        let body = body(of: function)
        let parameter = Parameter(node, in: body)
        let clearing = Set(body.assignments.filter(\.clears).compactMap { $0.name?.place })
        return body.uses(of: .parameter(parameter)).allSatisfy { clearing.contains($0.place) }
    }

    /// The first place that reads a property, in a function that has a caller.
    fileprivate func reachedRead(of property: DeclarationID, in router: TypeID) -> NodeReference? {
        reads(of: property, in: router).first { place in
            code(with: [place], in: place.file).contains { isReached($0) }
        }
    }
}

extension Chain {
    /// `\.name`
    fileprivate func isKeyPath(to name: Name) -> Bool { head?.membersOfKeyPath.contains(name) == true }

    /// `&chain`
    fileprivate var isInOut: Bool {
        for case .expression(let expression) in ancestors {
            var parts = expression.parts
            guard case .operator(_, isPrefix: true)? = parts.next() else { return false }
            return expression.chain == self
        }
        return false
    }

    /// `(chain, other) = value`
    fileprivate var isInAssignedTuple: Bool {
        var isInTuple = false
        for ancestor in ancestors {
            switch ancestor {
            case .element(let element): isInTuple = isInTuple || element.kind == .tuple
            case .expression(let expression):
                if isInTuple, let assignment = expression.assignment { return !assignment.value.contains(place) }
            default: continue
            }
        }
        return false
    }
}
