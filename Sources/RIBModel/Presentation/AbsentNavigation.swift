import SourceText

/// Calls of absent code by which a view may take its back button or its navigation bar away.
extension Project {
    /// The first call in the code of a view controller's class that runs an absent function of its own: one that only
    /// stops the program, or one that nothing declares and that gives a value, `button = addBackButton()`, or is named
    /// for what going back depends on, `setUpNavigationItem(target: self)`. The class may inherit others of UIKit. Nil
    /// if there is none.
    func absentNavigation(of type: TypeID) -> NodeReference? { self[Project.absentNavigations, type].first }

    private static let absentNavigations = Query<TypeID, [NodeReference]>("absentNavigations") { project, type in
        let dispatch = ClassDispatch(type, in: project)
        for member in dispatch.reachableCode() {
            for call in dispatch.body(of: member).calls
            where call.isOnSelf && !project.startsUpper(call.name)
                && (call.runsTrap || call.givesValue && call.code == .absent
                    || project.namesNavigation(call.name) && project.isAbsent(call))
            {
                return [call.calleePlace]
            }
        }
        return []
    }

    /// Whether a call of the own object runs a function that is not there. Where nothing declares it, its class may
    /// inherit it of UIKit.
    private func isAbsent(_ call: CallSite) -> Bool {
        switch call.callees {
        case .unresolved: true
        case .library: call.name.navigationProperty == nil && call.name.viewOperation == nil
        default: false
        }
    }
}

extension CallSite {
    /// Whether the result of the call is assigned or bound, as it is.
    fileprivate var givesValue: Bool {
        guard chain.last == element, let around = chain.whole.enclosing, around.kind == .expression else {
            return false
        }
        return around.expression.assignment?.value.plainChain?.node == chain.node || around.enclosing?.kind == .binding
    }
}
