import SourceText

/// How strongly a stored property references its value.
public enum Strength: Equatable, Sendable {
    case strong
    /// By a modifier, `weak` or `unowned`.
    case modifier(String)
    /// By a property wrapper that references its value weakly; its name.
    case wrapper(String)
}

/// A router that a stored property owns.
public struct OwnedRouter: Equatable, Sendable {
    public let type: TypeReference
    /// Whether the router is the property's value, not a part of it.
    public let isWholeValue: Bool
}

extension Project {
    /// The variables and constants that a type declares in source files.
    public func properties(of type: TypeID) -> some Sequence<DeclarationID> {
        ownMembers(of: type).lazy.filter { self.isProperty($0) && self.isSource($0) }
    }

    /// How strongly a stored property references its value.
    public func strength(of property: DeclarationID) -> Strength {
        if isWeak(property) { return .modifier("weak") }
        if isUnowned(property) { return .modifier("unowned") }
        return StrongReferences(self).weakWrapper(of: property).map { .wrapper(text($0)) } ?? .strong
    }

    /// The router that a stored property of an interactor's class owns: by its type, or because it is named 'router'
    /// and a router or builder assigns it; nil if it owns none or references it weakly.
    public func router(ownedBy property: DeclarationID, of type: TypeID) -> OwnedRouter? {
        let candidates = self[StoredRouterCandidate.query, type]
        let place = candidates.partitionPoint { $0.property < property }
        guard place < candidates.count, candidates[place].property == property,
            let router = candidates[place].router ?? namedRouter(property, of: type)
        else { return nil }
        return OwnedRouter(type: router, isWholeValue: candidates[place].isClassBound)
    }

    /// The assignments by which routers and builders set a property of an interactor's class, in order.
    ///
    /// - Parameter property: nil for the property named 'router'.
    public func assignments(toRouter property: DeclarationID?, of type: TypeID) -> [NodeReference] {
        routerAssignments(for: type, property.map { name(of: $0) } ?? .routerMember)
    }

    /// The classes of interactors and their base classes that are reported on.
    public var interactorClasses: TypeList { self[Project.interactorClassList] }

    private static let interactorClassList = Query<WholeProject, TypeList>("interactorClasses") { project, _ in
        let classes = project.withBaseClasses(project.types(.interactor).lazy.filter { project.isClassOrActor($0) })
        return TypeList(classes.filter { project.isReported($0) }.sorted(), of: project.symbols)
    }

    /// The name of a router's type in findings.
    public func routerName(_ type: TypeReference) -> String {
        switch type {
        case .nominal(let nominal, _): symbols.qualifiedName(nominal)
        case .library(let framework, _): symbols.libraryType(framework).name
        case .unresolved(let name), .known(let name, _): text(name)
        default: LibraryModels.anyRouter
        }
    }

    /// The possible classes of a value of a router's type: the class, or those that conform to the protocol.
    public func classes(ofRouter type: TypeReference) -> [TypeID] {
        guard let nominal = type.nominal else { return [] }
        return isClass(nominal) ? [nominal] : conformers(of: nominal).filter { isClass($0) && isReported($0) }
    }

    /// The edit that makes a property weak, if no other edit is needed: for a `var` of optional type that is the only
    /// variable of its declaration and has neither an initial value other than nil nor a wrapper. Nil for other
    /// properties.
    public func weakModifier(for property: DeclarationID) -> WeakModifier? {
        weakModifier(ofOptional: property) { name in
            // Attributes of the language begin with a lowercase letter.
            let isUpper = names.utf8(name).isEmpty || startsUpper(name)
            return isUpper && !name.isMainActor && !name.isOutletAttribute
        }
    }
}

/// A stored property of an interactor's class that may keep a router alive.
struct StoredRouterCandidate: Equatable, Sendable {
    let property: DeclarationID
    let name: Name
    /// The router by the property's type; nil if only the property's name suggests one.
    let router: TypeReference?
    /// Whether the router is the type itself, not a part of it.
    let isClassBound: Bool

    /// The candidates of a class, in order.
    static let query = Query<TypeID, [StoredRouterCandidate]>("storedRouterCandidates") { project, type in
        let kept = StrongReferences(project)
        return project.storedProperties(of: type).compactMap { StoredRouterCandidate($0, of: type, kept) }
            .sorted { $0.property < $1.property }
    }

    private init?(_ stored: StoredProperty, of owner: TypeID, _ kept: StrongReferences) {
        let (project, property, type) = (kept.project, stored.declaration, stored.type)
        guard project.isSource(property), !kept.isWeak(property) else { return nil }
        router =
            kept.router(keptBy: type, seenFrom: property.file)
            ?? kept.router(keptBy: type, inSubclassesOf: owner)
        name = project.name(of: property)
        guard router != nil || name == .routerMember else { return nil }
        self.property = property
        isClassBound = router != nil && kept.router(among: type, seenFrom: property.file) != nil
    }
}
