import SourceText
import SwiftOutline

/// A call whose value keeps a subscription alive.
struct SubscribingCall: Equatable {
    let chain: NodeID
    /// The operator's name.
    let name: NodeID
    let call: NodeID
    let library: Subscription.Library
    /// The function of the project that it calls, if that may answer for the subscription itself.
    var function: DeclarationID?
    /// It subscribes to nothing, but puts in what callers hand to the member.
    var isHandedIn = false
}

/// What an operator is called on, as far as it can be told.
private enum Receiver {
    case observable(Subscription.Library?)
    /// Something else that is known.
    case other(TypeReference)
    case unknown
}

/// Which calls subscribe.
extension ValueFlow {
    /// The subscribing calls of a chain, in order; more than one only in broken code.
    func subscribingCalls(in chain: NodeID, _ code: FunctionBody) -> [SubscribingCall] {
        guard code.outline.children(of: chain).contains(where: { mayCallSubscriber($0, code) }) else { return [] }
        let elements = code.children(chain)
        return elements.indices.compactMap { position in
            guard position > 0, code.kind(elements[position]) == .member, let call = code.call(elements, position) else { return nil }
            return subscribingCall(elements, position, call, chain, code)
        }
    }

    private func mayCallSubscriber(_ element: NodeID, _ code: FunctionBody) -> Bool {
        let node = code.node(element)
        return node.kind == .member && (words.subscribers.contains(node.name) || context.projectSubscribers.contains(node.name))
    }

    private func subscribingCall(_ elements: [NodeID], _ position: Int, _ call: Int, _ chain: NodeID, _ code: FunctionBody) -> SubscribingCall? {
        let name = code.node(elements[position]).name
        let isSubscriber = words.subscribers.contains(name)
        guard isSubscriber || context.projectSubscribers.contains(name) else { return nil }
        func made(_ library: Subscription.Library, _ function: DeclarationID? = nil) -> SubscribingCall {
            SubscribingCall(chain: chain, name: elements[position], call: elements[call], library: library, function: function)
        }
        let arguments = code.children(elements[call])
        let receiver = receiver(of: elements, position, code)
        if case .other(let type) = receiver {
            // Named alike, but of a type of its own: it subscribes if what it returns is a subscription.
            let own = type.constituents.compactMap(\.nominal).flatMap { project.members(name, of: $0) }
            guard isSubscriber, let found = function(among: own, takenBy: elements[call], from: code) else { return nil }
            return library(ofResult: found).map { made($0) }
        }
        if let found = function(among: observableFunctions(name), takenBy: elements[call], from: code), isOwn(found) {
            if let library = library(ofResult: found) { return made(library, found) }
            return project.takesBag(found, words) ? made(.rx, found) : nil
        }
        guard isSubscriber, let form = words.subscriberForms[name], subscribes(form, arguments, elements, position, receiver, code) else { return nil }
        if words.combineSubscribers.contains(name) { return made(.combine) }
        // A bridge may have made an RxSwift observable of a publisher: the handlers tell.
        if case .observable(let library?) = receiver, !hasEndingHandler(arguments, code) { return made(library) }
        return made(.rx)
    }

    /// Whether a handler is one that only RxSwift's observables of one value have.
    func hasEndingHandler(_ arguments: [NodeID], _ code: FunctionBody) -> Bool {
        arguments.contains { words.endingHandlers.contains(code.node($0).name) }
    }

    /// What a function that the project gives to observables does itself with the subscription it makes; nil where its caller
    /// gets that.
    func fates(inside function: DeclarationID, of call: SubscribingCall, in frame: CallContext) -> [Destination]? {
        let inner = CallContext(
            code: code(of: function), owner: frame.owner, subject: .other, arguments: bindings(call.call, to: function, in: frame),
            depth: frame.depth + 1)
        var result: [Destination] = []
        for chain in inner.code.nodes where inner.code.kind(chain) == .chain {
            var calls = subscribingCalls(in: chain, inner.code).map(\.call)
            let elements = inner.code.children(chain)
            if let head = elements.first, inner.code.kind(head) == .identifier, let own = inner.code.call(elements, 0),
                words.subscribers.contains(inner.code.node(head).name) || context.projectSubscribers.contains(inner.code.node(head).name) {
                calls.append(elements[own])
            }
            for made in calls { result += resolve(fates(ofChain: chain, behind: made, in: inner), call.call, of: function, in: frame) ?? [] }
        }
        let answers = result.filter { $0.isAnswer || $0 == .dies }
        if answers.isEmpty { return hasResult(function) ? nil : [.handedOn] }
        return answers.sortedForMerging
    }

    private func isOwn(_ function: DeclarationID) -> Bool { project.files[function.file].kind != .vendored }

