import SourceText
import SwiftOutline

/// Reads a builder's bodies, and those of its own functions that they call.
struct BuilderReading {
    let builder: TypeID
    let project: Project
    let bodies: BuilderBodies
    /// What each body makes, in the order of `bodies.all`.
    let constructions: [[Construction]]
    /// All component classes by what they depend on.
    private let componentClasses: [TypeID: [TypeID]]

    init(_ builder: TypeID, _ project: Project, _ componentClasses: [TypeID: [TypeID]]) {
        self.builder = builder
        self.componentClasses = componentClasses
        self.project = project
        bodies = BuilderBodies(builder, project)
        constructions = bodies.all.map { project.constructions(in: $0) }
    }

    /// - Parameter hasFramework: whether the framework that makes it a builder has a base class for components.
    func account(hasFramework: Bool, _ interest: Interest) -> BuilderSummary {
        let made = self.made
        // A builder that makes nothing of a RIB's delegates: what it hands on is not looked at.
        let isBuilding = made != nil
        let children = isBuilding ? childDependencies : []
        return BuilderSummary(
            builder: builder, hasBase: project.reaches(builder) { $0.isClass && $0.role == .builder },
            hasUnresolvedSuperclass: project.hierarchy.hasUnresolvedSuperclass[builder.index], bodies: bodies.own.map(\.home.declaration), made: made,
            isRoot: isRoot, hasFramework: hasFramework, component: isBuilding ? component : nil, components: isBuilding ? components : [],
            rawDependencies: rawDependencies(of: children), emptyComponents: emptyComponents(of: children),
            unreadComponents: isBuilding ? bodies.all.indices.flatMap { unreadComponents(in: $0) } : [],
            childArguments: interest == .everything ? childArguments(of: children) : [])
    }

    /// Bodies with what they make.
    private var pairs: [(code: FunctionBody, made: [Construction])] { Array(zip(bodies.all, constructions)).map { ($0, $1) } }

    // MARK: What is made

    private var made: BuilderSummary.Made? {
        for (code, made) in pairs {
            guard let first = made.first(where: { isObject($0.type, [.router, .interactor], code) }) else { continue }
            return BuilderSummary.Made(place: NodeReference(file: code.file, node: first.place), type: name(first.type))
        }
        return nil
    }

    /// Whether a type is a class with one of the roles, whatever its name may mean from there.
    func isObject(_ type: TypeReference, _ roles: [Role], _ code: FunctionBody) -> Bool {
        switch type {
        case .framework(let framework, _):
            let framework = project.symbols.frameworkType(framework)
            return framework.isClass && framework.role.map { roles.contains($0) } ?? false
        case .nominal(let nominal, _):
            func isMeant(_ type: TypeID) -> Bool {
                [.class, .actor].contains(project.symbols.types[type.index].kind) && roles.contains { project.roles.has(type, $0) }
            }
            return isMeant(nominal) && project.symbols.equallyNear(nominal, to: code.file).allSatisfy(isMeant)
        default: return false
        }
    }

    func name(_ type: TypeReference) -> String {
        switch type {
        case .nominal(let nominal, _): project.symbols.qualifiedName(nominal)
        case .framework(let framework, _): project.symbols.frameworkType(framework).name
        case .known(let name, _), .unresolved(let name): project.text(name)
        default: ""
        }
    }

    private var isRoot: Bool {
        if let needed = dependencyType(of: builder), project.reaches(needed, where: { $0.traits.contains(.isEmpty) }) { return true }
        return constructions.joined().contains { project.reaches($0.type, where: { $0.traits.contains(.launches) }) }
    }

    /// What a builder is made with: the argument of its base class, or what its initializer takes.
    func dependencyType(of builder: TypeID) -> TypeReference? {
        if let argument = project.arguments(of: builder, to: .builderBase)?.first { return argument }
        for initializer in project.members(Name.`init`, of: builder) {
            let outline = project.files[initializer.file].outline
            let name = Name.dependencyMember
            for parameter in outline.nodes(in: project.declaration(initializer).parameters) where outline.nodes[Int(parameter)].name == name {
                guard let type = outline.children(of: parameter).first(where: { outline.nodes[Int($0)].kind == .type }) else { continue }
                return project.symbols.resolve(type, in: Scope(initializer))
            }
        }
        return nil
    }

    /// Component classes whose dependency is the builder's.
    private var components: [TypeID] {
        dependencyType(of: builder)?.nominal.flatMap { componentClasses[$0] } ?? []
    }

    // MARK: Child builders

    private typealias ChildDependency = (code: FunctionBody, child: TypeReference, value: NodeID)

    /// The `dependency:` of the child builders that are made.
    private var childDependencies: [ChildDependency] {
        pairs.flatMap { code, made in
            made.filter { isObject($0.type, [.builder], code) }.compactMap { construction in
                let argument = code.children(construction.call).first { code.node($0).name == .dependencyMember }
                return argument.flatMap { code.value(of: $0) }.map { (code, construction.type, $0) }
            }
        }
    }

    private func rawDependencies(of children: [ChildDependency]) -> [BuilderSummary.Handing] {
        children.compactMap { code, child, value in
            rawDependency(value, code).map { handing(child, $0, code, needs: nil) }
        }
    }

    private func emptyComponents(of children: [ChildDependency]) -> [BuilderSummary.Handing] {
        children.compactMap { code, child, value in
            guard case .framework(let framework, _) = typeOf(value, code), project.symbols.frameworkType(framework).isEmptyComponent,
                let nominal = child.nominal, let needs = dependencyType(of: nominal).flatMap(requiring)
            else { return nil }
            let place = (value..<code.node(value).next).last { [.identifier, .member, .implicitMember].contains(code.kind($0)) }
            return place.map { handing(child, $0, code, needs: needs) }
        }
    }

    /// All that child builders get.
    private func childArguments(of children: [ChildDependency]) -> [BuilderSummary.Handing] {
        children.compactMap { code, child, value in
            let place = (value..<code.node(value).next).last { [.identifier, .member, .implicitMember].contains(code.kind($0)) }
            return place.map { handing(child, $0, code, needs: nil) }
        }
    }

    /// The type of an expression, also of a lone `.init()`.
    private func typeOf(_ expression: NodeID, _ code: FunctionBody) -> TypeReference {
        let type = project.type(ofExpression: expression, in: code.home)
        guard type == .unknown, let chain = code.loneChain(expression) else { return type }
        return project.constructions(inChain: chain, code).last?.type ?? .unknown
    }

    private func handing(_ child: TypeReference, _ place: NodeID, _ code: FunctionBody, needs: TypeID?) -> BuilderSummary.Handing {
        BuilderSummary.Handing(
            body: code.home.declaration, place: NodeReference(file: code.file, node: place), child: name(child), needs: needs)
    }

    /// The protocol of the project, among those that a type is or refines, that requires something.
    private func requiring(_ type: TypeReference) -> TypeID? {
        type.constituents.compactMap(\.nominal).flatMap { project.hierarchy.ancestors[$0.index] }.first { hasRequirements($0) }
    }

    private func hasRequirements(_ type: TypeID) -> Bool {
        let entry = project.symbols.types[type.index]
        let outline = project.files[entry.declaration.file].outline
        return entry.kind == .protocol
            && outline.children(of: entry.declaration.index).contains {
                [.function, .variable, .subscript, .initializer].contains(outline.declarations[$0].kind)
            }
    }
}
