import RIBModel
import SourceText

/// A stored property that keeps a part of a RIB where none belongs.
struct KeptPart: Sendable, Equatable {
    let property: DeclarationID
    let role: Role
    /// The type of the part.
    let type: TypeReference
    let standing: Standing

    enum Standing: Sendable, Equatable {
        case strong
        case weak
        /// The class's initializer gets the component of another RIB.
        case passed
    }
}

/// A closure that is to create a component, and returns one that is kept.
struct ReusedComponent: Sendable, Equatable {
    /// The last name of the returned expression.
    let place: NodeReference
    /// The property that keeps the component.
    let property: DeclarationID
    let code: DeclarationID
}

extension Project {
    /// The stored properties of a builder's own class that hold components, routers and interactors, in order.
    func keptParts(ofBuilder builder: TypeID) -> [KeptPart] { self[Project.keptPartsOfBuilder, builder] }

    private static let keptPartsOfBuilder = Query<TypeID, [KeptPart]>("keptPartsOfBuilder") { project, builder in
        project.storedProperties(of: builder).compactMap { property in
            guard !project.isStatic(property.declaration), project.isSource(property.declaration) else { return nil }
            for part in property.type.elements.flatMap(\.constituents) {
                guard let role = project.builtRole(part) else { continue }
                let isFree = project.strength(of: property.declaration) != .strong
                let isPassed = role == .component && project.takes(part, inInitializersOf: builder)
                return KeptPart(
                    property: property.declaration, role: role, type: part,
                    standing: isFree ? .weak : isPassed ? .passed : .strong)
            }
            return nil
        }
    }

    /// The closures in a type's own code that builders run for a component of their own, and that return a kept one.
    func reusedComponents(in type: TypeID) -> [ReusedComponent] { self[Project.reusedComponentsOfType, type] }

    private static let reusedComponentsOfType = Query<TypeID, [ReusedComponent]>("reusedComponents") { project, type in
        let names = project[componentizedBuilders]
        guard !names.isEmpty else { return [] }
        return project.ownMembers(of: type).flatMap { member -> [ReusedComponent] in
            guard project.isSource(member), project.hasCode(member), project.mentions(names, member) else { return [] }
            return project.body(of: member).constructions.compactMap { created in
                guard project.reaches(created.type, where: { $0.traits.contains(.makesComponent) }),
                    let closure = created.call.closures.first,
                    let chain = closure.value?.plainChain, let last = chain.last, last.isName,
                    let property = project.keptComponent(last, in: chain)
                else { return nil }
                return ReusedComponent(place: last.place, property: property, code: member)
            }
        }
    }

    /// The names in a type's own code with which closures return a component to builders, in order.
    func returnedComponents(in type: TypeID) -> [NodeReference] {
        let names = self[Project.componentizedBuilders]
        return ownMembers(of: type).filter { hasCode($0) && mentions(names, $0) }.flatMap { member in
            body(of: member).constructions.compactMap { created in
                guard reaches(created.type, where: { $0.traits.contains(.makesComponent) }) else { return nil }
                return created.call.closures.first?.value?.plainChain?.last?.place
            }
        }
    }

    private static let componentizedBuilders = Query<WholeProject, NameSet>("componentizedBuilders") { project, _ in
        NameSet(
            project.types(.builder).filter { type in project.reaches(type) { $0.traits.contains(.makesComponent) } }
                .map { project.plainName(of: $0) })
    }

    /// The property of the project that a name denotes, if it keeps a component's object.
    private func keptComponent(_ element: ChainElement, in chain: Chain) -> DeclarationID? {
        let owner: TypeID?
        if element.kind == .identifier {
            guard !element.isLocal else { return nil }
            owner = chain.body.home.type
        } else {
            owner = chain.before(element).type.nominal
        }
        guard let owner, let property = firstProperty(element.name, of: owner, from: element.body.file),
            !isRequirement(property),
            type(of: property).constituents.contains(where: { builtRole($0) == .component })
        else { return nil }
        if isStored(property) { return isStatic(property) ? nil : property }
        guard let around = type(around: property), roles.has(around, .component) else { return nil }
        return componentMembers(of: around).contains { $0.declaration == property && $0.lifetime == .shared }
            ? property : nil
    }

    /// The role of a type that a builder is to create anew each time: a component's class, a router or an interactor.
    private func builtRole(_ type: TypeReference) -> Role? {
        switch type {
        case .nominal(let nominal, _):
            if roles.has(nominal, .component) {
                // An empty component is the dependency of the root.
                let isMade = !isProtocol(nominal) && reaches(nominal) { $0.traits.contains(.componentBase) }
                return isMade ? .component : nil
            }
            return [.router, .interactor].first { roles.has(nominal, $0) && !roles.has(nominal, .builder) }
        case .library(let number, _):
            let role = libraryRole(number)
            return role == .router || role == .interactor ? role : nil
        default: return nil
        }
    }

    private func takes(_ type: TypeReference, inInitializersOf owner: TypeID) -> Bool {
        guard let wanted = type.nominal else { return false }
        return classes(of: owner).contains { above in
            ownMembers(of: above).contains { member in
                isInitializer(member) && parameterTypes(of: member).contains { $0.nominal == wanted }
            }
        }
    }

    /// The classes whose code may pass a builder a closure that creates its component, in order.
    var componentCreators: [TypeID] {
        let all = [.builder, .component, .router].flatMap { types($0) }
        return all.filter { isClassOrActor($0) }.sortedWithoutRepetitions
    }
}

extension TypeReference {
    /// The types of the elements of collections and tuples; otherwise the type itself.
    fileprivate var elements: [TypeReference] {
        switch self {
        case .collection(let element): element.elements
        case .tuple(let elements): elements.flatMap(\.elements)
        default: [self]
        }
    }
}
