package import SourceText

/// Launches by a router's own code, and code that waits for the activation of a RIB.
extension Project {
    /// The function of that name by which a router that is not the framework's for the root launches itself: it shows
    /// a view in a window, and calls nothing of the kind on a base class.
    package func ownLaunch(_ name: Name, of router: TypeID) -> DeclarationID? {
        guard LifecycleMethod(name) == .launch,
            let function = implementation(name, nil, of: router, from: file(of: router)),
            symbols.type(around: function).map({ isReported($0) }) ?? false, fillsWindow(function),
            !body(of: function).calls.contains(where: { $0.name == name })
        else { return nil }
        return function
    }

    /// Code of a RIB that runs upon its activation or after the loading of its router, or subscribes until its
    /// deactivation.
    package func waitingCode(of rib: RIB) -> NodeReference? {
        let interactors = rib.interactor.map { classes(of: $0) } ?? []
        for (types, hook) in [(interactors, Lifecycle.interactor.startHook), (classes(of: rib.router), Name.loadHook)] {
            for function in types.flatMap({ ownMembers(of: $0) })
            where name(of: function) == hook && isSource(function) && hasReadBody(function) {
                let body = body(of: function)
                let isEmpty =
                    !body.assignments.contains { _ in true }
                    && body.calls.allSatisfy { $0.chain.head?.kind == .superReference }
                if !isEmpty { return place(ofBody: function) }
            }
        }
        let words = symbols.wellKnownNames.subscriptions
        for member in interactors.flatMap({ ownMembers(of: $0) }) where isSource(member) && hasReadBody(member) {
            let call = body(of: member).calls.first { words[$0.name].contains(.deactivationTerminators) }
            if let call { return call.calleePlace }
        }
        return nil
    }
}
