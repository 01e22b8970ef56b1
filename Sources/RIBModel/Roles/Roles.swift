import SourceText

/// The role of each type, by its ancestors, never by its name alone.
public final class Roles: Sendable {
    private let sets: [RoleSet]
    /// By type, whether it is a test double or belongs to a preview.
    private let doubles: [Bool]
    /// Bit `i` is set if type `i` of the framework is a protocol that view protocols refine.
    let viewContracts: UInt64

    package struct RoleSet: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The parts of a RIB other than its view.
        package static let ofTheRIB: RoleSet = [
            .of(.router), .of(.interactor), .of(.presenter), .of(.builder), .of(.component),
        ]

        package static func of(_ role: Role) -> RoleSet { RoleSet(rawValue: 1 << role.rawValue) }
    }

    init(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy, _ threads: ThreadPool) {
        let framework = Framework(symbols.wellKnownNames.libraryTypes.all)
        viewContracts = framework.views
        var sets = threads.map(symbols.types.count, chunk: 1024) {
            Roles.roles(of: TypeID($0), symbols, hierarchy, framework)
        }
        // The framework itself has no roles.
        for type in symbols.copies.types.keys { sets[type.index] = [] }
        self.sets = sets
        let testContexts = Roles.testContexts(symbols, hierarchy)
        let isSource = symbols.libraryModels.project.isSource
        var doubles = threads.map(symbols.types.count, chunk: 1024) { type in
            let isNamedTestDouble =
                Roles.isDoubleName(symbols.names.utf8(symbols.types[type].name))
                && isSource?(symbols.files[symbols.types[type].declaration.file].path) != true
            return isNamedTestDouble || hierarchy.ancestors[type].contains { testContexts[$0.index] }
        }
        for number in symbols.types.indices {
            // A type nested in a double belongs to it.
            if let outer = symbols.types[number].outer, outer.index < number, doubles[outer.index] {
                doubles[number] = true
            }
        }
        self.doubles = doubles
    }

    /// The framework's types as bits.
    private struct Framework {
        /// Types that give a role on their own.
        let roles: [(bit: UInt64, role: Role)]
        /// Protocols that view protocols refine.
        let views: UInt64

        init(_ types: [LibraryType]) {
            var roles: [(UInt64, Role)] = []
            var views: UInt64 = 0
            for (number, type) in types.enumerated() {
                guard let role = type.role else { continue }
                if role == .view {
                    views |= 1 << UInt64(number)
                } else if type.isClass || (role != .worker && role != .workflow && role != .component) {
                    // Conformance to a worker's or component's protocol is not enough: the base class gives the role.
                    roles.append((1 << UInt64(number), role))
                }
            }
            self.roles = roles
            self.views = views
        }
    }

    public func has(_ type: TypeID, _ role: Role) -> Bool { sets[type.index].contains(.of(role)) }

    package func has(_ type: TypeID, anyOf roles: RoleSet) -> Bool { !sets[type.index].isDisjoint(with: roles) }

    package func hasAny(_ type: TypeID) -> Bool { sets[type.index].rawValue != 0 }

    /// Whether a type has the same roles in another state of the same types.
    func areSame(as other: Roles, for type: TypeID) -> Bool {
        sets[type.index] == other.sets[type.index] && doubles[type.index] == other.doubles[type.index]
    }

    /// Whether a type is a mock, a fake, a test case or a preview: analyzed, but never reported on.
    public func isTestDouble(_ type: TypeID) -> Bool { doubles[type.index] }

    private static func roles(
        of type: TypeID, _ symbols: SymbolTable, _ hierarchy: TypeHierarchy, _ framework: Framework
    ) -> RoleSet {
        let reached = hierarchy.libraryAncestors[type.index]
        guard
            reached != 0 || hierarchy.hasUnresolvedSuperclass[type.index]
                || !hierarchy.unresolvedProtocols[type.index].isEmpty
        else { return [] }
        let entry = symbols.types[type.index]
        guard entry.hasIdentity || entry.isProtocol else { return [] }
        var result: RoleSet = []
        if isNamedInteractor(type, entry, symbols, hierarchy) { result.insert(.of(.interactor)) }
        for (bit, role) in framework.roles where reached & bit != 0 { result.insert(.of(role)) }
        if !entry.isProtocol,
            (reached & framework.views != 0 && isView(type, symbols, hierarchy, framework))
                || hasUnresolvedContract(type, entry, symbols, hierarchy)
        {
            result.insert(.of(isViewController(type, symbols, hierarchy) ? .view : .presenter))
        }
        // Routers conform to their parents' protocols, and interactors to their presenters': the class's own base
        // decides.
        if result.contains(.of(.presenter)), result.contains(.of(.interactor)) { result.remove(.of(.presenter)) }
        return result
    }

    /// Whether the type conforms, directly or through a base, to a protocol of the project that refines the framework's
    /// view protocols.
    private static func isView(
        _ type: TypeID, _ symbols: SymbolTable, _ hierarchy: TypeHierarchy, _ framework: Framework
    ) -> Bool {
        hierarchy.ancestors[type.index].dropFirst().contains {
            symbols.types[$0.index].isProtocol && hierarchy.libraryAncestors[$0.index] & framework.views != 0
        }
    }

    /// Whether the type conforms to an unresolved protocol that is named like a view's, in a file that sees the
    /// framework.
    private static func hasUnresolvedContract(
        _ type: TypeID, _ entry: SymbolTable.Entry, _ symbols: SymbolTable, _ hierarchy: TypeHierarchy
    ) -> Bool {
        guard entry.isClass, symbols.imports.libraries[entry.declaration.file].contains(.ribs),
            isViewController(type, symbols, hierarchy)
        else { return false }
        return hierarchy.unresolvedProtocols[type.index].contains {
            PartNaming.isViewContract(symbols.names.text($0))
        }
    }

    /// Whether the type has an unresolved base, is named like an interactor and conforms to protocols named like an
    /// interactor's, in a file that sees the framework.
    private static func isNamedInteractor(
        _ type: TypeID, _ entry: SymbolTable.Entry, _ symbols: SymbolTable, _ hierarchy: TypeHierarchy
    ) -> Bool {
        let unresolved = hierarchy.unresolvedProtocols[type.index]
        guard entry.hasIdentity, symbols.imports.libraries[entry.declaration.file].contains(.ribs),
            hierarchy.hasUnresolvedSuperclass[type.index] || !unresolved.isEmpty,
            symbols.names.text(entry.name).hasSuffix(PartNaming.interactor)
        else { return false }
        let ancestors = hierarchy.ancestors[type.index].lazy.map { symbols.types[$0.index] }
        let protocols = unresolved + ancestors.filter(\.isProtocol).map(\.name)
        return protocols.contains {
            PartNaming.isInteractorContract(symbols.names.text($0))
        }
    }

    static func isViewController(_ type: TypeID, _ symbols: SymbolTable, _ hierarchy: TypeHierarchy) -> Bool {
        hierarchy.knownClasses[type.index].contains { symbols.known.isViewController($0) }
            || (hierarchy.hasUnresolvedSuperclass[type.index] && hierarchy.knownClasses[type.index].isEmpty
                && PartNaming.isViewController(symbols.names.text(symbols.types[type.index].name)))
    }

    private static let doubleWords: [[UInt8]] = PartNaming.testDoubles.map { Array($0.utf8) }

    private static let doubleStarts = ASCIISet(doubleWords.compactMap(\.first))
    private static let doubleEnds = ASCIISet(doubleWords.compactMap(\.last) + [UInt8(ascii: "s")])

    private static func isDoubleName(_ name: NameBytes) -> Bool {
        // Most names neither begin nor end like one of the words.
        guard let first = name.first, let last = name.last, doubleStarts.contains(first) || doubleEnds.contains(last)
        else { return false }
        let rest = name.dropLast(name.last == UInt8(ascii: "s") ? 1 : 0)
        for word in doubleWords where name.count >= word.count {
            if name.last == word.last, name.suffix(word.count).elementsEqual(word) { return true }
            if rest.last == word.last, rest.suffix(word.count).elementsEqual(word) { return true }
            guard name.first == word.first, name.count > word.count else { continue }
            let follows = name[name.startIndex + word.count]
            if follows >= UInt8(ascii: "A"), follows <= UInt8(ascii: "Z"), name.prefix(word.count).elementsEqual(word) {
                return true
            }
        }
        return false
    }

    /// By type, whether it is itself a test case or a preview.
    private static func testContexts(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy) -> [Bool] {
        var result = [Bool](repeating: false, count: symbols.types.count)
        let testContexts = hierarchy.supertypes.types {
            if case .known(let name, _) = $0 { return name.isTestCase || name.isPreview }
            return false
        }
        for type in testContexts { result[type.index] = true }
        return result
    }
}

/// A set of ASCII characters.
private struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ bytes: [UInt8]) {
        for byte in bytes {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
        }
    }

    func contains(_ byte: UInt8) -> Bool { byte < 128 && (byte < 64 ? low : high) & (1 << UInt64(byte & 63)) != 0 }
}
