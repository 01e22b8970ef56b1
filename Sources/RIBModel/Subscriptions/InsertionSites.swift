import SourceText

/// Values that are inserted into an interactor's containers without a visible subscribing call. They count as
/// subscriptions, regardless of their origin.
extension SubscriptionTracer {
    /// Calls in a member's code whose result is inserted into a container.
    ///
    /// - Parameter known: the chains that are known to subscribe, in order. They are left out.
    package func insertions(in context: CallContext, besides known: [NodeReference]) -> [SubscribingCall] {
        let signs = insertionSigns(in: context.body)
        guard signs != [] else { return [] }
        let insertions = signs.contains(.insertion) ? self.insertions(in: context.body) : []
        var result: [SubscribingCall] = []
        for chain in context.body.chains where !known.holds(chain.place) {
            let put =
                (signs.contains(.terminator) ? terminated(chain, in: context) : nil)
                ?? (signs.contains(.assignment) ? assigned(chain, in: context) : nil)
                ?? insertions.first { $0.value == chain }.flatMap { inserted($0, in: context) }
            if let put { result.append(put) }
        }
        return result
    }

    /// An argument of a call that may insert it into a container.
    private struct Insertion {
        let value: Chain
        /// The container.
        let receiver: Chain
    }

    private func insertions(in body: FunctionBody) -> [Insertion] {
        var result: [Insertion] = []
        for call in body.calls {
            guard let callee = call.calledName, words[callee.name].contains(.insertions), let receiver = call.receiver
            else { continue }
            for argument in call.arguments {
                if let value = argument.value?.chain { result.append(Insertion(value: value, receiver: receiver)) }
            }
        }
        return result
    }

    /// Syntax that indicates an insertion.
    private struct InsertionSigns: OptionSet {
        let rawValue: UInt8

        static let terminator = InsertionSigns(rawValue: 1)
        static let assignment = InsertionSigns(rawValue: 2)
        static let insertion = InsertionSigns(rawValue: 4)
    }

    private func insertionSigns(in body: FunctionBody) -> InsertionSigns {
        var signs: InsertionSigns = []
        for part in body.parts {
            switch part.kind {
            case .assignment: signs.insert(.assignment)
            case .member, .identifier, .implicitMember:
                if words[part.name].contains(.bagTerminators) { signs.insert(.terminator) }
                if words[part.name].contains(.insertions) { signs.insert(.insertion) }
            default: break
            }
        }
        return signs
    }

    /// `presenter.connect(x).disposed(by: bag)`
    private func terminated(_ chain: Chain, in context: CallContext) -> SubscribingCall? {
        guard chain.elements.contains(where: { $0.kind == .member && words[$0.name].contains(.bagTerminators) }),
            let put = chain.elements.first(where: { isPut($0, of: chain, in: context) })
        else { return nil }
        let value = chain.before(put)
        if let made = lastCall(of: value) { return call(made) }
        let isName = value.elements.dropFirst().allSatisfy { $0.kind == .optionalChain }
        guard isName, value.count <= 2 else { return nil }
        return insertionOfParameter(value, name: put)
    }

    private func isPut(_ element: ChainElement, of chain: Chain, in context: CallContext) -> Bool {
        guard element.kind == .member, let bag = chain.call(of: element)?.arguments.first, !bag.label.isNone,
            words.puts(element.name, intoArgument: bag.label), let value = bag.value
        else { return false }
        return flow.takesValues(flow.storage(of: value, in: context))
    }

    /// `cancellable = service.observe { … }`
    private func assigned(_ chain: Chain, in context: CallContext) -> SubscribingCall? {
        guard let around = chain.enclosing, around.kind == .expression,
            let assignment = around.expression.assignment, assignment.value.plainChain?.node == chain.node,
            let target = assignment.target,
            case .property(let property) = flow.storage(of: target, in: context),
            project.isSubscription(project.type(of: property), words)
        else { return nil }
        return insertion(of: chain)
    }

    /// `bag.insert(service.observe { … })`
    private func inserted(_ insertion: Insertion, in context: CallContext) -> SubscribingCall? {
        guard case .property(let property) = flow.storage(of: insertion.receiver, in: context),
            project.keepsSubscriptions(project.type(of: property), words)
        else { return nil }
        return self.insertion(of: insertion.value)
    }

    private func insertion(of chain: Chain) -> SubscribingCall? {
        if let made = lastCall(of: chain) { return call(made) }
        return chain.head.flatMap { insertionOfParameter(chain, name: $0) }
    }

    /// A parameter of the member that is inserted unchanged: the caller created the subscription.
    private func insertionOfParameter(_ value: Chain, name: ChainElement) -> SubscribingCall? {
        guard let head = value.head, value.count <= 2, head.kind == .identifier,
            case .parameter(let parameter)? = head.local, project.keepsSubscriptions(parameter.type, words)
        else { return nil }
        return SubscribingCall(value.whole, name: name, end: head, library: .rx, insertsParameter: true)
    }

    /// The last call of a name; nil if nothing is called, or if a task or an empty bag is created.
    private func lastCall(of chain: Chain) -> CallSite? {
        guard !isTaskOrBag(chain) else { return nil }
        var last: CallSite?
        for element in chain.elements where element.isName {
            if let call = chain.call(of: element) { last = call }
        }
        return last
    }

    private func isTaskOrBag(_ chain: Chain) -> Bool {
        guard let head = chain.head else { return true }
        guard head.kind == .identifier else { return head.kind == .literal || head.kind == .implicitMember }
        if case .variable(let variable)? = head.local {
            guard let inner = variable.value?.chain, !inner.isEmpty, inner.node < chain.node else { return false }
            return isTaskOrBag(inner)
        }
        return chain.call(of: head) != nil && project.startsUpper(head.name)
            || words[head.name].contains(.subscriptionMakers) || words[head.name].contains(.subscriptions)
            || head.name.isTask || chain.calls.contains { $0.createdTask != nil }
    }

    private func call(_ made: CallSite) -> SubscribingCall {
        let isCombine = made.chain.elements.contains { $0.kind == .member && $0.name.isStore }
        return SubscribingCall(made, isCombine ? .combine : .rx)
    }

    /// The member that a chain observes: the last name of its leading path, resolved through a local's initial value;
    /// empty if only a local names it.
    func observable(_ call: SubscribingCall, in body: FunctionBody) -> String {
        observable(of: call.chain(in: body).before(call.name(in: body)), depth: 0)
    }

    private func observable(of chain: Chain, depth: Int) -> String {
        var name = Name.none
        for element in chain.elements {
            switch element.kind {
            case .selfReference, .superReference, .optionalChain, .forceUnwrap, .genericArguments: continue
            case .identifier:
                guard let local = element.local else {
                    name = element.name
                    break
                }
                if depth < FlowBudget.depth, case .variable(let variable) = local, let inner = variable.value?.chain,
                    inner.node < chain.node
                {
                    let found = observable(of: inner, depth: depth + 1)
                    if !found.isEmpty { return found }
                }
            case .member, .implicitMember:
                let isOperator = words.operators.contains(element.name)
                if isOperator, !name.isNone, !project.startsUpper(name) { return project.text(name) }
                name = element.name
            default: return project.text(name)
            }
            if chain.whole.call(of: element) != nil { return project.text(name) }
        }
        return project.text(name)
    }
}
