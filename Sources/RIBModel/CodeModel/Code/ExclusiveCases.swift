import SourceText
import SwiftOutline

extension FunctionBody {
    /// Whether no path runs both of two places: they are in different branches, or the first is in a branch that
    /// leaves the function.
    package func areExclusive(_ first: NodeReference, _ second: NodeReference) -> Bool {
        let (one, other) = (ChainElement(first.node, in: self), ChainElement(second.node, in: self))
        for ancestor in ancestors(of: first) {
            switch ancestor {
            case .if(let branch):
                let isApart = branch.isInBlock(one) ? branch.isOtherwise(other) : branch.isInBlock(other)
                let leaves = branch.isInBlock(one) && branch.leaves && !branch.isInBlock(other)
                if isApart || leaves { return true }
            case .guard(let branch):
                if branch.isInBlock(one), !branch.isInBlock(other) { return true }
            case .expression(let expression) where expression.contains(second):
                let isTernary = expression.parts.contains { part in
                    if case .question = part { return true }
                    return false
                }
                if isTernary { return true }
            default: break
            }
        }
        return areInDifferentCases(first, second)
    }

    /// Whether two places are in different cases of one `switch`.
    private func areInDifferentCases(_ first: NodeReference, _ second: NodeReference) -> Bool {
        ancestors(of: first).contains { ancestor in
            guard case .case(let own, let statement) = ancestor else { return false }
            return ancestors(of: second).contains { other in
                guard case .case(let part, let around) = other else { return false }
                return around == statement && part != own
            }
        }
    }
}
