import RIBModel
import SourceText

/// A call that is named like one that subscribes, and is not a subscription of an interactor, or of a worker.
struct OtherSubscribingCall: Sendable, Equatable {
    /// The name of the call.
    let place: NodeReference
    let reason: Reason

    enum Reason: Sendable, Equatable {
        /// The code is not that of an interactor, or of a worker.
        case otherCode
        /// It runs a workflow.
        case workflow
        /// It is not known to return a subscription to an observable or a publisher.
        case unknown
    }
}

extension Project {
    /// The calls that are named like those that subscribe, other than some that are known to, in the order of files.
    func otherSubscribingCalls(
        _ lifecycle: Lifecycle, besides known: [Subscription]
    ) -> [OtherSubscribingCall] {
        let code = LifecycleCode(self, lifecycle)
        guard !code.owners.isEmpty else { return [] }
        let names = symbols.wellKnownNames.subscriptions.subscribers
        let places = Set(known.map(\.place))
        let workflows = Set(workflowSubscriptions.map(\.place))
        return filesWithCode.flatMap { mentions(ofFunctions: names, in: $0.index) }.flatMap { mention in
            let owner = symbols.type(around: mention.code)
            guard owner.map(isReported) ?? true else { return [OtherSubscribingCall]() }
            let isOwn = code.contains(mention.code, of: owner)
            return body(of: mention.code).calls.filter { call in
                call.name == mention.name && call.receiver != nil && !places.contains(call.calleePlace)
            }.map { call in
                OtherSubscribingCall(
                    place: call.calleePlace,
                    reason: workflows.contains(call.calleePlace) ? .workflow : isOwn ? .unknown : .otherCode)
            }
        }
    }

    /// The stored properties that can keep subscriptions, of classes that are not interactors, in order.
    var otherSubscriptionContainers: [(property: DeclarationID, owner: TypeID)] {
        let code = LifecycleCode(self, .interactor)
        guard !code.owners.isEmpty else { return [] }
        let words = symbols.wellKnownNames.subscriptions
        let others = symbols.types.indices.map { TypeID($0) }.filter { type in
            isClassOrActor(type) && isReported(type) && !code.isOwner(type)
        }
        return others.flatMap { type in
            storedProperties(of: type).filter { isSource($0.declaration) && keepsSubscriptions($0.type, words) }
                .map { ($0.declaration, type) }
        }
    }
}
