public import SourceText

/// A call by which code of the project controls the lifecycle of a RIB itself, or does only half of what attaching it
/// does.
public struct ManualLifecycleCall: Sendable, Equatable {
    /// The name of the call, and the member with the code.
    public let place: NodeReference
    public let code: DeclarationID
    /// The class of the code.
    public let owner: TypeID
    public let kind: Kind
    /// The interactor or router whose lifecycle is controlled.
    public let type: TypeReference
    /// The router that it is, or whose interactor it is; nil if there is none.
    public let router: TypeReference?

    public enum Kind: Sendable, Equatable {
        /// A part of a RIB activates, loads or deactivates the RIB that it belongs to.
        case ofOwnRIB
        /// It does so with another RIB, instead of attaching or detaching it.
        case ofOtherRIB
        /// It calls a method that RIBs calls for subclasses.
        case hook
        /// An object that hosts a RIB activates it, but does not load its router; the name of the router.
        case neverLoaded(Name)
        /// It loads the router, but does not activate the interactor.
        case neverActivated(Name)
    }
}

/// A candidate that is not a violation.
public struct OrderlyLifecycleCall: Sendable, Equatable {
    public let place: NodeReference
    public let reason: Reason

    public enum Reason: Sendable, Equatable {
        /// The host has a call of the other half.
        case paired(NodeReference)
        /// The router, or another class that the router may be of, activates or loads itself.
        case byRouter(TypeID)
        case deactivation, unattached, ofProtocol
        /// In the project's own framework, attaching a child does not activate it.
        case ownFramework
        /// Whether attaching a child activates it is not known: that code of the project's own framework is absent.
        case unknownFramework
        /// Not all code of the host is read.
        case incomplete
        /// The owner is neither a part of a RIB that attaches others nor a host.
        case otherPart
        /// It starts the root of an app.
        case launch
        /// It belongs to the start of a RIB of which another call is a violation.
        case repeated
        /// It is made on `super`.
        case ofSuper
        /// It runs a function that the project declares.
        case ownFunction(DeclarationID)
        /// It is not known to be made on an interactor or a router.
        case otherObject
    }
}

/// The calls of a type's code by which it controls lifecycles.
public struct LifecycleCalls: Sendable, Equatable {
    public fileprivate(set) var violations: [ManualLifecycleCall] = []
    public fileprivate(set) var others: [OrderlyLifecycleCall] = []

    static let query = Query<TypeID, [LifecycleCalls]>("manualLifecycleCalls") { project, owner in
        let calls = project[LifecycleCall.index, at: owner]
        return calls.isEmpty ? [] : [LifecycleCalls(calls, of: owner, project)]
    }

    private init(_ calls: ArraySlice<LifecycleCall>, of owner: TypeID, _ project: Project) {
        let controls = project.roles.has(
            owner, anyOf: [.of(.router), .of(.interactor), .of(.builder), .of(.worker)])
        // A presenter may drive an interactor without a router, and components own nothing that is attached.
        let isOther = project.roles.has(owner, anyOf: [.of(.presenter), .of(.component), .of(.workflow)])
        for call in calls {
            if call.method == .launch {
                others.append(OrderlyLifecycleCall(place: call.place, reason: .launch))
            } else if call.method.isHook {
                violations.append(ManualLifecycleCall(call, owner, .hook))
            } else if let reason = project.objectionToAttachment {
                others.append(OrderlyLifecycleCall(place: call.place, reason: reason))
            } else if controls {
                let isOwn = call.isOnOwnRIB(project)
                let kind: ManualLifecycleCall.Kind = isOwn ? .ofOwnRIB : .ofOtherRIB
                // A host calls a function in an extension of the protocol.
                if isOwn, project.isProtocol(owner) {
                    others.append(OrderlyLifecycleCall(place: call.place, reason: .ofProtocol))
                    continue
                }
                if isOwn, isLaunch(call, among: calls, project) {
                    others.append(OrderlyLifecycleCall(place: call.place, reason: .launch))
                    continue
                }
                // The start of a RIB is one violation.
                let isRepeated =
                    call.method != .deactivate
                    && violations.contains { other in
                        other.code == call.code && other.kind == kind && !project.isDeactivation(other.place)
                    }
                guard !isRepeated else {
                    others.append(OrderlyLifecycleCall(place: call.place, reason: .repeated))
                    continue
                }
                violations.append(ManualLifecycleCall(call, owner, kind))
            } else if isOther {
                others.append(OrderlyLifecycleCall(place: call.place, reason: .otherPart))
            } else {
                judge(call, among: calls, of: owner, project)
            }
        }
    }

    /// Whether a call is part of what launches the root of an app: the same code activates and loads the RIB, and puts
    /// a view into a window.
    private func isLaunch(_ call: LifecycleCall, among calls: ArraySlice<LifecycleCall>, _ project: Project) -> Bool {
        let half: LifecycleMethod = call.method == .load ? .activate : .load
        guard call.method != .deactivate,
            calls.contains(where: { $0.code == call.code && $0.method == half && $0.receiver == call.receiver })
        else { return false }
        return project.fillsWindow(call.code)
    }

