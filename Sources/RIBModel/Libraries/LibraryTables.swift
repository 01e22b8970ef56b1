package import SourceText

/// What the library models say of names and types, for rules, which do not read tables.
extension Project {
    package var wellKnownNames: WellKnownNames { symbols.wellKnownNames }

    /// The role of a library type, by its number in `TypeReference.library`.
    package func libraryRole(_ number: Int) -> Role? { symbols.libraryType(number).role }

    /// Whether a name is that of a library's view controller class.
    package func isViewController(_ name: Name) -> Bool { symbols.known.isViewController(name) }

    /// Whether the project contains a copy of the framework.
    package var hasCopies: Bool { !symbols.copies.isEmpty }

    /// Whether a type is declared in the project's copy of the framework.
    package func isCopy(_ type: TypeID) -> Bool { symbols.copies.types[type] != nil }

    /// The names of the attaching functions of the project's copies of the framework.
    package var attachmentsOfCopies: NameSet { symbols.copies.attachments }
}
