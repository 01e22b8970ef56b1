import SourceText

/// Which dismissals, handlers and calls there are in a view's code. States mean nothing but what is open.
struct DismissalSearch: DismissalWalk {
    typealias State = DismissalState
    typealias Call = ViewCall

    let view: ViewCode
    /// The names by which code may go on to a dismissal; nil where they are not known.
    let names: NameSet?
    /// Names of calls that dismiss something; calls by them that do not dismiss the view are noted as well. Nil where
    /// nobody asks.
    let lookalikes: NameSet?
    var walk = PathWalk<DismissalState>()
    var found = FoundDismissals()

    var helpers: Set<DeclarationID> { [] }

    init(_ view: ViewCode, names: NameSet?, lookalikes: NameSet?) {
        self.view = view
        self.names = names
        self.lookalikes = lookalikes
    }

    func mayMatter(_ name: Name) -> Bool { names?.contains(name) ?? true }

    func resolve(_ call: CallSite) -> ViewCall? { isPassedOver(call) ? nil : view.call(call) }

    /// Whether a call is of no interest, but for what its arguments are made of: it has a name of another kind, and
    /// nothing is passed to it that runs.
    private func isPassedOver(_ call: CallSite) -> Bool {
        guard let names, let callee = call.callee, !names.contains(callee.name) else { return false }
        if callee.kind == .identifier, callee.isLocal { return false }
        return !call.arguments.contains { argument in
            argument.value?.chains.contains { $0.elements.contains { mayRun($0, names) } } ?? false
        }
    }

    /// Whether a part of an argument is a closure, a selector or a name of interest.
    private func mayRun(_ element: ChainElement, _ names: NameSet) -> Bool {
        switch element.kind {
        case .closure, .macroArguments: true
        case .identifier, .member, .implicitMember: names.contains(element.name)
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
        found.others.append(FoundDismissals.Other(place: callee.place, receiver: receiver))
    }

    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States {
        guard let (kind, name) = view.dismissal(by: assignment) else { return states }
        return dismissal(kind, at: name.place, states)
    }
}
