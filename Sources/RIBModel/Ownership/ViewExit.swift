package import SourceText

/// The code that runs when a view leaves the screen, or when its interactor is deactivated, and what it releases.
package struct ViewExit {
    private let objects: OwnedObjects
    private let tracer: SubscriptionTracer
    /// The names of the functions that are called then.
    private let entries: [Name]
    /// The view's functions that these reach, including them.
    private let reached: [DeclarationID]

    package init(_ objects: OwnedObjects, _ tracer: SubscriptionTracer) {
        (self.objects, self.tracer) = (objects, tracer)
        let dispatch = objects.dispatch
        let entries =
            objects.isInteractor
            ? [Lifecycle.interactor.endHook, Lifecycle.interactor.endMethod]
            : Name.disappearanceHooks + dispatch.project.functionsCalledAtDeactivation(of: dispatch.type)
        reached =
            Reach<DeclarationID, Void>(
                from: entries.compactMap {
                    dispatch.implementation($0, nil, from: dispatch.project.file(of: dispatch.type))
                }
            ) { function, add in
                for call in dispatch.body(of: function).calls where call.isOnSelf {
                    if let own = dispatch.implementation(call.name, call.passed, from: call.body.file) { add(own, ()) }
                }
            }.places
        self.entries = entries
    }

    /// Whether the code releases what a property of the view keeps, or sets a member to nil. For an interactor, any of
    /// its code may set the member to nil, and a use of the keeping object at the end may do so.
    package func releases(_ property: DeclarationID?, orMember name: Name) -> Bool {
        if objects.isInteractor, clearsAnywhere(name) { return true }
        guard !reached.isEmpty else { return false }
        if objects.isInteractor, mayClear(property, name) { return true }
        if let property {
            var clearing = Clearing(
                tracer.flow, interactor: objects.view, property: property, insertions: [],
                isFilledBeforeActivation: false)
            if clearing.isEmptied(reachedFrom: entries) { return true }
        }
        return reached.contains { objects.dispatch.body(of: $0).clears(name) }
    }

    private func clearsAnywhere(_ name: Name) -> Bool {
        objects.dispatch.code.contains {
            objects.project.mentions([name], $0) && objects.dispatch.body(of: $0).clears(name)
        }
    }

    /// Whether a call at the end may clear what an object of an interactor keeps: another call of the function that
    /// stores it, or one of a function of the keeping object that is not known, or clears something.
    private func mayClear(_ property: DeclarationID?, _ name: Name) -> Bool {
        let project = objects.project
        let keeper = property.map { project.name(of: $0) } ?? .presenterMember
        return reached.contains { function in
            objects.dispatch.body(of: function).calls.contains { call in
                if call.name == name { return true }
                guard let head = call.receiver?.headOnSelf, head.name == keeper, !head.isLocal else { return false }
                let functions = call.callees.functions
                return functions.isEmpty || functions.contains { project.mayClear($0, depth: 0) }
            }
        }
    }
}

extension FunctionBody {
    /// Whether the code sets a member of that name to nil.
    fileprivate func clears(_ name: Name) -> Bool { assignments.contains { $0.name?.name == name && $0.clears } }
}

extension Project {
    /// Whether a function, or one that it calls, sets something to nil.
    fileprivate func mayClear(_ function: DeclarationID, depth: Int) -> Bool {
        guard hasReadBody(function) else { return true }
        let body = body(of: function)
        return body.assignments.contains { $0.clears }
            || depth < 2
                && body.calls.contains { call in call.callees.functions.contains { mayClear($0, depth: depth + 1) } }
    }
}

extension Project {
    /// The names of the functions that interactors call on a view as their presenter when they are deactivated.
    fileprivate func functionsCalledAtDeactivation(of view: TypeID) -> [Name] {
        hierarchy.ancestors[view.index].flatMap { self[Project.callsAtDeactivation, at: $0] }
    }

    /// By protocol or class of presenters, the names of what interactors with such a presenter call on other objects
    /// when they are deactivated.
    private static let callsAtDeactivation = Query<WholeProject, Groups<TypeID, Name>>(index: "callsAtDeactivation") {
        project in
        Groups(
            project.types(.interactor).flatMap { interactor -> [(TypeID, Name)] in
                guard let presenter = project.arguments(of: interactor, to: .presentableBase)?.first,
                    let hook = project.deactivation(of: interactor)
                else { return [] }
                let names = project.body(of: hook).calls.filter { !$0.isBare }.map(\.name)
                return presenter.constituents.compactMap(\.nominal).flatMap { type in names.map { (type, $0) } }
            })
    }
}
