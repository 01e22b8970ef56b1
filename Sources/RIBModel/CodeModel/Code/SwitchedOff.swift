import SourceText

/// Code that a condition keeps from running whatever happens: one on `false`, or on a constant that is `false`.
extension BodyPart {
    /// Whether a condition around the part, or a branch before it that always leaves, keeps it from running.
    var isSwitchedOff: Bool {
        for ancestor in ancestors {
            switch ancestor {
            case .if(let branch):
                guard let conditions = branch.conditions else { continue }
                if !branch.isOtherwise(self), conditions.fail(before: self) { return true }
                if branch.isOtherwise(self), conditions.alwaysHold { return true }
            case .guard(let branch):
                if !branch.isInBlock(self), branch.conditions?.fail(before: self) == true { return true }
            case .block(let block):
                if block.statements.contains(where: { $0.alwaysLeaves(before: self) }) { return true }
            default: continue
            }
        }
        return false
    }
}

extension Statement {
    /// Whether the statement comes before a part, and always leaves the block that contains both.
    fileprivate func alwaysLeaves(before part: some BodyPart) -> Bool {
        switch self {
        case .guard(let branch):
            guard branch.node < part.node, !branch.isInBlock(part) else { return false }
            return branch.conditions?.fail(before: part) == true
        case .if(let branch):
            guard branch.node < part.node, !branch.isInBlock(part), !branch.isOtherwise(part) else { return false }
            return branch.leaves && branch.conditions?.alwaysHold == true
        default: return false
        }
    }
}

extension Conditions {
    /// Whether one of the conditions that come before a part is `false` by a constant.
    fileprivate func fail(before part: some BodyPart) -> Bool {
        contains {
            guard case .expression(let expression) = $0 else { return false }
            return expression.isBefore(part) && expression.constant == false
        }
    }

    /// Whether all of the conditions are `true` by constants.
    fileprivate var alwaysHold: Bool {
        allSatisfy { if case .expression(let expression) = $0 { expression.constant == true } else { false } }
    }
}

extension Expression {
    /// The truth of literals and constants, joined by `!`, `&&` and `||`; nil if it depends on anything else.
    fileprivate var constant: Bool? {
        var either: Bool? = false
        for part in operands(of: .or) {
            var both: Bool? = true
            for operand in part.operands(of: .and) {
                let truth = operand.constantOperand
                if truth == false || both == false { both = false } else if truth == nil { both = nil }
            }
            if both == true || either == true { either = true } else if both == nil { either = nil }
        }
        return either
    }

    /// `false`, `isEnabled`, `!Feature.isEnabled`
    private var constantOperand: Bool? {
        var isNegated = false
        var truth: Bool?
        for part in parts {
            switch part {
            case .operator(.not, isPrefix: true) where truth == nil: isNegated.toggle()
            case .chain(let chain) where truth == nil:
                guard let value = chain.constantTruth else { return nil }
                truth = value
            default: return nil
            }
        }
        return truth.map { $0 != isNegated }
    }
}

extension Chain {
    /// The truth of a literal, or of a constant whose value is one.
    fileprivate var constantTruth: Bool? {
        if let truth { return truth == .true }
        switch value {
        case .literal(.true): return true
        case .literal(.false): return false
        case .property(let property, _), .global(let property): return project.constantTruth(of: property)
        default: return nil
        }
    }
}

extension Project {
    /// The value of a `let` that is declared once: another branch of `#if` may declare it again.
    fileprivate func constantTruth(of property: DeclarationID) -> Bool? {
        guard isConstant(property), let value = body(of: property).initialValue?.literal else { return nil }
        let name = name(of: property)
        let members = symbols.type(around: property).map { ownMembers(named: name, of: $0, from: property.file) }
        let others = members ?? Array(symbols.globals(name, from: property.file))
        guard others.count == 1 else { return nil }
        switch value {
        case .true: return true
        case .false: return false
        default: return nil
        }
    }
}
