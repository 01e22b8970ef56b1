import SourceText

/// A call whose result keeps a subscription alive.
package struct SubscribingCall: Equatable, Sendable {
    package let chain: NodeReference
    /// The operator's name.
    package let name: NodeReference
    /// The element after which the chain's value is the subscription: a call, or the name of a value passed by the
    /// caller.
    let end: NodeReference
    package let library: StreamLibrary
    /// The called function of the project, if it may itself end or store the subscription.
    let function: DeclarationID?
    /// The call does not subscribe, but inserts a value that callers pass to the member.
    let insertsParameter: Bool

    init(_ call: CallSite, _ library: StreamLibrary, function: DeclarationID? = nil) {
        chain = call.chain.place
        name = call.calleePlace
        end = call.place
        self.library = library
        self.function = function
        insertsParameter = false
    }

    /// A call of a function, or a read of a getter, that returns a subscription.
    init(_ place: SelfCalls.Place, _ library: StreamLibrary) {
        chain = place.chain
        name = place.name
        end = place.end
        self.library = library
        function = nil
        insertsParameter = false
    }

    init(_ chain: Chain, name: ChainElement, end: ChainElement, library: StreamLibrary, insertsParameter: Bool) {
        self.chain = chain.place
        self.name = name.place
        self.end = end.place
        self.library = library
        function = nil
        self.insertsParameter = insertsParameter
    }

    package func chain(in body: FunctionBody) -> Chain { body.chain(at: chain) }

    package func name(in body: FunctionBody) -> ChainElement { body.element(at: name) }

    package func end(in body: FunctionBody) -> ChainElement { body.element(at: end) }

    /// Nil if there is no call: a value is passed in or read.
    func call(in body: FunctionBody) -> CallSite? { chain(in: body).call(of: name(in: body)) }
}

/// What is known about the receiver of an operator.
private enum StreamReceiver {
    case observable(StreamLibrary?)
    /// The result of an operator on a receiver of unknown type.
    case operated
    /// A known type that is not an observable.
    case other(TypeReference)
    case unknown
}

/// Decides which calls subscribe.
extension SubscriptionTracer {
    /// The subscribing calls of a chain, in order; more than one only in broken code.
    package func subscribingCalls(in chain: Chain) -> [SubscribingCall] {
        var result: [SubscribingCall] = []
        appendSubscribingCalls(in: chain, to: &result)
        return result
    }

    package func appendSubscribingCalls(in chain: Chain, to result: inout [SubscribingCall]) {
        for element in chain.elements where element.kind == .member && isSubscriber(element.name) {
            if let found = chain.call(of: element).flatMap(subscribingCall) { result.append(found) }
        }
    }

    private func isSubscriber(_ name: Name) -> Bool {
        words.subscribers.contains(name) || context.projectSubscribers.contains(name)
    }

    private func subscribingCall(_ call: CallSite) -> SubscribingCall? {
        let name = call.name
        let isSubscriber = words.subscribers.contains(name)
        guard isSubscriber || context.projectSubscribers.contains(name), let chain = call.receiver else { return nil }
        let receiver = receiver(chain)
        if case .other(let type) = receiver {
            // A method of the same name on a type of its own: it subscribes if it returns a subscription.
            let own = type.constituents.compactMap(\.nominal).flatMap {
                project.members(name, of: $0, from: call.body.file)
            }
            guard isSubscriber, let found = project.function(among: own, calledBy: call) else { return nil }
            return library(ofResult: found).map { SubscribingCall(call, $0) }
        }
        if let found = project.function(among: context.observableFunctions(name), calledBy: call), isOwn(found) {
            if let library = library(ofResult: found) { return SubscribingCall(call, library, function: found) }
            return project.takesBag(found, words) ? SubscribingCall(call, .rx, function: found) : nil
        }
        guard isSubscriber, let form = words.subscriberForms[name], subscribes(form, call, chain, receiver) else {
            return nil
        }
        if words.combineSubscribers.contains(name) { return SubscribingCall(call, .combine) }
        // A bridge may have turned a publisher into an RxSwift observable: the handlers show that.
        if case .observable(let library?) = receiver, !hasEndingHandler(call) { return SubscribingCall(call, library) }
        return SubscribingCall(call, .rx)
    }

    /// Whether a handler is one that only RxSwift's single-value observables accept.
    func hasEndingHandler(_ call: CallSite) -> Bool {
        call.arguments.contains { words[$0.label].contains(.endingHandlers) }
    }

    /// Whether the value of a call is known to be a subscription: by its type, by the observable that it is called on,
    /// or by a handler that only the libraries' own functions have.
    func makesSubscription(_ call: SubscribingCall, in body: FunctionBody) -> Bool {
        guard let site = call.call(in: body), words.subscribers.contains(site.name), let receiver = site.receiver else {
            return true
        }
        if case .observable = self.receiver(receiver) { return true }
        return project.isSubscription(site.type, words)
            || site.arguments.contains { words[$0.label].contains(.subscriberLabels) }
    }

