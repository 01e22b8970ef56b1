import SourceText

/// Subscriptions in a closure that creates an observable. The disposable that the closure returns is disposed of
/// together with the observer.
extension SubscriptionTracer {
    /// The innermost closure around a call, if it is passed to `create`.
    func observableMaker(around call: SubscribingCall, in body: FunctionBody) -> Subscription.Maker? {
        guard let closure = call.chain(in: body).ancestors.closure, let made = closure.enclosingCall,
            let callee = made.calledName, made.receiver != nil,
            words[callee.name].contains(.subscriptionReturningMakers)
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
    /// The call that has the closure in an argument.
    fileprivate var enclosingCall: CallSite? {
        for case .argument(let argument) in ancestors {
            if let call = argument.call { return call }
        }
        return nil
    }
}
