import SourceText
import SwiftOutline

/// The cases of a parameter for which code runs: that in a branch of a `switch` over the parameter, and that under or
/// after a condition on it (`if case .close = request`, `guard request == .close else { return }`).
struct ParameterBranch: Hashable, Sendable {
    /// The position of the parameter.
    let parameter: Int
    /// In order, without repetitions.
    private let cases: [Name]
    /// Whether it is for all cases but these.
    private let isDefault: Bool

    init(parameter: Int, cases: some Sequence<Name>, isDefault: Bool) {
        self.parameter = parameter
        self.cases = Set(cases).sorted { $0.id < $1.id }
        self.isDefault = isDefault
    }

    /// Whether the code may run if a case is passed.
    func runs(for name: Name) -> Bool { cases.contains(name) != isDefault }

    /// Whether the code distinguishes a case by its name.
    func names(_ name: Name) -> Bool { cases.contains(name) }

    /// The branch for all other cases.
    var inverse: ParameterBranch { ParameterBranch(parameter: parameter, cases: cases, isDefault: !isDefault) }

    /// The branch for the cases of both of two branches for the same parameter.
    func intersection(_ other: ParameterBranch) -> ParameterBranch {
        if isDefault, other.isDefault {
            return ParameterBranch(parameter: parameter, cases: cases + other.cases, isDefault: true)
        }
        let (first, second) = isDefault ? (other, self) : (self, other)
        return ParameterBranch(
            parameter: parameter, cases: first.cases.filter { second.runs(for: $0) }, isDefault: false)
    }

    /// Whether no case makes the code of both branches run.
    func excludes(_ other: ParameterBranch) -> Bool {
        let both = parameter == other.parameter ? intersection(other) : nil
        return both.map { !$0.isDefault && $0.cases.isEmpty } ?? false
    }

    /// The branch for the cases of one of two branches for the same parameter.
    func union(_ other: ParameterBranch) -> ParameterBranch { inverse.intersection(other.inverse).inverse }
}

extension FunctionBody {
    /// The branch for the cases of a parameter of the function for which a place can run: all conditions around it and
    /// before it on the parameter that the innermost of them is on. Nil if there is none.
    func parameterBranch(around place: NodeReference) -> ParameterBranch? {
        guard parameters.contains(where: { _ in true }) else { return nil }
        var found: ParameterBranch?
        func add(_ branch: ParameterBranch?) {
            guard let branch else { return }
            guard let known = found else { return found = branch }
            if known.parameter == branch.parameter { found = known.intersection(branch) }
        }
        var current = place.node
        while let parent = parent(current) {
            let part = BodyNode(current, in: self)
            switch kind(parent) {
            case .case:
                if let around = self.parent(parent), case .switch(let statement) = Statement(around, in: self) {
                    add(Case(parent, in: self).branch(of: statement))
                }
            case .if, .guard:
                let branch = Branch(parent, in: self)
                let isElse = kind(parent) == .guard ? branch.isInBlock(part) : branch.isOtherwise(part)
                if isElse || branch.isInBlock(part) { add(branch.conditions?.branch(holding: !isElse)) }
            case .block, .closure:
                for check in Statements(of: parent, in: self).checks {
                    if check.branch.node >= current { break }
                    add(check.branch.conditions?.branch(holding: check.holds))
                }
            default: break
            }
            current = parent
        }
        return found
    }

    /// Whether a place can run if `self` is a value of a case: it is in no branch of a `switch self` for others.
    func mayRun(_ place: NodeReference, ifSelfIs name: Name) -> Bool {
        var current = place.node
        while let parent = parent(current) {
            if kind(parent) == .case, let around = self.parent(parent),
                case .switch(let statement) = Statement(around, in: self), statement.subject?.isSelf == true,
                !Case(parent, in: self).mayRun(for: name, in: statement)
            {
                return false
            }
            current = parent
        }
        return true
    }

    /// Whether the code depends on the case of the parameter at a position.
    func tests(parameter position: Int) -> Bool {
        nodes.contains { id in
            tests(at: id, parameter: position, switches: { _ in true }, conditions: { _ in true })
        }
    }

    /// Whether code that depends on the case of the parameter at a position names a case.
    func tests(parameter position: Int, for name: Name) -> Bool {
        nodes.contains { id in
            tests(at: id, parameter: position, switches: { $0.names(name) }, conditions: { $0.names(name) })
        }
    }

    private func tests(
        at id: NodeID, parameter position: Int, switches: (Switch) -> Bool, conditions: (ParameterBranch) -> Bool
    ) -> Bool {
        switch kind(id) {
        case .switch:
            guard case .switch(let statement) = Statement(id, in: self) else { return false }
            return statement.parameter == position && switches(statement)
        case .conditions:
            return Conditions(id, in: self).contains { condition in
                condition.parameterTest.map { $0.branch.parameter == position && conditions($0.branch) } ?? false
            }
        default: return false
        }
    }
}

extension Switch {
    /// The position of the parameter of the function that the statement is about; nil if it is about another value.
    var parameter: Int? { subject?.parameterPosition }

    /// Whether a pattern of the statement is a case of this name.
    func names(_ name: Name) -> Bool { cases.contains { $0.patterns.contains { $0.caseName == name } } }
}

extension Case {
    /// The branch as one of a `switch` over a parameter; nil for another `switch`, or if one of the patterns matches
    /// other values than cases.
    func branch(of statement: Switch) -> ParameterBranch? {
        guard let parameter = statement.parameter, let cases = cases(of: statement) else { return nil }
        return ParameterBranch(parameter: parameter, cases: cases.names, isDefault: cases.isDefault)
    }

    /// Whether the statement may run this branch for a value of a case.
    func mayRun(for name: Name, in statement: Switch) -> Bool {
        guard let cases = cases(of: statement) else { return true }
        return cases.names.contains(name) != cases.isDefault
    }

    /// The cases for which the statement can run this branch, or, for its default, cannot; nil if one of the patterns
    /// matches other values than cases.
    private func cases(of statement: Switch) -> (names: [Name], isDefault: Bool)? {
        guard patterns.first == nil else {
            let cases = patterns.map(\.caseName)
            return cases.allSatisfy { $0 != nil } ? (cases.compactMap { $0 }, false) : nil
        }
        let others = statement.cases.filter { $0.conditions.first == nil }.flatMap { part in
            part.patterns.filter(\.matchesAllValues).map(\.caseName)
        }
        return (others.compactMap { $0 }, true)
    }

    /// Whether the statement always runs this branch if a case is passed, whatever its values.
    func alwaysRuns(for passed: PassedCase, in statement: Switch) -> Bool {
        guard statement.parameter == passed.parameter else { return false }
        let first = statement.cases.first { part in
            part.patterns.first == nil || part.patterns.contains { [nil, passed.name].contains($0.caseName) }
        }
        return first == self && conditions.first == nil
            && patterns.allSatisfy { $0.caseName == passed.name ? $0.matchesAllValues : $0.caseName != nil }
    }
}

extension FunctionBody {
    /// Whether no case of a parameter rules out that code at one place runs before that at another.
    func isOnTheWay(_ place: NodeReference, to other: NodeReference) -> Bool {
        guard let target = parameterBranch(around: other) else { return true }
        return parameterBranch(around: place)?.excludes(target) != true
    }
}
