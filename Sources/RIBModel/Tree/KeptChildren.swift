import SourceText

/// Collections of children from which nothing ever removes one.
extension Project {
    /// The outcome for a call that detaches a child in an array of the router's: `kept` if no code removes anything
    /// from the array or replaces it; nil if some may, or the property is no array of routers.
    func keptForever(
        _ detachment: Edge.Detachment, in slot: DeclarationID, of router: TypeID
    ) -> DetachedSlot.Outcome? {
        guard case .collection(let element) = type(of: slot), isRouter(element), isPrivate(slot),
            !mayShrink(slot, of: router)
        else { return nil }
        switch RoutingCalls(self).reachFromOutside(detachment.function, of: router) {
        case .never, .unknown: return .neverRuns
        case .atEnd: return .runsAtEnd
        case .anytime:
            return .kept(DetachedSlot.Kept(entry: detachment.function, calls: [], isConditional: false))
        }
    }

    /// Whether code of a router may take something out of a private array: each use of it but those that append to it
    /// or read it.
    private func mayShrink(_ array: DeclarationID, of router: TypeID) -> Bool {
        let name = name(of: array)
        return classes(of: router).flatMap { ownMembers(of: $0) }.contains { member in
            guard member != array, hasCode(member), mentions([name], member) else { return false }
            return FunctionBody(BodyOwner(member, type: router), in: self).chains.contains { chain in
                chain.uses(name) && chain.mayShrink(after: name, self)
            }
        }
    }
}

extension Chain {
    /// Whether the chain accesses a property of the own object, or one of that name.
    fileprivate func uses(_ name: Name) -> Bool {
        head?.membersOfKeyPath.contains(name) == true
            || elements.contains { $0.isName && $0.name == name && !($0.kind == .identifier && $0.isLocal) }
    }

    /// Whether the chain may change the array in a property otherwise than by appending: an assignment, an argument
    /// with `&`, a call that is not known to keep what is in it, a key path.
    fileprivate func mayShrink(after name: Name, _ project: Project) -> Bool {
        guard let array = elements.first(where: { $0.isName && $0.name == name }) else { return true }
        if case .expression(let expression)? = ancestors.first(where: { _ in true }) {
            var parts = expression.parts
            if case .operator(_, isPrefix: true)? = parts.next() { return true }
            if let assignment = expression.assignment, assignment.target == self { return true }
        }
        return suffixes(after: array).contains { part in
            part.isName && !project.readsArray(part.name) && calls.contains { $0.calleePlace == part.place }
        }
    }
}
