import SourceText

/// What the missing link of an edge is about.
public struct MissingLink: Sendable, Equatable {
    /// The function that nothing calls, or the property that nothing assigns; nil for links without one.
    public let subject: DeclarationID?
    /// The call that attaches, detaches or builds the child, where there is no such declaration.
    public let place: NodeReference
    /// Whether code calls the function, but never such that it attaches or detaches the child.
    public let isCalledOtherwise: Bool
}

extension Project {
    /// What a link is about that an edge lacks.
    ///
    /// - Parameter path: that of the edge's `Closing`.
    public func missingLink(_ link: Closing.Missing, of edge: Edge, _ path: [NodeReference]) -> MissingLink {
        let attach = edge.attachments.first ?? edge.site
        switch link {
        case .attach: return MissingLink(subject: nil, place: edge.site, isCalledOtherwise: false)
        case .detach: return MissingLink(subject: nil, place: attach, isCalledOtherwise: false)
        case .attachCall: return uncalled(edge.function, running: edge.site)
        case .slot:
            let slot = slots(of: edge.parent).first { slot in
                if case .unassigned(_, let other) = slot.state { other == edge } else { false }
            }
            return MissingLink(subject: slot?.property, place: attach, isCalledOtherwise: false)
        case .routingCall:
            guard let detachment = edge.detachments.first(where: { $0.place == path.first }) else {
                return MissingLink(subject: nil, place: attach, isCalledOtherwise: false)
            }
            return uncalled(detachment.function, running: detachment.place)
        case .childEvent:
            let event = unsentEvents(of: edge).first { $0.detachment == path.first }
            return MissingLink(
                subject: event?.requirement, place: path.first ?? attach, isCalledOtherwise: event?.isOfCase ?? false)
        }
    }

    /// The function farthest from the code at a place that would run it, if anything called it.
    private func uncalled(_ function: DeclarationID, running place: NodeReference) -> MissingLink {
        let callers = EventCallers(of: function, running: place, self)
        let farthest = callers.places.first { uses(of: $0).isEmpty } ?? eventPlace(of: place, in: function)
        return MissingLink(
            subject: farthest.function, place: place,
            isCalledOtherwise: farthest.branch != nil && isUsed(farthest.function))
    }

    /// Whether a library may call a function that no code of the project calls: it is not private, fulfills no
    /// requirement of the project's own protocols, and its type conforms to a protocol outside of the project.
    func mayBeCalledByLibrary(_ function: DeclarationID) -> Bool {
        guard isFunction(function), !isPrivate(function), let type = symbols.type(around: function),
            firstRequirement(fulfilledBy: function, of: type) == nil
        else { return false }
        return !hierarchy.unresolvedProtocols[type.index].isEmpty
            || classes(of: type).contains { type in
                hierarchy.supertypes[type.index].contains { supertype in
                    if case .known(let name, _) = supertype { !symbols.known.isClass(name) } else { false }
                }
            }
    }

    /// The superclass of a class, or of one of its superclasses, that is neither in the project nor known; nil if there
    /// is none.
    public func unresolvedSuperclass(of type: TypeID) -> String? {
        guard hasUnresolvedSuperclass(type) else { return nil }
        for type in classes(of: type) {
            for case .unresolved(let name) in hierarchy.supertypes[type.index].prefix(1) { return text(name) }
        }
        return nil
    }
}
