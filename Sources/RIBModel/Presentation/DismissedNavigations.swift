import SourceText

/// A call by which a router dismisses the navigation controller in a property, and whether the property is cleared.
public struct DismissedNavigation: Sendable, Equatable {
    public let router: TypeID
    /// The stored property: an optional, strong variable.
    public let property: DeclarationID
    /// The name of the call, and the router's function that contains it.
    public let place: NodeReference
    public let function: DeclarationID
    /// The call that pushes the next view if the property is not nil, and an assignment of a new controller.
    public let push: NodeReference
    public let creation: NodeReference
    public let storage: Storage

    public enum Storage: Sendable, Equatable {
        /// The property is assigned on every path.
        case cleared
        /// A path does not assign it: an event, and the calls that lead to the dismissal.
        case kept(event: DeclarationID, calls: [NodeReference])
        /// A path does not assign it, and removes only one of the children whose views it pushes: this one. The pop by
        /// which another one is removed.
        case removesAll(Edge, sibling: Edge, pop: NodeReference)
        /// Every path that does not assign it ends the router's own RIB.
        case closes
        /// No event leads to the call.
        case neverRuns
        /// Code that is not analyzed takes part.
        case unclear
    }

    /// Those of a router, in the order of the properties and of the calls.
    static let query = Query<TypeID, [DismissedNavigation]>("dismissedNavigations") { project, router in
        project.navigationSlots(of: router).flatMap { slot in
            DismissedNavigationSearch(slot, of: router, project)?.found ?? []
        }
    }
}

extension Project {
    /// The calls by which a router dismisses a navigation controller that decides where views are shown, in order.
    public func dismissedNavigations(of router: TypeID) -> [DismissedNavigation] {
        self[DismissedNavigation.query, router]
    }

    /// Why a router keeps no dismissed navigation controller, whatever it dismisses; nil if it may.
    func obstacle(toDismissedNavigationsOf router: TypeID) -> OtherDismissal? {
        if hasAbsentCode(router) { return .incomplete }
        let slots = navigationSlots(of: router)
        if slots.isEmpty { return .noSlot }
        return slots.allSatisfy { DismissedNavigationSearch($0, of: router, self) == nil } ? .presents : nil
    }
}

private struct DismissedNavigationSearch {
    private let project: Project
    private let runs: EventRuns
    private let router: TypeID
    private let slot: NavigationSlot
    private let name: Name
    /// The calls of the router's functions that show or remove views.
    private let calls: [ViewCall]

    private struct ViewCall {
        let call: CallSite
        let function: DeclarationID
        let effect: ViewEffect
    }

    /// Nil if the router is not analyzed as a whole, or the controller presents views itself: a dismissal may be one of
    /// these.
    init?(_ slot: NavigationSlot, of router: TypeID, _ project: Project) {
        guard !project.hasAbsentCode(router) else { return nil }
        (self.project, self.router, self.slot) = (project, router, slot)
        runs = EventRuns(project)
        name = project.name(of: slot.property)
        let functions = project.classes(of: router).flatMap { project.ownMembers(of: $0) }
        calls = functions.filter { project.isFunction($0) && project.hasBody($0) }.flatMap { function in
            project.body(of: function).calls.compactMap { call in
                project.viewEffect(of: call).map { ViewCall(call: call, function: function, effect: $0) }
            }
        }
        if calls.contains(where: { isOnSlot($0.call) && mayPresent($0) }) { return nil }
    }

    var found: [DismissedNavigation] {
        let onOwnView = calls.filter { $0.call.isOnViewOfRouter && mayPresent($0) }
        let ownViewPresentsSlot = !onOwnView.isEmpty && onOwnView.allSatisfy { presentsSlot($0.call) }
        return calls.compactMap { found -> DismissedNavigation? in
            guard found.effect.kinds == .dismiss, found.effect.isCertain, !found.effect.shows else { return nil }
            let dismisses =
                isOnSlot(found.call) || passesSlot(found.call)
                || ownViewPresentsSlot && found.call.isOnViewOfRouter && !found.call.passesName
            guard dismisses, let push = slot.pushes.first, let creation = slot.creations.first else { return nil }
            return DismissedNavigation(
                router: router, property: slot.property, place: found.call.calleePlace, function: found.function,
                push: push.place, creation: creation, storage: storage(of: found))
        }
    }

    // MARK: Calls

    private func mayPresent(_ found: ViewCall) -> Bool {
        found.effect.presents || project.mayDoMore(found.effect)
    }

    /// Whether the receiver is the controller, not what it shows.
    private func isOnSlot(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver, receiver.leadingElement?.memberOfSelf == name else { return false }
        return !receiver.names.contains { [.presented, .top].contains($0.viewMember) }
    }

    private func passesSlot(_ call: CallSite) -> Bool {
        call.passedNames.contains { $0.memberOfSelf == name }
    }

    /// Whether a call presents the controller in the property, or one that is assigned to it.
    private func presentsSlot(_ call: CallSite) -> Bool {
        if passesSlot(call) { return true }
        return call.passedNames.contains { passed in
            guard case .variable(let variable)? = passed.local else { return false }
            return call.body.assignments.contains { assignment in
                guard let target = assignment.name, slot.assignments.contains(target.place),
                    case .variable(variable)? = assignment.value.plainChain?.onlyName?.local
                else { return false }
                return true
            }
        }
    }

    // MARK: Paths

