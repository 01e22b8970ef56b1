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
        guard project.isStored(property) else { return false }
        let hasElements = if case .collection = project.type(of: property) { true } else { false }
        if !hasElements, !project.isIntercepted(property) { return heldUses.contains(where: mayEnd) }
        return mayEnd(project.uses(ofValueIn: property)) || project.mentions(NameSet([Name.newValue]), property)
    }

    /// Whether one of the uses of a value binds it to another lifetime, or may do so.
    private func mayEnd(_ uses: ValueUses) -> Bool {
        uses.uses.contains(where: takesOver) || uses.escapes.contains(where: mayTakeOver)
    }

    /// What happens to the values in the properties of the object that the property holds, if that object only keeps
    /// values.
    private var heldUses: [ValueUses] {
        let project = flow.project
        guard let holder = project.type(of: property).nominal, !project.roles.hasAny(holder) else { return [] }
        return project.ownMembers(of: holder).filter { project.isStored($0) && !project.isStatic($0) }
            .map { project.uses(ofPart: project.name(of: $0), ofValueIn: property) }
    }

    /// Whether code that is not followed gets one of the values. What gets the whole collection may only add others.
    private func mayTakeOver(_ escape: ValueEscape) -> Bool {
        let project = flow.project
        guard let code = project.code(around: escape.place) else { return true }
        let name = project.name(of: property)
        let body = project.body(of: code)
        if case .operator = escape.receiver {
            let around = body.expressions.filter { $0.expression.contains(escape.place) }.last?.expression
            return around?.chains.contains { $0.names.contains(name) } != true
        }
        let element = ChainElement(escape.place.node, in: body)
        guard let chain = element.chain else { return true }
        if chain.names.contains(name) { return false }
        guard let call = chain.call(of: element) else { return true }
        let isInsertion =
            flow.model.inserts(call.name)
            || flow.model.puts(call.name, intoArgument: call.arguments.first?.label ?? .none)
        return !isInsertion
            && !call.arguments.contains { argument in
                argument.value?.chains.contains { $0.names.contains(name) } ?? false
            }
    }

    private func takesOver(_ use: ValueUse) -> Bool {
        guard case .member(let name) = use.kind else { return false }
        return words.terminators(of: lifecycle).contains(name)
            || flow.model.puts(name, intoArgument: flow.project.label(ofCallAt: use.place, in: use.code))
    }
}

extension Project {
    /// The label of the first argument of a call; none if there is no argument.
    fileprivate func label(ofCallAt place: NodeReference, in code: DeclarationID) -> Name {
        let element = ChainElement(place.node, in: body(of: code))
        return element.chain?.call(of: element)?.arguments.first?.label ?? .none
    }
}
