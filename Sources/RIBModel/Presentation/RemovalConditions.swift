import SourceText

/// The kinds of removal that conditions in a view's code admit, as far as they speak of a removal.
package struct RemovalConditions {
    let family: ClassDispatch

    /// The maximum number of properties and locals, one in the value of the next. A condition beyond that counts as one
    /// that does not depend on the removal, so that the code after it may run at each one.
    private static let depth = 4

    package init(family: ClassDispatch) { self.family = family }

    /// The kinds of removal during which a call of a function runs, given the conditions of enclosing statements and
    /// of preceding early exits.
    package func kinds(around call: CallSite) -> DismissalKinds { kinds(around: call.chain, depth: 0) }

    /// - Parameter depth: the number of properties that led here.
    func kinds(around call: Chain, depth: Int) -> DismissalKinds {
        var result = DismissalKinds.all
        for ancestor in call.ancestors {
            switch ancestor {
            case .if(let branch):
                guard let conditions = branch.conditions else { continue }
                if branch.isInBlock(call) { result.formIntersection(kinds(conditions, hold: true, depth)) }
                if branch.isOtherwise(call) { result.formIntersection(kinds(conditions, hold: false, depth)) }
            case .loop(let loop):
                guard let conditions = loop.conditions, conditions.isBefore(call) else { continue }
                result.formIntersection(kinds(conditions, hold: true, depth))
            case .block(let block):
                for check in block.statements.checks where check.branch.node < call.node {
                    guard let conditions = check.branch.conditions, !check.branch.isInBlock(call) else { continue }
                    result.formIntersection(kinds(conditions, hold: check.holds, depth))
                }
            default: break
            }
        }
        return result
    }

    /// Whether an expression depends on nothing but the kind of removal.
    func isTest(_ expression: Expression) -> Bool {
        expression.operands(of: .or).allSatisfy { part in
            part.operands(of: .and).allSatisfy { kinds(whereOperand: $0, is: true, depth: 0) != nil }
        }
    }

    private func kinds(_ conditions: Conditions, hold: Bool, _ depth: Int) -> DismissalKinds {
        // If one of several conditions fails, nothing is known of the others.
        guard hold || conditions.isOne else { return .all }
        var kinds: DismissalKinds?
        for case .expression(let expression) in conditions {
            guard let next = self.kinds(where: expression, is: hold, depth: depth) else { continue }
            kinds = kinds.map { $0.intersection(next) } ?? next
        }
        return kinds ?? .all
    }

    // MARK: Expressions

    /// The kinds of removal during which an expression has a value; nil if it does not depend on them.
    func kinds(where expression: Expression, is holds: Bool, depth: Int) -> DismissalKinds? {
        guard depth < RemovalConditions.depth else { return nil }
        var either: DismissalKinds?
        for part in expression.operands(of: .or) {
            var both: DismissalKinds?
            for operand in part.operands(of: .and) {
                guard let kinds = kinds(whereOperand: operand, is: holds, depth: depth) else { continue }
                both = both.map { holds ? $0.intersection(kinds) : $0.union(kinds) } ?? kinds
            }
            if let both { either = either.map { holds ? $0.union(both) : $0.intersection(both) } ?? both }
        }
        return either
    }

    private func kinds(whereOperand operand: Expression, is holds: Bool, depth: Int) -> DismissalKinds? {
        if let comparison = NilComparison(operand) {
            var names = comparison.subject.leadingNames
            guard names.next()?.isParent == true, names.next() == nil else { return nil }
            return comparison.isEqual == holds ? [.pop, .removal] : []
        }
        var value = holds
        var chain: Chain?
        var parts = operand.parts
        while let part = parts.next() {
            switch part {
            case .operator(let name, isPrefix: true): if isNegation(name) { value.toggle() }
            case .operator(.otherwise, isPrefix: false): break
            case .operator(let name, isPrefix: false):
                guard let first = chain, case .chain(let second) = parts.next() else { return nil }
                let isFirstLiteral = first.booleanValue != nil
                guard let literal = isFirstLiteral ? first.booleanValue : second.booleanValue else { return nil }
                if isFirstLiteral { chain = second }
                if literal != (name == .equal) { value.toggle() }
            case .chain(let next): chain = chain ?? next
            default: return nil
            }
        }
        return chain.flatMap { kinds(where: $0, is: value, depth: depth) }
    }

    /// `isBeingDismissed`, `navigationController?.isBeingDismissed`, a computed property or a local of such a value.
    private func kinds(where chain: Chain, is holds: Bool, depth: Int) -> DismissalKinds? {
        if let only = chain.only, only.kind == .tuple {
            return only.onlyArgument?.value.flatMap { kinds(where: $0, is: holds, depth: depth + 1) }
        }
        guard let name = chain.lastName else { return nil }
        // In Objective-C, a test for a parent.
        if name.name.isParent, chain.before(name).isEmptyOrSelf { return holds ? [] : [.pop, .removal] }
        if let kinds = name.name.removalKinds { return holds ? kinds : DismissalKinds.all.subtracting(kinds) }
        if case .variable(let variable)? = chain.onlyName?.local {
            return variable.value.flatMap { kinds(where: $0, is: holds, depth: depth + 1) }
        }
        guard chain.before(name).isEmptyOrSelf else { return nil }
        if let property = family.property(name.name, from: name.body.file), family.project.isComputed(property) {
            return family.body(of: property).result.flatMap { kinds(where: $0, is: holds, depth: depth + 1) }
        }
        if let flag = family.property(name.name, from: name.body.file) {
            return kinds(whereFlag: flag, depth: depth + 1).map { holds ? $0 : DismissalKinds.all.subtracting($0) }
        }
        guard let function = family.implementation(name.name, nil, from: name.body.file) else { return nil }
        return family.body(of: function).result.flatMap { kinds(where: $0, is: holds, depth: depth + 1) }
    }

    private func isNegation(_ name: Name) -> Bool { family.project.text(name) == "!" }
}

extension Chain {
    /// The value of the chain if it is `true` or `false`.
    fileprivate var booleanValue: Bool? {
        switch only?.literal {
        case .true: true
        case .false: false
        default: nil
        }
    }
}
