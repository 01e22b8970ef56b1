import SourceText

/// The causes that make a function run.
public struct Triggers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The start of an object: its initializer, `didLoad`, `didBecomeActive`, `viewDidLoad`.
    public static let start = Triggers(rawValue: 1)
    /// The end of an object: `willResignActive`, `deinit`.
    public static let end = Triggers(rawValue: 2)
    /// Closures that code of the start registers, as in subscriptions and timers.
    public static let handler = Triggers(rawValue: 4)
    /// What a user or the system does with a view, any number of times.
    public static let event = Triggers(rawValue: 8)
    /// Code outside of RIBs, or code of which it is not known when it runs.
    public static let other = Triggers(rawValue: 16)

    /// Causes that occur while the object is in use.
    public static let inUse: Triggers = [.handler, .event, .other]

    /// The causes of code in a closure, which runs later than the function that contains it.
    ///
    /// - Parameters:
    ///   - isOfEvents: whether the closure handles what happens any number of times.
    ///   - isOfPart: whether the function is that of a router, an interactor or a worker.
    func inClosure(_ isInClosure: Bool, ofEvents isOfEvents: Bool, ofPart isOfPart: Bool) -> Triggers {
        guard isInClosure, contains(.start) else { return self }
        return subtracting(.start).union(isOfEvents || !isOfPart ? .event : .handler)
    }
}

/// A function that passes events on, or a branch of it, and the causes that make it run.
package struct FunctionTriggers: Sendable, Equatable {
    let function: DeclarationID
    var branch: ParameterBranch?
    let triggers: Triggers

    /// The causes outside of the project's calls, for each member that passes events on.
    static let own = Query<FileID, [FunctionTriggers]>("ownTriggers") { project, file in
        var result: [FunctionTriggers] = []
        for call in project[EventCall.query, file] where result.last?.function != call.caller {
            result.append(FunctionTriggers(function: call.caller, triggers: own(call.caller, project)))
        }
        return result
    }

    /// The causes of a member's run that are not calls of it by the project.
    package static func own(_ member: DeclarationID, _ project: Project) -> Triggers {
        guard let type = project.symbols.type(around: member) else { return .other }
        if project.isUncalledHook(member, of: type) { return [] }
        let isPart = project.roles.has(type, anyOf: [.of(.router), .of(.interactor), .of(.worker)])
        let isView =
            !isPart
            && (project.roles.has(type, anyOf: [.of(.view), .of(.presenter)]) || project.viewControllers.contains(type))
        if project.isDeinitializer(member) { return .end }
        if project.isInitializer(member) { return isPart || isView ? .start : .other }
        guard project.isFunction(member), isPart || isView, !project.isStatic(member) else {
            return project.isOfHolder(member) && isOnlyCalled(member, project) ? [] : .other
        }
        let name = project.name(of: member)
        // Calls of functions of other controllers are not resolved.
        if isView, !project.roles.hasAny(type) {
            return project.isOverride(member) && name.isViewStart ? .start : .event
        }
        if isPart, let hook = name.lifecycleTrigger { return hook }
        if isView, project.isOverride(member), name.isViewStart { return .start }
        if project.isAction(member) { return .event }
        if project.isOverride(member) {
            let isOfLibrary = ClassDispatch(type, in: project).entryKind(of: member) == .override
            return isOfLibrary || project.hasUnresolvedSuperclass(type) ? isView ? .event : .other : []
        }
        if project.isPrivate(member) { return [] }
        if project.isRunBySubject(member) { return [] }
        if let requirement = project.firstRequirement(fulfilledBy: member, of: type) {
            return project.isCalledByParts(requirement) ? [] : isView ? .event : .other
        }
        if ClassDispatch(type, in: project).isWitnessOfLibrary(member) { return .event }
        return project.hierarchy.unresolvedProtocols[type.index].isEmpty ? [] : .other
    }

    /// Whether calls that are known run a function of an object that only passes events on, and nothing else can: it
    /// overrides nothing, and no library knows it.
    private static func isOnlyCalled(_ member: DeclarationID, _ project: Project) -> Bool {
        guard project.isFunction(member), !project.isStatic(member), !project.isOverride(member),
            !project.isAction(member), let type = project.symbols.type(around: member),
            !project.hasUnresolvedSuperclass(type), project.hierarchy.unresolvedProtocols[type.index].isEmpty,
            !ClassDispatch(type, in: project).isWitnessOfLibrary(member)
        else { return false }
        // Uses as they are written: the index of calls itself asks what runs a function.
        let uses = project.writtenUses(of: member)
        return !uses.isEmpty && uses.allSatisfy { $0.callee != nil }
    }
}

extension Project {
    /// Whether a part of a RIB holds a value of a requirement's protocol, so that calls of it are among the calls that
    /// are resolved. Other protocols may be called by code that is not read.
    fileprivate func isCalledByParts(_ requirement: DeclarationID) -> Bool {
        guard isRead(requirement), let type = symbols.type(around: requirement) else { return false }
        return roles.hasAny(type) || self[Project.heldProtocols].contains(type)
    }

    /// The protocols without a role that parts of RIBs hold values of.
    private static let heldProtocols = Query<WholeProject, Set<TypeID>>("protocolsHeldByParts") { project, _ in
        let parts: [Role] = [.router, .interactor, .worker, .presenter, .view]
        return Set(project.answers(protocolsHeldByType, parts.flatMap { project.types($0) }))
    }

    private static let protocolsHeldByType = Query<TypeID, [TypeID]>("protocolsHeldByPart") { project, part in
        let names = project[namesForProtocols]
        var held: [TypeID] = []
        for property in project.ownMembers(of: part) where project.isProperty(property) {
            guard project.writtenType(of: property, mentions: names),
                let type = project.writtenType(of: property)
            else { continue }
            for part in type.constituents {
                if let nominal = part.nominal, project.isProtocol(nominal) { held.append(nominal) }
            }
        }
        return held
    }

    /// The names that can denote a protocol without a role: its own, and those of type aliases and type parameters.
    private static let namesForProtocols = Query<WholeProject, NameSet>("namesForProtocols") { project, _ in
        project.names(denotingProtocols: { !project.roles.hasAny($0) })
    }
}

extension Name {
    /// The cause of the call, if RIBs calls a method of that name on a router, an interactor or a worker.
    fileprivate var lifecycleTrigger: Triggers? { startsActivity ? .start : endsActivity ? .end : nil }
}
