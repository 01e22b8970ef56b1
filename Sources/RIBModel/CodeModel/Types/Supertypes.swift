import SwiftOutline

extension SymbolTable {
    /// The supertypes that are written at a type's declaration and its extensions.
    public func supertypes(of type: TypeID, depth: Int = 0) -> [TypeReference] {
        var result: [TypeReference] = []
        forEachSupertype(of: type, depth: depth) { result.append($0) }
        return result
    }

    /// Visits the supertypes in order without building an array.
    func forEachSupertype(of type: TypeID, depth: Int = 0, _ body: (TypeReference) -> Void) {
        guard !types[type.index].isVacant else { return }
        forEachSupertype(writtenAt: types[type.index].declaration, depth, body)
        for part in extensions(of: type) { forEachSupertype(writtenAt: part, depth, body) }
    }

    /// The supertypes that one declaration or extension lists.
    func supertypes(writtenAt part: DeclarationID) -> [TypeReference] {
        var result: [TypeReference] = []
        forEachSupertype(writtenAt: part, 0) { result.append($0) }
        return result
    }

    private func forEachSupertype(writtenAt part: DeclarationID, _ depth: Int, _ body: (TypeReference) -> Void) {
        let outline = outline(ofFile: part.file)
        let declared = outline.declarations[part.index]
        let clause = declared.inheritance
        guard !clause.isEmpty else { return }
        let scope =
            declared.generics.isEmpty
            ? Scope(file: part.file, declaration: Int(declared.parent))
            : Scope(file: part.file, declaration: part.index, isHead: true)
        for node in outline.nodes(in: clause) { body(resolve(node, outline, in: scope, depth: depth)) }
    }
}
