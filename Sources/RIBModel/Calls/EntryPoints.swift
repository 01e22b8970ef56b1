import SourceText

/// What calls a function of an object from outside the project's code.
enum EntryKind: Sendable {
    /// The Objective-C runtime: `@objc`, `@IBAction`.
    case action
    /// A library that calls what the class overrides.
    case override
    /// Whoever has the object as a value of a protocol, of the project or of a library.
    case witness
}

extension ClassDispatch {
    /// How a function is entered other than by a call of its name; nil where it is not.
    func entryKind(of function: DeclarationID) -> EntryKind? {
        if project.attributes(of: function).contains(where: { $0.name == .objc || $0.name.isActionAttribute }) {
            return .action
        }
        if project.isOverride(function) { return .override }
        let isWitness =
            !project.requirements(fulfilledBy: function, of: type).isEmpty || isWitnessOfLibrary(function)
        return isWitness ? .witness : nil
    }

    /// Whether nothing in the project requires a function, and its first label names the sender, as those of delegates
    /// do that libraries declare.
    private func isWitnessOfLibrary(_ function: DeclarationID) -> Bool {
        guard !project.isPrivate(function),
            let around = project.symbols.type(around: function),
            case .known = body(of: function).parameters.first(where: { _ in true })?.type
        else { return false }
        return project.hierarchy.ancestors[around.index].contains { ancestor in
            project.hierarchy.supertypes[ancestor.index].contains { supertype in
                switch supertype {
                case .known(let name, _): project.isDelegateName(name)
                case .unresolved(let name): project.isDelegateName(name)
                default: false
                }
            }
        }
    }
}
