import SwiftOutline

extension FunctionBody {
    /// The type of a library that the code extends; nil for code of the project's types and outside of types.
    var extendedLibraryType: TypeReference? {
        guard home.type == nil else { return nil }
        let parent = Int(outline.declarations[home.declaration.index].parent)
        guard parent >= 0, outline.declarations[parent].kind == .extension,
            let type = outline.declarations[parent].type
        else { return nil }
        return project.symbols.resolve(type, in: Scope(file: file, declaration: parent, isHead: true))
    }
}
