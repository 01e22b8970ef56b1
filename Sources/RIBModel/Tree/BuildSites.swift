package import SourceText

/// The RIB that a call builds.
public enum Child: Sendable, Equatable {
    case rib(RIB)
    /// One of several: builder classes that conform to the same protocol.
    case oneOf([RIB])
    /// A builder that is not analyzed, or whose router is unknown.
    case unknown(NodeReference, builder: TypeID)

    public var ribs: [RIB] {
        switch self {
        case .rib(let rib): [rib]
        case .oneOf(let ribs): ribs
        case .unknown: []
        }
    }
}

extension Project {
    /// The child that a call builds, if its result contains a router; nil for any other call.
    ///
    /// The function decides: it belongs to a builder or to a protocol of builders, or is named like a build function,
    /// and its result is a router, or a tuple or structure with one.
    package func child(builtBy call: CallSite) -> Child? {
        guard mayBuild(call), let callee = call.callee, let receiver = call.receiver else { return nil }
        for part in receiver.type.constituents {
            guard let type = part.nominal, !roles.has(type, .router) else { continue }
            let functions = members(callee.name, of: type, from: callee.body.file).filter { isFunction($0) }
            let isBuilder = roles.has(type, .builder) || conformers(of: type).contains { roles.has($0, .builder) }
            guard isBuilder || functions.contains(where: isBuild) else { continue }
            let isRouter =
                functions.isEmpty
                ? buildsByBase(type)
                : functions.contains { hasRouter(self.type(of: $0)) }
            guard isRouter else { continue }
            let ribs = (isBuilder ? nil : ribs(builtBy: functions)) ?? self[Project.ribsBuilt, type]
            return ribs.count == 1 ? .rib(ribs[0]) : ribs.isEmpty ? .unknown(callee.place, builder: type) : .oneOf(ribs)
        }
        return nil
    }

    private static let ribsBuilt = Query<TypeID, [RIB]>("ribsBuilt") { project, builder in
        project.ribs(builtBy: builder, depth: 0)
    }

    /// The RIBs that functions of types that are not builders build by calls of others: of a component, of a protocol
    /// for one. None if one of them builds something that is not known; nil if they call no function that builds.
    private func ribs(builtBy functions: [DeclarationID]) -> [RIB]? {
        let bodies = functions.flatMap { function -> [DeclarationID] in
            guard !hasBody(function), let type = symbols.type(around: function), isProtocol(type) else {
                return [function]
            }
            let name = name(of: function)
            return conformers(of: type).compactMap { implementation(name, nil, of: $0, from: file(of: $0)) }
        }
        var result: [RIB]?
        for function in bodies where hasBody(function) {
            for call in body(of: function).calls {
                guard let child = child(builtBy: call) else { continue }
                if child.ribs.isEmpty { return [] }
                result = (result ?? []) + child.ribs
            }
        }
        return result?.withoutRepetitions
    }

    /// Whether a call may build, judging by its name.
    func mayBuild(_ call: CallSite) -> Bool {
        guard let callee = call.callee, callee.kind == .member else { return false }
        return mayBuild(callee.name)
    }

    /// Whether a function of that name may build. Rejects almost all other calls without resolving them.
    private func mayBuild(_ name: Name) -> Bool { namesOfBuildFunctions.contains(name) || isBuildName(name) }

    /// The names of functions of builders.
    package var namesOfBuildFunctions: NameSet { self[Project.buildFunctions] }

    private static let buildFunctions = Query<WholeProject, NameSet>("buildFunctions") { project, _ in
        NameSet(project.answers(buildFunctionsOfType, project.types(.builder)))
    }

    private static let buildFunctionsOfType = Query<TypeID, [Name]>("buildFunctionsOfType") { project, builder in
        project.ownMembers(of: builder).filter { project.isFunction($0) }.map { project.name(of: $0) }
    }

    /// Whether a type is a router's, or a tuple or structure with one.
    package func hasRouter(_ type: TypeReference) -> Bool {
        if case .tuple(let elements) = type { return elements.contains { isRouter($0) } }
        if isRouter(type) { return true }
        guard let nominal = type.nominal, isStruct(nominal) else { return false }
        return ownMembers(of: nominal).contains { isStored($0) && isRouter(self.type(of: $0)) }
    }

    /// Whether a builder inherits its build function from a class of the framework.
    private func buildsByBase(_ type: TypeID) -> Bool { reaches(type) { $0.traits.contains(.makesComponent) } }

    /// The RIBs that a builder, or the builders that conform to a protocol, build. A builder that creates no router
    /// forwards to others.
    private func ribs(builtBy builder: TypeID, depth: Int) -> [RIB] {
        guard depth < 4 else {
            note(.builders, at: NodeReference(file: symbols.types[builder.index].declaration.file, node: 0))
            return []
        }
        if isProtocol(builder) {
            let builders = conformers(of: builder).filter { isReported($0) }
            return builders.flatMap { ribs(builtBy: $0, depth: depth + 1) }.withoutRepetitions
        }
        let created = ribs(createdBy: builder)
        if !created.isEmpty { return created.withoutRepetitions }
        return bodies(ofBuilder: builder).flatMap { body in
            body.calls.flatMap { call -> [RIB] in
                guard mayBuild(call.name), let type = call.receiver?.type.nominal, type != builder else { return [] }
                return ribs(builtBy: type, depth: depth + 1)
            }
        }.withoutRepetitions
    }
}

extension [RIB] {
    /// One RIB for each router class.
    var withoutRepetitions: [RIB] {
        var seen: Set<TypeID> = []
        return filter { seen.insert($0.router).inserted }
    }
}
