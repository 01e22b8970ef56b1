import SourceText
import SwiftOutline

extension FunctionBody {
    /// Whether blanks or a line break separate a member from the chain before it: `x` and, on the next line, `.member`.
    func hasGap(after chain: Chain, before member: NodeReference) -> Bool {
        guard let last = chain.last else { return false }
        return node(member.node).start > node(last.node).end + 1
    }
}
