import SourceText

/// Whether a member of an interactor or a worker runs only while its object is active.
public enum Activity: Sendable, Equatable {
    /// Only the object's activation, events of views and code of its children lead to the member.
    case active
    /// Code leads there that may run before the activation or after the deactivation: this member contains it.
    case inactive(DeclarationID)
    /// It is not known what runs the member.
    case unknown

    /// Whether the member may run while its object is not active, as far as the code tells.
    public var isInactive: Bool { if case .inactive = self { true } else { false } }
}

extension Project {
    /// Whether a member of the code of an interactor or a worker runs only while its object is active. The framework's
    /// methods that bind a subscription dispose of it at once otherwise.
    public func activity(of member: DeclarationID, _ lifecycle: Lifecycle) -> Activity {
        guard let owner = symbols.type(around: member) else { return .unknown }
        return ActiveCode(owner: owner, lifecycle: lifecycle, project: self).activity(of: member)
    }
}

/// The search for what runs a member, backward along calls.
private struct ActiveCode {
    let owner: TypeID
    let lifecycle: Lifecycle
    let project: Project

    private static let mostPlaces = 400

    /// What runs a function besides its callers.
    private enum Cause {
        /// Only calls.
        case calls
        /// Something that can only occur while the object is active.
        case activity
        case outsideOfActivity
        case unknown
    }

    func activity(of member: DeclarationID) -> Activity {
        var (isRun, isUnknown, count) = (false, false, 0)
        let reach = Reach<DeclarationID, Void>(
            from: [member],
            until: { if case .outsideOfActivity = cause(of: $0) { true } else { false } },
            following: { function, add in
                count += 1
                switch cause(of: function) {
                case .activity:
                    isRun = true
                    for attaching in attachers(upon: function) { add(attaching, ()) }
                case .unknown: isUnknown = true
                case .calls, .outsideOfActivity: break
                }
                guard !isActivation(function), count < ActiveCode.mostPlaces else {
                    if count >= ActiveCode.mostPlaces { project.note(.activity, in: member) }
                    isUnknown = isUnknown || count >= ActiveCode.mostPlaces
                    return
                }
                for caller in callers(of: function) {
                    switch caller {
                    case .code(let code): add(code, ())
                    case .event: isRun = true
                    case .unknown: isUnknown = true
                    }
                }
            })
        if let end = reach.end { return .inactive(end) }
        // Without a cause that needs the activity, such as an event of a view for a worker, the answer is not known.
        return isRun && !isUnknown ? .active : .unknown
    }

    // MARK: Causes

    /// Whether a function is the hook of the activation of the object.
    private func isActivation(_ function: DeclarationID) -> Bool {
        project.name(of: function) == lifecycle.startHook && isOfOwner(function)
    }

    private func isOfOwner(_ function: DeclarationID) -> Bool {
        project.symbols.type(around: function).map { project.hierarchy.areRelated($0, owner) } ?? false
    }

    private func cause(of member: DeclarationID) -> Cause {
        if isActivation(member) { return .activity }
        guard let type = project.symbols.type(around: member) else { return .unknown }
        guard project.isFunction(member), !project.isStatic(member), project.roles.hasAny(type) || isController(type)
        else { return project.isFunction(member) ? .unknown : .outsideOfActivity }
        if [.builder, .component].contains(where: { project.roles.has(type, $0) }) { return .outsideOfActivity }
        if project.name(of: member) == .activationHook { return lifecycle == .interactor ? .activity : .unknown }
        let own = FunctionTriggers.own(member, project)
        if !own.isDisjoint(with: [.start, .end]) { return .outsideOfActivity }
        if own.contains(.other) { return .unknown }
        guard own.contains(.event) else { return .calls }
        return lifecycle == .interactor ? .activity : .unknown
    }

    private func isController(_ type: TypeID) -> Bool { project.viewControllers.contains(type) }

    /// The functions that attach the RIB of an interactor whose activation a function is: they run it.
    private func attachers(upon function: DeclarationID) -> [DeclarationID] {
        guard project.name(of: function) == .activationHook, !isActivation(function),
            let type = project.symbols.type(around: function)
        else { return [] }
        return project.tree.edges.filter { edge in
            edge.child.ribs.contains { rib in rib.interactor.map { project.classes(of: $0).contains(type) } ?? false }
        }.map(\.function)
    }

    // MARK: Callers

    private enum Caller {
        /// A member whose run may run the function.
        case code(DeclarationID)
        /// A closure that runs upon an event of a view, after the view is shown.
        case event
        case unknown
    }

    private func callers(of function: DeclarationID) -> [Caller] {
        let name = project.name(of: function)
        return project[EventFunctions.mentions, at: name].flatMap { mention -> [Caller] in
            if mention.isOnSelf, !isRelated(mention.code, function) { return [] }
            let body = project.body(of: mention.code)
            return body.uses(of: [name]) { _ in true }.compactMap { caller(of: function, $0.chain, $0.element) }
        }
    }

    private func isRelated(_ code: DeclarationID, _ function: DeclarationID) -> Bool {
        guard let first = project.symbols.type(around: code), let second = project.symbols.type(around: function) else {
            return false
        }
        return project.hierarchy.areRelated(first, second)
    }

    private func caller(of function: DeclarationID, _ chain: Chain, _ element: ChainElement) -> Caller? {
        let code = chain.body.home.declaration
        guard let call = chain.calls.first(where: { $0.calleePlace == element.place }) else {
            return !element.isLocal && isRelated(code, function) ? .unknown : nil
        }
        switch call.callees {
        case .library: return nil
        case .unresolved: return call.isOnSelf && !isRelated(code, function) ? nil : .unknown
        case .exact(let called): if called != function, !isOverloaded(called, function) { return nil }
        case .any(let called):
            if !called.contains(where: { $0 == function || isOverloaded($0, function) }) { return nil }
        }
        return isLater(call, in: code) ? .event : .code(code)
    }

    /// Whether two functions of one name are of one type, so that their parameters' types decide which is called.
    private func isOverloaded(_ first: DeclarationID, _ second: DeclarationID) -> Bool {
        project.symbols.type(around: first) == project.symbols.type(around: second)
    }

    /// Whether a call is in a closure that a view's code registers, and that does not run at once.
    private func isLater(_ call: CallSite, in code: DeclarationID) -> Bool {
        guard lifecycle == .interactor, call.isInKeptClosure, !call.runsInPlace, !call.isInImmediateHandlers,
            let type = project.symbols.type(around: code)
        else { return false }
        return project.roles.has(type, anyOf: [.of(.view), .of(.presenter)]) || isController(type)
    }
}
