import SourceText

/// How long the source of a chain emits, compared with the RIB whose object subscribes.
public enum SourceLifetime: UInt8, Sendable, Comparable {
    /// It completes by itself.
    case finite
    /// It belongs to the RIB and ends with it: a subject of the object's own, a stream of the view.
    case ofTheRIB
    /// It depends on code that is absent: a type that nothing declares, a function that only stops the program, callers
    /// that are not analyzed. Nothing says that it emits longer than the RIB.
    case absent
    /// It comes from an object that other code passes in, so that it may emit longer than the RIB.
    case unknown
    /// It belongs to an object that outlives the RIB: a timer, a notification, a static property, another object's
    /// subject.
    case outlives

    public static func < (left: SourceLifetime, right: SourceLifetime) -> Bool { left.rawValue < right.rawValue }

    /// Whether it ends no later than the RIB.
    public var endsWithRIB: Bool { self <= .ofTheRIB }
}

/// Follows the sources of chains through operators, functions, getters and parameters.
///
/// A class, because it caches its results; it lives for one pass over a part of a project.
package final class SourceAnalysis {
    let project: Project
    let words: StreamModel
    let operators: ExecutionModel
    private let extensions: ExtensionFunctions
    private let bodies: Bodies
    private var known: [Question: SourceLifetime] = [:]
    private var active: [Question] = []

    /// A member, or a field of a parameter, of an object that belongs to the RIB or not.
    struct Question: Hashable {
        let member: DeclarationID
        let isOfTheRIB: Bool
        var parameter: NodeReference?
        var field: Name = .none
    }

    /// The maximum number of functions, properties and parameters that are followed for one source. Beyond that, it is
    /// unknown.
    private static let depth = 6

    package init(_ context: SubscriptionContext) {
        project = context.project
        words = context.words
        operators = context.project.symbols.wellKnownNames.execution
        extensions = context.observableExtensions
        bodies = Bodies(context.project)
    }

    /// The lifetime of the source that a call subscribes to.
    ///
    /// - Parameter isOfTheRIB: whether the code belongs to an object of the RIB.
    func lifetime(_ call: SubscribingCall, in body: FunctionBody, isOfTheRIB: Bool) -> SourceLifetime {
        let chain = call.chain(in: body)
        return SourceDomain(self, body, isOfTheRIB: isOfTheRIB).lifetime(of: chain.before(call.name(in: body)))
    }

    func body(of member: DeclarationID) -> FunctionBody { bodies[member] }

    /// The answer to a question, unless it is already being answered or too far away.
    func answer(_ question: Question, _ find: () -> SourceLifetime) -> SourceLifetime {
        if let known = known[question] { return known }
        guard active.count < SourceAnalysis.depth, !active.contains(question) else { return .unknown }
        active.append(question)
        let found = find()
        active.removeLast()
        // Deep inside, a limit may have cut the answer short.
        if found != .unknown || active.isEmpty { known[question] = found }
        return found
    }

    /// Whether a type is that of an observable that completes after at most one value.
    func isFinite(_ type: TypeReference) -> Bool { names(type, words[.endingObservables]) }

    /// Whether a type is that of a view's streams, which end with the view.
    func isOfViews(_ type: TypeReference) -> Bool { names(type, words[.viewStreams]) }

    func isSubject(_ type: TypeReference) -> Bool { names(type, words[.subjects]) }

    private func names(_ type: TypeReference, _ names: NameSet) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .known(let name, _): names.contains(name)
            case .metatype(let made): self.names(made, names)
            default: false
            }
        }
    }

    /// The functions with code that a call can run, extensions of observables included.
    func functions(calledBy call: CallSite) -> [DeclarationID] {
        let callees = call.callees.functions
        let found =
            callees.isEmpty
            ? project.function(among: extensions.functions(call.name), calledBy: call).map { [$0] } ?? [] : callees
        return found.filter { function in
            project.isSource(function) && !project.isRequirement(function)
                && !(project.symbols.type(around: function).map { project.roles.isTestDouble($0) } ?? false)
        }
    }
}

// MARK: Properties

