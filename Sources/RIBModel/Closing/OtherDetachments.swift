import SourceText

/// Why a function by which a router detaches a child, or a requirement of the child's listener, is not one that nothing
/// calls.
public enum OtherDetachingFunction: Sendable, Equatable {
    /// Code calls it, or may.
    case used
    /// No call from it is known to detach the child.
    case detachesNothing
}

/// Why a call that detaches a child leaves it in no property.
public enum OtherDetachedSlot: Sendable, Equatable {
    /// The child is not known to come from a property that the router stores it in.
    case notStored
    /// The property is not an optional variable.
    case notOptional(DeclarationID)
    /// The property does not keep its value alive.
    case weak(DeclarationID)
}

extension Project {
    /// A place where code calls the function of a detachment such that it may detach the child, or where absent code
    /// may; nil if there is none.
    public func use(of detachment: Edge.Detachment) -> NodeReference? {
        uses(of: detachment.function, running: detachment.place).first?.place
            ?? absentCaller(of: detachment.function)
    }

    /// The functions of the listener of an edge's child, in order, and why they are not without a call that detaches
    /// the child; each with the call.
    public func otherListenerFunctions(
        of edge: Edge
    ) -> [(function: DeclarationID, reason: OtherDetachingFunction, call: NodeReference?)] {
        var calls: [DeclarationID: NodeReference?] = [:]
        for detachment in edge.detachments {
            for place in EventCallers(of: detachment.function, running: detachment.place, self).places {
                guard let type = symbols.type(around: place.function) else { continue }
                let call = uses(of: place).first?.place
                for requirement in requirements(fulfilledBy: place.function, of: type) {
                    calls[requirement] = calls[requirement] ?? nil ?? call
                }
            }
        }
        var seen: Set<DeclarationID> = []
        return edge.child.ribs.flatMap { listenerFunctions(of: $0) }.compactMap { function in
            guard seen.insert(function).inserted else { return nil }
            guard let leading = calls[function] else { return (function, .detachesNothing, nil) }
            return leading.map { (function, .used, $0) }
        }
    }

    /// The calls by which a router detaches children, in order, that leave none in a property.
    public func otherDetachedSlots(of router: TypeID) -> [OtherCandidate<OtherDetachedSlot>] {
        let found = self[RouterEdges.query, router]
        let places = Set(found.detachments.map(\.place))
        return found.detachments.compactMap { detachment -> OtherCandidate<OtherDetachedSlot>? in
            guard case .slot(let slot) = detachment.subject else { return OtherCandidate(detachment.place, .notStored) }
            if !isOptionalVariable(slot) { return OtherCandidate(detachment.place, .notOptional(slot)) }
            return strength(of: slot) == .strong ? nil : OtherCandidate(detachment.place, .weak(slot))
        } + namedDetachments(of: router).filter { !places.contains($0) }.map { OtherCandidate($0, .notStored) }
    }

    /// The calls in a router's code of the functions that detach children, in order.
    private func namedDetachments(of router: TypeID) -> [NodeReference] {
        let names = attachmentNames.detaching
        return classes(of: router).flatMap { ownMembers(of: $0) }.flatMap { function -> [NodeReference] in
            guard hasCode(function), mentions(names, function) else { return [] }
            return body(of: function).calls.filter { isDetachment($0.name) && $0.isOnSelf }.map(\.calleePlace)
        }
    }
}
