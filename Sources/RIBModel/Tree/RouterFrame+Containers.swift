import SourceText

/// Navigation controllers that get their first views after they are created. They hold these views like those that are
/// passed to their initializers, and show them where they are shown themselves.
extension RouterFrame {
    /// The navigation controller that a local is created as, with the first views that it gets; nil for other locals.
    func container(in variable: LocalVariable, depth: Int) -> ChildValue? {
        guard let creation = creation(of: variable) else { return nil }
        var views = ChildValues()
        for fill in fills(of: variable, creation) { views.add(value(of: fill.views, depth: depth + 1).values) }
        views = views.filter(\.showsChild)
        return views.isEmpty ? nil : container(createdAt: creation.calleePlace, creation.type, views)
    }

    func container(createdAt place: NodeReference, _ type: TypeReference, _ views: ChildValues) -> ChildValue {
        .created(place, type, [ChildValue.Labeled(label: .rootController, values: views)])
    }

    /// Whether the name of a call or of an assigned member gives a new navigation controller its first views.
    func fillsContainer(_ receiver: Chain, _ name: NodeReference) -> Bool {
        guard case .variable(let variable)? = receiver.onlyName?.local, let creation = creation(of: variable) else {
            return false
        }
        return fills(of: variable, creation).contains { $0.name == name }
    }

    /// The property of the router for the navigation controller whose views an assignment replaces, and which the same
    /// code then presents.
    func presentedContainer(_ receiver: Chain) -> DeclarationID? {
        guard identity == .ownRouter, let type = body.home.type, let name = receiver.lastName?.memberOfSelf,
            let property = project.firstProperty(name, of: type, from: body.file), project.isStored(property),
            project.isNavigationController(project.type(of: property))
        else { return nil }
        let isPresented = body.calls.contains { call in
            call.name.showing == .modal && call.calleePlace > receiver.place
                && call.arguments.first?.value?.plainChain?.lastName?.memberOfSelf == name
        }
        return isPresented ? property : nil
    }

    private struct Fill {
        let name: NodeReference
        let views: Expression
    }

    /// The call that creates the navigation controller in a constant local.
    private func creation(of variable: LocalVariable) -> CallSite? {
        guard !variable.isDestructured, !project.isVariable(variable.declaration),
            let chain = variable.value?.plainChain, let call = chain.calls.first,
            call.element == chain.last, call.isConstruction, project.isNavigationController(call.type)
        else { return nil }
        return call
    }

    /// The statements that replace the views of a new navigation controller. A first view may also be pushed.
    private func fills(of variable: LocalVariable, _ creation: CallSite) -> [Fill] {
        var result = body.assignments.compactMap { assignment -> Fill? in
            guard let name = assignment.name, name.name.assignedShowing == .push, let target = assignment.target,
                isUse(target.before(name), of: variable)
            else { return nil }
            return Fill(name: name.place, views: assignment.value)
        }
        for call in body.calls where call.name.showing == .push && call.hasLabelsOfUIKit {
            guard let receiver = call.receiver, isUse(receiver, of: variable),
                let views = call.arguments.first?.value
            else { continue }
            let isFirst = creation.arguments.first == nil && result.isEmpty
            if call.name.viewOperation == .stackReplacement || isFirst {
                result.append(Fill(name: call.calleePlace, views: views))
            }
        }
        return result
    }

    private func isUse(_ chain: Chain, of variable: LocalVariable) -> Bool {
        if case .variable(variable)? = chain.onlyName?.local { return true }
        return false
    }
}
