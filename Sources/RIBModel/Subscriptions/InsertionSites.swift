import SourceText
import SwiftOutline

/// What is put into an interactor's holders without a subscribing call in sight: whatever it is, it counts.
extension ValueFlow {
    /// Calls in a member's code whose value goes into a holder, other than the chains that are known to subscribe.
    func puts(in frame: CallContext, besides known: Set<NodeID>) -> [SubscribingCall] {
        let code = frame.code
        let signs = putSigns(in: code)
        guard signs != [] else { return [] }
        var result: [SubscribingCall] = []
        for chain in code.nodes where code.kind(chain) == .chain && !known.contains(chain) {
            let put = (signs.contains(.terminator) ? terminated(chain, in: frame) : nil)
                ?? (signs.contains(.assignment) ? assigned(chain, in: frame) : nil)
                ?? (signs.contains(.insertion) ? inserted(chain, in: frame) : nil)
            if let put { result.append(put) }
        }
        return result
    }

    /// What shows that a value may be put somewhere.
    private struct PutSigns: OptionSet {
        let rawValue: UInt8

        static let terminator = PutSigns(rawValue: 1)
        static let assignment = PutSigns(rawValue: 2)
        static let insertion = PutSigns(rawValue: 4)
    }

    private func putSigns(in code: FunctionBody) -> PutSigns {
        var signs: PutSigns = []
        for id in code.nodes {
            let node = code.node(id)
            if node.kind == .assignment { signs.insert(.assignment) }
            guard node.kind == .member || node.kind == .identifier || node.kind == .implicitMember else { continue }
            if words.bagTerminators.contains(node.name) { signs.insert(.terminator) }
            if words.insertions.contains(node.name) { signs.insert(.insertion) }
        }
        return signs
    }

    /// `presenter.connect(x).disposed(by: bag)`
    private func terminated(_ chain: NodeID, in frame: CallContext) -> SubscribingCall? {
        let code = frame.code
        guard code.outline.children(of: chain).contains(where: { code.kind($0) == .member && words.bagTerminators.contains(code.node($0).name) })
        else { return nil }
        let elements = code.children(chain)
        guard let put = elements.indices.first(where: { isPut(elements, $0, in: frame) }) else { return nil }
        if let made = lastCall(elements[..<put], code) { return call(elements, made, chain, code) }
        guard put == 1 || put == 2 && code.kind(elements[1]) == .optionalChain else { return nil }
        return handedIn(elements[..<put], name: elements[put], chain, code)
    }

    private func isPut(_ elements: [NodeID], _ position: Int, in frame: CallContext) -> Bool {
        let code = frame.code
        guard position > 0, code.kind(elements[position]) == .member, words.bagTerminators.contains(code.node(elements[position]).name),
            let call = code.call(elements, position), let bag = code.children(elements[call]).first, !code.node(bag).name.isNone,
            let value = code.value(of: bag)
        else { return false }
        return isKeeper(meaning(ofExpression: value, in: frame))
    }

    /// `cancellable = service.observe { … }`
    private func assigned(_ chain: NodeID, in frame: CallContext) -> SubscribingCall? {
        let code = frame.code
        guard let expression = code.parent(chain), chain > expression + 1, code.kind(expression) == .expression else { return nil }
        let parts = code.children(expression)
        guard parts.count == 3, parts[2] == chain, code.kind(parts[1]) == .assignment, code.kind(parts[0]) == .chain,
            case .property(let property) = meaning(code.children(parts[0])[...], in: frame),
            project.isSubscription(project.type(of: property), words)
        else { return nil }
        let elements = code.children(chain)
        if let made = lastCall(elements[...], code) { return call(elements, made, chain, code) }
        return handedIn(elements[...], name: nil, chain, code)
    }

