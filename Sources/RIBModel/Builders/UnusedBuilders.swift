import SourceText

/// What the code of a project does with a builder.
public enum BuilderUse: Sendable, Equatable {
    /// Code outside of the RIB names the builder or its protocol, and may build with it.
    case used(NodeReference?)
    /// Nothing outside of the RIB names the builder or its protocol.
    case unused
    /// It is created and handed to objects that store it and never use it.
    case neverBuilds(properties: [DeclarationID], creation: NodeReference?)
}

extension Project {
    /// Whether the project contains an app: without one, other projects may build its RIBs.
    public var hasApplication: Bool { self[Project.isApplicationKnown] }

    /// The numbers of the queries whose answers depend on bodies that no analysis reads.
    static var queriesOfUnreadBodies: [Int] {
        [useOfBuilder.number, usesOutsideOfRIBs.number, usesByName.number, usesInFile.number]
            + queriesOfPreviewTypes + queriesOfFactories
    }

    /// The classes that build RIBs, in order.
    public var ribBuilders: [TypeID] {
        types(.builder).filter { isClass($0) && isReported($0) && !ribs(createdBy: $0).isEmpty }
    }

    /// What the code of the project does with a builder that builds a RIB.
    public func use(ofBuilder builder: TypeID) -> BuilderUse {
        self[Project.useOfBuilder, builder]
    }

    /// The names of the builders that nothing which was read uses, and of what may be a part of previews that use
    /// them: one in another body is a use.
    var namesOfUnusedBuilders: [Name] {
        guard hasApplication else { return [] }
        let builders = ribBuilders.flatMap { builder -> [Name] in
            if case .used = self[Project.useOfBuilder, builder] { return [] }
            return names(ofBuilder: builder)
        }
        return builders + namesOfPreviewCandidates
    }

    /// Whether the types that name a builder or its protocol all have one of the roles.
    func isNamed(builder: TypeID, onlyByTypesWith roles: Roles.RoleSet) -> Bool {
        names(ofBuilder: builder).flatMap { self[Project.usesByName, at: $0] }.allSatisfy { use in
            use.isInherited || isOfPreviewMacro(use)
                || use.owner.map { self.roles.isTestDouble($0) || self.roles.has($0, anyOf: roles) } ?? false
        }
    }

    /// What the code that was read does with a builder.
    private static let useOfBuilder = Query<TypeID, BuilderUse>("useOfBuilder") { project, builder in
        project.searchedUse(ofBuilder: builder)
    }

    private func searchedUse(ofBuilder builder: TypeID) -> BuilderUse {
        // The code of previews and of test doubles builds no RIB of the app.
        let uses = usesOutsideOfRIB(ofBuilder: builder).filter { !isOfPreviews($0) }
        if uses.isEmpty { return .unused }
        var properties: [DeclarationID] = []
        var others: [NodeReference] = []
        for use in uses {
            guard let place = use.place, !use.isInherited else { return .used(use.place) }
            guard let member = member(withAnnotationAt: place) else {
                others.append(place)
                continue
            }
            if isProperty(member) {
                if case .function = type(of: member) { continue }
                guard isNeverUsed(member) else { return .used(place) }
                if holds(member, builder) { properties.append(member) }
            } else if isInitializer(member) {
                others.append(place)
            } else if !isEnumCase(member), !isInParameterType(place), !returnsKnownValues(member) {
                // What is passed to other functions, or to a case, comes from a property or a creation.
                return .used(place)
            }
        }
        let holders = Set(properties.compactMap { symbols.type(around: $0) })
        var creation: NodeReference?
        for place in others {
            if let initializer = member(withAnnotationAt: place) {
                guard let type = symbols.type(around: initializer), holders.contains(type),
                    onlyStores(initializer, parameterAt: place, in: properties)
                else { return .used(place) }
            } else if isHandedOver(place, to: holders) {
                creation = creation ?? place
            } else if !isInParameterType(place), !isAnnotationOfLocal(place) {
                return .used(place)
            }
        }
        return properties.isEmpty ? .used(uses[0].place) : .neverBuilds(properties: properties, creation: creation)
    }

    /// The uses of a builder or its protocols outside of the RIBs that it builds.
    func usesOutsideOfRIB(ofBuilder builder: TypeID) -> [TypeUse] { self[Project.usesOutsideOfRIBs, builder] }

    private static let usesOutsideOfRIBs = Query<TypeID, [TypeUse]>("usesOfBuilder") { project, builder in
        let own = Set(project.parts(ofRIBsBuiltBy: builder).map { project.outermost($0) })
        let name = project.symbols.types[builder.index].name
        return project.names(ofBuilder: builder).flatMap { project[usesByName, at: $0] }.filter { use in
            // A class that conforms to the protocol, or a protocol that refines it, builds nothing.
            !(use.isInherited && use.name != name) && !(use.owner.map { own.contains($0) } ?? false)
        }
    }

    /// The types that a builder combines, with the builder and its protocols.
    private func parts(ofRIBsBuiltBy builder: TypeID) -> [TypeID] {
        let combined = ribs(createdBy: builder).flatMap { rib in
            [rib.router, rib.interactor, rib.view.type, component(of: rib), presenter(of: rib)].compactMap { $0 }
        }
        return [builder] + builderProtocols(of: builder) + combined
    }

