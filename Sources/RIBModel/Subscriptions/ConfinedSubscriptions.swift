import SourceText

/// A subscription outside of interactors and workers that is confined to an interactor's activity.
public struct ConfinedSubscription: Sendable, Equatable {
    /// The name of the confining operator, and that of the call that subscribes.
    public let place: NodeReference
    public let subscription: NodeReference
    public let member: DeclarationID
    /// The type of the code; nil in a global function.
    public let owner: TypeID?
    public let library: Subscription.Library
    public let outcome: Outcome

    public enum Outcome: Sendable, Equatable {
        /// Nothing ends the subscription, or the drop of its token does at once.
        case dropped
        /// The result is disposed of, stored, returned or passed on.
        case used
        /// The chain takes a limited number of values.
        case limited
    }

    /// Those in a file, in order.
    fileprivate static let inFile = Query<FileID, [ConfinedSubscription]>("confinedSubscriptions") { project, file in
        let codes = project.code(mentioning: .confiningOperators, in: file)
        guard !codes.isEmpty, project.symbols.imports.libraries[file.index].contains(.ribs) else { return [] }
        let tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
        return codes.flatMap { subscriptions(in: $0, tracer) }
    }

    private static func subscriptions(in code: DeclarationID, _ tracer: SubscriptionTracer) -> [ConfinedSubscription] {
        let project = tracer.project
        let owner = project.symbols.type(around: code)
        if let owner {
            guard project.isReported(owner), project.symbols.copies.types[owner] == nil else { return [] }
        }
        // Other rules report dropped subscriptions of interactors and workers.
        guard !LifecycleCode(project, .interactor).contains(code, of: owner),
            !LifecycleCode(project, .worker).contains(code, of: owner)
        else { return [] }
        tracer.flow.steps = FlowBudget.steps
        let body = tracer.body(of: code)
        let context = CallContext(body: body, owner: owner, subject: .owner)
        return body.chains.flatMap { chain -> [ConfinedSubscription] in
            guard let confining = chain.elements.first(where: {
                $0.kind == .member && NameSet.confiningOperators.contains($0.name) && chain.call(of: $0) != nil
            }) else { return [] }
            let isLimited = chain.members.contains {
                tracer.words.limitingOperators.contains($0) || tracer.words.singleOperators.contains($0)
            }
            return tracer.subscribingCalls(in: chain).compactMap { call in
                let name = call.name(in: body)
                guard confining.isBefore(name) else { return nil }
                let fates = tracer.flow.destinations(of: chain, after: call.end(in: body), in: context)
                return ConfinedSubscription(
                    place: confining.place, subscription: name.place, member: code, owner: owner, library: call.library,
                    outcome: !fates.areDropped ? .used : isLimited && call.library == .rx ? .limited : .dropped)
            }
        }
    }
}

extension Project {
    /// The subscriptions outside of interactors and workers that are confined to an activity, in order.
    public var confinedSubscriptions: [ConfinedSubscription] { answers(ConfinedSubscription.inFile, filesWithCode) }
}
