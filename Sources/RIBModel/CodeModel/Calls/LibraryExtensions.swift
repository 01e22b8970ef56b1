import SourceText

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
