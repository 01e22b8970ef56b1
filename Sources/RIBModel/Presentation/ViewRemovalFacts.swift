import SourceText

extension Project {
    /// Whether a RIB's view, or what is not known of it, may notify its listener when UIKit removes it.
    package func tellsOfRemoval(_ rib: RIB) -> Bool {
        switch rib.view {
        case .none: return false
        case .library, .storyboard, .unknown: return true
        case .type(let type):
            guard !hasAbsentCode(type) else { return true }
            let family = ClassDispatch(type, in: self)
            let hooks = RemovalHooks(
                ViewCode(family, ViewFacts(family)), navigationObservers, code: family.reachableCode())
            return !hooks.observedKinds.isEmpty
        }
    }

    /// Whether a RIB's view may be gone when some functions run: one of them dismisses it, or has it dismissed by the
    /// RIB's router or view, or runs upon its removal.
    package func viewMayGo(_ rib: RIB, before functions: Set<DeclarationID>) -> Bool {
        guard let view = rib.view.type, !hasAbsentCode(view) else { return true }
        let code = self[DismissalCode.query, view]
        if code.contains(where: { !$0.dismissing.isDisjoint(with: functions) }) { return true }
        if ownRemovals(of: rib.router).contains(where: { functions.contains($0.entry) }) { return true }
        guard tellsOfRemoval(rib) else { return false }
        return functions.contains { function in
            name(of: function).isRemovalHook || FunctionTriggers.own(function, self).contains(.start)
        }
    }
}
