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
}

extension Project {
    /// The function with a body that a call names in the project's extensions of a library's type or of its
    /// superclasses.
    func function(
        _ name: Name, _ arguments: CallArguments, inExtensionsOf type: TypeReference, from file: Int
    ) -> DeclarationID? {
        var extended: Name?
        switch type {
        case .known(let name, _): extended = name
        case .library(let number, _): extended = names.find(symbols.libraryType(number).name)
        default: return nil
        }
        while let type = extended {
            let found = firstForeignMember(name, ofKnown: type, from: file) { member in
                isFunction(member, taking: arguments) && hasBody(member)
            }
            if let found { return found }
            extended = symbols.known.superclass(type)
        }
        return nil
    }
}
