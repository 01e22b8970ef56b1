import SourceText

/// Calls in an interactor's code of functions of other objects, the services in its properties, that subscribe and
/// return the subscription.
struct ServiceCalls {
    private let project: Project
    /// The names of functions that return a subscription, of the types of the interactor's stored properties.
    let names: NameSet

    /// The names of a type's functions whose written result is a subscription.
    private static let functionNames = Query<TypeID, [Name]>("subscriptionFunctions") { project, type in
        let subscriptions = project.symbols.wellKnownNames.subscriptions[.subscriptions]
        return project.ownMembers(of: type).lazy
            .filter { project.isFunction($0) && project.writtenType(of: $0, mentions: subscriptions) }
            .map { project.name(of: $0) }
    }

    /// - Parameter owner: nil for extensions of the framework's own interactor, which stores no services.
    init(_ owner: TypeID?, _ context: SubscriptionContext) {
        project = context.project
        var names = NameSet()
        for type in owner.map({ context.project.classes(of: $0) }) ?? [] {
            for property in context.project.storedProperties(of: type) {
                for case .nominal(let service, _) in property.type.constituents {
                    for name in context.project[ServiceCalls.functionNames, service] { names.insert(name) }
                }
            }
        }
        self.names = names
    }

    /// The calls whose result is dropped, although the called function returns a subscription of its own.
    ///
    /// - Parameter known: the chains that subscribe themselves, in order.
    func dropped(
        in context: CallContext, besides known: [NodeReference], _ tracer: SubscriptionTracer
    ) -> [SubscriptionCandidate] {
        guard !names.isEmpty else { return [] }
        var result: [SubscriptionCandidate] = []
        for chain in context.body.chains {
            for element in chain.elements where element.kind == .member && names.contains(element.name) {
                guard !known.contains(chain.place), let call = chain.call(of: element),
                    let maker = maker(of: call, tracer)
                else { continue }
                tracer.flow.steps = FlowBudget.steps
                _ = tracer.takeAnswers()
                let destinations = tracer.flow.destinations(of: chain, after: call.element, in: context)
                guard destinations == [.dropped] else { continue }
                result.append(
                    SubscriptionCandidate(
                        owner: context.owner, member: context.body.home.declaration,
                        call: SubscribingCall(call, maker.call.library), destinations: destinations,
                        foreignMaker: maker, answers: tracer.takeAnswers()))
            }
        }
        return result
    }

    // MARK: Callees

    /// The call that creates the subscription which the called function returns; nil if the function, or one of those
    /// that fulfill the called requirement, does anything else or has not been read.
    private func maker(of call: CallSite, _ tracer: SubscriptionTracer) -> SubscriptionCandidate.Maker? {
        guard let types = call.receiver?.type.constituents.compactMap(\.nominal) else { return nil }
        let members = types.flatMap { project.members(call.name, of: $0, from: call.body.file) }
        guard let function = project.function(among: members, calledBy: call) else { return nil }
        guard project.isRequirement(function), let declared = project.symbols.type(around: function) else {
            return maker(in: function, tracer)
        }
        var result: SubscriptionCandidate.Maker?
        for conformer in project.conformers(of: declared) where project.isReported(conformer) {
            let own = project.members(call.name, of: conformer, from: call.body.file).filter {
                !project.isRequirement($0)
            }
            guard let witness = project.function(among: own, calledBy: call), let made = maker(in: witness, tracer)
            else { return nil }
            result = result ?? made
        }
        return result
    }

    private func maker(in function: DeclarationID, _ tracer: SubscriptionTracer) -> SubscriptionCandidate.Maker? {
        guard project.hasReadBody(function) else { return nil }
        let context = CallContext(
            body: tracer.body(of: function), owner: project.symbols.type(around: function), subject: .owner)
        for chain in context.body.chains {
            for call in tracer.subscribingCalls(in: chain) {
                tracer.flow.steps = FlowBudget.steps
                let destinations = tracer.flow.destinations(of: chain, after: call.end(in: context.body), in: context)
                guard destinations == [.returned(function)] else { continue }
                return SubscriptionCandidate.Maker(member: function, call: call, isOfService: true)
            }
        }
        return nil
    }
}
