import SourceText

/// Code that may clear a container although no end of the object's lifecycle leads there: it has got the object, or
/// what is in the container.
extension Clearing where Model: LifecycleFlow {
    var mayBeClearedElsewhere: Bool {
        let project = flow.project
        return project.carriedUses(of: property, in: interactor).contains(where: mayClear) || endsElsewhere
            || project.passesSelfToTrap(interactor)
    }

    /// Whether what a chain does with the container after its name may clear it.
    private func mayClear(_ container: ChainElement) -> Bool {
        guard let chain = container.chain else { return true }
        let members = chain.suffixes(after: container).filter { $0.kind == .member }
        if members.isEmpty { return chain.isAssigned && !insertions.contains(chain.place) }
        return members.contains { clears($0.name) }
    }

    /// Whether code takes out of the property what is in it and binds it to another lifetime, or may do so where the
    /// property is changed.
    private var endsElsewhere: Bool {
        let project = flow.project
        let hasElements = if case .collection = project.type(of: property) { true } else { false }
        guard project.isStored(property), hasElements || project.isIntercepted(property) else { return false }
        let uses = project.uses(ofValueIn: property)
        let isTakenOver = uses.uses.contains { use in
            guard case .member(let name) = use.kind else { return false }
            return words.terminators(of: lifecycle).contains(name)
                || flow.model.puts(name, intoArgument: project.label(ofCallAt: use.place, in: use.code))
        }
        return isTakenOver || project.mentions(NameSet([Name.newValue]), property)
    }
}

extension Project {
    /// The label of the first argument of a call; none if there is no argument.
    fileprivate func label(ofCallAt place: NodeReference, in code: DeclarationID) -> Name {
        let element = ChainElement(place.node, in: body(of: code))
        return element.chain?.call(of: element)?.arguments.first?.label ?? .none
    }
}
