/// A subscription before its containers are known.
package struct SubscriptionCandidate: Equatable, Sendable {
    let owner: TypeID?
    let member: DeclarationID
    let call: SubscribingCall
    var destinations: [Destination]
    /// Whether the called function of the project decides about it, and not the code around the call.
    var isDecidedInside = false
    /// Whether nothing is done with it: at most it is in private properties.
    private(set) var isUnused = false
    /// The call that created it, if another function returned it.
    var foreignMaker: Maker?
    var answers: [Subscription.Answer] = []

    /// A call, and the member that contains it.
    struct Maker: Equatable, Sendable {
        let member: DeclarationID
        let call: SubscribingCall
        /// Whether the member belongs to another object, so that `self` in its code is not the interactor.
        var isOfService = false
    }

    /// The candidates in the code of a class or protocol, and in extensions of the framework's own class.
    static let queries = LifecycleQueries<[SubscriptionCandidate]>(
        ofInteractors: "subscriptionCandidates", ofWorkers: "candidatesOfWorkers",
        inInteractors: "candidatesInExtensions", inWorkers: "candidatesInExtensionsOfWorkers"
    ) { SubscriptionCandidate.all(of: $0, $1) }

    /// The call that created it, wherever that is.
    var maker: Maker { foreignMaker ?? Maker(member: member, call: call) }

    /// The recorded answer that decided.
    var answer: Subscription.Answer? {
        let isEnded = destinations.contains(.consumed)
        let met = answers.first { answer in
            switch answer {
            case .ended, .endsByItself: isEnded
            default: !isEnded
            }
        }
        if let met { return met }
        for destination in destinations {
            switch destination {
            case .returned(let function): return .caller(function)
            case .storedInParameter(let function, _): return .owner(function)
            default: continue
            }
        }
        return nil
    }

    /// Whether its destination depends on the callers of the member.
    var concernsCallers: Bool {
        call.insertsParameter
            || destinations.contains {
                switch $0 {
                case .returned, .storedInParameter: true
                default: false
                }
            }
    }
}

extension SubscriptionCandidate {
    /// The same, with the own properties for subscriptions that it is in, if it is put into something which is not
    /// known to keep it and is not used any more. One of Combine ends when its property is assigned again.
    func withUnusedStores(_ tracer: SubscriptionTracer) -> SubscriptionCandidate {
        let project = tracer.project
        guard destinations == [.unknown], !isDecidedInside, foreignMaker == nil else { return self }
        let uses = project.uses(ofValuesAt: [call.name], followsCaptures: true)
        guard uses.areAllFollowed else { return self }
        var properties: [DeclarationID] = []
        for use in uses.uses {
            guard case .stored(let property) = use.kind, call.library == .rx, project.isPrivate(property) else {
                return self
            }
            if !properties.contains(property) { properties.append(property) }
        }
        let classes = owner.map { project.classes(of: $0) } ?? []
        let own = properties.filter { property in
            let type = project.type(of: property)
            return project.symbols.type(around: property).map(classes.contains) == true && type.nominal == nil
                && project.keepsSubscriptions(type, tracer.words)
        }
        var result = self
        result.isUnused = true
        result.destinations = own.isEmpty ? [.dropped] : own.map { .stored($0) }
        return result
    }
}

// Computed on demand, since most subscriptions turn out to be ended or stored.
extension SubscriptionCandidate {
    func length(_ tracer: SubscriptionTracer) -> ChainLength {
        maker.call.library == .rx ? tracer.length(maker.call, in: tracer.body(of: maker.member)) : .endless
    }

    /// How long its source emits.
    func source(_ tracer: SubscriptionTracer) -> SourceLifetime {
        let isOfTheRIB = tracer.context.lifecycle == .interactor && !maker.isOfService
        return tracer.sources.lifetime(maker.call, in: tracer.body(of: maker.member), isOfTheRIB: isOfTheRIB)
    }

    /// Whether a closure of the chain keeps the object in memory.
    func keepsOwner(_ tracer: SubscriptionTracer) -> Bool {
        !maker.isOfService && !tracer.selfCaptures(maker.call, in: tracer.body(of: maker.member)).isEmpty
    }

    func capture(_ tracer: SubscriptionTracer) -> SelfCapture? {
        maker.isOfService ? nil : tracer.selfCapture(maker.call, in: tracer.body(of: maker.member))
    }
}

extension SubscriptionCandidate {
    /// The subscriptions in an owner's code, before related code is taken into account.
    ///
    /// - Parameter recordsAnswers: whether to record what ends or takes over each.
    static func all(
        of owner: TypeID?, _ code: LifecycleCode, recordsAnswers: Bool = false
    ) -> [SubscriptionCandidate] {
        let context = SubscriptionContext(code.project, code.lifecycle)
        let above = owner.map { code.project.hierarchy.ancestors[$0.index].filter(code.isOwner) } ?? []
        let services = ServiceCalls(owner, context)
        let naming = SubscriptionInterest(context, above, services.names)
        let members = code.members(of: owner).filter { naming.concerns($0.declaration) }
        guard !members.isEmpty else { return [] }
        let tracer = SubscriptionTracer(context, recordsAnswers: recordsAnswers)
        return members.flatMap { collect($0, services, tracer) }
    }

    private static func collect(
        _ member: LifecycleCode.Member, _ services: ServiceCalls, _ tracer: SubscriptionTracer
    ) -> [SubscriptionCandidate] {
        // Each member is visited once, so its body is not cached.
        let body = tracer.project.body(of: member.declaration)
        let context = CallContext(body: body, owner: member.owner, subject: .owner)
        var calls: [SubscribingCall] = []
        for chain in body.chains { tracer.appendSubscribingCalls(in: chain, to: &calls) }
        calls += tracer.insertions(in: context, besides: calls.map(\.chain))
        let dropped = services.dropped(in: context, besides: calls.map(\.chain), tracer)
        return dropped
            + calls.map { call in
                tracer.flow.steps = FlowBudget.steps
                let inside = inside(call, in: context, tracer)
                let destinations = inside ?? around(call, in: context, tracer)
                return SubscriptionCandidate(
                    owner: member.owner, member: member.declaration, call: call, destinations: destinations,
                    isDecidedInside: inside != nil, answers: tracer.takeAnswers())
            }
    }

    package static func destinations(
        of call: SubscribingCall, in context: CallContext, _ tracer: SubscriptionTracer
    ) -> [Destination] {
        inside(call, in: context, tracer) ?? around(call, in: context, tracer)
    }

    /// What the called function does with it; nil if it leaves that to the code around the call.
    private static func inside(
        _ call: SubscribingCall, in context: CallContext, _ tracer: SubscriptionTracer
    ) -> [Destination]? {
        if tracer.endsAtDeactivation(call, in: context.body) { return [.consumed] }
        guard let function = call.function, let site = call.call(in: context.body) else { return nil }
        return tracer.destinations(inside: function, of: site, in: context)
    }

    private static func around(
        _ call: SubscribingCall, in context: CallContext, _ tracer: SubscriptionTracer
    ) -> [Destination] {
        tracer.flow.destinations(of: call.chain(in: context.body), after: call.end(in: context.body), in: context)
    }
}