    /// `bag.insert(service.observe { … })`
    private func inserted(_ chain: NodeID, in frame: CallContext) -> SubscribingCall? {
        let code = frame.code
        guard let expression = code.parent(chain), let argument = code.parent(expression), code.kind(argument) == .argument,
            let call = code.parent(argument), code.kind(call) == .call, let outer = code.parent(call), code.loneChain(expression) == chain
        else { return nil }
        let around = code.children(outer)
        guard let position = around.firstIndex(of: call), let callee = code.callee(around, position), callee > 0,
            words.insertions.contains(code.node(around[callee]).name),
            case .property(let property) = meaning(around[..<callee], in: frame), project.keepsSubscriptions(project.type(of: property), words)
        else { return nil }
        let elements = code.children(chain)
        if let made = lastCall(elements[...], code) { return self.call(elements, made, chain, code) }
        return handedIn(elements[...], name: nil, chain, code)
    }

    /// A parameter of the member, put in as it is: the subscription is the caller's.
    private func handedIn(_ elements: ArraySlice<NodeID>, name: NodeID?, _ chain: NodeID, _ code: FunctionBody) -> SubscribingCall? {
        guard let head = elements.first, elements.count <= 2, code.kind(head) == .identifier,
            case .parameter(let parameter) = code.local(code.node(head).name, at: head),
            let type = code.children(parameter).first(where: { code.kind($0) == .type }),
            project.keepsSubscriptions(project.symbols.resolve(type, in: Scope(code.home.declaration)), words)
        else { return nil }
        return SubscribingCall(chain: chain, name: name ?? head, call: head, library: .rx, isHandedIn: true)
    }

    /// The position of the last called name; nil where nothing is called, or a task or an empty bag is made.
    private func lastCall(_ elements: ArraySlice<NodeID>, _ code: FunctionBody) -> Int? {
        let all = Array(elements)
        guard let head = all.first, !isTaskOrBag(head, isCalled: code.call(all, 0) != nil, code) else { return nil }
        return all.indices.last { position in
            [.member, .identifier].contains(code.kind(all[position])) && code.call(all, position) != nil
        }
    }

    private func isTaskOrBag(_ head: NodeID, isCalled: Bool, _ code: FunctionBody) -> Bool {
        guard code.kind(head) == .identifier else { return code.kind(head) == .literal || code.kind(head) == .implicitMember }
        let name = code.node(head).name
        if case .variable(let index) = code.local(name, at: head) {
            guard let value = code.outline.declarations[index].value, let chain = code.loneChain(value), let first = code.children(chain).first
            else { return false }
            return isTaskOrBag(first, isCalled: code.call(code.children(chain), 0) != nil, code)
        }
        return isCalled && startsUpper(name) || words.subscriptionMakers.contains(name) || words.subscriptions.contains(name)
            || name.isTask
    }

    private func call(_ elements: [NodeID], _ position: Int, _ chain: NodeID, _ code: FunctionBody) -> SubscribingCall? {
        guard let call = code.call(elements, position) else { return nil }
        let isCombine = elements.contains { code.kind($0) == .member && code.node($0).name.isStore }
        return SubscribingCall(chain: chain, name: elements[position], call: elements[call], library: isCombine ? .combine : .rx)
    }

    /// The member that a chain observes: the last of the path that it begins with, through a local's initial value; empty where
    /// nothing but a local names it.
    func observable(_ call: SubscribingCall, _ code: FunctionBody) -> String {
        observable(in: call.chain, before: call.name, code, depth: 0)
    }

    private func observable(in chain: NodeID, before end: NodeID, _ code: FunctionBody, depth: Int) -> String {
        var name = Name.none
        let elements = code.children(chain)
        for (position, element) in elements.enumerated() where element < end {
            let node = code.node(element)
            switch node.kind {
            case .selfReference, .superReference, .optionalChain, .forceUnwrap, .genericArguments: continue
            case .identifier:
                guard let local = code.local(node.name, at: element) else {
                    name = node.name
                    break
                }
                if depth < ValueFlow.deepestFrame, case .variable(let index) = local, let value = code.outline.declarations[index].value,
                    let inner = code.loneChain(value), inner < chain {
                    let found = observable(in: inner, before: code.node(inner).next, code, depth: depth + 1)
                    if !found.isEmpty { return found }
                }
            case .member, .implicitMember:
                if words.operators.contains(node.name), !name.isNone, !startsUpper(name) { return project.text(name) }
                name = node.name
            default: return project.text(name)
            }
            if code.call(elements, position) != nil { return project.text(name) }
        }
        return project.text(name)
    }
}
