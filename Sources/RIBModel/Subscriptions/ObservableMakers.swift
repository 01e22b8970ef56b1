import SourceText

/// Subscriptions in a closure that makes an observable: what the closure returns is disposed of with the observer.
extension SubscriptionTracer {
    /// The `create` closure that is the innermost around a call.
    func observableMaker(around call: SubscribingCall, in body: FunctionBody) -> Subscription.Maker? {
        guard let closure = call.chain(in: body).ancestors.closure, let made = closure.callAround,
            let callee = made.calledName, made.receiver != nil, words.subscriptionReturningMakers.contains(callee.name)
        else { return nil }
        if let known = makers[closure.place] { return known }
        let returnsNothing = closure.chains.contains { chain in
            project.isEmptySubscription(chain.elements.filter(\.isName).map(\.name))
        }
        let maker: Subscription.Maker = returnsNothing ? .withDisposable : .plain
        makers[closure.place] = maker
        return maker
    }
}

extension ClosureSite {
    /// The call that the closure is part of an argument of.
    fileprivate var callAround: CallSite? {
        for case .argument(let argument) in ancestors {
            if let call = argument.call { return call }
        }
        return nil
    }
}
