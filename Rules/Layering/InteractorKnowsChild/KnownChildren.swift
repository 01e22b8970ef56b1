import RIBModel
import SourceText

/// A place where an interactor refers to the router or the interactor of one of its children.
struct KnownChild: Sendable, Equatable {
    let place: Place
    /// The member of the interactor that is the property, or has the code.
    let member: DeclarationID
    /// The type that is referred to, and the class of the child that it represents.
    let type: TypeID
    let child: TypeID

    enum Place: Sendable, Hashable {
        case property(DeclarationID)
        /// A stored property that owns a router.
        case ownedRouter(DeclarationID)
        /// A `let` or `var` in code.
        case variable(DeclarationID)
        case binding(NodeReference)
        case cast(NodeReference)
        case test(NodeReference)
    }

    /// Those of an interactor's class, properties first, then in the order of members.
    fileprivate static let query = Query<TypeID, [KnownChild]>("knownChildren") { project, interactor in
        project.references(of: interactor, to: project[ChildTypes.query, interactor])
    }
}

/// The types of the routers and interactors of an interactor's children: their classes, and their own protocols.
struct ChildTypes: Sendable, Equatable {
    /// By type, the class of the child.
    private(set) var classes: [TypeID: TypeID] = [:]

    fileprivate static let query = Query<TypeID, ChildTypes>("childTypes") { project, interactor in
        ChildTypes(interactor, project)
    }

    private init(_ interactor: TypeID, _ project: Project) {
        let routers = project.routers(over: interactor)
        let ribs = routers.flatMap { project.tree.edges(from: $0) }.flatMap(\.child.ribs)
        let listened = project.ancestors(of: interactor).filter { project.isProtocol($0) }
            .flatMap { project[ChildTypes.interactorsByListener, at: $0] }
            .filter { !project.areRelated($0, interactor) }
        guard !ribs.isEmpty || !listened.isEmpty else { return }
        let own = project.partsOfOwnRIB(interactor, routers)
        for rib in ribs {
            add(rib.router, .router, except: own, project)
            if let child = rib.interactor { add(child, .interactor, except: own, project) }
        }
        for child in listened {
            add(child, .interactor, except: own, project)
            for router in project.routers(over: child) { add(router, .router, except: own, project) }
        }
    }

    /// Every router and interactor of a project, and their protocols.
    fileprivate static let allParts = Query<WholeProject, ChildTypes>("routersAndInteractors") { project, _ in
        ChildTypes(project.types(.router) + project.types(.interactor))
    }

    private init(_ parts: [TypeID]) {
        for type in parts { classes[type] = type }
    }

    private mutating func add(_ child: TypeID, _ role: Role, except own: Set<TypeID>, _ project: Project) {
        for type in project.ancestors(of: child)
        where type == child || project.isProtocol(type) && project.roles.has(type, role) {
            if !own.contains(type), classes[type] == nil { classes[type] = child }
        }
    }

    /// By the protocol of the listener, the classes of interactors with such a listener, in order.
    private static let interactorsByListener = Query<WholeProject, Groups<TypeID, TypeID>>(
        index: "interactorsByListener"
    ) { project in
        Groups(
            project.interactorClasses.types.flatMap { interactor in
                project[listenersOf, interactor].map { ($0, interactor) }
            })
    }

    /// The types of an interactor's listeners.
    private static let listenersOf = Query<TypeID, [TypeID]>("listenersOfInteractor") { project, interactor in
        project.ownMembers(of: interactor).filter { property in
            project.isProperty(property) && project.name(of: property).isListenerOfAnyObject
        }.flatMap { project.type(of: $0).constituents.compactMap(\.nominal) }
    }

    /// The type of a child that a type is or contains: an element, an argument or a part of it.
    func part(of type: TypeReference, depth: Int = 0) -> (type: TypeID, child: TypeID)? {
        guard depth < 4 else { return nil }
        for part in type.constituents {
            switch part {
            case .nominal(let nominal, let arguments):
                if let child = classes[nominal] { return (nominal, child) }
                if let found = self.part(among: arguments, depth) { return found }
            case .known(_, let arguments), .tuple(let arguments):
                if let found = self.part(among: arguments, depth) { return found }
            case .collection(let element):
                if let found = self.part(of: element, depth: depth + 1) { return found }
            default: continue
            }
        }
        return nil
    }

    private func part(among types: [TypeReference], _ depth: Int) -> (type: TypeID, child: TypeID)? {
        for type in types {
            if let found = part(of: type, depth: depth + 1) { return found }
        }
        return nil
    }

    /// The variables, bindings, casts and tests in code that refer to a child; each binding once.
    func uses(in body: FunctionBody) -> [KnownChild] {
        let member = body.home.declaration
        var result: [KnownChild] = []
        var bound: [BodyExtent] = []
        func add(_ place: KnownChild.Place, _ type: TypeReference) -> Bool {
            guard let (type, child) = part(of: type) else { return false }
            result.append(KnownChild(place: place, member: member, type: type, child: child))
            return true
        }
        for binding in body.optionalBindings {
            guard let value = binding.value, value.isFromElsewhere else { continue }
            if add(.binding(binding.place), LocalDeclaration.optionalBinding(binding).type) {
                bound.append(binding.extent)
            }
        }
        for binding in body.bindings {
            guard binding.count == 1, let variable = binding.variable, binding.value?.isFromElsewhere == true else {
                continue
            }
            if add(.variable(variable.declaration), LocalDeclaration.variable(variable).type) {
                bound.append(binding.extent)
            }
        }
        for cast in body.casts where !bound.contains(where: { $0.contains(cast) }) {
            guard let place = cast.typePlace else { continue }
            _ = add(cast.isTest ? .test(place) : .cast(place), cast.type)
        }
        return result
    }
}