    /// Judges a call of a host.
    private mutating func judge(
        _ call: LifecycleCall, among calls: ArraySlice<LifecycleCall>, of owner: TypeID, _ project: Project
    ) {
        func isRight(_ reason: OrderlyLifecycleCall.Reason) {
            others.append(OrderlyLifecycleCall(place: call.place, reason: reason))
        }
        guard call.method != .deactivate else { return isRight(.deactivation) }
        guard let router = call.router, call.receiver != .own else { return isRight(.otherPart) }
        if case .temporary = call.receiver { return isRight(.unattached) }
        let half: LifecycleMethod = call.method == .load ? .activate : .load
        let pair = calls.first { other in
            (other.method == half || other.method == .launch) && other.receiver.mayBe(call.receiver)
        }
        if let pair { return isRight(.paired(pair.place)) }
        guard project.isRead(allOf: owner) else { return isRight(.incomplete) }
        if let itself = project.router(among: router, callingItself: half) { return isRight(.byRouter(itself)) }
        let name = project.name(of: call.receiver)
        let kind: ManualLifecycleCall.Kind = half == .load ? .neverLoaded(name) : .neverActivated(name)
        guard !violations.contains(where: { $0.code == call.code }) else { return isRight(.repeated) }
        violations.append(ManualLifecycleCall(call, owner, kind))
    }
}

extension Project {
    /// The calls by which the code of a type controls lifecycles; none or one element.
    public func lifecycleCalls(of type: TypeID) -> [LifecycleCalls] { self[LifecycleCalls.query, type] }

    /// The types whose code calls methods of lifecycles, in order.
    public var typesControllingLifecycles: [TypeID] { self[LifecycleCall.index].keyNumbers.map { TypeID($0) } }

    /// Why attaching a child may not activate it: a copy of the framework has routers that only keep their children, or
    /// code that is absent. Nil if it does.
    fileprivate var objectionToAttachment: OrderlyLifecycleCall.Reason? { self[Project.objectionsToAttachment].first }

    private static let objectionsToAttachment = Query<WholeProject, [OrderlyLifecycleCall.Reason]>("objections") {
        project, _ in
        if project.symbols.copies.isEmpty { return [] }
        let copies = project.symbols.copies
        let attaching = copies.types.keys.sorted().flatMap { type in
            project.ownMembers(of: type).filter {
                project.isFunction($0) && copies.attachments.contains(project.name(of: $0)) && project.hasBody($0)
            }
        }
        let isCertain = attaching.contains { project.hasReadBody($0) && project.callsActivation($0, depth: 0) }
        if isCertain { return [] }
        let isRead = !attaching.isEmpty && attaching.allSatisfy { project.hasReadBody($0) }
        return [isRead ? .ownFramework : .unknownFramework]
    }

    /// Whether code calls a method that activates something, itself or by another function of its type.
    private func callsActivation(_ member: DeclarationID, depth: Int) -> Bool {
        guard depth < 3, let type = symbols.type(around: member), hasReadBody(member) else { return true }
        return body(of: member).calls.contains { call in
            if LifecycleMethod(call.name) == .activate { return true }
            guard call.isOnSelf else { return false }
            return ownMembers(of: type).contains {
                isFunction($0) && name(of: $0) == call.name && $0 != member && callsActivation($0, depth: depth + 1)
            }
        }
    }

    /// The name of a type; nil if it is unknown.
    public func typeName(_ type: TypeReference) -> String? {
        for part in type.constituents {
            switch part {
            case .nominal(let nominal, _): return name(of: nominal)
            case .library(let number, _): return symbols.libraryType(number).name
            default: continue
            }
        }
        return nil
    }

    /// The first router class that a value may be of and that calls a method on itself or its interactor.
    fileprivate func router(among type: TypeReference, callingItself method: LifecycleMethod) -> TypeID? {
        let known = classes(ofRouter: type)
        let candidates = known.isEmpty ? routerClasses : known
        return candidates.first { router in
            classes(of: router).contains { type in
                self[LifecycleCall.index, at: type].contains { $0.method == method && $0.receiver == .own }
            }
        }
    }

    /// Whether the bodies of all parts of a type are read.
    fileprivate func isRead(allOf type: TypeID) -> Bool { symbols.parts(of: type).allSatisfy { isRead($0) } }

    fileprivate func isDeactivation(_ place: NodeReference) -> Bool {
        LifecycleMethod(name(at: place)) == .deactivate
    }

    fileprivate func name(of receiver: LifecycleCall.Receiver) -> Name {
        switch receiver {
        case .own: .`self`
        case .property(let property): name(of: property)
        case .temporary(let name), .other(let name): name
        }
    }
}

extension LifecycleCall {
    /// Whether the call is made on the RIB that the code belongs to.
    fileprivate func isOnOwnRIB(_ project: Project) -> Bool {
        switch receiver {
        case .own: true
        // An interactor's own router.
        case .property(let property):
            project.name(of: property) == .routerMember
                && owner.map { project.roles.has($0, .interactor) } ?? false
        case .temporary, .other: false
        }
    }
}

extension Project {
    /// Whether code gives a window its root: `window.rootViewController = …`.
    func fillsWindow(_ code: DeclarationID) -> Bool {
        body(of: code).assignments.contains { assignment in
            guard let target = assignment.target, let name = assignment.name, name.name.viewMember == .root else {
                return false
            }
            return mayBeWindow(target.before(name).type)
        }
    }
}

extension LifecycleCall.Receiver {
    /// Whether two receivers may be the same object.
    fileprivate func mayBe(_ other: LifecycleCall.Receiver) -> Bool {
        switch (self, other) {
        case (.property, .property), (.own, .own): self == other
        default: true
        }
    }
}

extension ManualLifecycleCall {
    fileprivate init(_ call: LifecycleCall, _ owner: TypeID, _ kind: Kind) {
        self.init(place: call.place, code: call.code, owner: owner, kind: kind, type: call.type, router: call.router)
    }
}
