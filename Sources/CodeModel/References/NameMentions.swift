import SourceText
import SwiftOutline

/// A member or global whose code contains a name.
struct NameMention: Equatable, Sendable {
    let name: Name
    let code: DeclarationID
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
            let mention = NameMention(name: outline.nodes[node].name, code: DeclarationID(file: file, index: code))
            if !result.contains(mention) { result.append(mention) }
        }
        return result
    }

    /// The code that contains one of the names as a plain name or a member, each pair once, in the order of members.
    func mentions(ofFunctions names: NameSet, in file: Int) -> [NameMention] {
        let outline = files[file].outline
        guard files[file].kind == .source, outline.hasBodies else { return [] }
        return outline.declarations.indices.lazy.filter { !outline.declarations[$0].scope.contains(.local) }
            .flatMap { member in
                outline.names(in: outline.code(of: member), among: names)
                    .map { NameMention(name: $0, code: DeclarationID(file: file, index: member)) }
            }
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
    /// The given names that occur in code, each once.
    fileprivate func names(in code: BodyRanges, among names: NameSet) -> Set<Name> {
        var found: Set<Name> = []
        for span in code {
            for node in nodes(below: span)
            where (node.kind == .identifier || node.kind == .member) && names.contains(node.name) {
                found.insert(node.name)
            }
        }
        return found
    }
}