extension Expression {
    /// Whether the value is not just a property or a local, which has been bound before.
    fileprivate var isFromElsewhere: Bool {
        guard let chain = plainChain else { return true }
        return chain.onlyName == nil && chain.leadingNames.dropFirst().contains { _ in true } || chain.makesCall
    }
}

/// A place where an interactor refers to a type that is not known to be the router or the interactor of a child.
struct KnownPart: Sendable, Equatable {
    let place: KnownChild.Place
    let type: TypeID
    let relation: Relation

    enum Relation: Sendable, Equatable {
        /// A router or an interactor of the interactor's own RIB, which a child may share.
        case ownRIB
        /// Another router or interactor.
        case otherRIB
        /// The type of a stored property that is neither.
        case noPart
    }

    fileprivate static let query = Query<TypeID, [KnownPart]>("knownParts") { project, interactor in
        let children = Set(project.knownChildren(of: interactor).map(\.place.withoutOwner))
        let own = project.partsOfOwnRIB(interactor, project.routers(over: interactor))
        let parts = project.references(of: interactor, to: project[ChildTypes.allParts]).map { known in
            let relation: Relation = own.contains(known.type) ? .ownRIB : .otherRIB
            return KnownPart(place: known.place.withoutOwner, type: known.type, relation: relation)
        }
        let named = children.union(parts.map(\.place))
        let others = project.storedProperties(of: interactor).compactMap { stored -> KnownPart? in
            guard project.isSource(stored.declaration), !named.contains(.property(stored.declaration)),
                let type = stored.type.constituents.lazy.compactMap(\.nominal).first
            else { return nil }
            return KnownPart(place: .property(stored.declaration), type: type, relation: .noPart)
        }
        return parts.filter { !children.contains($0.place) } + others
    }
}

extension KnownChild.Place {
    /// A property, whether or not it owns the router.
    fileprivate var withoutOwner: KnownChild.Place {
        if case .ownedRouter(let property) = self { .property(property) } else { self }
    }
}

extension Project {
    /// The references of an interactor's class to its children, in order.
    func knownChildren(of interactor: TypeID) -> [KnownChild] { self[KnownChild.query, interactor] }

    /// The references of an interactor's class to other routers and interactors, and its other stored properties.
    func knownParts(of interactor: TypeID) -> [KnownPart] { self[KnownPart.query, interactor] }

    /// The types of an interactor and its routers, with the protocols that these conform to.
    fileprivate func partsOfOwnRIB(_ interactor: TypeID, _ routers: ArraySlice<TypeID>) -> Set<TypeID> {
        Set(ancestors(of: interactor) + descendants(of: interactor))
            .union(routers.flatMap { ancestors(of: $0) })
    }

    /// The references of an interactor's class to some types, properties first, then in the order of members.
    fileprivate func references(of interactor: TypeID, to types: ChildTypes) -> [KnownChild] {
        guard !types.classes.isEmpty else { return [] }
        var result: [KnownChild] = []
        for stored in storedProperties(of: interactor) where isSource(stored.declaration) {
            guard let (type, child) = types.part(of: stored.type) else { continue }
            let isOwned =
                router(ownedBy: stored.declaration, of: interactor) != nil
                && strength(of: stored.declaration) == .strong
            result.append(
                KnownChild(
                    place: isOwned ? .ownedRouter(stored.declaration) : .property(stored.declaration),
                    member: stored.declaration, type: type, child: child))
        }
        let names = names(leadingTo: types)
        for member in ownMembers(of: interactor) where isSource(member) && hasReadBody(member) {
            guard mentions(names, inCodeOrTypesOf: member) else { continue }
            result += types.uses(in: body(of: member))
        }
        return result
    }

    /// The names of some types, and of the members of routers and interactors whose results are of such a type.
    fileprivate func names(leadingTo types: ChildTypes) -> NameSet {
        NameSet(types.classes.keys.map { plainName(of: $0) }).union(self[Project.namesOfPartMembers])
    }

    /// The names of the members of routers and interactors, and of their protocols, whose type is written as that of a
    /// router or an interactor.
    private static let namesOfPartMembers = Query<WholeProject, NameSet>("namesOfPartMembers") { project, _ in
        NameSet(project.answers(namesOfMembers, project.types(.router) + project.types(.interactor)))
    }

    /// Those of a router or an interactor.
    private static let namesOfMembers = Query<TypeID, [Name]>("namesOfMembersOfPart") { project, type in
        let names = project[namesOfParts]
        return project.ownMembers(of: type).filter { member in
            (project.isProperty(member) || project.isFunction(member))
                && project.writtenType(of: member, mentions: names)
        }.map { project.name(of: $0) }
    }

    private static let namesOfParts = Query<WholeProject, NameSet>("namesOfRoutersAndInteractors") { project, _ in
        NameSet((project.types(.router) + project.types(.interactor)).map { project.plainName(of: $0) })
    }
}
