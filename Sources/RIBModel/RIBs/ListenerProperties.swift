import SourceText

/// A property in which an interactor has its listener, and an interactor that the project creates.
public struct ListenerProperty: Sendable, Equatable {
    public let property: DeclarationID
    /// The class that is created: it declares or inherits the property.
    public let interactor: TypeID
    public let assignment: Assignment
    /// The places that create the interactor and after which nothing assigns the property, in the order of files; empty
    /// if it is or may be assigned after each.
    public let creations: [InteractorCreation]
    /// The first place that reads the property; nil if it may be assigned everywhere.
    public let use: NodeReference?
    /// Whether the listener's protocol requires anything.
    public let requiresAnything: Bool
    /// Whether all superclasses of the interactor are analyzed.
    public let isComplete: Bool

    fileprivate static let query = Query<TypeID, [ListenerProperty]>("listenerProperties") { project, interactor in
        guard !project.code(namingInteractor: interactor).isEmpty else { return [] }
        let passed = project[passedNames]
        return project.classes(of: interactor).flatMap { project.ownMembers(of: $0) }.compactMap { property in
            guard project.isListenerProperty(property, passed) else { return nil }
            return ListenerProperty(property, of: interactor, project)
        }
    }

    private init(_ property: DeclarationID, of interactor: TypeID, _ project: Project) {
        self.property = property
        self.interactor = interactor
        assignment = project.assignment(of: property, in: interactor)
        self.creations =
            switch assignment {
            case .never: project.creations(of: interactor).filter { project.isForRIB($0) }
            case .assigned: project.creations(of: interactor, notFollowedByAssignmentOf: property)
            case .unknown: []
            }
        use = self.creations.isEmpty ? nil : project.ownReads(of: property, in: interactor).first
        requiresAnything = project.type(of: property).constituents.contains { part in
            part.nominal.map { project.requiresAnything($0) } ?? false
        }
        isComplete = !project.hasAbsentCode(interactor)
    }

    /// The names of protocols without a role whose values build functions take.
    fileprivate static let passedNames = Query<WholeProject, NameSet>("typesPassedToBuilders") { project, _ in
        NameSet(project.answers(passedToBuilder, project.types(.builder)).map { project.symbols.types[$0.index].name })
    }

    private static let passedToBuilder = Query<TypeID, [TypeID]>("typesPassedToBuilder") { project, builder in
        project.ownMembers(of: builder).filter { project.isBuild($0) }
            .flatMap { project.parameterTypes(of: $0) }
            .flatMap { $0.constituents.compactMap(\.nominal) }
            .filter { project.isProtocol($0) && !project.roles.hasAny($0) }
    }
}

extension Project {
    /// The properties in which an interactor has its listener; empty if nothing creates the interactor.
    public func listenerProperties(of interactor: TypeID) -> [ListenerProperty] {
        self[ListenerProperty.query, interactor]
    }

    /// The properties in which an interactor that nothing creates would have its listener, in order.
    public func unusedListenerProperties(of interactor: TypeID) -> [DeclarationID] {
        guard code(namingInteractor: interactor).isEmpty else { return [] }
        let passed = self[ListenerProperty.passedNames]
        return ownMembers(of: interactor).filter { isListenerProperty($0, passed) }
    }

    /// The only parameter of the function that creates an interactor whose type is that of its listener property: the
    /// name in the function. Nil if there is none, or if there are several.
    public func parameter(for listener: ListenerProperty, at creation: InteractorCreation) -> String? {
        let wanted = type(of: listener.property).constituents.compactMap(\.nominal)
        let fitting = body(of: creation.code).parameters.filter { parameter in
            parameter.writtenType?.constituents.contains { part in
                part.nominal.map { own in wanted.contains { hierarchy.ancestors[own.index].contains($0) } } ?? false
            } ?? false
        }
        return fitting.count == 1 ? fitting.first.map { text($0.name) } : nil
    }

    /// - Parameter passed: the names of protocols whose values build functions take.
    fileprivate func isListenerProperty(_ property: DeclarationID, _ passed: NameSet) -> Bool {
        guard isVariable(property), !isStatic(property), isSource(property),
            !isComputed(property) || hasSetter(property)
        else { return false }
        let name = name(of: property)
        let isNamed = name.isListenerOfAnyObject || name == .delegateMember
        guard isNamed || writtenType(of: property, mentions: passed) else { return false }
        return type(of: property).constituents.contains { part in
            guard let nominal = part.nominal, isProtocol(nominal) else { return false }
            return isNamed || passed.contains(symbols.types[nominal.index].name)
        }
    }

    /// Whether a protocol or one that it refines in the project has a requirement.
    package func requiresAnything(_ type: TypeID) -> Bool {
        hierarchy.ancestors[type.index].contains { ownMembers(of: $0).contains { _ in true } }
    }

    /// Whether an interactor is created for a RIB: not by a router, unless that also creates a router for it. What it
    /// does with an interactor alone is not known.
    fileprivate func isForRIB(_ creation: InteractorCreation) -> Bool {
        guard let type = symbols.type(around: creation.code), roles.has(type, .router) else { return true }
        return body(of: creation.code).constructions.contains { isRouter($0.type) }
    }

    /// The creations of an interactor in functions that assign a property of other objects of it, but not of this one.
    /// Empty if other code assigns the property, since that may get any object.
    fileprivate func creations(
        of interactor: TypeID, notFollowedByAssignmentOf property: DeclarationID
    ) -> [InteractorCreation] {
        guard code(namingInteractor: interactor).count > 1 else { return [] }
        let creations = creations(of: interactor)
        guard creations.count > 1 else { return [] }
        let assigning = Set(assignments(of: property, in: interactor).map(\.code))
        guard !assigning.isEmpty, assigning.isSubset(of: creations.map(\.code)) else { return [] }
        return creations.filter { creation in
            guard !assigning.contains(creation.code), let type = symbols.type(around: creation.code) else {
                return false
            }
            return roles.has(type, .builder)
        }
    }
}
