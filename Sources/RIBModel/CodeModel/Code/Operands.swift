import SourceText
import SwiftOutline

extension Expression {
    /// How an operand of an expression is joined with the others.
    enum Joint {
        /// By no operator, or by one whose result can be the operand itself.
        case none
        /// The operand is assigned to a chain; nil for another target.
        case assignment(Chain?)
        /// The operand is the condition of a ternary.
        case condition
        /// An operator, and the first other operand.
        case `operator`(Name, Chain?)
    }

    /// - Parameter operand: a part directly in the expression.
    func joint(of operand: BodyNode) -> Joint {
        var target: NodeID?
        var assigned: NodeID??
        var (followsQuestion, precedesQuestion, isJoined) = (false, false, false)
        var other: NodeID?
        var node = first
        while node < end {
            let isBefore = node < operand.node
            switch body.kind(node) {
            case .chain:
                if isBefore { target = node }
                if node != operand.node, other == nil { other = node }
            case .assignment: if isBefore { assigned = .some(target) }
            case .question: if isBefore { followsQuestion = true } else { precedesQuestion = true }
            case .operator: isJoined = true
            default: break
            }
            node = max(body.node(node).next, node + 1)
        }
        if let assigned { return .assignment(assigned.map { Chain($0, in: body) }) }
        if precedesQuestion { return .condition }
        guard isJoined, !followsQuestion else { return .none }
        for case .operator(let name, isPrefix: false) in parts where name != .otherwise {
            return .operator(name, other.map { Chain($0, in: body) })
        }
        return .none
    }
}
