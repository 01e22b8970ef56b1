import SourceText
import SwiftOutline

/// Subscriptions in a closure that makes an observable: what the closure returns is disposed of with the observer.
extension ValueFlow {
    /// The `create` closure that is the innermost around a call.
    func observableMaker(around call: SubscribingCall, _ code: FunctionBody) -> Subscription.Maker? {
        let around = code.around(call.chain)
        guard let closure = around.first(where: { code.kind($0) == .closure }),
            let made = around.first(where: { code.kind($0) == .call && $0 < closure }), let chain = code.parent(made)
        else { return nil }
        let elements = code.children(chain)
        guard let position = elements.firstIndex(of: made), let callee = code.callee(elements, position), callee > 0,
            words.subscriptionReturningMakers.contains(code.node(elements[callee]).name)
        else { return nil }
        let key = NodeReference(file: code.file, node: closure)
        if let known = makers[key] { return known }
        let returnsNothing = (closure..<code.node(closure).next).contains { node in
            guard code.kind(node) == .chain else { return false }
            let names = code.children(node).filter { [.identifier, .member].contains(code.kind($0)) }.map { code.node($0).name }
            return project.isEmptySubscription(names)
        }
        let maker: Subscription.Maker = returnsNothing ? .withDisposable : .plain
        makers[key] = maker
        return maker
    }
}
