import RIBModel
import SourceText

/// What comes of an observer or a timer that the end of the activity does not remove.
enum ObserverConsequence: Sendable, Equatable {
    /// It runs on after the object has ended, or keeps it in memory.
    case runsOn
    /// It ends with the object, but until then its handler calls something outside of the RIB's own parts, here.
    case acts(NodeReference)
    case none(Reason)

    /// Why nothing comes of it.
    enum Reason: Sendable, Equatable {
        /// It ends with the object.
        case endsWithObject
        /// It runs on, but does nothing once the object has ended.
        case idle
        /// The RIB is never detached.
        case permanent
    }
}

extension ObserverRegistration {
    /// What comes of it if the end of the activity does not remove it.
    static func consequence(
        of call: CallSite, _ kind: ObserverKind, _ fate: Fate, of owner: TypeID, _ lifecycle: Lifecycle,
        isByFunction: Bool
    ) -> ObserverConsequence {
        let project = call.project
        let found =
            isByFunction && !call.capturesObserver
            ? .none(kind == .keyPath ? .endsWithObject : .idle) : consequence(of: call, kind, fate, of: owner, project)
        if case .none = found { return found }
        return lifecycle == .interactor && project.isPermanent(interactor: owner) ? .none(.permanent) : found
    }

    private static func consequence(
        of call: CallSite, _ kind: ObserverKind, _ fate: Fate, of owner: TypeID, _ project: Project
    ) -> ObserverConsequence {
        let keepsObject = call.capturesObserver
        switch (kind, fate) {
        case (.selector, _):
            let handler = call.arguments.compactMap { $0.value.flatMap { Selector($0)?.function } }.first
            return HandlerCode(owner, project).outsideCall(from: handler).map { .acts($0) } ?? .none(.endsWithObject)
        case (.keyPath, .kept): return keepsObject ? .runsOn : .none(.endsWithObject)
        case (.block, .kept(let property?)), (.timer, .kept(let property?)), (.displayLink, .kept(let property?)):
            let isReleased = !keepsObject && !call.passesObserver && project.deinitializerUses(property, of: owner)
            return isReleased ? .none(.endsWithObject) : .runsOn
        default: return .runsOn
        }
    }
}

extension CallSite {
    /// Whether a closure that the call is passed captures `self` strongly.
    fileprivate var capturesObserver: Bool { closures.contains { $0.selfOrAliasCapture != nil } }

    /// Whether the call is passed `self`.
    fileprivate var passesObserver: Bool { arguments.contains { $0.value?.isSelf == true } }

    /// Whether what the call starts keeps `self` in memory until it is removed: timers and display links keep their
    /// targets, the notification center does not keep observers with selectors.
    func keepsObserver(_ kind: ObserverKind) -> Bool {
        switch kind {
        case .selector, .keyPath: false
        case .block, .dispatchTimer: capturesObserver
        case .timer, .displayLink: capturesObserver || passesObserver
        }
    }
}

extension Project {
    /// Whether the deinitializer of a class uses a property other than to assign something to it.
    fileprivate func deinitializerUses(_ property: DeclarationID, of type: TypeID) -> Bool {
        let name = name(of: property)
        return classes(of: type).flatMap { ownMembers(of: $0) }.filter { isDeinitializer($0) }.contains { member in
            body(of: member).chains.contains { chain in
                guard let element = chain.headOnSelf, element.name == name else { return false }
                return !(chain.isAssigned && chain.lastName == element)
            }
        }
    }
}

/// The code that a handler of an object runs, without what other objects do.
private struct HandlerCode {
    private let owner: TypeID
    private let project: Project
    private let dispatch: ClassDispatch
    private let sources: SourceAnalysis

    init(_ owner: TypeID, _ project: Project) {
        (self.owner, self.project) = (owner, project)
        dispatch = ClassDispatch(owner, in: project)
        sources = SourceAnalysis(SubscriptionContext(project))
    }

    /// The first call by which the handler acts on something outside of the RIB's own parts: its listener or router,
    /// or a service, whose result is not used. Nil if there is none.
    func outsideCall(from handler: ChainElement?) -> NodeReference? {
        guard let handler, let first = dispatch.implementation(handler.name, nil, above: nil, from: handler.body.file)
        else { return nil }
        let reached = Reach<DeclarationID, NodeReference>(from: [first]) { member, add in
            for call in dispatch.body(of: member).calls where call.isOnSelf {
                guard let next = dispatch.implementation(call.name, call.passed, above: nil, from: call.body.file)
                else { continue }
                add(next, call.calleePlace)
            }
        }
        for member in reached.places {
            for call in dispatch.body(of: member).calls {
                if actsOutside(call) { return call.calleePlace }
            }
        }
        return nil
    }

    private func actsOutside(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver, let head = receiver.headOnSelf, !head.isLocal,
            let property = project.firstProperty(head.name, of: owner, from: head.body.file)
        else { return false }
        let type = project.type(of: property)
        func has(_ roles: Roles.RoleSet) -> Bool {
            type.constituents.contains { $0.nominal.map { project.roles.has($0, anyOf: roles) } ?? false }
        }
        if has([.of(.presenter), .of(.view)]) { return false }
        if project.isListener(property) || has(.of(.router)) { return true }
        let isService = type.constituents.contains { $0.nominal != nil }
        return isService && call.isDiscarded && !sources.lifetime(ofProperty: property, isOfTheRIB: true).endsWithRIB
    }
}

extension ObserverRegistration {
    /// Whether a function that starts something runs as a view appears, and one that ends it as the view disappears.
    static func isWhileVisible(_ member: DeclarationID, removals: [DeclarationID], _ project: Project) -> Bool {
        guard !removals.isEmpty else { return false }
        func isReached(_ functions: [DeclarationID], _ isHook: (Name) -> Bool) -> Bool {
            Reach<DeclarationID, Void>(from: functions) { function, add in
                for call in project.calls(of: function) ?? [] { add(call.body.home.declaration, ()) }
            }.places.contains { isHook(project.name(of: $0)) && project.isOverride($0) }
        }
        return isReached([member]) { $0.isAppearance } && isReached(removals) { $0.isDisappearance }
    }
}
