import SourceText

extension Project {
    /// The functions of the parent's interactors that run upon events of an edge's child, in order.
    package func witnesses(ofEventsBy edge: Edge) -> [DeclarationID] {
        let events = Set(edge.child.ribs.flatMap { listenerFunctions(of: $0) })
        guard !events.isEmpty else { return [] }
        let members = interactors(of: edge.parent).flatMap { classes(of: $0) }.flatMap { ownMembers(of: $0) }
        return members.filter { member in
            guard isUsed(member), hasBody(member), let type = symbols.type(around: member) else { return false }
            return requirements(fulfilledBy: member, of: type).contains(where: events.contains)
        }
    }
}
