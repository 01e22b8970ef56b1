import SourceText

/// Whether a chain completes by itself.
public enum ChainLength: UInt8, Sendable {
    /// No part of the chain completes.
    case endless
    /// A part of the chain completes, but a later operator may make it outlast that.
    case lengthened
    /// An observable that provably completes.
    case finite
    /// A `Single`, `Maybe` or `Completable`, whose operators return one of these again.
    case trait
    /// Too much code decides: the chain may complete.
    case unknown

    /// Whether the chain is known to complete.
    public var isFinite: Bool { self == .finite || self == .trait }

    /// Whether the chain completes, or may do so for all that is known.
    public var mayBeFinite: Bool { isFinite || self == .unknown }

    /// The length of one of two chains: it is finite only if both are.
    fileprivate func either(_ other: ChainLength) -> ChainLength {
        if self == other { return self }
        if isFinite, other.isFinite { return .finite }
        if mayBeFinite, other.mayBeFinite { return .unknown }
        return mayBeFinite ? other : self
    }

    /// The length after an operator that may lengthen the chain.
    fileprivate var lengthened: ChainLength { isFinite ? .lengthened : self }
}

/// Decides which observables provably complete by themselves.
extension SubscriptionTracer {
    /// The length of the chain before a subscribing call.
    package func length(_ subscribing: SubscribingCall, in body: FunctionBody) -> ChainLength {
        let chain = subscribing.chain(in: body)
        let name = subscribing.name(in: body)
        lookups = SubscriptionTracer.mostLookups
        // The handler proves the kind of the receiver, regardless of its origin.
        if subscribing.function == nil, let call = subscribing.call(in: body), hasEndingHandler(call) {
            let isRetried = chain.before(name).elements.contains { isEndlessRetry($0, in: chain) }
            return isRetried ? .lengthened : .trait
        }
        return length(of: chain.before(name), start: nil)
    }

    /// The length of a chain that is not subscribed to where it is made.
    func length(ofMade chain: Chain) -> ChainLength {
        lookups = SubscriptionTracer.mostLookups
        return length(of: chain, start: nil)
    }

    /// - Parameter start: the length of `self`, in code of an operator of the project.
    private func length(of chain: Chain, start: ChainLength?) -> ChainLength {
        var result = start ?? .endless
        let whole = chain.whole
        let elements = whole.list
        let types = whole.types(ofFirst: elements.count)
        for (position, element) in elements.enumerated() {
            guard element.isBefore(end: chain) else { break }
            guard element.isName || element.kind == .implicitMember || element.kind == .tuple else { continue }
            let call = whole.call(of: element)
            let called = call == nil ? nil : elements[(position + 1)...].firstIndex { $0.kind == .call }
            if isTrait(types[called ?? position]) {
                result = .trait
                continue
            }
            let isOnSelf = position == 0 || elements[position - 1].kind == .selfReference
            let receiverType = position > 0 ? types[position - 1] : nil
            let step = Step(element: element, call: call, receiverType: receiverType, isOnSelf: isOnSelf)
            if let base = step.receiverType, element.kind == .member, call != nil,
                let maker = lengthMade(by: element.name, on: base)
            {
                result = maker
            } else if element.kind == .member, let call, let known = length(after: call, of: result) {
                result = known
            } else {
                let isSelf = position == 0 && start != nil
                result = length(ofNamed: step, in: whole, continuing: result, isSelf: isSelf)
            }
        }
        return result
    }

    /// An element of a chain, with its receiver.
    private struct Step {
        let element: ChainElement
        let call: CallSite?
        /// Nil for the first element.
        let receiverType: TypeReference?
        /// Whether it is a member of the object that the code belongs to.
        let isOnSelf: Bool
    }

    private func observableName(_ type: TypeReference) -> Name? {
        for part in type.constituents {
            switch part {
            case .known(let name, _): return name
            case .nominal(let nominal, _): return project.symbols.types[nominal.index].name
            default: continue
            }
        }
        return nil
    }

    private func isTrait(_ type: TypeReference) -> Bool {
        type.constituents.contains { observableName($0).map { words[$0].contains(.endingObservables) } ?? false }
    }

    /// `Observable.just(1)`, `Single.zip(a, b)`; nil unless it is a call on the type of an observable.
    private func lengthMade(by maker: Name, on type: TypeReference) -> ChainLength? {
        guard case .metatype(let made) = type, let name = observableName(made) else { return nil }
        if words[name].contains(.endingObservables) { return words[maker].contains(.endlessMakers) ? .endless : .trait }
        guard words[name].contains(.observables) else { return nil }
        return words[maker].contains(.endingMakers) && !words.publishers.contains(name) ? .finite : .endless
    }

    /// The maximum number of locals, functions and arguments that are followed for one chain. Its length is unknown
    /// beyond that.
    private static let mostLookups = 40

    /// The length of chains with more elements is unknown: many chains may refer to the same local.
    private static let longChain = 400

    /// Whether one more local, function or argument may be followed.
    private func looksUp(_ chain: Chain) -> Bool {
        guard lookups > 0, chain.count <= SubscriptionTracer.longChain else {
            project.note(.chains, at: chain.place)
            return false
        }
        lookups -= 1
        return true
    }

