import SourceText
import SwiftOutline

/// Which observables end by themselves, provably.
extension SubscriptionTracer {
    /// Whether what stands before an operator sends one value at most.
    func isFinite(_ call: SubscribingCall, _ code: MemberCode) -> Bool {
        let elements = code.children(call.chain)
        guard let position = elements.firstIndex(of: call.name) else { return false }
        // The handler is proof of what it is called on, however that came about.
        if call.function == nil, hasEndingHandler(code.children(call.call), code) {
            // `Single.zip` makes one, `single.zip` lengthens it.
            let isMade = words.endingObservables.contains(code.node(elements[0]).name)
            return !elements[..<position].dropFirst(isMade ? 2 : 0).contains { code.kind($0) == .member && words.lengtheningOperators.contains(code.node($0).name) }
        }
        return isFinite(elements[..<position], call.chain, code, startsFinite: false, depth: 0)
    }

    private func isFinite(_ elements: ArraySlice<NodeID>, _ chain: NodeID, _ code: MemberCode, startsFinite: Bool, depth: Int) -> Bool {
        var result = startsFinite
        let types = project.types(of: code.children(chain), before: elements.count, in: code.home)
        let elements = Array(elements)
        for (position, element) in elements.enumerated() {
            let kind = code.kind(element)
            guard kind == .member || kind == .identifier || kind == .implicitMember || kind == .tuple else { continue }
            let called = code.call(elements, position)
            if isEnding(types[called ?? position]) {
                result = true
                continue
            }
            let name = code.node(element).name
            let arguments = called.map { code.children(elements[$0]) } ?? []
            if kind == .member, called != nil, words.endingOperators.contains(name) {
                result = ends(project.text(name), arguments, code) || result
            } else if kind == .member, called != nil, words.neutralOperators.contains(name) {
                continue
            } else {
                result = isFinite(named: name, arguments, elements.prefix(position), types, code, isContinued: result, depth: depth)
            }
        }
        return result
    }

    private func isEnding(_ type: TypeReference) -> Bool {
        type.constituents.contains {
            if case .known(let name, _) = $0 { return words.endingObservables.contains(name) }
            if case .nominal(let nominal, _) = $0 { return words.endingObservables.contains(project.index.types[nominal.index].name) }
            return false
        }
    }

    /// `take(1)`, `first()`, `asSingle()`; not `take(2)`, which may wait for ever, nor `take(while:)`.
    private func ends(_ name: String, _ arguments: [NodeID], _ code: MemberCode) -> Bool {
        guard name == "take" || name == "prefix" else { return true }
        guard arguments.count == 1, code.node(arguments[0]).name.isNone, let value = code.value(of: arguments[0]),
            let chain = code.loneChain(value)
        else { return false }
        let elements = code.children(chain)
        return elements.count == 1 && code.kind(elements[0]) == .literal && project.text(code.node(elements[0]).name) == "1"
    }

    /// A function or computed property of the project that consists of one expression, looked into one level.
    private func isFinite(
        named name: Name, _ arguments: [NodeID], _ prefix: ArraySlice<NodeID>, _ types: [TypeReference], _ code: MemberCode, isContinued: Bool,
        depth: Int
    ) -> Bool {
        guard depth == 0 else { return false }
        var candidates: [DeclarationID] = []
        if let last = prefix.last, code.kind(last) != .selfReference {
            candidates = types[prefix.count - 1].constituents.compactMap(\.nominal).flatMap { project.members(name, of: $0) }
            if candidates.isEmpty { candidates = observableFunctions(name) }
        } else if let owner = code.home.type {
            candidates = project.members(name, of: owner)
        }
        let getter = candidates.first { project.declaration($0).modifiers.contains(.computed) }
        guard let chosen = getter ?? function(among: candidates, taking: arguments, from: code) else { return false }
        let inner = self.code(of: chosen)
        guard let expression = inner.loneExpression, let chain = inner.loneChain(expression) else { return false }
        let isOperator = project.observability(code.home.type.map { .nominal($0, []) } ?? .unknown, words) == nil && !prefix.isEmpty
        return isFinite(inner.children(chain)[...], chain, inner, startsFinite: isContinued && isOperator, depth: depth + 1)
    }

    // MARK: Ends at deactivation

    /// Whether an operator before it ends the chain when the interactor is deactivated: `take(until: isActiveStream…)`, or an
    /// operator of the project that is nothing else.
    func endsAtDeactivation(_ call: SubscribingCall, in frame: SubscriptionFrame) -> Bool {
        let operation = operationThatEnds(frame.code.children(call.chain), before: call.name, in: frame.code, depth: 0)
        if let operation { answers(Subscription.Answer.endsByItself, at: operation, frame.code) }
        return operation != nil
    }

    /// The name of the first operator that ends a chain so.
    private func operationThatEnds(_ elements: [NodeID], before end: NodeID, in code: MemberCode, depth: Int) -> NodeID? {
        guard depth < SubscriptionTracer.deepestFrame else { return nil }
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
        name == Name(.takeUntil) || name == Name(.take) && label == Name(.until) || name == Name(.prefix) && label == Name(.untilOutputFrom)
    }

    /// Whether an expression names the interactor's activity, through locals and getters.
    private func derivesFromActivity(_ expression: NodeID, in code: MemberCode, depth: Int) -> Bool {
        guard depth < SubscriptionTracer.deepestFrame else { return false }
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

    private func ownProperty(_ name: Name, in code: MemberCode) -> DeclarationID? {
        code.home.type.flatMap { owner in
            project.members(name, of: owner).first { [.variable, .constant].contains(project.declaration($0).kind) }
        }
    }
}
