public import SourceText
import SwiftOutline

/// A stored property of an interactor's class, or of a base of one, that keeps a router alive.
public struct StoredRouter: Equatable, Sendable {
    /// The class that declares it.
    public let interactor: TypeID
    public let property: DeclarationID
    /// The router's type as the declaration has it.
    public let routerName: String
    /// That type, where it is one of the project.
    public let router: TypeID?
    public let evidence: Evidence
    /// Where `weak ` can be inserted and nothing else has to change: the variable's introducer.
    public let weakSpot: Site?
}

/// What shows that a class's router is one, and that it owns the interactor.
public struct Evidence: Equatable, Sendable {
    /// The router's classes, in order.
    public let classes: [TypeID]
    /// Places where a router or a builder gives the interactor its router.
    public let assignments: [NodeReference]
}

/// A property of an interactor's class that keeps no router alive.
public struct RouterlessProperty: Sendable {
    public let property: DeclarationID
    public let defence: Defence

    public enum Defence: Sendable {
        case computed
        /// By a modifier, whose word it is, or by a wrapper, whose name it is.
        case weak(String), wrapped(String)
        /// Its type, and whether that is neither of the project nor known.
        case noRouter(TypeReference, isUnresolved: Bool)
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
        guard kept.isStored(declared),
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

extension StoredRouter {
    /// Those of a class.
    fileprivate static let query = Query<TypeID, [StoredRouter]>("storedRouters") { project, type in
        project[StoredRouterCandidate.query, type].compactMap { candidate in
            guard let router = candidate.router ?? project.namedRouter(candidate.property, of: type) else { return nil }
            return StoredRouter(
                interactor: type, property: candidate.property, routerName: project.routerName(router), router: router.nominal,
                evidence: Evidence(
                    classes: project.routerClasses(router), assignments: project.routerAssignments(for: type, candidate.name)),
                weakSpot: candidate.isClassBound ? project.weakSpot(candidate.property) : nil)
        }
    }
}

extension Project {
    /// The stored properties by which interactors keep routers alive, in order of files; also the others, if those are of interest.
    public func storedRouters(_ interest: Interest) -> [Judgement<StoredRouter, RouterlessProperty>] {
        let owners = interactorClasses.types
        let stored = answers(StoredRouter.query, owners)
        var judged: [(property: DeclarationID, judgement: Judgement<StoredRouter, RouterlessProperty>)] = []
        judged = stored.map { ($0.property, .breach($0)) }
        if interest == .everything {
            let kept = StrongReferences(self)
            let breaches = Set(stored.map(\.property))
            for member in owners.flatMap({ ownMembers(of: $0) }) where !breaches.contains(member) {
                if let defence = defence(of: member, kept) {
                    judged.append((member, .pass(RouterlessProperty(property: member, defence: defence))))
                }
            }
        }
        return judged.sorted { $0.property < $1.property }.map(\.judgement)
    }

    /// The classes of interactors and their base classes, as far as they are to be reported on.
    var interactorClasses: TypeList { self[Project.interactorClassList] }

    private static let interactorClassList = Query<WholeProject, TypeList>("interactorClasses") { project, _ in
        let classes = project.types(.interactor).filter { [.class, .actor].contains(project.symbols.types[$0.index].kind) }
        return TypeList(project.withBaseClasses(classes).filter { project.isReported($0) }.sorted(), of: project.symbols)
    }

    /// What speaks for a property that keeps no router alive; nil for what is no property.
    private func defence(of property: DeclarationID, _ kept: StrongReferences) -> RouterlessProperty.Defence? {
        let declared = declaration(property)
        guard files[property.file].kind == .source, declared.kind == .variable || declared.kind == .constant else { return nil }
        guard kept.isStored(declared) else { return .computed }
        guard !kept.isWeak(property) else {
            let word = declared.modifiers.contains(.weak) ? "weak" : declared.modifiers.contains(.unowned) ? "unowned" : nil
            return word.map { .weak($0) } ?? .wrapped(kept.weakWrapper(of: property).map { text($0) } ?? "")
        }
        let written = type(of: property)
        return .noRouter(written, isUnresolved: written.isUnresolved)
    }

    func routerName(_ type: TypeReference) -> String {
        switch type {
        case .nominal(let nominal, _): symbols.qualifiedName(nominal)
        case .framework(let framework, _): symbols.frameworkType(framework).name
        case .unresolved(let name), .known(let name, _): text(name)
        default: LibraryModels.anyRouter
        }
    }

    /// The classes that a router's type stands for: itself, or those that conform to it.
    func routerClasses(_ type: TypeReference) -> [TypeID] {
        guard let nominal = type.nominal else { return [] }
        if symbols.types[nominal.index].kind == .class { return [nominal] }
        return conformers(of: nominal).filter { symbols.types[$0.index].kind == .class && isReported($0) }
    }

    /// The introducer of a plain `var` of optional type, alone in its declaration, with no initial value but nil.
    fileprivate func weakSpot(_ property: DeclarationID) -> Site? {
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
