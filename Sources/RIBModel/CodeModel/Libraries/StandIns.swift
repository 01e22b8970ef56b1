import SourceText

/// Classes that the configuration of a project names. Each counts as a type of a library, even if its own superclass is
/// unresolved.
struct StandIns: Sendable {
    /// By name, the corresponding types of libraries: for no generic argument, for one, and for more.
    private let libraryTypes: NameMap<[Int]>
    /// The names that count as classes of a library.
    private let classes: NameSet
    /// Whether no class is configured.
    let isEmpty: Bool

    /// - Parameters:
    ///   - libraryTypes: by name, three indices in `LibraryTypes`.
    ///   - classes: the names that count as classes of a library.
    init(libraryTypes: [(Name, [Int])], classes: NameSet) {
        self.libraryTypes = NameMap(libraryTypes)
        self.classes = classes
        isEmpty = libraryTypes.isEmpty && classes.isEmpty
    }

    func contains(_ name: Name) -> Bool { !isEmpty && (classes.contains(name) || libraryTypes[name] != nil) }

    /// The index in `LibraryTypes` of the type that a class counts as.
    func standIn(_ name: Name, arguments: Int = 0) -> Int? { isEmpty ? nil : libraryTypes[name]?[min(arguments, 2)] }

    func isClass(_ name: Name) -> Bool { classes.contains(name) }
}
