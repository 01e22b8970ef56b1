import SourceText

extension SubscriptionCandidate {
    /// The call that disposes of the subscription before it can get a value; nil if there is none.
    func disposal(_ tracer: SubscriptionTracer) -> Subscription.Disposal? {
        guard foreignMaker == nil, !call.insertsParameter, call.function == nil else { return nil }
        let body = tracer.body(of: member)
        guard let place = call.disposal(in: body, tracer.words) else { return nil }
        switch tracer.answerTimes.time(of: call, in: body) {
        case .later: return Subscription.Disposal(place: place, isCertain: true)
        case .request: return Subscription.Disposal(place: place, isCertain: false)
        case .atOnce, .unknown: return nil
        }
    }
}

extension SubscribingCall {
    /// The name of a call that ends the subscription in the same statement, or in the next.
    fileprivate func disposal(in body: FunctionBody, _ words: StreamModel) -> NodeReference? {
        let chain = chain(in: body)
        if let next = chain.suffixes(after: end(in: body)).first(where: { _ in true }) {
            let isLast = chain.call(of: next).map { $0.element == chain.last && $0.arguments.first == nil } ?? false
            let isEnd = next.kind == .member && words[next.name].contains(.disposals) && isLast
            return isEnd ? next.place : nil
        }
        guard let variable = body.localVariable(initializedBy: chain),
            case .expression(let expression)? = chain.nextStatement, let call = expression.plainChain?.onlyCall,
            words[call.name].contains(.disposals), call.arguments.first == nil,
            case .variable(variable)? = call.receiver?.onlyName?.local
        else { return nil }
        return call.calleePlace
    }
}

extension Chain {
    /// The call that the chain ends with, if it has no other.
    fileprivate var onlyCall: CallSite? {
        let all = Array(calls)
        return all.count == 1 && all[0].element == last ? all[0] : nil
    }
}

/// When a source gives a value to a new subscriber.
enum AnswerTime: Hashable, Sendable {
    /// Before the subscribing call returns, or perhaps so.
    case atOnce
    /// Certainly after that.
    case later
    /// An observable of at most one value whose origin is not known: a request, as a rule.
    case request
    case unknown

    /// The time of a source that is one of two.
    func either(_ other: AnswerTime) -> AnswerTime {
        if self == other { return self }
        if self == .atOnce || other == .atOnce { return .atOnce }
        return self == .unknown || other == .unknown ? .unknown : .request
    }
}

/// Follows the sources of chains through operators, functions and getters to find when they give a value.
///
/// A class, because it keeps track of the functions that it is in; it lives for one pass over a part of a project.
final class AnswerTimes {
    let project: Project
    let words: StreamModel
    let operators: ExecutionModel
    private let extensions: ExtensionFunctions
    private let bodies: Bodies
    private var active: [DeclarationID] = []

    /// The maximum number of functions and properties that are followed for one source. Beyond that, it is unknown.
    private static let depth = 6

    init(_ context: SubscriptionContext) {
        project = context.project
        words = context.words
        operators = context.project.symbols.wellKnownNames.execution
        extensions = context.observableExtensions
        bodies = Bodies(context.project)
    }

    /// When the source gives a value that a call subscribes to.
    func time(of call: SubscribingCall, in body: FunctionBody) -> AnswerTime {
        let chain = call.chain(in: body)
        return AnswerDomain(self, body).time(of: chain.before(call.name(in: body)))
    }

    /// The time of the streams that a type is known for: nil if the values of the type tell nothing.
    func time(of type: TypeReference) -> AnswerTime? {
        for case .known(let name, _) in type.constituents {
            if words[name].contains(.eventStreams) { return .later }
            if words[name].contains(.valueSubjects) { return .atOnce }
        }
        return nil
    }

    /// Whether a type is that of an observable that completes after at most one value.
    func isRequest(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            if case .known(let name, _) = part { words[name].contains(.endingObservables) } else { false }
        }
    }

    /// The time of the stream in a property, or of the one that a function returns.
    ///
    /// - Parameter own: the time of `self`, if the function extends streams.
    func time(ofMember member: DeclarationID, own: AnswerTime? = nil) -> AnswerTime {
        let type = project.type(of: member)
        if let known = time(of: type) { return known }
        let origin = isRequest(type) ? AnswerTime.request : .unknown
        guard active.count < AnswerTimes.depth, !active.contains(member) else { return .unknown }
        active.append(member)
        defer { active.removeLast() }
        let found = implementations(of: member).map { member -> AnswerTime in
            let body = bodies[member]
            func time(_ expression: Expression) -> AnswerTime {
                AnswerDomain(self, expression.body, own: own).time(of: expression)
            }
            if project.isProperty(member), !project.isComputed(member) {
                return body.initialValue.map(time) ?? origin
            }
            guard project.hasReadBody(member) else { return origin }
            let results = Array(body.results)
            let result = results.dropFirst().reduce(results.first.map(time) ?? origin) { $0.either(time($1)) }
            return result == .unknown ? origin : result
        }
        return found.dropFirst().reduce(found.first ?? origin) { $0.either($1) }
    }

    /// The members that fulfill a requirement in product code; the member itself if it is none.
    private func implementations(of member: DeclarationID) -> [DeclarationID] {
        guard project.isRequirement(member), let type = project.symbols.type(around: member) else { return [member] }
        return project.conformers(of: type).filter { project.isReported($0) && !project.roles.isTestDouble($0) }
            .map { conformer in
                project.firstMember(project.name(of: member), of: conformer, from: member.file) { found in
                    !project.isRequirement(found) && project.isProperty(found) == project.isProperty(member)
                        && (project.isProperty(found) || project.haveSameLabels(found, member))
                } ?? member
            }
    }

    /// The functions of the project that a call can run, extensions of observables included.
    func functions(calledBy call: CallSite) -> [DeclarationID] {
        let callees = call.callees.functions
        return callees.isEmpty
            ? project.function(among: extensions.functions(call.name), calledBy: call).map { [$0] } ?? [] : callees
    }
}
