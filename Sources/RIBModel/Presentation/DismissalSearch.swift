import SourceText

/// Finds the dismissals, handlers and calls in a view's code. Of the state, only the allowances matter.
struct DismissalSearch: DismissalWalk {
    typealias State = DismissalState
    typealias Call = ViewCall

    let view: ViewCode
    /// The names through which code can reach a dismissal; nil if they are unknown.
    let names: NameSet?
    /// Names of calls that dismiss something: calls of these names that do not dismiss the view are recorded as well.
    /// Nil if they are not needed.
    let lookalikes: NameSet?
    var walk = PathWalk<StateSet<DismissalState>>()
    var found = FoundDismissals()

    var helpers: Set<DeclarationID> { [] }

    init(_ view: ViewCode, names: NameSet?, lookalikes: NameSet?) {
        self.view = view
        self.names = names
        self.lookalikes = lookalikes
    }

    func mayMatter(_ name: Name) -> Bool { names?.contains(name) ?? true }

    func resolve(_ call: CallSite) -> ViewCall? { isPassedOver(call) ? nil : view.call(call) }

    /// Whether a call only matters for the expressions in its arguments: its name cannot reach a dismissal, and no
    /// argument contains code that runs.
    private func isPassedOver(_ call: CallSite) -> Bool {
        guard let names, let callee = call.callee, !names.contains(callee.name) else { return false }
        if callee.kind == .identifier, callee.isLocal { return false }
        return !call.arguments.contains { argument in
            argument.value?.chains.contains { $0.elements.contains { mayRun($0, names) } } ?? false
        }
    }

    /// Whether an element of an argument is a closure, a selector or a name that can reach a dismissal.
    private func mayRun(_ element: ChainElement, _ names: NameSet) -> Bool {
        switch element.kind {
        case .closure, .macroArguments: true
        case .identifier: names.contains(element.name) || element.local?.isCode == true
        case .member, .implicitMember: names.contains(element.name)
        default: false
        }
    }

    func counts(_ place: NodeReference, _ states: States) -> Bool { true }

    func notified(_ state: DismissalState, at place: NodeReference, _ states: States) -> States {
        states.adding(state)
    }

    mutating func note(_ call: ViewCall) {
        guard let lookalikes, lookalikes.contains(call.name), let callee = call.site.callee else { return }
        let receiver: DismissalReceiver =
            switch call.receiver {
            case .itself, .superclass: .own
            case .property(let property): .property(property)
            case .presented: .presented
            default: .other
            }
        found.others.append(FoundDismissals.Other(unit: unit, place: callee.place, receiver: receiver))
    }

    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States {
        guard let (kind, name) = view.dismissal(by: assignment) else { return states }
        return dismissal(kind, at: name.place, states)
    }
}