    // MARK: Operators

    /// The length after an operator of the library; nil if the operator is not known.
    private func length(after call: CallSite, of length: ChainLength) -> ChainLength? {
        let name = call.name
        if words[name].contains(.limitingOperators) {
            return call.isLimitedToOne && length != .trait ? .finite : length
        }
        if words[name].contains(.singleOperators) { return .trait }
        if words[name].contains(.neutralOperators) {
            if words[name].contains(.collectingOperators), length.isFinite { return .trait }
            return length == .trait && words[name].contains(.convertingOperators) ? .finite : length
        }
        if length == .trait, words[name].contains(.traitOperators) {
            return words[name].contains(.continuingOperators) ? lengthOfNext(call) : .trait
        }
        if let callee = call.callee, isEndlessRetry(callee, in: call.chain) { return length.lengthened }
        if words[name].contains(.retryingOperators) { return length }
        return words[name].contains(.lengtheningOperators) ? length.lengthened : nil
    }

    private func isEndlessRetry(_ element: ChainElement, in chain: Chain) -> Bool {
        element.kind == .member && chain.call(of: element)?.retriesWithoutEnd(words) == true
    }

    /// `completable.andThen(next)` is of the same kind as `next`: a trait, unless `next` is known to be an observable.
    private func lengthOfNext(_ call: CallSite) -> ChainLength {
        guard let chain = call.element.onlyArgument?.value?.chain else { return .trait }
        guard looksUp(chain) else { return .unknown }
        let length = length(of: chain, start: nil)
        if length.mayBeFinite { return length }
        let types = chain.types(ofFirst: chain.count)
        let isObservable = types.contains { project.observability($0, words) != nil && !isTrait($0) }
        return isObservable ? .lengthened : .trait
    }

    // MARK: Declarations of the project

    /// The length of what a function, computed property or local of the project returns.
    private func length(
        ofNamed step: Step, in chain: Chain, continuing length: ChainLength, isSelf: Bool
    ) -> ChainLength {
        let element = step.element
        if element.kind == .tuple { return element.onlyArgument?.value.map { self.length(of: $0) } ?? .endless }
        if element.kind == .identifier, case .variable(let variable)? = element.local {
            guard variable.isConstant, let value = variable.value, value.isBefore(element) else { return .endless }
            return self.length(of: value)
        }
        if element.kind == .implicitMember {
            return lengthMade(by: element.name, on: .metatype(chain.expectedType)) ?? .endless
        }
        // The receiver of the project's operator is `self` in its code.
        if isSelf, let call = step.call, let known = self.length(after: call, of: length) { return known }
        guard let chosen = candidate(step, in: chain) else { return length.lengthened }
        if isTrait(project.type(of: chosen)) { return .trait }
        let results = body(of: chosen).results
        guard !results.isEmpty else { return length.lengthened }
        return self.length(ofOneOf: results, start: step.isOnSelf ? nil : length)
    }

    private func length(of expression: Expression, start: ChainLength? = nil) -> ChainLength {
        if let chain = expression.chain {
            return looksUp(chain) ? length(of: chain, start: start) : .unknown
        }
        return length(ofOneOf: expression.alternativeValues, start: start)
    }

    /// The length of whatever one of some expressions is; unknown if there are none.
    private func length(ofOneOf expressions: [Expression], start: ChainLength?) -> ChainLength {
        let lengths = expressions.map { length(of: $0, start: start) }
        return lengths.dropFirst().reduce(lengths.first ?? .unknown) { $0.either($1) }
    }

    private func candidate(_ step: Step, in chain: Chain) -> DeclarationID? {
        let name = step.element.name
        var candidates: [DeclarationID] = []
        if let base = step.receiverType, !step.isOnSelf {
            candidates = base.constituents.compactMap(\.nominal).flatMap {
                project.members(name, of: $0, from: chain.body.file)
            }
            if candidates.isEmpty { candidates = context.observableFunctions(name) }
        } else if let owner = chain.body.home.type {
            candidates = project.members(name, of: owner, from: chain.body.file)
        }
        if let getter = candidates.first(where: { project.isComputed($0) }) { return getter }
        return step.call.flatMap { project.function(among: candidates, calledBy: $0) }
    }
}

extension CallSite {
    /// `take(1)`; not `take(2)`, which may wait forever, nor `take(while:)`.
    var isLimitedToOne: Bool {
        guard let argument = element.onlyArgument, argument.label.isNone,
            let only = argument.value?.chain?.only, only.literal != nil
        else { return false }
        return project.text(only.name) == "1"
    }

    /// `retry()`, `retry(when:)`: subscribes again after every error, without a limit; `retry(3)` does not.
    func retriesWithoutEnd(_ words: StreamModel) -> Bool {
        let isEndless = words[name].contains(.endlessRetryingOperators)
        guard isEndless || words[name].contains(.retryingOperators) else { return false }
        guard !isEndless, let argument = element.onlyArgument else { return true }
        return !argument.label.isNone || argument.value?.closure != nil
    }
}
