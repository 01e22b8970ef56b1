public import SourceText

/// An assignment of a child to a property that may still hold another one, which then can no longer be detached.
public struct UncheckedStore: Sendable, Equatable {
    public let edge: Edge
    public let slot: DeclarationID
    /// The assigned name; the call that builds the child if the assignment is not in the same function.
    public let place: NodeReference
    public let state: State

    public enum State: Sendable, Equatable {
        /// The function reads the property before.
        case checked
        /// The function tests another state before, which it also sets, or which view is shown.
        case checksState
        /// No call detaches the child in the property.
        case neverDetached
        /// It holds a child that is shown in a tab, or once.
        case once
        /// The function compares another property with nil instead, and stays live.
        case checksOther(DeclarationID)
        /// An event runs the function while the property may hold a child.
        case repeated(RepeatedAttachment)
    }

    /// The assignments of children to a router's optional properties, in the order of the edges.
    static let query = Query<TypeID, [UncheckedStore]>("uncheckedStores") { project, router in
        let edges = project.tree.edges(from: router)
        return edges.flatMap { edge in
            edge.slots.compactMap { slot in
                guard project.isOptionalVariable(slot), project.isPlain(slot),
                    case .attached = edge.attachment,
                    let place = project.assignment(to: slot, in: edge.function)
                else { return nil }
                return UncheckedStore(
                    edge: edge, slot: slot, place: place, state: project.state(of: slot, stored: place, edge))
            }
        }
    }
}

extension Project {
    /// The assignments of children to a router's optional properties, in order.
    public func uncheckedStores(of router: TypeID) -> [UncheckedStore] { self[UncheckedStore.query, router] }

    /// Whether a property has no wrapper that references its value weakly. A weak property holds its child as long as
    /// the child is attached.
    fileprivate func isPlain(_ slot: DeclarationID) -> Bool {
        if case .wrapper = strength(of: slot) { false } else { true }
    }

    /// The first statement of a function without a result; nil for other functions.
    public func firstStatement(ofProcedure function: DeclarationID) -> Site? {
        let block = place(ofBody: function)
        guard !body(of: function).returnsValue, hasBody(function),
            files[function.file].outline.children(of: block.node)
                .contains(where: { _ in true })
        else { return nil }
        return extent(of: NodeReference(file: block.file, node: block.node + 1))
    }

    /// Whether a function declares a parameter or a local with the name of a property.
    public func bindsLocal(_ property: DeclarationID, in function: DeclarationID) -> Bool {
        let (name, body) = (name(of: property), body(of: function))
        return body.parameters.contains { $0.name == name } || body.optionalBindings.contains { $0.name == name }
            || body.bindings.contains { binding in
                (0..<binding.count).contains { binding.variable($0)?.name == name }
            }
    }

    /// The name by which a function assigns something else than nil to a property of its type.
    fileprivate func assignment(to property: DeclarationID, in function: DeclarationID) -> NodeReference? {
        stores(of: property, in: function).first?.name?.place
    }

    fileprivate func state(
        of slot: DeclarationID, stored place: NodeReference, _ edge: Edge
    ) -> UncheckedStore.State {
        let detachments = self[RouterEdges.query, edge.parent].detachments
        guard detachments.contains(where: { $0.subject == .slot(slot) }) else { return .neverDetached }
        if edge.presentations.contains(where: { $0.showing == .tab }) { return .once }
        let body = body(of: edge.function)
        if isRead(slot, in: edge.function, before: place), body.mentions(name(of: slot), onTheWayTo: place) {
            return .checked
        }
        let testers = members(of: edge.parent, reading: slot, except: edge.function)
        let callsTester = body.names.contains { use in
            use.place < place && use.name != name(of: slot) && testers.contains(use.name) && !use.isLocal
                && body.isOnTheWay(use.place, to: place)
        }
        if callsTester { return .checked }
        if body.isGuardedByState(before: place, except: [name(of: slot)]) { return .checksState }
        if let other = otherSlot(comparedIn: edge.function, before: place, than: slot, edge),
            !triggers(of: edge.function, running: edge.site).isDisjoint(with: .inUse)
        {
            return .checksOther(other)
        }
        return repeatedAttachment(of: edge, unlessTesting: slot).map { .repeated($0) } ?? .once
    }

    /// Another property for children that `guard other == nil` compares, or `if other != nil { return }`, and that the
    /// function does not assign.
    private func otherSlot(
        comparedIn function: DeclarationID, before place: NodeReference, than slot: DeclarationID, _ edge: Edge
    ) -> DeclarationID? {
        let body = body(of: function)
        let statements = body.statements.flatMap { statement -> [Statement] in
            if case .block(let inner) = statement { Array(inner) } else { [] }
        }
        for statement in statements {
            let (branch, goesOnIfNil): (Branch, Bool)
            switch statement {
            case .guard(let guarded): (branch, goesOnIfNil) = (guarded, true)
            case .if(let leaving) where leaving.leaves: (branch, goesOnIfNil) = (leaving, false)
            default: continue
            }
            guard let conditions = branch.conditions, goesOnIfNil || conditions.isOne else { continue }
            for case .expression(let condition) in conditions {
                guard let comparison = NilComparison(condition), comparison.isEqual == goesOnIfNil,
                    let name = comparison.subject.lastName, name.place < place,
                    let other = classes(of: edge.parent).lazy.compactMap({ type in
                        self.ownMembers(named: name.name, of: type, from: body.file).first { self.isProperty($0) }
                    }).first,
                    other != slot, hasRouters(other), assignment(to: other, in: function) == nil
                else { continue }
                return other
            }
        }
        return nil
    }
}

extension FunctionBody {
    /// Whether a name is used or bound before a place, for a case for which the place can run.
    fileprivate func mentions(_ name: Name, onTheWayTo place: NodeReference) -> Bool {
        names.contains { $0.name == name && $0.place < place && isOnTheWay($0.place, to: place) }
            || optionalBindings.contains { $0.name == name && $0.place < place && isOnTheWay($0.place, to: place) }
    }
}
