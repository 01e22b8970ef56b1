import SourceText
import SwiftOutline

/// A member or global whose code contains a name.
struct NameMention: Equatable, Sendable {
    let name: Name
    let code: DeclarationID
    /// Whether all uses of the name in the code are plain or members of `self`.
    let isOnSelf: Bool
}

/// Mentions of names in the code of a file; none in files that are not reported on.
extension Project {
    /// The code that contains one of the names as a plain name, each pair once, in order.
    func mentions(ofTypes names: NameSet, in file: Int) -> [NameMention] {
        let outline = files[file].outline
        guard files[file].kind == .source, outline.hasBodies else { return [] }
        var result: [NameMention] = []
        for node in outline.nodes.indices
        where outline.nodes[node].kind == .identifier && names.contains(outline.nodes[node].name) {
            guard let code = outline.declaration(withCodeAt: NodeID(node)) else { continue }
            let mention = NameMention(
                name: outline.nodes[node].name, code: DeclarationID(file: file, index: code), isOnSelf: true)
            if !result.contains(mention) { result.append(mention) }
        }
        return result
    }

    /// The code that calls a function of one of the names or refers to one, each pair once, in the order of members.
    func mentions(ofFunctions names: NameSet, in file: Int) -> [NameMention] {
        mentions(of: names, in: file) { outline, node in !outline.isFollowedByMember(node) }
    }

    /// The code that contains one of the names as a plain name or a member, each pair once, in the order of members.
    func mentions(ofMembers names: NameSet, in file: Int) -> [NameMention] {
        mentions(of: names, in: file) { _, _ in true }
    }

    private func mentions(
        of names: NameSet, in file: Int, where isWanted: (Outline, NodeID) -> Bool
    ) -> [NameMention] {
        let outline = files[file].outline
        guard files[file].kind == .source, outline.hasBodies else { return [] }
        var result: [NameMention] = []
        for member in outline.declarations.indices where !outline.declarations[member].scope.contains(.local) {
            let code = DeclarationID(file: file, index: member)
            outline.collectMentions(of: names, in: code, into: &result, where: isWanted)
        }
        return result
    }

    /// Whether code of a file contains one of the names, plainly or as a member.
    func file(_ file: Int, mentions names: NameSet) -> Bool {
        files[file].outline.nodes.contains {
            ($0.kind == .identifier || $0.kind == .member) && names.contains($0.name)
        }
    }

    /// Whether one of the types is named anywhere in a file.
    func file(_ file: Int, mentionsTypes names: NameSet) -> Bool {
        let outline = files[file].outline
        return outline.nodes.contains { ($0.kind == .typeName || $0.kind == .identifier) && names.contains($0.name) }
            || outline.declarations.contains { $0.kind.isType && names.contains($0.name) }
    }
}

extension Outline {
    /// Whether a name is plain, or a member of `self` or of a superclass: `name`, `self.name`, `self?.name`.
    fileprivate func isOnSelf(_ node: NodeID) -> Bool {
        if nodes[Int(node)].kind == .identifier { return true }
        var before = Int(node) - 1
        while before >= 0, [.optionalChain, .forceUnwrap].contains(nodes[before].kind) { before -= 1 }
        return before >= 0 && [.selfReference, .superReference].contains(nodes[before].kind)
    }

    /// Whether a member of the named value follows, so that the name is no function's.
    fileprivate func isFollowedByMember(_ node: NodeID) -> Bool {
        var next = Int(node) + 1
        while next < nodes.count, [.optionalChain, .forceUnwrap].contains(nodes[next].kind) { next += 1 }
        return next < nodes.count && [.member, .subscript].contains(nodes[next].kind)
    }

    /// Appends the given names that occur in the code of a member, each once.
    fileprivate func collectMentions(
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
