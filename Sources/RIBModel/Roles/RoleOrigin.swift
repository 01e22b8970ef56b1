import SourceText

/// The origin of a type's role.
public struct RoleOrigin: Sendable {
    public let role: Role
    /// The path from the type along its supertypes to the one that gets the role from the framework.
    public let chain: [TypeID]
    public let source: Source

    public enum Source: Sendable {
        /// The last type of the chain inherits from the framework's type of that name.
        case framework(String, isClass: Bool)
        /// The last type of the chain has a supertype of that name which is not among the files and is configured as a
        /// base for the role.
        case configuredBase(String)
        /// The last type of the chain is configured as a base for the role.
        case configured
        /// The last type of the chain has a supertype of that name which is not among the files and is named like a
        /// protocol of the role.
        case name(String)
        /// A builder creates it as the view of its RIB.
        case builder
    }
}

extension Project {
    /// The roles of a type, each with its origin.
    public func roleOrigins(of type: TypeID) -> [RoleOrigin] {
        Role.allCases.filter { roles.has(type, $0) }.map { origin(of: $0, for: type) }
    }

    /// A shortest path from a type to the supertype that gives it the role. The type is known to have the role.
    private func origin(of role: Role, for type: TypeID) -> RoleOrigin {
        // Views and presenters conform to the same protocols; the kind of class distinguishes them.
        let wanted: [Role] = role == .view || role == .presenter ? [.view, .presenter] : [role]
        var chains: [[TypeID]] = [[type]]
        var seen: Set<TypeID> = [type]
        var next = 0
        while next < chains.count {
            let chain = chains[next]
            next += 1
            for supertype in hierarchy.supertypes[chain[chain.count - 1].index] {
                guard case .library(let number, _) = supertype else { continue }
                let framework = symbols.libraryType(number)
                guard let given = framework.role, wanted.contains(given) else { continue }
                let configured = standIn(of: chain[chain.count - 1], for: number)
                return RoleOrigin(
                    role: role, chain: chain,
                    source: configured.map { .configuredBase($0) }
                        ?? .framework(framework.name, isClass: framework.isClass))
            }
            if let last = chain.last, symbols.wellKnownNames.standIns.contains(symbols.types[last.index].name) {
                return RoleOrigin(role: role, chain: chain, source: .configured)
            }
            for nominal in hierarchy.supertypes[chain[chain.count - 1].index].compactMap(\.nominal)
            where seen.insert(nominal).inserted {
                chains.append(chain + [nominal])
            }
        }
        if let name = hierarchy.unresolvedProtocols[type.index].first {
            let holder = chains.first { chain in
                hierarchy.supertypes[chain[chain.count - 1].index].contains { $0 == .unresolved(name) }
            }
            return RoleOrigin(role: role, chain: holder ?? [type], source: .name(text(name)))
        }
        return RoleOrigin(role: role, chain: [type], source: .builder)
    }

    /// Supertypes of a type and its ancestors that are named like the framework's but do not resolve to them in their
    /// files.
    public func namesakes(of type: TypeID) -> [(type: TypeID, name: String)] {
        let known = Set(libraryModels.ribsTypes.filter { $0.role != nil }.map(\.name))
        return hierarchy.ancestors[type.index].flatMap { ancestor in
            hierarchy.supertypes[ancestor.index].compactMap { supertype in
                guard case .unresolved(let name) = supertype, known.contains(text(name)) else { return nil }
                return (ancestor, text(name))
            }
        }
    }

    /// The superclass, of a class or one of its base classes, that is neither in the project nor known, and the class
    /// that names it.
    public func missingSuperclass(of type: TypeID) -> (type: TypeID, name: String)? {
        guard hierarchy.hasUnresolvedSuperclass[type.index] else { return nil }
        return hierarchy.ancestors[type.index].lazy.compactMap { ancestor -> (TypeID, String)? in
            guard self.symbols.types[ancestor.index].isClass,
                case .unresolved(let name)? = self.hierarchy.supertypes[ancestor.index].first
            else { return nil }
            return (ancestor, self.text(name))
        }.first
    }

    /// The nearest library class that a class inherits from.
    public func superclassOfLibrary(_ type: TypeID) -> String? {
        hierarchy.knownClasses[type.index].first.map { text($0) }
    }
}
