/// Conditions: which branches are unreachable, and what holds in the others.
extension PathAnalysis {
    /// The states after evaluating conditions, and what follows if they hold or fail.
    mutating func outcome(
        of conditions: Conditions, _ start: States
    ) -> (states: States, outcome: ConditionOutcome<State>) {
        var states = start
        var outcome = ConditionOutcome<State>()
        var truth = Truth.always
        var isEmpty = true
        for condition in conditions {
            isEmpty = false
            switch condition {
            case .expression(let expression): states = self.states(after: expression, states)
            case .optionalBinding(let binding):
                if let value = binding.value { states = self.states(after: value, states) }
            case .pattern(let pattern):
                for part in pattern.expressions { states = self.states(after: part.expression, states) }
            }
            truth = truth.and(self.truth(of: condition))
            let (holds, fails) = assumptions(from: condition)
            outcome.whereHolds.formUnion(holds)
            if !fails.isEmpty, conditions.isOne { outcome.whereFails.formUnion(fails) }
        }
        if !isEmpty {
            outcome.neverFails = truth == .always
            outcome.neverHolds = truth == .never
        }
        return (states, outcome)
    }

    private func truth(of condition: Condition) -> Truth {
        switch condition {
        case .optionalBinding(let binding):
            if isNeverNil(binding) || binding.value.map({ isThere($0) }) == true {
                .always
            } else {
                isAlwaysNil(binding) ? .never : .open
            }
        case .pattern(let pattern):
            if unit.passed != nil, let test = condition.parameterTest {
                truth(of: test)
            } else {
                pattern.value.map { isThere($0) } == true ? .always : .open
            }
        case .expression(let expression): truth(of: expression)
        }
    }

    /// The truth of a condition on a parameter, if a case is passed for it.
    private func truth(of test: ParameterTest) -> Truth {
        guard let passed = unit.passed, passed.parameter == test.branch.parameter else { return .open }
        return test.branch.runs(for: passed.name) ? test.isExact ? .always : .open : .never
    }

    /// The truth of comparisons with nil, or of a parameter with cases, joined by `&&` and `||`, where `||` has the
    /// lower precedence.
    private func truth(of expression: Expression) -> Truth {
        var either = Truth.never
        for part in expression.operands(of: .or) {
            var both = Truth.always
            for comparison in part.operands(of: .and) { both = both.and(truth(ofComparison: comparison)) }
            either = either.or(both)
        }
        return either
    }

    private func truth(ofComparison expression: Expression) -> Truth {
        if unit.passed != nil, let test = expression.comparisonOfParameter { return truth(of: test) }
        guard let comparison = NilComparison(expression) ?? NilComparison(truthOf: expression) else { return .open }
        let value = comparison.subject.expression
        if isThere(value) { return comparison.isEqual ? .never : .always }
        if isAlwaysNil(value) { return comparison.isEqual ? .always : .never }
        return .open
    }

    /// Whether a value is not nil: by the rules of the analysis, or since the code before it decides that.
    private func isThere(_ value: Expression) -> Bool { isNeverNil(value) || value.isElementOfFilledLocal }
}

/// The consequences of conditions if they hold, and if they fail.
struct ConditionOutcome<State: FlowState> {
    /// Bits to add on entry of the branch where the conditions hold.
    var whereHolds: State = []
    var whereFails: State = []
    /// The branch where the conditions fail is unreachable.
    var neverFails = false
    var neverHolds = false
}

/// The value of a condition on all paths.
private enum Truth {
    case always, never, open

    func and(_ other: Truth) -> Truth {
        self == .never || other == .never ? .never : self == .always && other == .always ? .always : .open
    }

    func or(_ other: Truth) -> Truth {
        self == .always || other == .always ? .always : self == .never && other == .never ? .never : .open
    }
}
