import SourceText

/// Names of library types that are known without a declaration.
struct ExternalTypes: Sendable {
    private let listed: NameSet
    /// The superclasses of library view controllers.
    private let controllers: NameMap<Name>
    private let controllerNames: NameSet

    /// Prefixes of two and of three letters, packed.
    private let prefixes: Set<UInt32>

    init(names: NameTable, models: LibraryModels) {
        let typeNames = models.all {
            $0.declarations.typeNames + $0.streams.observables + $0.streams.subjects + $0.streams.bags
                + $0.streams.subscriptions
                + $0.references.weakWrappers
        }
        listed = NameSet(typeNames.map { names.intern($0) })
        let classes = models.all { $0.declarations.classes }.map {
            (names.intern($0.name), names.intern($0.superclass))
        }
        controllers = NameMap(classes)
        controllerNames = NameSet(classes.lazy.map(\.0))
        prefixes = Set(models.all { $0.declarations.typePrefixes }.map { ExternalTypes.packed($0.utf8) })
    }

    /// Whether a type of that name belongs to a known library.
    func contains(_ name: Name, in table: NameTable) -> Bool {
        if listed.contains(name) || controllerNames.contains(name) { return true }
        let text = table.utf8(name)
        return begins(text, 2) || begins(text, 3)
    }

    /// Whether a name consists of a known prefix of that length and another word.
    private func begins(_ text: NameBytes, _ count: Int) -> Bool {
        guard text.count > count + 1, ExternalTypes.isUpper(text[text.startIndex]),
            ExternalTypes.isUpper(text[text.startIndex + count])
        else { return false }
        return prefixes.contains(ExternalTypes.packed(text.prefix(count)))
    }

    private static func packed(_ text: some Sequence<UInt8>) -> UInt32 { text.reduce(0) { $0 << 8 | UInt32($1) } }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    /// Whether it is a library's view controller.
    func isViewController(_ name: Name) -> Bool { controllerNames.contains(name) }

    func superclass(_ name: Name) -> Name? { controllers[name] }
}
