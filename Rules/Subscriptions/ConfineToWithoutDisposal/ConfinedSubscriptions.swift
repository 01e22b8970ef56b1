import RIBModel
import SourceText

/// A subscription outside of interactors and workers that is confined to an interactor's activity.
struct ConfinedSubscription: Sendable, Equatable {
    /// The name of the confining operator, and that of the call that subscribes.
    let place: NodeReference
    let subscription: NodeReference
    let member: DeclarationID
    /// The type of the code; nil in a global function.
    let owner: TypeID?
    let library: StreamLibrary
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
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
        guard !codes.isEmpty, project.libraries(seenBy: file).contains(.ribs) else { return [] }
        let tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
        return codes.flatMap { subscriptions(in: $0, tracer) }
    }

    private static func subscriptions(in code: DeclarationID, _ tracer: SubscriptionTracer) -> [ConfinedSubscription] {
        let project = tracer.project
        let owner = project.type(around: code)
        if let owner {
            guard project.isReported(owner), !project.isCopy(owner) else { return [] }
        }
        // Other rules report dropped subscriptions of interactors and workers.
        guard !LifecycleCode(project, .interactor).contains(code, of: owner),
            !LifecycleCode(project, .worker).contains(code, of: owner)
        else { return [] }
        tracer.flow.steps = FlowBudget.steps
        let body = tracer.body(of: code)
        let context = CallContext(body: body, owner: owner, subject: .owner)
        return body.chains.flatMap { chain -> [ConfinedSubscription] in
            guard
                let confining = chain.elements.first(where: {
                    $0.kind == .member && NameSet.confiningOperators.contains($0.name) && chain.call(of: $0) != nil
                })
            else { return [] }
            let isLimited = chain.members.contains {
                tracer.words[$0].contains(.limitingOperators) || tracer.words[$0].contains(.singleOperators)
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

/// A call that confines a chain to an activity, or is named so, and is none of the confined subscriptions.
struct OtherConfinement: Sendable, Equatable {
    /// The name of the call.
    let place: NodeReference
    let reason: Reason

    enum Reason: Sendable, Equatable {
        /// The code is that of an interactor or a worker, whose subscriptions other rules check.
        case ofInteractorOrWorker
        /// The file imports no RIBs.
        case otherFramework
        /// The chain does not subscribe.
        case unsubscribed
    }

    fileprivate static let inFile = Query<FileID, [OtherConfinement]>("otherConfinements") { project, file in
        let known = Set(project[ConfinedSubscription.inFile, file].map(\.place))
        let importsRIBs = project.libraries(seenBy: file).contains(.ribs)
        return project.code(mentioning: .confiningOperators, in: file).flatMap { code -> [OtherConfinement] in
            let owner = project.type(around: code)
            guard owner.map({ project.isReported($0) && !project.isCopy($0) }) ?? true else {
                return []
            }
            let isOther = [Lifecycle.interactor, .worker].contains { lifecycle in
                LifecycleCode(project, lifecycle).contains(code, of: owner)
            }
            return project.body(of: code).calls.filter { call in
                NameSet.confiningOperators.contains(call.name) && call.receiver != nil
                    && !known.contains(call.calleePlace)
            }.map { call in
                OtherConfinement(
                    place: call.calleePlace,
                    reason: !importsRIBs ? .otherFramework : isOther ? .ofInteractorOrWorker : .unsubscribed)
            }
        }
    }
}

extension Project {
    /// The other calls that confine chains to an activity, or are named so, in order.
    var otherConfinements: [OtherConfinement] { answers(OtherConfinement.inFile, filesWithCode) }

    /// The subscriptions outside of interactors and workers that are confined to an activity, in order.
    var confinedSubscriptions: [ConfinedSubscription] { answers(ConfinedSubscription.inFile, filesWithCode) }
}
