import SourceText
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

    /// The type of a member that code of an extension of a library's type uses on its own object; nil for other names.
    func type(ofMemberOfLibrary name: Name, depth: Int) -> TypeReference? {
        guard project.memberTable.has(name) || project.symbols.libraryNames.objectMembers[name] != nil,
            case .library(let number, _)? = extendedLibraryType
        else { return nil }
        return project.type(ofMember: name, ofLibraryType: number, from: file, depth: depth)
    }
}
