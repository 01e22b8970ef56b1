import SourceText

/// Collections, structures, cases and objects that hold children and from which nothing ever removes one.
extension Project {
    /// What a property holds after a call detaches a child that another value in the property holds: `kept` if
    /// no code takes anything out of the value, or replaces it by one without a child; nil if some may, or the property
    /// holds the router itself.
    func keptForever(
        _ detachment: Edge.Detachment, in slot: DeclarationID, of router: TypeID
    ) -> DetachedSlot.Storage? {
        guard !isRouter(type(of: slot)), isPrivate(slot), !isIntercepted(slot), !mayShrink(slot, of: router) else {
            return nil
        }
        switch RoutingCalls(self).reachFromOutside(detachment.function, of: router) {
        case .never, .unknown: return .neverRuns
        case .atEnd: return .runsAtEnd
        case .anytime:
            return .kept(DetachedSlot.Kept(entry: detachment.function, calls: [], isConditional: false))
        }
    }

    /// Whether code of a router may take something out of the value in a private property: each use of it but those
    /// that put a child into it or read it.
    private func mayShrink(_ slot: DeclarationID, of router: TypeID) -> Bool {
        let name = name(of: slot)
        return classes(of: router).flatMap { ownMembers(of: $0) }.contains { member in
            guard member != slot, hasCode(member), mentions([name], member) else { return false }
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

    /// Whether the chain may change the value in a property otherwise than by putting a child into it: another
    /// assignment, an argument with `&`, a call that is not known to keep what is in it, a key path; or gives the
    /// object in it to others.
    fileprivate func mayShrink(after name: Name, _ project: Project) -> Bool {
        guard let slot = elements.first(where: { $0.isName && $0.name == name }) else { return true }
        if case .expression(let expression)? = ancestors.first {
            var parts = expression.parts
            if case .operator(let sign, isPrefix: true)? = parts.next(), sign != .not { return true }
            if let assignment = expression.assignment, assignment.target == self {
                return !assignment.value.isNewChild(besides: name, project)
            }
        }
        if through(slot).type.nominal.map({ project.isClass($0) }) ?? false, slot == last, !isComparedWithNil {
            return true
        }
        return suffixes(after: slot).contains { part in
            guard part.isName, let call = calls.first(where: { $0.calleePlace == part.place }) else { return false }
            if project.isRouter(before(part).type) { return false }
            let adds = project.addsElement(part.name) || project.replacesElement(part.name)
            return !project.readsArray(part.name) && !(adds && call.arguments.first?.value?.isOfChild(project) == true)
        }
    }

    private var isComparedWithNil: Bool {
        guard case .expression(let expression)? = ancestors.first else { return false }
        return NilComparison(expression) != nil
    }
}

extension Expression {
    /// Whether an assigned value is a child, or is made with one, and has nothing of what a property holds.
    fileprivate func isNewChild(besides name: Name, _ project: Project) -> Bool {
        plainChain != nil && closure == nil && isOfChild(project)
            && !body.chains.contains { contains($0.place) && $0.names.contains(name) }
    }

    /// Whether a value is a child, or is made with one.
    fileprivate func isOfChild(_ project: Project) -> Bool {
        body.chains.contains { contains($0.place) && project.isRouter($0.type) }
    }
}