    private struct Mark: FlowState {
        let rawValue: UInt8
        static let dismisses = Mark(rawValue: 1)
        static let assigns = Mark(rawValue: 2)
        static let detaches = Mark(rawValue: 4)
        static let tells = Mark(rawValue: 8)
        static let unclear = Mark(rawValue: 16)
    }

    private func storage(of dismissal: ViewCall) -> DismissedNavigation.Storage {
        let classes = project.ownClasses(of: router)
        let callers = EventCallers(of: [dismissal.function], in: classes, project)
        let question = EffectQuestion<Mark>(
            [
                (.dismisses, .call(dismissal.call.calleePlace)), (.assigns, .steps(slot.assignments)),
                (.tells, .notify(project.ribs(ofRouter: router).first)), (.unclear, .unclear),
            ], holding: project.tree.edges(from: router).flatMap(\.slots) + [slot.property])
        var result = DismissedNavigation.Storage.neverRuns
        for event in callers.functions where isEvent(event, classes) {
            let answer = runs.answer(to: question, upon: event)
            guard answer.all.some(.dismisses) else { continue }
            // A completion may assign the property.
            if answer.later.some(.assigns) || !answer.all.some(.dismisses, without: .assigns) {
                if result == .neverRuns { result = .cleared }
            } else if answer.later.some(.tells) || !answer.all.some(.dismisses, without: [.assigns, .tells]) {
                result = .closes
            } else if !answer.all.some(.dismisses, without: [.assigns, .tells, .unclear])
                || project.hasAbsentInteractor(router)
            {
                result = .unclear
            } else {
                return mismatch(of: dismissal, upon: event) ?? .kept(event: event, calls: callers.path(from: event))
            }
        }
        return result
    }

    // MARK: Children

    /// What the property holds if the dismissal removes one child although its view may be pushed, and another one is
    /// popped.
    private func mismatch(of dismissal: ViewCall, upon event: DeclarationID) -> DismissedNavigation.Storage? {
        guard !dismissal.call.isUnderTest(of: name) else { return nil }
        let pushed = pushedEdges
        let held = pushed.flatMap(\.slots) + [slot.property]
        let questions = pushed.map { edge in
            EffectQuestion<Mark>(
                [(.detaches, .detach(edge)), (.dismisses, .call(dismissal.call.calleePlace))], holding: held)
        }
        var walks = runs.asking(questions)
        let removed = zip(pushed, walks.answers(upon: event)).filter { $1.ends.some([.detaches, .dismisses]) }
        guard removed.count == 1, let edge = removed.first?.0 else { return nil }
        for found in calls where found.effect.kinds.contains(.pop) && isOnSlot(found.call) {
            let callers = EventCallers(of: [found.function], in: Set(project.classes(of: router)), project)
            let popping = Set(callers.functions)
            let sibling = pushed.first { other in
                other.site != edge.site && other.detachments.contains { popping.contains($0.function) }
            }
            if let sibling { return .removesAll(edge, sibling: sibling, pop: found.call.calleePlace) }
        }
        return nil
    }

    /// The edges to children whose views may be pushed beside others.
    private var pushedEdges: [Edge] {
        let functions = slot.pushes.filter { !$0.replacesStack }.map(\.function)
        let showing = Set(EventCallers(of: functions, in: Set(project.classes(of: router)), project).functions)
        return project.tree.edges(from: router).filter { showing.contains($0.function) && !$0.detachments.isEmpty }
    }

    /// Whether something else than the RIB's own parts runs a function, and not only at its end.
    private func isEvent(_ function: DeclarationID, _ classes: Set<TypeID>) -> Bool {
        let own = FunctionTriggers.own(function, project)
        if !own.isEmpty { return own != .end }
        return project.uses(of: function).contains { use in
            use.callee != nil && project.symbols.type(around: use.caller).map(classes.contains) != true
                && !project.triggers(of: use.caller).isDisjoint(with: .inUse)
        }
    }
}

extension CallSite {
    /// Whether the call is in a block of an `if` that tests a member of `self`.
    fileprivate func isUnderTest(of name: Name) -> Bool {
        ancestors.contains { ancestor in
            guard case .if(let branch) = ancestor, let conditions = branch.conditions else { return false }
            return conditions.tests(name)
        }
    }

    fileprivate var isOnViewOfRouter: Bool { receiver?.leadingElement?.memberOfSelf?.isViewOfRouter == true }

    /// The names with which the arguments begin, without those of flags and completions.
    fileprivate var passedNames: [ChainElement] {
        arguments.filter { !$0.label.isAnimatedLabel }.compactMap { $0.value?.leadingChain?.leadingElement }.filter {
            !$0.isOfCode
        }
    }

    fileprivate var passesName: Bool { !passedNames.isEmpty }
}

/// Why a dismissal is not one of a navigation controller that stays in a property.
public enum OtherDismissal: Sendable, Equatable {
    case incomplete
    /// No property with a navigation controller decides by itself where views are shown.
    case noSlot
    /// The navigation controller presents views itself: a dismissal may be one of these.
    case presents
    /// The call is not known to dismiss that controller.
    case ofOther
}

extension Project {
    /// The calls by which a router dismisses views, in order, and why they leave no dismissed navigation controller in
    /// a property.
    public func otherDismissals(by router: TypeID) -> [OtherCandidate<OtherDismissal>] {
        let obstacle = obstacle(toDismissedNavigationsOf: router)
        return removingCalls(of: router).filter { viewEffect(of: $0)?.kinds == .dismiss }.map {
            OtherCandidate($0.calleePlace, obstacle ?? .ofOther)
        }
    }
}
