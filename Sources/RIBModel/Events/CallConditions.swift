extension CallSite {
    /// Whether the call is under a condition, or follows one that leaves the code before it. That something is
    /// there (`if let`, `guard let`) is not a condition.
    ///
    /// - Parameters:
    ///   - passed: the case that is passed to the function; conditions that hold for it do not count.
    ///   - counts: whether a condition that is an expression counts.
    package func isConditional(ifPassed passed: PassedCase? = nil, where counts: (Expression) -> Bool) -> Bool {
        /// Whether conditions are only on the passed case, and known to hold or to fail.
        func isDecided(_ conditions: Conditions?) -> Bool {
            guard let passed, let conditions else { return false }
            return conditions.allSatisfy { condition in
                guard let test = condition.parameterTest, test.branch.parameter == passed.parameter else {
                    return false
                }
                return test.isExact || !test.branch.runs(for: passed.name)
            }
        }
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
            case .if(let branch) where !isDecided(branch.conditions):
                if branch.isOtherwise(self) || branch.isInBlock(self) && isChecked(branch.conditions) { return true }
            case .guard(let branch): if branch.isInBlock(self), !isDecided(branch.conditions) { return true }
            case .loop(let loop): if isChecked(loop.conditions) { return true }
            case .case(let part, let statement):
                if passed.map({ part.alwaysRuns(for: $0, in: statement) }) != true { return true }
            case .pattern, .other: return true
            case .block(let block):
                for check in block.statements.checks where check.branch.node < chain.node {
                    if isDecided(check.branch.conditions) { continue }
                    if !check.branch.isInBlock(self), isChecked(check.branch.conditions) { return true }
                }
            default: continue
            }
        }
        return false
    }

    /// Whether the call is in a closure, so that other code decides whether it runs.
    package var isInKeptClosure: Bool { chain.ancestors.contains { if case .closure = $0 { true } else { false } } }
}
