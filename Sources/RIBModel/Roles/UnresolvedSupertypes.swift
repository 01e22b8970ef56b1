import SourceText

/// Supertypes of types with a role that are neither in the project nor known.
public struct UnresolvedSupertypes: Equatable, Sendable {
    /// Each name once, in order.
    public let names: [String]
    /// The number of uses.
    public let uses: Int

    static let query = Query<WholeProject, UnresolvedSupertypes>("unresolvedSupertypes") { project, _ in
        UnresolvedSupertypes(project)
    }

    public init(names: [String], uses: Int) {
        (self.names, self.uses) = (names, uses)
    }

    private init(_ project: Project) {
        let (symbols, hierarchy, roles) = (project.symbols, project.hierarchy, project.roles)
        // A supertype that several types inherit through the same ancestor is counted once.
        var seen = [Bool](repeating: false, count: symbols.types.count)
        var uses: [Name: Int] = [:]
        for type in symbols.types.indices where roles.hasAny(TypeID(type)) {
            guard hierarchy.hasUnresolvedSuperclass[type] || !hierarchy.unresolvedProtocols[type].isEmpty else {
                continue
            }
            for ancestor in hierarchy.ancestors[type] where !seen[ancestor.index] {
                seen[ancestor.index] = true
                guard project.isReported(ancestor),
                    !symbols.wellKnownNames.standIns.contains(symbols.types[ancestor.index].name)
                else {
                    continue
                }
                for case .unresolved(let name) in hierarchy.supertypes[ancestor.index] { uses[name, default: 0] += 1 }
            }
        }
        // A name that the project declares, in another type or by another import, asks for no package.
        for entry in symbols.types where !entry.isTypeAlias && uses[entry.name] != nil { uses[entry.name] = nil }
        names = uses.keys.map(project.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.uses = uses.values.reduce(0, +)
    }
}
