import SourceText

/// A call that binds a subscription to the activity of an interactor, or of a worker, before that begins.
public struct EarlyBinding: Sendable, Equatable {
    /// The name of the method that binds, or of the project's function that calls it.
    public let place: NodeReference
    public let entry: DeclarationID
    /// The calls that lead from the initializer there, in order.
    public let calls: [NodeReference]
    public let owner: TypeID
    public let lifecycle: Lifecycle

    /// Those of a class, in order.
    fileprivate static let query = Query<TypeID, [EarlyBinding]>("earlyBindings") { project, owner in
        var result: [EarlyBinding] = []
        for lifecycle in [Lifecycle.interactor, .worker] where project.mayBind(owner, lifecycle) {
            let names = project[terminators].methods(lifecycle)
            guard !names.isEmpty, let code = StartCode(owner, project, includingEnd: true) else { continue }
            for member in code.members where project.mentions(names, member) {
                for call in code.dispatch.body(of: member).calls
                where names.contains(call.name) && call.runsInPlace && call.receiver != nil
                    && project.binds(call, owner, lifecycle)
                {
                    result.append(
                        EarlyBinding(
                            place: call.calleePlace, entry: code.entry(of: member), calls: code.calls(to: member),
                            owner: owner, lifecycle: lifecycle))
                }
            }
        }
        return result
    }

    /// The names of methods that bind subscriptions.
    private struct Terminators: Sendable, Equatable {
        let ofInteractors: NameSet
        let ofWorkers: NameSet

        func methods(_ lifecycle: Lifecycle) -> NameSet {
            switch lifecycle {
            case .interactor: ofInteractors
            case .worker: ofWorkers
            }
        }
    }

    /// Those of RIBs, unless the project declares others of these names that bind at any time, and the project's own
    /// methods that call them.
    private static let terminators = Query<WholeProject, Terminators>("methodsBindingSubscriptions") { project, _ in
        func methods(_ lifecycle: Lifecycle) -> NameSet {
            let context = SubscriptionContext(project, lifecycle)
            let names = NameSet(
                context.words.terminators(of: lifecycle).filter { name in
                    context.containerExtensions.functions(name).allSatisfy { project.asksForActivity($0, lifecycle) }
                })
            guard !names.isEmpty else { return names }
            var found = names
            for extensions in [context.containerExtensions, context.observableExtensions] {
                for name in extensions.names
                where extensions.functions(name).contains(where: { project.mentions(names, $0) }) {
                    found.insert(name)
                }
            }
            return found
        }
        return Terminators(ofInteractors: methods(.interactor), ofWorkers: methods(.worker))
    }
}

extension Project {
    /// The calls in the initializers of a class, and in the functions that they run, that bind subscriptions to an
    /// activity that has not begun.
    public func earlyBindings(of type: TypeID) -> [EarlyBinding] { self[EarlyBinding.query, type] }

    /// The classes whose initializers may bind subscriptions: of interactors, workers, routers, and of views and
    /// presenters that have an interactor.
    public var classesWithActivity: [TypeID] {
        let parts: [Role] = [.interactor, .worker, .router, .view, .presenter]
        return withBaseClasses(parts.flatMap { types($0) }.filter { isClassOrActor($0) })
            .filter { isReported($0) }.sorted()
    }

    /// Whether a function that the project declares under the name of one that binds asks whether the activity has
    /// begun, as the framework's own does.
    fileprivate func asksForActivity(_ function: DeclarationID, _ lifecycle: Lifecycle) -> Bool {
        guard files[function.file].kind == .source else { return true }
        return hasReadBody(function) && body(of: function).names.contains { concernsActivity($0.name, lifecycle) }
    }

    /// Whether a class's code can bind subscriptions to an activity, by its role.
    fileprivate func mayBind(_ type: TypeID, _ lifecycle: Lifecycle) -> Bool {
        if roles.has(type, lifecycle.role) { return true }
        guard lifecycle == .interactor else { return false }
        if roles.has(type, .router) { return true }
        return (roles.has(type, .view) || roles.has(type, .presenter))
            && ownMembers(named: Name.`init`, of: type).contains { initializer in
                parameterTypes(of: initializer).contains { reaches($0) { $0.role == .interactor } }
            }
    }

    /// Whether a call binds a subscription to the object that is being created, or to its interactor.
    fileprivate func binds(_ call: CallSite, _ owner: TypeID, _ lifecycle: Lifecycle) -> Bool {
        let isOwn = roles.has(owner, lifecycle.role)
        let context = SubscriptionContext(self, lifecycle)
        if context.words.terminators(of: lifecycle).contains(call.name), !context.words.hasLabelsOfBinding(call),
            context.containerExtensions.functions(call.name).isEmpty
        {
            return false
        }
        return call.arguments.contains { argument in
            guard let value = argument.value, let chain = value.firstChain else { return false }
            if isOwn { return chain.denotesSelf }
            return reaches(value.type) { $0.role == .interactor } || chain.type.constituents.contains { part in
                reaches(part) { $0.role == .interactor }
            }
        }
    }
}
