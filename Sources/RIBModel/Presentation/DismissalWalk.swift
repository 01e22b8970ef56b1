package import SourceText

/// A path analysis of a view's code that recognizes dismissals of the view and notifications of its listener.
package protocol DismissalWalk: PathAnalysis
where State == DismissalState, States == StateSet<DismissalState>, Call == ViewCall {
    var view: ViewCode { get }
    var found: FoundDismissals { get set }
    /// Helpers in extensions that are being analyzed.
    var helpers: Set<DeclarationID> { get }

    /// Whether calls of a name have to be analyzed.
    func mayMatter(_ name: Name) -> Bool

    /// Whether the analysis counts a dismissal at a place.
    mutating func counts(_ place: NodeReference, _ states: States) -> Bool

    /// The states after a notification.
    ///
    /// - Parameter state: `notified`, or `unclear` if the call may notify.
    mutating func notified(_ state: DismissalState, at place: NodeReference, _ states: States) -> States

    /// Records a call that neither notifies the listener nor dismisses the view.
    mutating func note(_ call: ViewCall)
}

extension DismissalWalk {
    var family: ClassDispatch { view.family }
    var project: Project { view.project }

    package func body(of function: DeclarationID) -> FunctionBody { family.body(of: function) }

    // MARK: Calls

    package mutating func effect(of call: ViewCall, runsClosures: Bool, _ start: States) -> States {
        let place = call.site.calleePlace
        switch view.notification(by: call) {
        case .notifies: return notified(.notified, at: place, start)
        case .mayNotify: return notified(.unclear, at: place, start)
        case .none: break
        }
        if let functions = view.functionsRun(by: call), let name = call.site.callee {
            if functions.isEmpty { return notified(.unclear, at: place, start) }
            return functions.reduce(into: States.none) { $0.formUnion(run($1, named: name, start)) }
        }
        var states = start
        let kind = call.site.callee.flatMap { _ in view.dismissalKind(of: call) }
        if let kind {
            // Only a `dismiss` on the view itself can close what the view has presented.
            states = dismissal(kind, at: place, states, mayBeFree: kind != .dismiss || call.isOnView)
        } else {
            note(call)
        }
        if let after = self.states(afterLocal: call.site, states) { return after }
        // A member of the class takes precedence over a function of an extension with UIKit's name.
        if call.isOnView, let function = view.callee(of: call), kind == nil || !family.isFromExtension(function) {
            return call.site.callee.map { run(function, named: $0, states) } ?? states
        }
        return kind == nil ? self.states(afterUnknown: call, runsClosures: runsClosures, states) : states
    }

    private mutating func states(afterUnknown call: ViewCall, runsClosures: Bool, _ states: States) -> States {
        view.mayNotify(call, runsClosures: runsClosures)
            ? notified(.unclear, at: call.site.calleePlace, states) : states
    }

    /// The states after a call of one of the view's own functions, or of one from an extension.
    package mutating func run(_ function: DeclarationID, named name: ChainElement, _ start: States) -> States {
        guard mayMatter(project.name(of: function)) else { return start }
        if family.isFromExtension(function), !family.isFromExtension(unit.function) {
            return runHelper(function, named: name, start)
        }
        return enter(function, named: name, start)
    }

    /// The states after a call of a helper in an extension. If the helper dismisses, its call is the dismissal.
    private mutating func runHelper(_ function: DeclarationID, named name: ChainElement, _ start: States) -> States {
        guard !helpers.contains(function) else { return start }
        var helper = DismissalPaths(view, helpers: helpers.union([function]))
        let exits = helper.exits(of: CodeUnit(function))
        if let kind = helper.kindOfInstalledDismissal() {
            found.selectors.append(FoundDismissals.Site(unit: unit, place: name.place, kind: kind))
        }
        guard exits.states.contains(where: { $0.contains(.dismissed) }) else {
            return start.flatMap { state in exits.map { state.union($0) } }
        }
        // A helper may pop where it can, and dismiss elsewhere.
        var after = States.none
        var kinds: DismissalKinds = []
        for site in helper.found.dismissals where !kinds.contains(site.kind) {
            kinds.insert(site.kind)
            after.formUnion(dismissal(site.kind, at: name.place, start))
        }
        let rest = exits.removing([.dismissed, .presentsOther, .pushedOther])
        return after.flatMap { state in rest.map { state.union($0) } }
    }

    /// The states after a dismissal: it uses up an allowance, or dismisses the view.
    mutating func dismissal(
        _ kind: DismissalKind, at place: NodeReference, _ start: States, mayBeFree: Bool = true
    ) -> States {
        found.dismissals.append(FoundDismissals.Site(unit: unit, place: place, kind: kind))
        let allowance: DismissalState = kind == .dismiss ? .presentsOther : kind == .pop ? .pushedOther : []
        let counts = counts(place, start)
        return start.map { state in
            if mayBeFree, !allowance.isEmpty, state.contains(allowance) { return state.subtracting(allowance) }
            return counts ? state.union(.dismissed) : state
        }
    }

    // MARK: Arguments

    package func keepsClosures(_ call: ViewCall) -> Bool {
        project.keepsClosures(call.site) { view.callee(of: call) }
    }

    package func assumption(forClosuresOf call: ViewCall) -> DismissalState {
        call.name.isPresentation ? .presentsOther : []
    }

    /// The view's own function, if an expression is just its name.
    package func function(namedBy expression: Expression) -> (function: DeclarationID, name: ChainElement)? {
        guard let chain = expression.plainChain, let last = chain.last, chain.count <= 3 else { return nil }
        switch last.kind {
        case .member:
            guard mayMatter(last.name), family.value(of: chain.before(last)) == .itself else { return nil }
        case .identifier:
            guard mayMatter(last.name), !last.isLocal else { return nil }
        default: return nil
        }
        return family.implementation(last.name, nil, from: last.body.file).map { ($0, last) }
    }

    // MARK: Selectors

    package mutating func takesArgument(_ value: Expression, of call: ViewCall) -> Bool {
        if let name = value.plainChain?.last, let kind = view.kindOfBinder(value) {
            found.selectors.append(FoundDismissals.Site(unit: unit, place: name.place, kind: kind))
            return true
        }
        guard let selector = Selector(value) else { return false }
        wire(selector, target: view.target(of: call.site))
        return true
    }

    package mutating func effect(
        ofMacro arguments: ChainElement, named name: ChainElement?, _ states: States
    ) -> States {
        if let name, let selector = Selector(arguments, named: name) { wire(selector, target: nil) }
        return states
    }

    /// An operator that the project declares, or that nothing declares, may notify the listener that it is passed.
    package mutating func effect(ofOperator sign: ChainElement, on operands: [Chain], _ states: States) -> States {
        let isPassed = operands.contains { $0.denotesSelf || view.isNotified(family.value(of: $0)) }
        return isPassed && project.mayRunCode(operator: sign.name) ? notified(.unclear, at: sign.place, states) : states
    }

    /// - Parameter target: the receiver of the message; nil if it is not given.
    private mutating func wire(_ selector: Selector, target: Expression?) {
        guard let name = selector.function else { return }
        let operation = name.name.viewOperation
        let isNavigation = operation == .dismissal || operation == .pop
        if let function = family.implementation(name.name, nil, from: name.body.file),
            !project.isOverride(function) || !isNavigation
        {
            keep(function, named: name)
            return
        }
        guard isNavigation, view.isOwn(target) else { return }
        let kind: DismissalKind = name.name.isDismissal ? .dismiss : .pop
        found.selectors.append(FoundDismissals.Site(unit: unit, place: name.place, kind: kind))
    }
}
