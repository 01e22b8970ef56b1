package import SourceText

/// The states in which functions of a view can end: whether they dismiss the view, and whether its listener is
/// notified.
package struct DismissalPaths: DismissalWalk {
    package typealias State = DismissalState
    package typealias Call = ViewCall

    package let view: ViewCode
    /// The only dismissal to consider; nil to consider all.
    let target: NodeReference?
    /// Notifications to ignore.
    let ignored: Set<NodeReference>
    package let helpers: Set<DeclarationID>
    package var walk = PathWalk<StateSet<DismissalState>>()
    package var found = FoundDismissals()
    /// The states in which the target was reached.
    package private(set) var met = StateSet<DismissalState>.none
    /// The calls that notify the listener, or may, in order; nil if they are not recorded.
    package private(set) var notifications: [NodeReference]?

    /// - Parameter recordsNotifications: whether to fill `notifications`.
    package init(
        _ view: ViewCode, target: NodeReference? = nil, ignoring ignored: Set<NodeReference> = [],
        helpers: Set<DeclarationID> = [], recordsNotifications: Bool = false
    ) {
        self.view = view
        self.target = target
        self.ignored = ignored
        self.helpers = helpers
        notifications = recordsNotifications ? [] : nil
    }

    package func resolve(_ call: CallSite) -> ViewCall? { view.call(call) }

    package func mayMatter(_ name: Name) -> Bool { true }

    package mutating func counts(_ place: NodeReference, _ states: States) -> Bool {
        guard let target else { return true }
        if target == place { met.formUnion(states) }
        return target == place
    }

    package mutating func notified(_ state: DismissalState, at place: NodeReference, _ states: States) -> States {
        notifications?.append(place)
        return ignored.contains(place) ? states : states.adding(state)
    }

    package mutating func note(_ call: ViewCall) {}

    package mutating func effect(of assignment: AssignmentSite, _ states: States) -> States {
        guard let target = assignment.target else { return states }
        if let last = target.last, family.value(of: target.before(last)) == .listener {
            return notified(.notified, at: target.place, states)
        }
        guard let (kind, name) = view.dismissal(by: assignment) else { return states }
        return dismissal(kind, at: name.place, states)
    }

    // MARK: Handlers

    /// The kind of a dismissal that code kept by the analyzed units makes without a notification, such as the handler
    /// of a button that they create; nil if there is none.
    mutating func kindOfInstalledDismissal() -> DismissalKind? {
        let kept = walk.trace.handlers + walk.trace.references.map { CodeUnit($0.function) }
        for unit in kept {
            let before = found.dismissals.count
            guard exits(of: unit).hasViolation, found.dismissals.count > before else { continue }
            return found.dismissals[before].kind
        }
        return found.selectors.first?.kind
    }

    // MARK: Functions of the listener

    /// `completion: listener?.didFinish`, `completion: onClose`
    package func matters(_ function: Chain) -> Bool {
        guard let last = function.lastName, last == function.last, !function.makesCall else { return false }
        return last.kind == .member && family.value(of: function.before(last)) == .listener
            || view.isStoredClosure(family.value(of: function))
    }

    package mutating func effect(ofRunning function: Chain, _ states: States) -> States {
        notified(.notified, at: function.place, states)
    }

    // MARK: Conditions

    package func isNeverEmpty(_ sequence: Expression) -> Bool {
        family.isOfListeners(sequence)
    }

    /// If the listener, a stored closure or a weakly captured `self` is nil, there is no one to notify, so that branch
    /// is ignored.
    package func isNeverNil(_ value: Expression) -> Bool {
        view.isNotified(family.value(of: value)) || value.plainChain?.denotesSelf == true
    }

    package func isNeverNil(_ binding: OptionalBinding) -> Bool {
        if let value = binding.value { return isNeverNil(value) }
        return binding.bindsSelf || view.isNotified(family.value(of: binding))
    }

    /// If the view presents something, the next `dismiss` closes that.
    package func assumptions(from condition: Condition) -> (holds: DismissalState, fails: DismissalState) {
        switch condition {
        case .optionalBinding(let binding):
            let value = binding.value.map { family.value(of: $0) } ?? family.value(of: binding)
            return (value == .presented ? .presentsOther : [], [])
        case .pattern(let pattern):
            let isPresented = pattern.value.map { family.value(of: $0) } == .presented
            return (isPresented ? .presentsOther : [], [])
        case .expression(let expression):
            guard let comparison = NilComparison(expression) ?? NilComparison(truthOf: expression) else {
                return (comparesPresented(expression) ? .presentsOther : [], [])
            }
            guard family.value(of: comparison.subject) == .presented else { return ([], []) }
            return comparison.isEqual ? ([], .presentsOther) : (.presentsOther, [])
        }
    }

    /// `presentedViewController === picker`, `presentedViewController is Picker`.
    private func comparesPresented(_ expression: Expression) -> Bool {
        var parts = expression.parts
        guard case .chain(let chain) = parts.next(), let next = parts.next(), family.value(of: chain) == .presented
        else { return false }
        switch next {
        case .cast: return true
        case .operator(let name, _): return name == .identical || name == .equal
        default: return false
        }
    }
}
