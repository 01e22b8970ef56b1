import SourceText

/// Names of library types that are known without a declaration.
package struct ExternalTypes: Sendable {
    private let listed: NameSet
    /// The superclasses of the classes that are listed with one.
    private let superclasses: NameMap<Name>
    private let classNames: NameSet

    /// Prefixes of two and of three letters, packed.
    private let prefixes: Set<UInt32>

    init(names: NameTable, _ declarations: [LibraryDeclarations], otherTypes: [String]) {
        listed = NameSet((declarations.flatMap(\.typeNames) + otherTypes).map { names.intern($0) })
        let classes = declarations.flatMap(\.classes).map { (names.intern($0.name), names.intern($0.superclass)) }
        superclasses = NameMap(classes)
        classNames = NameSet(classes.lazy.map(\.0))
        prefixes = Set(declarations.flatMap(\.typePrefixes).map { ExternalTypes.packed($0.utf8) })
    }

    /// Whether a type of that name belongs to a known library.
    func contains(_ name: Name, in table: NameTable) -> Bool {
        if listed.contains(name) || classNames.contains(name) { return true }
        let text = table.utf8(name)
        return begins(text, 2) && !hasPrefixOfThree(text) || begins(text, 3)
    }

    /// Whether a prefix of three letters is followed by a word, as in `CLNChat`: it is not a prefix of two then,
    /// whatever its first two letters are.
    private func hasPrefixOfThree(_ text: NameBytes) -> Bool {
        let capitals = text.prefix(5).prefix { ExternalTypes.isUpper($0) }.count
        return capitals == 4 && text.prefix(5).last.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
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

    /// All names that are listed, in no particular order.
    var listedNames: [Name] { Array(listed) + Array(classNames) }

    /// Whether a type of that name is listed; prefixes do not count.
    func lists(_ name: Name) -> Bool { listed.contains(name) || classNames.contains(name) }

    /// Whether it is a class that is listed with its superclass.
    func isClass(_ name: Name) -> Bool { classNames.contains(name) }

    func superclass(_ name: Name) -> Name? { superclasses[name] }
}
