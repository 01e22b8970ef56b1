import SourceText
import SwiftOutline

/// A member or global whose code names a type.
struct TypeMention: Equatable, Sendable {
    let type: Name
    let code: DeclarationID
}

extension Project {
    /// The code in a file that names one of the types, each pair once, in order; none in files that are not reported
    /// on.
    func mentions(ofTypes names: NameSet, in file: Int) -> [TypeMention] {
        let outline = files[file].outline
        guard files[file].kind == .source, outline.hasBodies else { return [] }
        var result: [TypeMention] = []
        for node in outline.nodes.indices
        where outline.nodes[node].kind == .identifier && names.contains(outline.nodes[node].name) {
            guard let code = outline.declaration(withCodeAt: NodeID(node)) else { continue }
            let mention = TypeMention(type: outline.nodes[node].name, code: DeclarationID(file: file, index: code))
            if !result.contains(mention) { result.append(mention) }
        }
        return result
    }

    /// Whether one of the types is named anywhere in a file.
    func file(_ file: Int, mentionsTypes names: NameSet) -> Bool {
        let outline = files[file].outline
        return outline.nodes.contains { ($0.kind == .typeName || $0.kind == .identifier) && names.contains($0.name) }
            || outline.declarations.contains { $0.kind.isType && names.contains($0.name) }
    }
}
