import SourceText

/// Whether code assigns a value to a property of a class.
public enum Assignment: Sendable, Equatable {
    /// Assigned at this place, possibly also at others.
    case assigned(NodeReference)
    case never
    /// May be assigned at this place, by code that is not analyzed or whose types are unknown.
    case unknown(NodeReference)
}

extension Project {
    /// Whether a property of an interactor is assigned: in its own class, by the routers that own it, by builders,
    /// components or hosts.
    func assignment(of property: DeclarationID, in type: TypeID) -> Assignment {
        let name = name(of: property)
        if let value = body(of: property).initialValue, value.chain?.only?.literal != .nil {
            return .assigned(value.place)
        }
        if let known = routerAssignments(for: type, name).first { return .assigned(known) }
        let writes = writes(toInteractorMember: name, of: [type])
        if let certain = writes.certain.first { return .assigned(certain.place) }
        let types = ([type] + routers(over: type)).flatMap { hierarchy.ancestors[$0.index] }
        let relatives = NameSet(types.map { symbols.types[$0.index].name })
        let possible = writes.possible.first { file($0.place.file, mentionsTypes: relatives) }?.place
        let lost =
            possible ?? keyPath(to: name, ofInteractor: type) ?? unresolvedCall(receiving: type)
            ?? unreadCreation(of: type)
        return lost.map { .unknown($0) } ?? .never
    }

    /// The first creation of an interactor in a property that no code reads: absent code does, and gets the object.
    private func unreadCreation(of type: TypeID) -> NodeReference? {
        creations(of: type).first { isProperty($0.code) && !mayBeRead($0.code) }?.place
    }

    /// The first key path to a member in the code that can have an interactor: what it assigns is not known.
    private func keyPath(to name: Name, ofInteractor type: TypeID) -> NodeReference? {
        let names = NameSet([name])
        let types = hierarchy.ancestors[type.index] + routers(over: type).flatMap { classes(of: $0) }
        for member in types.flatMap({ ownMembers(of: $0) }) + code(namingInteractor: type)
        where isRead(member) && mentions(names, member) {
            for chain in body(of: member).chains where chain.head?.membersOfKeyPath.last == name { return chain.place }
        }
        return nil
    }

    /// The assignments to a property of an interactor that certainly are on an object of its class, in the order of
    /// files.
    func assignments(of property: DeclarationID, in type: TypeID) -> [MemberWrite] {
        writes(toInteractorMember: name(of: property), of: [type]).certain
    }

    /// Whether code assigns an interactor to a property that the protocol of its presenter requires: the interactor
    /// itself, the presenter or the view, builders, components or hosts.
    ///
    /// - Parameter presenters: the protocol, and the classes that conform to it.
    package func assignment(
        of requirement: DeclarationID, on presenters: [TypeID], to interactor: TypeID
    ) -> Assignment {
        let name = name(of: requirement)
        let relatives = NameSet(
            (presenters.flatMap { hierarchy.ancestors[$0.index] } + [interactor]).map { symbols.types[$0.index].name })
        let writes = writes(toInteractorMember: name, of: presenters)
        func assigns(_ write: MemberWrite) -> Bool? {
            value(of: write).map { mayBe($0.type, interactor) } ?? false
        }
        if let certain = writes.certain.first(where: { assigns($0) == true }) { return .assigned(certain.place) }
        let possible = (writes.certain.filter { assigns($0) == nil } + writes.possible.filter { assigns($0) != false })
            .first { file($0.place.file, mentionsTypes: relatives) }?.place
        let lost = possible ?? unresolvedCall(receiving: interactor) ?? absence(ofPresenterOf: interactor, presenters)
        return lost.map { .unknown($0) } ?? .never
    }

    /// The first place from which an interactor's presenter goes to code that is not there, which may assign a property
    /// of it.
    private func absence(ofPresenterOf interactor: TypeID, _ presenters: [TypeID]) -> NodeReference? {
        let members = classes(of: interactor).flatMap { ownMembers(of: $0) }
        return firstAbsence(
            ofObjects: { $0.constituents.contains { part in part.nominal.map(presenters.contains) ?? false } },
            in: members)
    }

    /// Whether an object of a static type can be an instance of a class; nil if the type is unknown.
    private func mayBe(_ value: TypeReference, _ type: TypeID) -> Bool? {
        let parts = value.constituents
        if parts.isEmpty { return nil }
        var isUnknown = false
        for part in parts {
            switch part {
            case .nominal(let nominal, _):
                if hierarchy.areRelated(nominal, type) { return true }
            case .unresolved, .unknown, .parameter: isUnknown = true
            default: break
            }
        }
        return isUnknown ? nil : false
    }

    // MARK: Calls that take the object

    /// The first call that passes an object of the class to a function that belongs neither to the project nor to a
    /// library.
    private func unresolvedCall(receiving type: TypeID) -> NodeReference? {
        self[Project.unresolvedCalls, type].first
    }

    private static let unresolvedCalls = Query<TypeID, [NodeReference]>("unresolvedCallsOfInteractor") {
        project, type in
        project.firstUnresolvedCall(receiving: type).map { [$0] } ?? []
    }

    private func firstUnresolvedCall(receiving type: TypeID) -> NodeReference? {
        let ofRouters = routers(over: type).flatMap { classes(of: $0) }.flatMap { ownMembers(of: $0) }
        for member in ofRouters + code(namingInteractor: type) where isRead(member) {
            for call in body(of: member).calls {
                let receives = call.arguments.contains { argument in
                    argument.value.map { mayBe($0.type, type) == true } ?? false
                }
                if receives, call.code != .known { return call.place }
            }
        }
        let members = ofRouters + code(namingInteractor: type)
        return firstAbsence(ofObjects: { mayBe($0, type) == true }, in: members)
    }
}
