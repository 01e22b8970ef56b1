import SourceText

/// An event of a child that would detach it, if the child ever sent it.
public struct UnsentEvent: Sendable, Equatable {
    /// The requirement of the child's listener protocol.
    public let requirement: DeclarationID
    /// The function that the parent runs upon the event.
    public let witness: DeclarationID
    /// The call that detaches the child.
    public let detachment: NodeReference
    /// Whether the child sends the event, but with other cases than those that detach it.
    public let isOfCase: Bool
}

extension Project {
    /// Whether code uses a function of a router, an interactor or a view: calls it, refers to it, or may call it on a
    /// value of an unknown type.
    public func isUsed(_ function: DeclarationID) -> Bool { !uses(of: function).isEmpty }

    /// Whether code uses the function of a detachment such that it may detach the child, or absent code may.
    public func isUsed(_ detachment: Edge.Detachment) -> Bool {
        use(of: detachment) != nil
    }

    /// Whether a part of an edge's RIBs has code that is not there, so that not all calls are known.
    public func isIncomplete(_ edge: Edge) -> Bool { unresolvedPart(of: edge) != nil }

    /// The code of a part of an edge's RIBs that is not there; nil if there is none.
    public func absence(of edge: Edge) -> Absence? { unresolvedPart(of: edge).flatMap { absence(of: $0) } }

    /// The code of a router's RIB, of its children or of its parents that is not there; nil if there is none.
    public func absence(around router: TypeID) -> Absence? {
        let parts = [router] + interactors(of: router) + views(of: router)
        if let own = parts.lazy.compactMap({ self.absence(of: $0) }).first { return own }
        let edges = tree.edges(from: router) + tree.edges(to: router)
        return edges.lazy.compactMap { self.absence(of: $0) }.first
    }

    /// The first part of an edge's RIBs with code that is not there. A superclass of a view is not such code: it knows
    /// no listener of the project.
    func unresolvedPart(of edge: Edge) -> TypeID? {
        if hasAbsentCode(edge.parent) { return edge.parent }
        if let interactor = interactors(of: edge.parent).first(where: { hasAbsentCode($0) }) { return interactor }
        let ribs = edge.child.ribs
        for rib in ribs {
            if hasAbsentCode(rib.router) { return rib.router }
            if let interactor = rib.interactor, hasAbsentCode(interactor) { return interactor }
        }
        if let view = views(of: edge.parent).first(where: { !absentCode(of: $0).isEmpty }) { return view }
        return ribs.lazy.compactMap(\.view.type).first { !self.absentCode(of: $0).isEmpty }
    }

    /// Whether the user can leave the child's view: it is pushed, or presented in a style that a swipe dismisses.
    public func canLeave(_ edge: Edge) -> Bool {
        edge.presentations.contains { presentation in
            switch presentation.showing {
            case .push, .pushOrModal: true
            case .modal: swipes(on: presentation, of: edge).contains { $0.dismisses }
            case .tab, .root, .embed, .unknown: false
            }
        }
    }

    /// Whether the user can remove the child's view by a gesture or button of the system, and no hook
    /// leads to its detachment.
    public func isLeftUnheard(_ edge: Edge) -> Bool {
        edge.presentations.contains { presentation in
            if isPush(presentation) {
                let pops = systemPops(on: presentation, of: edge)
                return !pops.isEmpty && pops.allSatisfy { $0.obstacle == nil && !$0.hooks.mayLead }
            }
            guard presentation.showing == .modal else { return false }
            let swipes = swipes(on: presentation, of: edge)
            return !swipes.isEmpty && swipes.allSatisfy { $0.dismisses && !$0.hooks.mayLead }
        }
    }

    /// Whether an edge's child covers other views and sends an event to which the parent only reacts by itself: its
    /// function calls nothing that could route or tell another RIB.
    public func leavesEventUnanswered(_ edge: Edge) -> Bool {
        guard edge.presentations.contains(where: { [.push, .modal, .pushOrModal].contains($0.showing) }) else {
            return false
        }
        let interactors = interactors(of: edge.parent)
        return edge.child.ribs.contains { rib in
            listenerFunctions(of: rib).contains { requirement in
                guard sends(rib, requirement) else { return false }
                let witnesses = interactors.compactMap {
                    implementation(name(of: requirement), nil, of: $0, from: file(of: $0))
                }
                return witnesses.contains { eventCalls(in: $0).isEmpty }
            }
        }
    }

    /// Whether the code of a RIB's interactor mentions a function of its listener.
    private func sends(_ rib: RIB, _ requirement: DeclarationID) -> Bool {
        guard let interactor = rib.interactor else { return false }
        let names: NameSet = [name(of: requirement)]
        return classes(of: interactor).contains { type in
            ownMembers(of: type).contains { hasCode($0) && mentions(names, $0) }
        }
    }

    /// Whether a router has a property for children of an edge's type that it detaches.
    public func detachesOther(ofTypeOf edge: Edge) -> Bool {
        let found = self[RouterEdges.query, edge.parent]
        return found.detachments.contains { detachment in
            guard case .slot(let slot) = detachment.subject else { return false }
            return type(of: slot).constituents.contains { part in
                guard let nominal = part.nominal else { return false }
                return edge.child.ribs.contains { hierarchy.ancestors[$0.router.index].contains(nominal) }
            }
        }
    }

    /// The events of an edge's child that would detach it, and that nothing sends; in the order of the detachments.
    public func unsentEvents(of edge: Edge) -> [UnsentEvent] {
        let functions = Set(edge.child.ribs.flatMap { listenerFunctions(of: $0) })
        return edge.detachments.flatMap { detachment -> [UnsentEvent] in
            let callers = EventCallers(of: detachment.function, running: detachment.place, self)
            return callers.places.flatMap { place -> [UnsentEvent] in
                let witness = place.function
                guard uses(of: place).isEmpty, let type = symbols.type(around: witness) else { return [] }
                let isOfCase = place.branch != nil && isUsed(witness)
                return requirements(fulfilledBy: witness, of: type).filter { functions.contains($0) }.map {
                    UnsentEvent(
                        requirement: $0, witness: witness, detachment: detachment.place, isOfCase: isOfCase)
                }
            }
        }
    }
}

extension [Swipe.Hook] {
    /// Whether one of them leads to the detachment, or may.
    fileprivate var mayLead: Bool { contains { $0.lead != .no } }
}

extension Project {
    /// The branch of a `switch` over a parameter that leads to a detachment: the function, and the name of the call in
    /// it. Nil if the detachment does not depend on a case.
    public func branch(leadingTo detachment: Edge.Detachment) -> (function: DeclarationID, place: NodeReference)? {
        if branch(around: detachment.place, in: detachment.function) != nil {
            return (detachment.function, detachment.place)
        }
        return writtenUses(of: detachment.function).first { $0.branch != nil }.map { ($0.caller, $0.place) }
    }
}
