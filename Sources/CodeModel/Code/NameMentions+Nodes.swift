import SourceText
import SwiftOutline

extension Outline {
    /// Whether a name is plain, or a member of `self` or of a superclass: `name`, `self.name`, `self?.name`.
    private func isOnSelf(_ node: NodeID) -> Bool {
        if nodes[Int(node)].kind == .identifier { return true }
        var before = Int(node) - 1
        while before >= 0, [.optionalChain, .forceUnwrap].contains(nodes[before].kind) { before -= 1 }
        return before >= 0 && [.selfReference, .superReference].contains(nodes[before].kind)
    }

    /// Whether a member of the named value follows, so that the name is no function's.
    func isFollowedByMember(_ node: NodeID) -> Bool {
        var next = Int(node) + 1
        while next < nodes.count, [.optionalChain, .forceUnwrap].contains(nodes[next].kind) { next += 1 }
        return next < nodes.count && [.member, .subscript].contains(nodes[next].kind)
    }

    /// Appends the given names that occur in the code of a member, each once.
    func collectMentions(
        of names: NameSet, in code: DeclarationID, into result: inout [NameMention],
        where isWanted: (Outline, NodeID) -> Bool
    ) {
        let first = result.count
        for span in self.code(of: code.index) {
            for number in span.first..<span.end {
                let node = nodes[Int(number)]
                guard node.kind == .identifier || node.kind == .member, names.contains(node.name),
                    isWanted(self, number)
                else { continue }
                let isOnSelf = isOnSelf(number)
                // Few names, so a search through the array is cheaper than a set.
                var known = first
                while known < result.count, result[known].name != node.name { known += 1 }
                if known == result.count {
                    result.append(NameMention(name: node.name, code: code, isOnSelf: isOnSelf))
                } else if !isOnSelf, result[known].isOnSelf {
                    result[known] = NameMention(name: node.name, code: code, isOnSelf: false)
                }
            }
        }
    }
}
