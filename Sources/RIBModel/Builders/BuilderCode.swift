import SourceText

/// The objects that a builder's code creates, and the arguments that it passes to child builders. The code is that of
/// its build functions and of its own functions that they call.
///
/// Each property analyzes the code again.
public struct BuilderCode {
    public let builder: TypeID
    package let project: Project
    /// The build functions, in order.
    public let buildFunctions: [DeclarationID]
    package let bodies: [FunctionBody]
    /// The objects that the code creates, in order.
    let constructions: [Construction]
    /// The builders of children among the created objects.
    let childBuilders: [Construction]
    /// The same, then the builders of children that the builder keeps: its initializers and the values of its
    /// properties create them.
    package let allChildBuilders: [Construction]
    /// All component classes, by their dependency.
    let componentClasses: [TypeID: [TypeID]]

    init(_ builder: TypeID, _ project: Project, _ componentClasses: [TypeID: [TypeID]]) {
        self.builder = builder
        self.componentClasses = componentClasses
        self.project = project
        buildFunctions = Array(project[BuilderBodies.query, builder].own)
        bodies = project.bodies(ofBuilder: builder)
        constructions = bodies.flatMap(\.constructions)
        childBuilders = constructions.filter { project.isObject($0.type, .ofBuilders, from: $0.file) }
        allChildBuilders =
            childBuilders
            + BuilderCode.keptChildBuilders(builder, besides: bodies, project)
    }

    /// Whether it inherits from a base class of the framework; otherwise it only conforms to a protocol of it.
    public var hasBase: Bool { project.reaches(builder) { $0.isClass && $0.role == .builder } }

    /// The first router or interactor that the code creates; nil for a builder that delegates to others.
    public var made: Made? {
        let first = constructions.first { project.isObject($0.type, .ofRIBObjects, from: $0.file) }
        return first.map { Made(place: $0.name.place, type: name($0.type)) }
    }

    func name(_ type: TypeReference) -> String {
        switch type {
        case .nominal(let nominal, _): project.symbols.qualifiedName(nominal)
        case .library(let framework, _): project.symbols.libraryType(framework).name
        case .known(let name, _), .unresolved(let name): project.text(name)
        default: ""
        }
    }

    /// Whether its router is a launch router, or its RIB has no dependency.
    public var isRoot: Bool {
        if let needed = project.dependencyType(of: builder),
            project.reaches(needed, where: { $0.traits.contains(.isEmpty) })
        {
            return true
        }
        return constructions.contains { project.reaches($0.type) { $0.traits.contains(.launches) } }
    }

    /// The component classes with the same dependency as the builder, in order.
    public var components: [TypeID] {
        project.dependencyType(of: builder)?.nominal.flatMap { componentClasses[$0] } ?? []
    }

    // MARK: Child builders

    /// The builders of children that a builder's initializers and the values of its properties create.
    private static func keptChildBuilders(
        _ builder: TypeID, besides bodies: [FunctionBody], _ project: Project
    ) -> [Construction] {
        var result: [Construction] = []
        for member in project.ownMembers(of: builder) where project.isInitializer(member) || project.isProperty(member)
        {
            let isBuildCode = bodies.contains { $0.home.declaration == member }
            guard project.isSource(member), project.hasCode(member), !isBuildCode else { continue }
            for created in project.body(of: member).constructions
            where project.isObject(created.type, .ofBuilders, from: created.file) { result.append(created) }
        }
        return result
    }

    /// Whether a member's code runs when the RIB is built.
    public func isBuildCode(_ member: DeclarationID) -> Bool { bodies.contains { $0.home.declaration == member } }

    /// Arguments of child builders that are the builder's own dependency, or that of a component.
    public var dependencyArguments: [ChildArgument] {
        allChildBuilders.compactMap { child in
            guard let value = child.dependency, isDependency(value) else { return nil }
            return argument(of: child, value)
        }
    }

    /// Arguments of child builders that are empty components although the child's dependency protocol has requirements.
    public var emptyArguments: [ChildArgument] {
        allChildBuilders.compactMap { child in
            guard let value = child.dependency, project.isEmptyComponent(value.typeWithInitializer),
                let builder = child.type.nominal,
                let needs = project.dependencyType(of: builder).flatMap({ project.protocolWithRequirements($0) })
            else { return nil }
            return argument(of: child, value, needs: needs)
        }
    }

    /// All arguments of child builders.
    public var childArguments: [ChildArgument] {
        allChildBuilders.compactMap { child in child.dependency.flatMap { argument(of: child, $0) } }
    }

    /// Nil if the argument contains no name.
    private func argument(of child: Construction, _ value: Expression, needs: TypeID? = nil) -> ChildArgument? {
        value.lastNamePlace.map {
            ChildArgument(body: child.call.body.home.declaration, place: $0, child: name(child.type), needs: needs)
        }
    }
}

extension Construction {
    /// The `dependency:` argument of a builder.
    package var dependency: Expression? { call.value(labeled: .dependencyMember) }
}

extension Expression {
    /// The last name anywhere in the expression.
    fileprivate var lastNamePlace: NodeReference? {
        var last: NodeReference?
        for part in nodes {
            switch part.kind {
            case .identifier, .member, .implicitMember: last = part.place
            default: break
            }
        }
        return last
    }

    /// The type; also for a bare `.init()`.
    fileprivate var typeWithInitializer: TypeReference {
        let type = type
        guard type == .unknown, let chain else { return type }
        var created = TypeReference.unknown
        for call in chain.calls { created = call.construction?.type ?? created }
        return created
    }
}

extension Project {
    /// Whether every type that a name may denote in a file is a class with one of the roles.
    func isObject(_ type: TypeReference, _ roles: Roles.RoleSet, from file: Int) -> Bool {
        switch type {
        case .library(let number, _):
            let type = symbols.libraryType(number)
            return type.isClass && type.role.map { roles.contains(.of($0)) } ?? false
        default:
            let meanings = symbols.meanings(of: type, in: file)
            return meanings?.allSatisfy { self.roles.has($0, anyOf: roles) && isClassOrActor($0) } ?? false
        }
    }

    func isEmptyComponent(_ type: TypeReference) -> Bool {
        guard case .library(let number, _) = type else { return false }
        return symbols.libraryType(number).isEmptyComponent
    }

    /// The type of a builder's dependency: the generic argument of its base class, or its initializer's parameter.
    package func dependencyType(of builder: TypeID) -> TypeReference? {
        if let argument = arguments(of: builder, to: .builderBase)?.first { return argument }
        for initializer in members(Name.`init`, of: builder, from: file(of: builder)) {
            for parameter in body(of: initializer).parameters where parameter.name == .dependencyMember {
                return parameter.type
            }
        }
        return nil
    }

    /// The protocol of the project, among those that a type is or refines, that has requirements.
    fileprivate func protocolWithRequirements(_ type: TypeReference) -> TypeID? {
        for case .nominal(let nominal, _) in type.constituents {
            for type in hierarchy.ancestors[nominal.index] where isProtocol(type) && declaresRequirement(type) {
                return type
            }
        }
        return nil
    }
}
