public import SourceText
import SwiftOutline

/// How a stored property holds its value.
public enum Strength: Equatable, Sendable {
    case strong
    /// By a modifier, `weak` or `unowned`.
    case modifier(String)
    /// By a property wrapper that stores its value weakly; its name.
    case wrapper(String)
}

/// A router that a stored property owns.
public struct OwnedRouter: Equatable, Sendable {
    public let type: TypeReference
    /// Whether the router is the property's value, not something in it.
    public let isWholeValue: Bool
}

extension Project {
    /// The variables and constants that a type declares in source files.
    public func properties(of type: TypeID) -> [DeclarationID] {
        ownMembers(of: type).filter { member in
            let kind = declaration(member).kind
            return (kind == .variable || kind == .constant) && files[member.file].kind == .source
        }
    }

    /// Whether a property has storage.
    public func isStored(_ property: DeclarationID) -> Bool { StrongReferences.isStored(declaration(property)) }

    /// How a stored property holds its value.
    public func strength(of property: DeclarationID) -> Strength {
        let modifiers = declaration(property).modifiers
        if modifiers.contains(.weak) { return .modifier("weak") }
        if modifiers.contains(.unowned) { return .modifier("unowned") }
        return StrongReferences(self).weakWrapper(of: property).map { .wrapper(text($0)) } ?? .strong
    }

    /// The router that a stored property of an interactor's class owns: by its type, or because it is named 'router' and a router or
    /// builder assigns it; nil if it owns none, or holds it weakly.
    public func router(ownedBy property: DeclarationID, of type: TypeID) -> OwnedRouter? {
        guard let candidate = self[StoredRouterCandidate.query, type].first(where: { $0.property == property }),
            let router = candidate.router ?? namedRouter(property, of: type)
        else { return nil }
        return OwnedRouter(type: router, isWholeValue: candidate.isClassBound)
    }

    /// The assignments by which routers and builders set a property of an interactor's class, in order.
    ///
    /// - Parameter property: nil for the property named 'router'.
    public func assignments(toRouter property: DeclarationID?, of type: TypeID) -> [NodeReference] {
        routerAssignments(for: type, property.map { declaration($0).name } ?? .routerMember)
    }

    /// The classes of interactors and their base classes that findings are reported for.
    public var interactorClasses: TypeList { self[Project.interactorClassList] }

    private static let interactorClassList = Query<WholeProject, TypeList>("interactorClasses") { project, _ in
        let classes = project.types(.interactor).filter { [.class, .actor].contains(project.symbols.types[$0.index].kind) }
        return TypeList(project.withBaseClasses(classes).filter { project.isReported($0) }.sorted(), of: project.symbols)
    }

    /// A router's type as a finding names it.
    public func routerName(_ type: TypeReference) -> String {
        switch type {
        case .nominal(let nominal, _): symbols.qualifiedName(nominal)
        case .library(let framework, _): symbols.libraryType(framework).name
        case .unresolved(let name), .known(let name, _): text(name)
        default: LibraryModels.anyRouter
        }
    }

    /// The classes that a value of a router's type may be of: the class, or those that conform to the protocol.
    public func classes(ofRouter type: TypeReference) -> [TypeID] {
        guard let nominal = type.nominal else { return [] }
        if symbols.types[nominal.index].kind == .class { return [nominal] }
        return conformers(of: nominal).filter { symbols.types[$0.index].kind == .class && isReported($0) }
    }

    /// Where `weak ` can be inserted without another edit: before the introducer of a `var` of optional type that is alone in its
    /// declaration, has no initial value but nil, and no wrapper; nil for other properties.
    public func weakInsertion(for property: DeclarationID) -> Site? {
        let declared = declaration(property)
        let outline = files[property.file].outline
        guard declared.kind == .variable, declared.modifiers.isDisjoint(with: [.lazy, .destructured]), let type = declared.type,
            outline.isOptional(type), declared.value.map({ outline.isNil($0) }) ?? true, !isWrapped(property)
        else { return nil }
        return outline.isDeclaredAlone(property.index) ? Site(FileID(property.file), ByteRange(declared.introducer, declared.introducer)) : nil
    }

    /// Whether an attribute may be a property wrapper: all but those of the language and global actors.
    private func isWrapped(_ property: DeclarationID) -> Bool {
        let outline = files[property.file].outline
        return outline.nodes(in: declaration(property).attributes).contains { attribute in
            let name = outline.nodes[Int(attribute)].name
            let isUpper = names.utf8(name).first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? true
            return isUpper && !name.isMainActor && !name.isOutletAttribute
        }
    }
}

/// A stored property of an interactor's class that may keep a router alive.
struct StoredRouterCandidate: Equatable, Sendable {
    let property: DeclarationID
    let name: Name
    /// What it keeps by its type; nil where its name may say that it keeps a router.
    let router: TypeReference?
    /// Whether the router is its type, not something in it.
    let isClassBound: Bool

    /// Those of a class.
    static let query = Query<TypeID, [StoredRouterCandidate]>("storedRouterCandidates") { project, type in
        let kept = StrongReferences(project)
        return project.ownMembers(of: type).compactMap { StoredRouterCandidate($0, kept, project) }
    }

    private init?(_ property: DeclarationID, _ kept: StrongReferences, _ project: Project) {
        let declared = project.declaration(property)
        guard StrongReferences.isStored(declared),
            project.files[property.file].kind == .source,
            !kept.isWeak(property)
        else { return nil }
        let written = project.type(of: property)
        router = kept.router(keptBy: written, seenFrom: property.file)
        guard router != nil || declared.name == .routerMember else { return nil }
        self.property = property
        name = declared.name
        isClassBound = router != nil && kept.router(among: written, seenFrom: property.file) != nil
    }
}

extension Outline {
    /// Whether no other variable has the same `var` before it. Those of one statement stand together, but for what their values declare.
    fileprivate func isDeclaredAlone(_ variable: Int) -> Bool {
        let introducer = declarations[variable].introducer
        let next = Int(declarations[variable].next)
        if next < declarations.count, declarations[next].introducer == introducer { return false }
        return declarations[..<variable].last { $0.introducer <= introducer }?.introducer != introducer
    }

    /// Whether a `type` node is an optional's, in any spelling; one behind an alias is not seen.
    fileprivate func isOptional(_ type: NodeID) -> Bool {
        let node = nodes[Int(type)]
        if !node.flags.isDisjoint(with: [.optional, .implicitlyUnwrapped]) { return true }
        var parts = children(of: type)
        guard let part = parts.next(), parts.next() == nil else { return false }
        switch nodes[Int(part)].kind {
        case .type: return isOptional(part)
        case .typeName: return nodes[Int(part)].name == .Optional
        case .tupleType:
            var elements = children(of: part)
            guard let element = elements.next(), elements.next() == nil, nodes[Int(element)].kind == .type else { return false }
            return isOptional(element)
        default: return false
        }
    }

    fileprivate func isNil(_ expression: NodeID) -> Bool {
        let end = nodes[Int(expression)].next
        return end == expression + 3 && nodes[Int(expression) + 2].kind == .literal && nodes[Int(expression) + 2].detail == Node.Literal.nil.rawValue
    }
}
