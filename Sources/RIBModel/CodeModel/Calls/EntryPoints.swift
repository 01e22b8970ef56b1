import SourceText

/// How a function of an object can be called from outside the project's code.
package enum EntryKind: Sendable {
    /// By the Objective-C runtime: `@objc`, `@IBAction`.
    case action
    /// By a library that calls an overridden function.
    case override
    /// By whoever calls the function of a base class in the project that it overrides.
    case hook
    /// Through a protocol of the project or of a library.
    case witness
}

extension ClassDispatch {
    /// How a function can be called other than by its name; nil if it cannot.
    package func entryKind(of function: DeclarationID) -> EntryKind? {
        if project.isAction(function) { return .action }
        if project.isOverride(function) {
            guard let overridden = overridden(by: function), !project.isOverride(overridden) else { return .override }
            return entryKind(of: overridden) ?? .hook
        }
        let isWitness =
            !project.requirements(fulfilledBy: function, of: type).isEmpty || isWitnessOfLibrary(function)
        return isWitness ? .witness : nil
    }

    /// The topmost function with the same name and labels among the base classes in the project; nil if only a library
    /// declares one.
    private func overridden(by function: DeclarationID) -> DeclarationID? {
        for base in classes.reversed() {
            for member in project.ownMembers(named: project.name(of: function), of: base, from: function.file)
            where member != function && project.isFunction(member) && project.haveSameLabels(member, function) {
                return member
            }
        }
        return nil
    }

    /// Whether a function may fulfill a requirement of a library's delegate protocol: it is not private, its type
    /// conforms to a protocol outside of the project with a delegate's name, and its first parameter has a library type
    /// and either no label, or the type that the protocol is named after: `authorizationController(controller:)` of
    /// `ASAuthorizationControllerDelegate`.
    func isWitnessOfLibrary(_ function: DeclarationID) -> Bool {
        guard !project.isPrivate(function),
            let around = project.symbols.type(around: function),
            let parameter = body(of: function).parameters.first,
            let sender = parameter.type.nameOutsideOfProject
        else { return false }
        let libraryNames = project.symbols.libraryNames
        var isKnown = false
        if case .known = parameter.type { isKnown = true }
        return project.hierarchy.ancestors[around.index].contains { ancestor in
            project.hierarchy.supertypes[ancestor.index].contains { supertype in
                guard let name = supertype.nameOutsideOfProject, libraryNames.isDelegate(name) else { return false }
                return isKnown && parameter.label == .discard
                    || project.names.utf8(name).starts(with: project.names.utf8(sender))
            }
        }
    }
}

extension Project {
    /// Whether the Objective-C runtime can call a function: `@objc`, `@IBAction`.
    func isAction(_ function: DeclarationID) -> Bool {
        attributes(of: function).contains { $0.name == .objc || symbols.libraryNames.isActionAttribute($0.name) }
    }
}

extension TypeReference {
    /// The name of a type that the project does not declare; nil for any other type.
    fileprivate var nameOutsideOfProject: Name? {
        switch self {
        case .known(let name, _), .unresolved(let name): name
        default: nil
        }
    }
}
