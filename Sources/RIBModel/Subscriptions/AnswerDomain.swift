import SourceText

/// Values as sources: when each gives a value to a new subscriber.
struct AnswerDomain: ValueDomain {
    enum Denotation: Hashable {
        case source(AnswerTime)
        /// A type of streams, or a static function of one.
        case maker
    }

    private let analysis: AnswerTimes
    private let body: FunctionBody
    /// The time of the stream that `self` is, in an extension of streams.
    private let own: AnswerTime?

    init(_ analysis: AnswerTimes, _ body: FunctionBody, own: AnswerTime? = nil) {
        (self.analysis, self.body, self.own) = (analysis, body, own)
    }

    private var project: Project { analysis.project }
    private var words: StreamModel { analysis.words }
    private var operators: ExecutionModel { analysis.operators }

    var unknown: Denotation { .source(.unknown) }

    func time(of chain: Chain) -> AnswerTime { time(value(of: chain)) }

    func time(of expression: Expression, depth: Int = 0) -> AnswerTime { time(value(of: expression, depth: depth)) }

    private func time(_ denotation: Denotation) -> AnswerTime {
        if case .source(let time) = denotation { time } else { .unknown }
    }

    // MARK: Names

    func denotation(ofSelf element: ChainElement) -> Denotation { .source(own ?? .unknown) }

    func denotation(ofSuper element: ChainElement) -> Denotation { denotation(ofSelf: element) }

    func denotation(ofName name: Name, in chain: Chain?, depth: Int) -> Denotation {
        if let type = body.home.type, let property = project.firstProperty(name, of: type, from: body.file) {
            return .source(analysis.time(ofMember: property))
        }
        if let chain, let head = chain.head, case .metatype = chain.through(head).type { return .maker }
        return project.startsUpper(name) ? .maker : .source(own ?? .unknown)
    }

    func denotation(ofMember name: Name, of base: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        if path.chain.calls(path.element) { return base }
        for part in path.base.type.constituents {
            guard let type = part.nominal, let property = project.firstProperty(name, of: type, from: body.file) else {
                continue
            }
            return .source(analysis.time(ofMember: property))
        }
        return analysis.time(of: path.chain.through(path.element).type).map { .source($0) } ?? unknown
    }

    func denotation(ofHead element: ChainElement, in chain: Chain, depth: Int) -> Denotation {
        element.kind == .implicitMember || element.kind == .typeReference ? .maker : unknown
    }

    func denotation(ofParameter parameter: Parameter, depth: Int) -> Denotation {
        .source(analysis.time(of: parameter.type) ?? (analysis.isRequest(parameter.type) ? .request : .unknown))
    }

    func either(_ first: Denotation, _ second: Denotation) -> Denotation {
        .source(time(first).either(time(second)))
    }

    func denotation(of first: Denotation, orElse second: Expression, depth: Int) -> Denotation {
        either(first, value(of: second, depth: depth))
    }

    // MARK: Calls

    func denotation(ofCall callee: Denotation, at path: AccessPath, depth: Int) -> Denotation {
        let call = path.call
        if call.name.isNone { return unknown }
        let functions = analysis.functions(calledBy: call)
        if !functions.isEmpty {
            if functions.contains(where: { project.isInitializer($0) }) { return unknown }
            let receiver = time(callee)
            let times = functions.map { analysis.time(ofMember: $0, own: receiver) }
            return .source(times.dropFirst().reduce(times[0]) { $0.either($1) })
        }
        if let known = analysis.time(of: call.type) { return .source(known) }
        if isOfLaterMember(call) { return .source(.later) }
        let time = callee == .maker ? made(by: call, depth: depth) : time(after: call, of: time(callee), depth: depth)
        return .source(time == .unknown && analysis.isRequest(call.type) ? .request : time)
    }

    /// `NotificationCenter.default.rx.notification(…)`
    private func isOfLaterMember(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver else { return false }
        return receiver.typedElements.contains { _, type in
            let parts = if case .metatype(let made) = type { made.constituents } else { type.constituents }
            return parts.contains { part in
                guard case .known(let name, _) = part else { return false }
                return words.laterMembers[name]?.contains(call.name) == true
            }
        }
    }