extension SourceAnalysis {
    /// The lifetime of the stream or object in a property.
    package func lifetime(ofProperty property: DeclarationID, isOfTheRIB: Bool) -> SourceLifetime {
        let type = project.type(of: property)
        if isFinite(type) { return .finite }
        if isOfViews(type) { return .ofTheRIB }
        if isOfTheRIB, isPresenter(type) { return .ofTheRIB }
        let found = answer(Question(member: property, isOfTheRIB: isOfTheRIB)) {
            guard project.isRead(property) else { return isOfTheRIB ? .unknown : .outlives }
            let body = body(of: property)
            func lifetime(_ expression: Expression) -> SourceLifetime {
                SourceDomain(self, expression.body, isOfTheRIB: isOfTheRIB).lifetime(of: expression)
            }
            if project.isComputed(property) { return body.results.map(lifetime).latest }
            guard isOfTheRIB, !project.isStatic(property) else { return .outlives }
            if let value = body.initialValue, value.literal != .nil { return lifetime(value) }
            if isPublished(property) { return .ofTheRIB }
            let values = assignedValues(of: property)
            if values.isEmpty, isDrawn(type) { return .ofTheRIB }
            return values.map(lifetime).latest
        }
        return found == .unknown && type.isUnresolved ? .absent : found
    }

    /// Whether a type is that of the RIB's presenter or view.
    private func isPresenter(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            part.nominal.map { project.roles.has($0, anyOf: [.of(.presenter), .of(.view)]) } ?? false
        }
    }

    /// Whether a type is that of a view or a view controller.
    func isDrawn(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .known(let name, _): project.isDrawn(name)
            case .nominal(let type, _): project.isDrawn(type)
            default: false
            }
        }
    }

    func isPublished(_ property: DeclarationID) -> Bool {
        project.attributes(of: property).contains { $0.name.isPublishing }
    }

    /// The values that the code of its type assigns to a property.
    private func assignedValues(of property: DeclarationID) -> [Expression] {
        guard let type = project.symbols.type(around: property) else { return [] }
        let name = project.name(of: property)
        return project.ownMembers(of: type)
            .filter { (project.isInitializer($0) || project.isFunction($0)) && project.hasReadBody($0) }
            .flatMap { member in
                body(of: member).assignments.compactMap { assignment -> Expression? in
                    guard let target = assignment.target, let head = target.headOnSelf, head.name == name,
                        target.last == head, !head.isLocal, !assignment.clears
                    else { return nil }
                    return assignment.value
                }
            }
    }
}

// MARK: Parameters

extension SourceAnalysis {
    /// The lifetime of the streams that callers pass to a function: all of them, or a field of the passed values.
    func lifetime(of parameter: Parameter, field: Name = .none) -> SourceLifetime {
        let function = parameter.body.home.declaration
        let question = Question(member: function, isOfTheRIB: true, parameter: parameter.place, field: field)
        guard project.isFunction(function) else { return .unknown }
        return answer(question) {
            // Absent code calls it: the code that is analyzed does not, or not by its name.
            guard let calls = project.calls(of: function), !calls.isEmpty else { return .absent }
            return calls.map { lifetime(passedBy: $0, to: parameter, of: function, field) }.latest
        }
    }

    private func lifetime(
        passedBy call: CallSite, to parameter: Parameter, of function: DeclarationID, _ field: Name
    ) -> SourceLifetime {
        guard let argument = project.argument(for: parameter.node, of: function, among: call.passed),
            let value = Argument(argument, in: call.body).value
        else { return .unknown }
        let caller = call.body.home.declaration
        let isOfTheRIB = project.symbols.type(around: caller).map(isPart) ?? false
        return SourceDomain(self, call.body, isOfTheRIB: isOfTheRIB).lifetime(of: value, field: field)
    }

    /// Whether objects of a type live no longer than a RIB.
    private func isPart(_ type: TypeID) -> Bool {
        project.roles.has(type, anyOf: [.of(.view), .of(.presenter), .of(.interactor), .of(.router)])
            || project.isDrawn(type)
    }
}

extension [SourceLifetime] {
    /// That of the source that lives longest; unknown if there is none.
    var latest: SourceLifetime { self.max() ?? .unknown }
}
