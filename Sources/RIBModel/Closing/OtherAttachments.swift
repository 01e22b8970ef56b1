import SourceText

/// Why nothing stops the program when a child is attached again.
public enum OtherTrap: Sendable, Equatable {
    /// The call stops the program, but not because of the property that holds the child.
    case ofOther
    /// No call before the attachment stops the program because of that property.
    case none
}

/// Why a child is not attached before it is stored.
public enum OtherEarlyAttachment: Sendable, Equatable {
    /// It is stored before.
    case storedBefore
    /// The router is not known to store it.
    case notStored
    /// The property is not an optional variable.
    case notOptional(DeclarationID)
    /// Another function stores it.
    case storedElsewhere(DeclarationID)
    /// A closure that runs later attaches it.
    case later
}

extension Project {
    /// The calls that stop the program before a router attaches a child, and those that attach it, in the order of the
    /// edges.
    public func otherTraps(of router: TypeID) -> [OtherCandidate<OtherTrap>] {
        let trapped = Set(attachmentTraps(of: router).map(\.edge.site))
        return tree.edges(from: router).flatMap { edge -> [OtherCandidate<OtherTrap>] in
            guard !edge.attachments.isEmpty else { return [] }
            let others = traps(before: edge.site, in: edge.function).map {
                OtherCandidate($0.call.calleePlace, OtherTrap.ofOther)
            }
            return others + (trapped.contains(edge.site) ? [] : edge.attachments.map { OtherCandidate($0, .none) })
        }
    }

    /// The calls by which a router attaches children, in the order of the edges, and why these are stored in time.
    public func otherEarlyAttachments(of router: TypeID) -> [OtherCandidate<OtherEarlyAttachment>] {
        tree.edges(from: router).flatMap { edge in
            edge.attachments.map { place in
                let (reason, store) = storing(of: edge, attachedAt: place)
                return OtherCandidate(place, reason, at: store)
            }
        }
    }

    private func storing(
        of edge: Edge, attachedAt place: NodeReference
    ) -> (reason: OtherEarlyAttachment, store: NodeReference?) {
        guard let slot = edge.slots.first else { return (.notStored, nil) }
        guard isOptionalVariable(slot) else { return (.notOptional(slot), nil) }
        guard let call = body(of: edge.function).calls.first(where: { $0.calleePlace == place }),
            let store = stores(of: slot, in: edge.function).first?.name?.place
        else { return (.storedElsewhere(slot), nil) }
        return (call.isInKeptClosure ? .later : .storedBefore, store)
    }
}