    private func library(ofResult function: DeclarationID) -> Subscription.Library? {
        let type = project.type(of: function)
        guard project.isSubscription(type, words) else { return nil }
        return type.constituents.contains { project.isCombineSubscription($0, words) } ? .combine : .rx
    }

    /// Whether a call by one of the libraries' names, on something that may be an observable, has their arguments.
    private func subscribes(
        _ form: SubscriberForm, _ arguments: [NodeID], _ elements: [NodeID], _ position: Int, _ receiver: Receiver, _ code: FunctionBody
    ) -> Bool {
        let labels = arguments.map { code.node($0).name }
        let first = labels.first ?? .none
        let isHandled = labels.contains { words.subscriberLabels.contains($0) } || arguments.contains { isClosure($0, code) }
        var isObservable = false
        if case .observable = receiver { isObservable = true }
        switch form {
        case .observer:
            if first.isOnLabel { return false }
            if isHandled || first.isWithLabel { return true }
            if arguments.isEmpty { return isObservable || elements[..<position].contains { code.kind($0) == .call } }
            guard arguments.count == 1, first.isNone, let value = code.value(of: arguments[0]) else { return false }
            if case .observable(.combine) = receiver { return isSubject(value, code) }
            return isObservable || isSubject(value, code)
        case .binding:
            if labels.contains(where: { words.subscriberLabels.contains($0) || $0.isWithLabel }) { return true }
            if isHandled && first.isNone { return true }
            return first.isToLabel && (isObservable || !isView(elements[position - 1], code))
        case .driving: return isObservable || isHandled || arguments.isEmpty && elements[..<position].contains { code.kind($0) == .call }
        case .emitting: return isObservable || isHandled || first.isToLabel && arguments.count == 1
        case .plain: return isObservable || isHandled
        case .assignment:
            guard first.isToLabel else { return false }
            return arguments.count > 1 && !isInout(arguments[0], code)
        case .connection: return isObservable && isConnectable(elements, position, code)
        }
    }

    private func isClosure(_ argument: NodeID, _ code: FunctionBody) -> Bool { code.closure(argument) != nil }

    private func isInout(_ argument: NodeID, _ code: FunctionBody) -> Bool {
        guard let value = code.value(of: argument), let first = code.children(value).first else { return false }
        return code.kind(first) == .operator && code.node(first).flags.contains(.isPrefix)
    }

    private func isSubject(_ value: NodeID, _ code: FunctionBody) -> Bool {
        project.type(ofExpression: value, in: code.home).constituents.contains {
            if case .known(let name, _) = $0 { return words.subjects.contains(name) }
            return false
        }
    }

    /// A receiver whose `bind(to:)` is more likely its own.
    private func isView(_ element: NodeID, _ code: FunctionBody) -> Bool {
        let name = code.node(element).name
        return code.kind(element) == .selfReference || name.takesView || name.viewMember == .view
    }

    private func isConnectable(_ elements: [NodeID], _ position: Int, _ code: FunctionBody) -> Bool {
        let isMade = elements[..<position].contains { code.kind($0) == .member && words.connectables.contains(code.node($0).name) }
        if isMade { return true }
        guard let chain = code.parent(elements[position]) else { return false }
        return project.type(ofChain: chain, upTo: elements[position - 1], in: code.home).constituents.contains {
            if case .known(let name, _) = $0 { return words.connectableObservables.contains(name) }
            return false
        }
    }

    /// What stands before an operator: an observable, or what an operator of observables was called on.
    private func receiver(of elements: [NodeID], _ position: Int, _ code: FunctionBody) -> Receiver {
        let types = project.types(of: elements, before: position, in: code.home)
        for before in stride(from: position - 1, through: 0, by: -1) {
            let type = types[before]
            if let library = project.observability(type, words) { return .observable(library) }
            if before == position - 1, project.isUnderstood(type) { return .other(type) }
        }
        let isOperated = elements[..<position].contains { code.kind($0) == .member && words.operators.contains(code.node($0).name) }
        return isOperated ? .observable(nil) : .unknown
    }
}

extension Project {
    /// Whether a function is handed a bag: it may put what it subscribes to in there itself.
    func takesBag(_ function: DeclarationID, _ words: StreamModel) -> Bool {
        let outline = files[function.file].outline
        return outline.nodes(in: outline.declarations[function.index].parameters).contains { parameter in
            outline.children(of: parameter).contains {
                outline.nodes[Int($0)].kind == .type && keepsSubscriptions(symbols.resolve($0, in: Scope(function)), words)
            }
        }
    }

    func isCombineSubscription(_ type: TypeReference, _ words: StreamModel) -> Bool {
        if case .known(let name, _) = type { return words.cancellables.contains(name) }
        return false
    }
}