    /// The time of what a call on a type makes.
    private func made(by call: CallSite, depth: Int) -> AnswerTime {
        let name = call.name
        if words[name].contains(.timedMakers) { return .later }
        if operators.immediateMakers.contains(name) { return .atOnce }
        let others = call.arguments.compactMap(\.value).filter { $0.closure == nil }
        if operators.mergingOperators.contains(name), let first = others.first {
            return others.dropFirst().reduce(time(of: first, depth: depth + 1)) {
                $0.either(time(of: $1, depth: depth + 1))
            }
        }
        guard let closure = call.closures.first(where: { _ in true }) else { return .unknown }
        if operators.deferringMakers.contains(name) { return time(ofResultsOf: closure, depth: depth) }
        guard operators.observerMakers.contains(name), analysis.isRequest(call.type) else { return .unknown }
        // What the closure sends itself arrives before the subscribing call returns.
        return sendsAtOnce(closure) ? .atOnce : .request
    }

    /// Whether the closure that makes an observable calls its observer itself, not in a closure of its own.
    private func sendsAtOnce(_ closure: ClosureSite) -> Bool {
        let observer = closure.parameters.first.map { LocalDeclaration.closureParameter($0) }
        return closure.code.contains { part in
            guard part.kind == .identifier, part.element.ancestors.closure == closure else { return false }
            let element = part.element
            return observer.map { element.local == $0 } ?? (element.name == .firstParameter)
        }
    }

    /// The time after an operator of a library.
    private func time(after call: CallSite, of receiver: AnswerTime, depth: Int) -> AnswerTime {
        let name = call.name
        let lists = words[name]
        let others = call.arguments.compactMap(\.value).filter { $0.closure == nil }
        if lists.contains(.delayingOperators) { return .later }
        if lists.contains(.beginningOperators) { return .atOnce }
        if lists.contains(.replayingOperators) { return .unknown }
        if operators.schedulingOperators.contains(name) || operators.startingOperators.contains(name)
            || lists.contains(.neutralOperators) && call.firstLabel?.isOnLabel == true
        {
            return others.contains(where: isLaterScheduler) ? .later : receiver
        }
        // A stream that is shared with a buffer gives a new subscriber values of the past.
        let keepsAnything =
            operators.mainOperators.contains(name) || !others.isEmpty && lists.contains(.passingOperators)
        if keepsAnything, !isPlain(name) { return .unknown }
        if operators.flatteningOperators.contains(name) || lists.contains(.continuingOperators) {
            if receiver == .later { return .later }
            if let closure = call.closures.first(where: { _ in true }) {
                return inner(time(ofResultsOf: closure, depth: depth), receiver)
            }
            return others.first.map { inner(time(of: $0, depth: depth + 1), receiver) } ?? .unknown
        }
        if operators.mergingOperators.contains(name) {
            return others.reduce(receiver) { $0.either(time(of: $1, depth: depth + 1)) }
        }
        // The only value of a source of unknown origin may be its current one.
        if receiver == .unknown, lists.contains(.singleOperators) { return .atOnce }
        let isKnown =
            lists.contains(.limitingOperators) || lists.contains(.singleOperators) || lists.contains(.neutralOperators)
            || lists.contains(.retryingOperators) || lists.contains(.traitOperators)
        return isKnown ? receiver : .unknown
    }

    /// Operators with arguments that pass values on and keep none.
    private func isPlain(_ name: Name) -> Bool { !operators.mainOperators.contains(name) && !name.sharesStream }

    /// The time of a stream whose values each start another one: that of whichever is later.
    private func inner(_ inner: AnswerTime, _ receiver: AnswerTime) -> AnswerTime {
        inner == .later || inner == .request ? inner : receiver == .request ? .request : inner.either(receiver)
    }

    private func time(ofResultsOf closure: ClosureSite, depth: Int) -> AnswerTime {
        let times = closure.results.map { time(of: $0, depth: depth + 1) }
        return times.dropFirst().reduce(times.first ?? .unknown) { $0.either($1) }
    }

    /// Whether a scheduler runs code after the call that schedules it has returned.
    private func isLaterScheduler(_ value: Expression) -> Bool {
        value.chain?.names.contains { words[$0].contains(.laterSchedulers) } ?? false
    }
}
