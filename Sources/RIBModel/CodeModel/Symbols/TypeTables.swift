package import SourceText

/// What the tables of symbols and of the type hierarchy say, for rules, which do not read tables.
extension Project {
    /// All types, in the order of files.
    package var allTypes: [TypeID] {
        symbols.types.indices.compactMap { symbols.types[$0].isVacant ? nil : TypeID($0) }
    }

    /// The types that are declared within others, in the order of files.
    package var nestedTypes: [TypeID] { self[Project.typesWithinOthers] }

    private static let typesWithinOthers = Query<WholeProject, [TypeID]>("nestedTypes") { project, _ in
        project.allTypes.filter { project.outerType(of: $0) != nil }
    }

    /// A type's name without those of the enclosing types.
    package func plainName(of type: TypeID) -> Name { symbols.types[type.index].name }

    /// The declaration of a type itself, without its extensions.
    package func declaration(of type: TypeID) -> DeclarationID { symbols.types[type.index].declaration }

    /// The types that a file declares or extends, in the order of the source.
    package func types(declaredIn file: FileID) -> some Sequence<TypeID> {
        symbols.declared.inFile(file.index).lazy.compactMap(\.type)
    }

    /// The type that declares code directly or in an enclosing declaration; nil for global code.
    package func type(around code: DeclarationID) -> TypeID? { symbols.type(around: code) }

    /// The type's declaration and its extensions, in order.
    package func parts(of type: TypeID) -> TypeParts { symbols.parts(of: type) }

    /// The extensions of types that the project does not declare, in no particular order.
    package var extensionsOfLibraryTypes: some Sequence<DeclarationID> { symbols.foreignExtensions.values.joined() }

    /// The types that a declaration or extension is written to inherit from or to conform to, in order.
    package func supertypes(writtenAt part: DeclarationID) -> [TypeReference] { symbols.supertypes(writtenAt: part) }

    /// The superclass, if the project declares it.
    package func superclass(of type: TypeID) -> TypeID? { hierarchy.superclass[type.index] }

    /// Whether an object can be an instance of both types by their declarations: one inherits from the other.
    package func areRelated(_ one: TypeID, _ other: TypeID) -> Bool { hierarchy.areRelated(one, other) }

    /// The library classes with a known meaning that a class inherits from.
    package func libraryClasses(above type: TypeID) -> ArraySlice<Name> { hierarchy.knownClasses[type.index] }

    /// Whether a type conforms, itself or by an ancestor, to a protocol that is neither declared in the project nor
    /// known.
    package func hasUnresolvedProtocol(_ type: TypeID) -> Bool { !hierarchy.unresolvedProtocols[type.index].isEmpty }

    /// Whether a type or an ancestor of it is declared with a supertype that satisfies a condition.
    package func hasSupertype(_ type: TypeID, where condition: (TypeReference) -> Bool) -> Bool {
        ancestors(of: type).contains { hierarchy.supertypes[$0.index].contains(where: condition) }
    }

    /// The name of the module that a type is declared in.
    package func module(of type: TypeID) -> String {
        symbols.folders.module(symbols.types[type.index].declaration.file)
    }

    /// The libraries whose types a file sees, by its imports and the project's re-exports.
    package func libraries(seenBy file: FileID) -> LibrarySet { symbols.imports.libraries[file.index] }

    /// What was read in a file.
    package func facts(of file: FileID) -> FileFacts { files[file.index] }
}
