import SourceText
import SwiftOutline

/// Which chains end when the interactor is deactivated.
extension ValueFlow {
    /// Whether an operator before it ends the chain when the interactor is deactivated: `take(until: isActiveStream…)`, or an
    /// operator of the project that is nothing else.
    func endsAtDeactivation(_ call: SubscribingCall, in frame: CallContext) -> Bool {
        let operation = operationThatEnds(frame.code.children(call.chain), before: call.name, in: frame.code, depth: 0)
        if let operation { answers(Subscription.Answer.endsByItself, at: operation, frame.code) }
        return operation != nil
    }

    /// The name of the first operator that ends a chain so.
    private func operationThatEnds(_ elements: [NodeID], before end: NodeID, in code: FunctionBody, depth: Int) -> NodeID? {
        guard depth < ValueFlow.deepestFrame else { return nil }
        for (position, element) in elements.enumerated() where element < end && [.member, .identifier].contains(code.kind(element)) {
            guard let call = code.call(elements, position) else { continue }
            let name = code.node(element).name
            if let first = code.children(elements[call]).first, isUntil(name, code.node(first).name),
                let value = code.value(of: first), derivesFromActivity(value, in: code, depth: 0)
            {
                return element
            }
            if endsAtDeactivation(operation: name, depth: depth + 1) { return element }
        }
        return nil
    }

    /// Whether a function of that name, which the project gives to observables, ends chains so.
    private func endsAtDeactivation(operation name: Name, depth: Int) -> Bool {
        let functions = observableFunctions(name)
        if functions.isEmpty { return false }
        switch operationEndings[name] {
        case .certain(let ends): return ends
        case .open(let from) where depth >= from: return false
        default: break
        }
        let ends = functions.contains { endsAtDeactivation($0, depth: depth) }
        operationEndings[name] = ends ? .certain(true) : .open(from: depth)
        return ends
    }

    /// Whether a function of the project is nothing but a chain that ends so.
    private func endsAtDeactivation(_ function: DeclarationID, depth: Int) -> Bool {
        switch endings[function] {
        case .certain(let ends): return ends
        case .open(let from) where depth >= from: return false
        default: break
        }
        let inner = code(of: function)
        guard let expression = inner.loneExpression, let chain = inner.loneChain(expression) else {
            endings[function] = .certain(false)
            return false
        }
        let ends = operationThatEnds(inner.children(chain), before: .max, in: inner, depth: depth) != nil
        endings[function] = ends ? .certain(true) : .open(from: depth)
        return ends
    }

    /// What is known of a function's chain, or of all that have a name.
    enum Ending {
        case certain(Bool)
        /// It does not end so as far as one sees from that depth on: the depth alone may have cut the answer short.
        case open(from: Int)
    }

    private func isUntil(_ name: Name, _ label: Name) -> Bool {
        name.isUntilOperator(label) || name.isUntilOutputOperator(label)
    }

    /// Whether an expression names the interactor's activity, through locals and getters.
    private func derivesFromActivity(_ expression: NodeID, in code: FunctionBody, depth: Int) -> Bool {
        guard depth < ValueFlow.deepestFrame else { return false }
        for node in expression..<code.node(expression).next where [.identifier, .member].contains(code.kind(node)) {
            let name = code.node(node).name
            if words.activityStreams.contains(name) { return true }
            if code.kind(node) == .identifier, case .variable(let index) = code.local(name, at: node) {
                let value = code.outline.declarations[index].value
                if let value, value < expression, derivesFromActivity(value, in: code, depth: depth + 1) { return true }
            } else if let property = ownProperty(name, in: code) {
                let inner = self.code(of: property)
                let value = inner.loneExpression ?? (inner.spans.isEmpty ? nil : project.declaration(property).value)
                if let value, derivesFromActivity(value, in: inner, depth: depth + 1) { return true }
            }
        }
        return false
    }

    private func ownProperty(_ name: Name, in code: FunctionBody) -> DeclarationID? {
        code.home.type.flatMap { owner in
            project.members(name, of: owner).first { [.variable, .constant].contains(project.declaration($0).kind) }
        }
    }
}
