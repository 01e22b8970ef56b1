public import SourceText
import SwiftOutline

extension Project {
    /// The router classes that own an interactor, in order: those with a generic argument, or a parameter `interactor`
    /// of their initializer, that is the interactor's class or a protocol it conforms to.
    func routers(over interactor: TypeID) -> [TypeID] {
        let related = Set(hierarchy.ancestors[interactor.index]).union(descendants(of: interactor))
        return Set(related.flatMap { self[Project.routersByInteractorType, at: $0] ?? [] }).sorted()
    }

    /// Whether a type is a router class that owns an interactor.
    func isRouter(_ router: TypeID, over interactor: TypeID) -> Bool {
        guard isClass(router), roles.has(router, .router) else { return false }
        return self[Project.interactorTypes, router].contains { hierarchy.areRelated($0, interactor) }
    }

    /// The routers, in order, by the types of the project that they declare for their interactor.
    private static let routersByInteractorType = Query<WholeProject, [TypeID: [TypeID]]>(
        index: "routersByInteractorType"
    ) { project in
        var routers: [TypeID: [TypeID]] = [:]
        for router in project.routerClasses {
            for type in project[interactorTypes, router] { routers[type, default: []].append(router) }
        }
        return routers
    }

    /// The types of the project that a router declares for its interactor; several for a composition.
    private static let interactorTypes = Query<TypeID, [TypeID]>("interactorTypes") { project, router in
        project.interactorArguments(of: router).flatMap { $0.constituents.compactMap(\.nominal) }
    }

    /// The types by which a router declares its interactor: the generic argument, or the types of its initializers'
    /// `interactor`.
    private func interactorArguments(of router: TypeID) -> [TypeReference] {
        if let generic = arguments(of: router, to: .routerBase)?.first { return [generic] }
        return members(Name.`init`, of: router).flatMap { initializer -> [TypeReference] in
            let outline = files[initializer.file].outline
            let parameters = outline.nodes(in: declaration(initializer).parameters)
            return parameters.filter { outline.nodes[Int($0)].name == .interactorMember }.compactMap { parameter in
                let type = outline.children(of: parameter).first { outline.kind($0) == .type }
                return type.map { symbols.resolve($0, in: Scope(initializer)) }
            }
        }
    }

    /// The first initializer, declared by a router itself, that passes an interactor to `super.init`, and that call.
    public func interactorHandover(in router: TypeID) -> (initializer: DeclarationID, call: Site)? {
        for initializer in ownMembers(named: Name.`init`, of: router)
        where declaration(initializer).kind == .initializer {
            let code = body(of: initializer)
            for chain in code.nodes where code.kind(chain) == .chain {
                let elements = code.children(chain)
                guard elements.count == 3,
                    code.kind(elements[0]) == .superReference,
                    code.node(elements[1]).name == Name.`init`,
                    code.kind(elements[2]) == .call,
                    code.children(elements[2]).contains(where: { handsOnInteractor($0, code) })
                else { continue }
                return (initializer, extent(of: NodeReference(file: code.file, node: chain)))
            }
        }
        return nil
    }

    /// Whether an argument is `interactor: interactor`.
    private func handsOnInteractor(_ argument: NodeID, _ code: FunctionBody) -> Bool {
        guard code.node(argument).name == .interactorMember,
            let chain = code.value(of: argument).flatMap({ code.loneChain($0) }),
            let element = code.outline.loneElement(of: chain)
        else { return false }
        return code.node(element).name == .interactorMember
    }
}

extension TypeHierarchy {
    /// Whether an object of one type can be an instance of the other by their declarations: one descends from the
    /// other.
    func areRelated(_ one: TypeID, _ other: TypeID) -> Bool {
        ancestors[one.index].contains(other) || ancestors[other.index].contains(one)
    }
}
