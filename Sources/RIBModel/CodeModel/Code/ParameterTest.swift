package import SourceText
import SwiftOutline

/// A condition on the case of a parameter of the function.
struct ParameterTest {
    /// The cases for which it can hold.
    let branch: ParameterBranch
    /// Whether it holds for each of them, whatever its values.
    let isExact: Bool

    /// The test that a parameter is a case without values.
    fileprivate init(_ parameter: Int, is name: Name) {
        self.init(branch: ParameterBranch(parameter: parameter, cases: [name], isDefault: false), isExact: true)
    }

    fileprivate init(branch: ParameterBranch, isExact: Bool) {
        self.branch = branch
        self.isExact = isExact
    }

    /// The test that both of two conditions hold, or that one of them does; nil if they are on different parameters.
    fileprivate func combined(
        with other: ParameterTest, _ combine: (ParameterBranch, ParameterBranch) -> ParameterBranch
    ) -> ParameterTest? {
        guard branch.parameter == other.branch.parameter else { return nil }
        return ParameterTest(branch: combine(branch, other.branch), isExact: isExact && other.isExact)
    }
}

extension Conditions {
    /// The cases of a parameter for which all conditions can hold, or one of them can fail; nil if they do not depend
    /// on the case of a parameter.
    func branch(holding: Bool) -> ParameterBranch? {
        if !holding {
            var rest = self
            guard isOne, let test = rest.next()?.parameterTest, test.isExact else { return nil }
            return test.branch.inverse
        }
        return reduce(nil) { branch, condition in
            guard let test = condition.parameterTest?.branch else { return branch }
            guard let branch else { return test }
            return branch.parameter == test.parameter ? branch.intersection(test) : branch
        }
    }
}

extension Condition {
    /// Nil if the condition is on something else than the case of a parameter.
    var parameterTest: ParameterTest? {
        switch self {
        case .optionalBinding: nil
        case .expression(let expression): expression.parameterTest
        case .pattern(let condition):
            if let pattern = condition.pattern, let name = pattern.caseName,
                let position = condition.value?.parameterPosition
            {
                ParameterTest(
                    branch: ParameterBranch(parameter: position, cases: [name], isDefault: false),
                    isExact: pattern.matchesAllValues)
            } else {
                nil
            }
        }
    }
}

extension Expression {
    /// Comparisons of a parameter with cases, joined by `&&` and `||`; nil for any other condition.
    var parameterTest: ParameterTest? {
        var either: ParameterTest?
        for part in operands(of: .or) {
            guard let test = part.conjunction else { return nil }
            guard let known = either else {
                either = test
                continue
            }
            guard let both = known.combined(with: test, { $0.union($1) }) else { return nil }
            either = both
        }
        return either
    }

    /// Comparisons joined by `&&`, some of them with cases.
    private var conjunction: ParameterTest? {
        var all: ParameterTest?
        var isExact = true
        for part in operands(of: .and) {
            guard let test = part.comparisonOfParameter else {
                isExact = false
                continue
            }
            guard let known = all else {
                all = test
                continue
            }
            guard let both = known.combined(with: test, { $0.intersection($1) }) else { return nil }
            all = both
        }
        return all.map { ParameterTest(branch: $0.branch, isExact: isExact && $0.isExact) }
    }

    /// `request == .close`, `.close != request`, `isShown`, `!isShown`.
    var comparisonOfParameter: ParameterTest? {
        if let position = parameterPosition { return ParameterTest(position, is: .true) }
        var parts = parts
        let first = parts.next()
        if case .operator(.not, isPrefix: true) = first {
            guard case .chain(let tested) = parts.next(), parts.next() == nil else { return nil }
            return tested.parameterPosition.map { ParameterTest($0, is: .false) }
        }
        guard case .chain(let left) = first, case .operator(let name, _) = parts.next(),
            name == .equal || name == .unequal, case .chain(let right) = parts.next(), parts.next() == nil
        else { return nil }
        return left.test(against: right, isEqual: name == .equal) ?? right.test(against: left, isEqual: name == .equal)
    }

    /// The position of the parameter of the function that the expression is; nil for any other expression.
    var parameterPosition: Int? { plainChain?.parameterPosition }
}

extension Chain {
    fileprivate var parameterPosition: Int? {
        guard let name = onlyName, case .parameter(let parameter)? = name.local else { return nil }
        return Array(body.parameters).firstIndex { $0.node == parameter.node }
    }

    /// The comparison of a parameter with a case of its enumeration.
    fileprivate func test(against other: Chain, isEqual: Bool) -> ParameterTest? {
        guard let name = other.caseName, let position = parameterPosition,
            other.truth != nil
                || type.nominal.flatMap({
                    project.firstOwnMember(name, of: $0, from: body.file, where: { project.isEnumCase($0) })
                }) != nil
        else { return nil }
        let hasValues = other.last?.kind == .call
        // An unequal value may be one of the same case.
        if hasValues, !isEqual { return nil }
        return ParameterTest(
            branch: ParameterBranch(parameter: position, cases: [name], isDefault: !isEqual), isExact: !hasValues)
    }
}

extension PatternCondition {
    fileprivate var pattern: Pattern? { Children(of: node, in: body).first }
}

extension Pattern {
    /// The case that the pattern matches, whatever its values; nil for any other pattern.
    package var caseName: Name? { body.expression(in: node)?.plainChain?.caseName }

    /// Whether the pattern of a case matches it with any values: `.open`, `.open(let id)`, `.open(_)`.
    var matchesAllValues: Bool {
        guard let call = body.expression(in: node)?.plainChain?.last, call.kind == .call else { return true }
        return Children<Argument>(of: call.node, in: body).allSatisfy { argument in
            guard let value = argument.value?.plainChain?.only else { return false }
            return body.kind(value.node) == .patternName || value.name == .discard
        }
    }
}
