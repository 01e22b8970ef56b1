import SourceText
import SwiftOutline

/// What a builder's code makes, and what it passes to child builders: its build functions, and its own functions that they call.
///
/// Each property reads the code again.
public struct BuilderCode {
    public let builder: TypeID
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

    /// Whether it descends from a base class of the framework. Else it only conforms to its protocol.
    public var hasBase: Bool { project.reaches(builder) { $0.isClass && $0.role == .builder } }

    /// The build functions, in order.
    public var buildFunctions: [DeclarationID] { bodies.own.map(\.home.declaration) }

    /// Bodies with what they make.
    private var pairs: [(code: FunctionBody, made: [Construction])] { Array(zip(bodies.all, constructions)).map { ($0, $1) } }

    // MARK: What is made

    /// The first router or interactor that it makes; nil for a builder that delegates to others.
    public var made: Made? {
        for (code, made) in pairs {
            guard let first = made.first(where: { isObject($0.type, [.router, .interactor], code) }) else { continue }
            return Made(place: NodeReference(file: code.file, node: first.place), type: name(first.type))
        }
        return nil
    }

    /// Whether a type is a class with one of the roles, whatever its name may mean from there.
    func isObject(_ type: TypeReference, _ roles: [Role], _ code: FunctionBody) -> Bool {
        switch type {
        case .library(let framework, _):
            let framework = project.symbols.libraryType(framework)
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
        case .library(let framework, _): project.symbols.libraryType(framework).name
        case .known(let name, _), .unresolved(let name): project.text(name)
        default: ""
        }
    }

    /// Whether its router launches the app, or its RIB needs nothing from a parent.
    public var isRoot: Bool {
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

    /// The component classes whose dependency is the builder's, in order.
    public var components: [TypeID] {
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

    /// Arguments of child builders that are the builder's own dependency, or that of a component.
    public var dependencyArguments: [ChildArgument] {
        childDependencies.compactMap { code, child, value in
            rawDependency(value, code).map { argument(child, $0, code, needs: nil) }
        }
    }

    /// Arguments of child builders that are empty components, where the child's dependency protocol has requirements.
    public var emptyArguments: [ChildArgument] {
        childDependencies.compactMap { code, child, value in
            guard case .library(let framework, _) = typeOf(value, code),
                project.symbols.libraryType(framework).isEmptyComponent,
                let nominal = child.nominal, let needs = dependencyType(of: nominal).flatMap(requiring),
                let place = lastName(value, code)
            else { return nil }
            return argument(child, place, code, needs: needs)
        }
    }

    /// All arguments of child builders.
    public var childArguments: [ChildArgument] {
        childDependencies.compactMap { code, child, value in
            lastName(value, code).map { argument(child, $0, code, needs: nil) }
        }
    }

    private func lastName(_ value: NodeID, _ code: FunctionBody) -> NodeID? {
        (value..<code.node(value).next).last { [.identifier, .member, .implicitMember].contains(code.kind($0)) }
    }

    /// The type of an expression, also of a lone `.init()`.
    private func typeOf(_ expression: NodeID, _ code: FunctionBody) -> TypeReference {
        let type = project.type(ofExpression: expression, in: code.home)
        guard type == .unknown, let chain = code.loneChain(expression) else { return type }
        return project.constructions(inChain: chain, code).last?.type ?? .unknown
    }

    private func argument(_ child: TypeReference, _ place: NodeID, _ code: FunctionBody, needs: TypeID?) -> BuilderCode.ChildArgument {
        BuilderCode.ChildArgument(
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
