import SourceText

/// Why a member of a component keeps nothing that keeps the component.
public enum OtherComponentMember: Sendable, Equatable {
    /// Each read creates another object.
    case madeAnew
    /// The object is not known to keep the component.
    case doesNotKeep
}

/// Why a launched router is not one that nothing keeps.
public enum OtherLaunch: Sendable, Equatable {
    /// This property stores it.
    case stored(DeclarationID)
    /// The launching code is not known to create it.
    case notCreatedHere
}

extension Project {
    /// The members of a component's own class that create an object, and the properties to which its code assigns one,
    /// in order, and why none of them is part of a cycle.
    public func otherComponentMembers(
        of component: TypeID
    ) -> [(member: DeclarationID, reason: OtherComponentMember)] {
        let made = ownMembers(of: component).compactMap { member -> (DeclarationID, OtherComponentMember)? in
            guard let value = MadeValue(member, in: self), value.lifetime == .none else { return nil }
            return (member, .madeAnew)
        }
        return made + keptObjects(of: component).map { ($0.member, .doesNotKeep) }
    }

    /// The launches of routers, in order, and what keeps these, as far as is known.
    public var otherLaunches: [(launch: OtherCandidate<OtherLaunch>, router: TypeReference)] {
        answers(LifecycleCall.inFile, filesWithCode).filter { $0.method == .launch }.map { call in
            if case .property(let property) = call.receiver, strength(of: property) == .strong {
                return (OtherCandidate(call.place, .stored(property)), call.type)
            }
            return (OtherCandidate(call.place, .notCreatedHere), call.type)
        }
    }

    /// The closures in the code of builders and components, and those with which other code creates builders, in order.
    public var factoryClosures: [NodeReference] {
        var seen: Set<NodeReference> = []
        return filesWithCode.flatMap { file in
            symbols.declared.inFile(file.index).compactMap(\.type).flatMap { type -> [NodeReference] in
                guard isReported(type), !isProtocol(type) else { return [] }
                let isFactory = roles.has(type, anyOf: [.of(.builder), .of(.component)])
                return ownMembers(of: type).filter { hasCode($0) && $0.file == file.index }.flatMap { member in
                    body(of: member).closures.filter { closure in
                        isFactory || closure.call?.construction?.type.nominal.map { roles.has($0, .builder) } == true
                    }.map(\.place)
                }
            }
        }.filter { seen.insert($0).inserted }
    }

    /// The weak properties that the code of a class sets to the object itself, in order.
    public func weakSelfReferences(of type: TypeID) -> [DeclarationID] {
        var seen: Set<DeclarationID> = []
        let references = StrongReferences(self)
        let members = ownMembers(of: type).filter { isSource($0) && !isStatic($0) && assignsSelf(inCodeOf: $0) }
        return members.flatMap { member in
            FunctionBody(BodyOwner(member, type: type), in: self).assignments.compactMap { assignment in
                guard assignment.value.isSelf, let name = assignment.name, assignment.target?.headOnSelf == name,
                    !name.isLocal,
                    let property = firstProperty(name.name, of: type, from: member.file),
                    isStored(property), references.isWeak(property)
                else { return nil }
                return property
            }
        }.filter { seen.insert($0).inserted }
    }
}