    /// The destinations inside a function, from the project's extensions of observables, of the subscription that it
    /// creates; nil if it returns the subscription to its caller.
    func destinations(inside function: DeclarationID, of call: CallSite, in outer: CallContext) -> [Destination]? {
        if project.onlyTraps(function) { return [.unknown] }
        let inner = CallContext(
            body: body(of: function), owner: outer.owner, subject: .other,
            arguments: flow.arguments(of: call, to: function, in: outer), depth: outer.depth + 1)
        var result: [Destination] = []
        for chain in inner.body.chains {
            var made = subscribingCalls(in: chain).map { $0.end(in: inner.body) }
            if let head = chain.head, head.kind == .identifier, isSubscriber(head.name) {
                if let own = chain.call(of: head) { made.append(own.element) }
            }
            for element in made {
                let found = flow.destinations(of: chain, after: element, in: inner)
                result += flow.resolve(found, call, of: function, in: outer) ?? []
            }
        }
        let answers = result.filter { $0.isKept || $0 == .deadLocal }
        if answers.isEmpty { return project.hasResult(function) ? nil : [.unknown] }
        return answers.merged
    }

    private func isOwn(_ function: DeclarationID) -> Bool { project.files[function.file].kind != .vendored }

    private func library(ofResult function: DeclarationID) -> StreamLibrary? {
        let type = project.type(of: function)
        guard project.isSubscription(type, words) else { return nil }
        return type.constituents.contains { project.isCombineSubscription($0, words) } ? .combine : .rx
    }

    /// Whether a call with one of the libraries' names is a call of the libraries' function: its labels are those of an
    /// overload, and its receiver is an observable, or has no known type and the arguments are those of a subscription.
    private func subscribes(
        _ form: SubscriberForm, _ call: CallSite, _ chain: Chain, _ receiver: StreamReceiver
    ) -> Bool {
        guard words.hasOverload(call) else { return false }
        let labels = call.arguments.map(\.label)
        let first = labels.first ?? .none
        var (isObservable, isOperated) = (false, false)
        if case .observable = receiver { isObservable = true }
        if case .operated = receiver { isOperated = true }
        let hasClosure = (isObservable || isOperated) && call.arguments.contains { $0.value?.closure != nil }
        let isHandled = hasClosure || labels.contains { words[$0].contains(.subscriberLabels) }
        switch form {
        case .observer:
            if first.isOnLabel { return false }
            if isHandled || first.isWithLabel { return true }
            if labels.isEmpty { return isObservable }
            guard labels.count == 1, first.isNone, let value = call.arguments.first?.value else { return false }
            if case .observable(.combine) = receiver { return isSubject(value) }
            return isObservable || isSubject(value)
        case .binding:
            if isHandled || first.isWithLabel { return true }
            return first.isToLabel && (isObservable || isOperated || !isView(chain))
        case .driving, .plain: return isObservable || isHandled
        case .emitting: return isObservable || isHandled || first.isToLabel && labels.count == 1
        case .assignment:
            guard first.isToLabel else { return false }
            return labels.count > 1 && call.arguments.first?.value?.beginsWithPrefix != true
        case .connection: return isObservable && isConnectable(chain)
        }
    }

    private func isSubject(_ value: Expression) -> Bool {
        value.type.constituents.contains {
            if case .known(let name, _) = $0 { return words[name].contains(.subjects) }
            return false
        }
    }

    /// Whether the receiver is probably a view with its own `bind(to:)`.
    private func isView(_ chain: Chain) -> Bool {
        guard let last = chain.last else { return false }
        return last.kind == .selfReference || last.name.takesView || last.name.viewMember == .view
    }

    private func isConnectable(_ chain: Chain) -> Bool {
        let isMade = chain.elements.contains { $0.kind == .member && words[$0.name].contains(.connectables) }
        if isMade { return true }
        return chain.type.constituents.contains {
            if case .known(let name, _) = $0 { return words[name].contains(.connectableObservables) }
            return false
        }
    }

    /// The maximum number of locals that lead from a receiver to where it comes from. Beyond that, a receiver is none
    /// that is known to be an observable: what is called on it is then rather not taken for a subscription.
    private static let mostLocals = 3

    /// The receiver of an operator: an observable, or the observable at the start of a chain of operators.
    private func receiver(_ chain: Chain, depth: Int = 0) -> StreamReceiver {
        // The library is that of the last element whose type is an observable.
        var (library, isOperated) = (StreamLibrary?.none, false)
        var (last, isLastObservable) = (TypeReference.unknown, false)
        for (element, type) in chain.typedElements {
            let found = project.observability(type, words)
            library = found ?? library
            (last, isLastObservable) = (type, found != nil)
            let isOperator =
                words.operators.contains(element.name) || element.name.isReactive
                || words[element.name].contains(.observableMembers)
            isOperated = isOperated || element.kind == .member && isOperator
        }
        if !isLastObservable, project.isUnderstood(last) { return .other(last) }
        if let library { return .observable(library) }
        // A local has the type of the value that it is declared with.
        if depth < SubscriptionTracer.mostLocals, let head = chain.head, head.kind == .identifier,
            case .variable(let local)? = head.local, let value = local.value, value.isBefore(head),
            let origin = value.chain, case .observable(let library) = receiver(origin, depth: depth + 1)
        {
            return .observable(library)
        }
        return isOperated ? .operated : .unknown
    }
}

extension Expression {
    /// Whether the expression begins with a prefix operator, such as `&`.
    fileprivate var beginsWithPrefix: Bool {
        if case .operator(_, isPrefix: true) = parts.first { return true }
        return false
    }
}

extension Project {
    /// Whether a function takes a bag: it may insert its subscriptions there itself.
    func takesBag(_ function: DeclarationID, _ words: StreamModel) -> Bool {
        parameterTypes(of: function).contains { keepsSubscriptions($0, words) }
    }

    func isCombineSubscription(_ type: TypeReference, _ words: StreamModel) -> Bool {
        if case .known(let name, _) = type { return words.cancellables.contains(name) }
        return false
    }
}
