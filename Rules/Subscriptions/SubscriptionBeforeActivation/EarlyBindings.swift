import RIBModel
import SourceText

/// A call that binds a subscription to the activity of an interactor, or of a worker, before that begins.
struct EarlyBinding: Sendable, Equatable {
    /// The name of the method that binds, or of the project's function that calls it.
    let place: NodeReference
    let entry: DeclarationID
    /// The calls that lead from the initializer there, in order.
    let calls: [NodeReference]
    let owner: TypeID
    let lifecycle: Lifecycle

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
    fileprivate struct Terminators: Sendable, Equatable {
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
    fileprivate static let terminators = Query<WholeProject, Terminators>("methodsBindingSubscriptions") { project, _ in
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

/// A call that is named like one that binds subscriptions to an activity, and does not certainly run before it begins.
struct LaterBinding: Sendable, Equatable {
    /// The name of the call, and the member that contains it.
    let place: NodeReference
    let member: DeclarationID
    let reason: Reason

    enum Reason: Sendable, Equatable {
        /// Neither an initializer nor the deinitializer is known to run the member.
        case afterInitializer
        /// The call is in a closure that runs later.
        case closure
        /// A function of the project, which does not ask for the activity.
        case ownFunction
        /// The subscription is bound to another object than the one that is created.
        case otherObject
    }

    fileprivate static let query = Query<TypeID, [LaterBinding]>("laterBindings") { project, owner in
        let early = Set(project.earlyBindings(of: owner).map(\.place))
        return [Lifecycle.interactor, .worker].flatMap { lifecycle -> [LaterBinding] in
            guard project.mayBind(owner, lifecycle) else { return [] }
            let all = NameSet(SubscriptionContext(project, lifecycle).words.terminators(of: lifecycle))
            let asking = project[EarlyBinding.terminators].methods(lifecycle)
            let names = all.union(asking)
            let started = StartCode(owner, project, includingEnd: true)?.members ?? []
            return project.ownMembers(of: owner).flatMap { member -> [LaterBinding] in
                guard project.isSource(member), project.hasReadBody(member), project.mentions(names, member) else {
                    return []
                }
                return project.body(of: member).calls.filter { call in
                    names.contains(call.name) && call.receiver != nil && !early.contains(call.calleePlace)
                }.map { call in
                    let reason: Reason =
                        if !asking.contains(call.name) {
                            .ownFunction
                        } else if !started.contains(member) {
                            .afterInitializer
                        } else {
                            call.runsInPlace ? .otherObject : .closure
                        }
                    return LaterBinding(place: call.calleePlace, member: member, reason: reason)
                }
            }
        }
    }
}

extension Project {
    /// The other calls in the code of a class that bind subscriptions to an activity, in the order of its members.
    func laterBindings(of type: TypeID) -> [LaterBinding] { self[LaterBinding.query, type] }

    /// The calls in the initializers of a class, and in the functions that they run, that bind subscriptions to an
    /// activity that has not begun.
    func earlyBindings(of type: TypeID) -> [EarlyBinding] { self[EarlyBinding.query, type] }

    /// The calls in a function that bind subscriptions to the activity of the function's interactor at once, in order.
    func immediateBindings(in function: DeclarationID, of interactor: TypeID) -> [NodeReference] {
        let names = self[EarlyBinding.terminators].methods(.interactor)
        guard mentions(names, function) else { return [] }
        return FunctionBody(BodyOwner(function, type: interactor), in: self).calls.filter { call in
            names.contains(call.name) && call.runsInPlace && call.receiver != nil
                && binds(call, interactor, .interactor)
        }.map(\.calleePlace)
    }

    /// The classes whose initializers may bind subscriptions: of interactors, workers, routers, and of views and
    /// presenters that have an interactor.
    var classesWithActivity: [TypeID] {
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
            && ownMembers(named: Name.`init`, of: type, from: file(of: type)).contains { initializer in
                parameterTypes(of: initializer).contains { reaches($0) { $0.role == .interactor } }
            }
    }

    /// Whether a call binds a subscription to the object that is being created, or to its interactor.
    fileprivate func binds(_ call: CallSite, _ owner: TypeID, _ lifecycle: Lifecycle) -> Bool {
        let isOwn = roles.has(owner, lifecycle.role)
        let context = SubscriptionContext(self, lifecycle)
        if context.words.terminators(of: lifecycle).contains(call.name), !context.words.hasLabelsOfBinding(call),
            !context.containerExtensions.functions(call.name).contains(where: { isVisible($0, from: call.body.file) })
        {
            return false
        }
        return call.arguments.contains { argument in
            guard let value = argument.value, let chain = value.firstChain else { return false }
            if isOwn { return chain.denotesSelf }
            return reaches(value.type) { $0.role == .interactor }
                || chain.type.constituents.contains { part in
                    reaches(part) { $0.role == .interactor }
                }
        }
    }
}
