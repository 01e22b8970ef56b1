extension CallSite {
    /// Whether the call stands under a condition, or follows one that leaves the code before it. That something is
    /// there (`if let`, `guard let`) is no condition.
    ///
    /// - Parameter counts: whether a condition that is an expression counts.
    func isConditional(where counts: (Expression) -> Bool) -> Bool {
        func isChecked(_ conditions: Conditions?) -> Bool {
            conditions?.contains { condition in
                switch condition {
                case .expression(let expression): counts(expression)
                case .optionalBinding: false
                case .pattern: true
                }
            } ?? false
        }
        for ancestor in chain.ancestors {
            switch ancestor {
            case .if(let branch):
                if branch.isOtherwise(self) || branch.isInBlock(self) && isChecked(branch.conditions) { return true }
            case .guard(let branch): if branch.isInBlock(self) { return true }
            case .loop(let loop): if isChecked(loop.conditions) { return true }
            case .pattern, .other: return true
            case .block(let block):
                for check in block.statements.checks where check.branch.node < chain.node {
                    if !check.branch.isInBlock(self), isChecked(check.branch.conditions) { return true }
                }
            default: continue
            }
        }
        return false
    }

    /// Whether the call is in a closure, so that other code decides whether it runs.
    var isInKeptClosure: Bool { chain.ancestors.contains { if case .closure = $0 { true } else { false } } }
}