    /// The protocols of builders in the project that a builder conforms to.
    private func builderProtocols(of builder: TypeID) -> [TypeID] {
        hierarchy.ancestors[builder.index].filter { isProtocol($0) && roles.has($0, .builder) }
    }

    /// The names by which code can refer to a builder.
    private func names(ofBuilder builder: TypeID) -> [Name] {
        ([builder] + builderProtocols(of: builder)).map { symbols.types[$0.index].name }
    }

    // MARK: Builders that are stored and never used

    /// Whether a property's own type is a builder's or a protocol's that the builder conforms to.
    private func holds(_ property: DeclarationID, _ builder: TypeID) -> Bool {
        writtenType(of: property)?.constituents.contains {
            $0.nominal.map { hierarchy.ancestors[builder.index].contains($0) } ?? false
        } ?? false
    }

    /// Whether a place is in the written type of a local whose value is known, or is assigned later.
    private func isAnnotationOfLocal(_ place: NodeReference) -> Bool {
        guard let member = code(with: [place], in: place.file).first else { return false }
        return body(of: member).bindings.contains { binding in
            guard let variable = binding.variable, variable.isAnnotated(at: place) else { return false }
            return variable.value?.chains.allSatisfy { $0.calls.allSatisfy(isKnown) } ?? true
        }
    }

    /// Whether what a function returns comes from the code of the project: no call in it makes a value by the type that
    /// is expected.
    private func returnsKnownValues(_ function: DeclarationID) -> Bool {
        hasBody(function) && body(of: function).calls.allSatisfy(isKnown)
    }

    private func isKnown(_ call: CallSite) -> Bool {
        call.callee?.kind != .implicitMember && call.callees != .unresolved || call.isConstruction
    }

    /// Whether a property is stored, visible only in its file or one of a mere holder, and nothing uses the builder,
    /// wherever code carries it.
    private func isNeverUsed(_ property: DeclarationID) -> Bool {
        guard isStored(property), !isStatic(property), let type = symbols.type(around: property),
            isPrivate(property) || !roles.hasAny(type), absentCode(of: type).isEmpty
        else { return false }
        return uses(ofValueIn: property).first == nil
    }

    /// Whether an initializer does nothing with a parameter but to store it in one of the properties.
    private func onlyStores(
        _ initializer: DeclarationID, parameterAt place: NodeReference, in properties: [DeclarationID]
    ) -> Bool {
        let body = body(of: initializer)
        guard hasBody(initializer), let parameter = body.parameters.first(where: { $0.contains(place) }) else {
            return false
        }
        let stored = Set(properties.map { name(of: $0) })
        return body.uses(of: .parameter(parameter)).allSatisfy { use in
            body.assignments.contains { assignment in
                assignment.value.chain?.onlyName?.node == use.node
                    && assignment.target?.lastName.map { stored.contains($0.name) } ?? false
            }
        }
    }

    /// Whether a builder that is created at a place, or whose local is annotated there, is only an argument for the
    /// creation of objects of some types.
    private func isHandedOver(_ place: NodeReference, to holders: Set<TypeID>) -> Bool {
        guard let member = code(with: [place], in: place.file).first else { return false }
        let body = body(of: member)
        func isArgument(_ chain: Chain) -> Bool {
            body.constructions.contains { outer in
                outer.call.arguments.contains { $0.value?.chain == chain }
                    && outer.type.nominal.map { holders.contains($0) } ?? false
            }
        }
        func isCreation(_ chain: Chain) -> Bool {
            body.constructions.contains { $0.call.chain == chain && chain.last?.node == $0.call.node }
        }
        let created = body.constructions.first { $0.name.place == place }?.call.chain
        if let created, isCreation(created), isArgument(created) { return true }
        let local = body.bindings.lazy.compactMap(\.variable).first { local in
            !local.isDestructured && (local.isAnnotated(at: place) || created != nil && local.value?.chain == created)
        }
        guard let local, let value = local.value?.chain, isCreation(value) else { return false }
        let uses = body.uses(of: .variable(local))
        return !uses.isEmpty && uses.allSatisfy { $0.chain.map { $0.onlyName != nil && isArgument($0) } ?? false }
    }

    // MARK: Searched names

    private static let usesByName = Query<WholeProject, Groups<Name, TypeUse>>(index: "usesOfBuilders") { project in
        Groups(project.collected(usesInFile, project.allFiles), by: \.name)
    }

    private static let usesInFile = Query<FileID, [TypeUse]>("usesOfBuildersInFile") { project, file in
        project.uses(ofTypesNamed: project[namesOfBuilders], in: file.index)
    }

    private static let namesOfBuilders = Query<WholeProject, NameSet>("namesOfBuilders") { project, _ in
        NameSet(project.ribBuilders.flatMap { project.names(ofBuilder: $0) })
    }

    private static let isApplicationKnown = Query<WholeProject, Bool>("hasApplication") { project, _ in
        !project.collected(applicationsOfFile, project.allFiles).isEmpty
    }

    private static let applicationsOfFile = Query<FileID, [FileID]>("applicationsOfFile") { project, file in
        project.declaresType(inheritingOneOf: .applications, in: file.index) ? [file] : []
    }
}
