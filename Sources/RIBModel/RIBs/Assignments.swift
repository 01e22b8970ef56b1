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
        let routers = routers(over: type)
        let relatives = NameSet(
            ([type] + routers).flatMap { hierarchy.ancestors[$0.index] }.map { symbols.types[$0.index].name })
        var unknown: NodeReference?
        for write in writes(toInteractorMember: name) where !write.clears {
            switch mayWrite(receiverType(of: write), memberOf: type) {
            case true?: return .assigned(write.place)
            case false?: break
            case nil where file(write.place.file, mentionsTypes: relatives): unknown = unknown ?? write.place
            case nil: break
            }
        }
        unknown = unknown ?? unresolvedCall(receiving: type, routers: routers)
        return unknown.map { .unknown($0) } ?? .never
    }

    /// Whether an object of a static type can be an instance of a class; nil if the type is unknown.
    private func mayWrite(_ receiver: TypeReference, memberOf type: TypeID) -> Bool? {
        let parts = receiver.constituents
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
    private func unresolvedCall(receiving type: TypeID, routers: [TypeID]) -> NodeReference? {
        let ofRouters = routers.flatMap { classes(of: $0) }.flatMap { ownMembers(of: $0) }
        for member in ofRouters + code(namingInteractor: type) where isRead(member) {
            for call in body(of: member).calls {
                let receives = call.arguments.contains { argument in
                    argument.value.map { mayWrite($0.type, memberOf: type) == true } ?? false
                }
                if receives, !isResolved(call) { return call.place }
            }
        }
        return nil
    }

    /// Whether the callee of a call is known: a function or initializer of the project or of a library. A function of a
    /// library assigns no property of the project.
    private func isResolved(_ call: CallSite) -> Bool {
        guard let callee = call.callee else { return false }
        switch callee.kind {
        case .selfReference, .superReference: return true
        case .implicitMember: return call.chain.expectedType != .unknown
        default: break
        }
        let receiver: TypeReference
        if let before = call.receiver {
            if before.last?.kind == .superReference { return true }
            receiver = before.type
        } else {
            if !symbols.globals[callee.name].isEmpty { return true }
            receiver = call.body.home.type.map { .nominal($0, []) } ?? .unknown
            if case .metatype(let made) = call.chain.through(callee).type {
                return !made.isUnresolved && made != .unknown
            }
        }
        return receiver.constituents.contains { part in
            switch part {
            case .library, .known, .collection: true
            case .nominal(let nominal, _): firstMember(callee.name, of: nominal) != nil
            case .metatype(let made): !made.isUnresolved && made != .unknown
            default: false
            }
        }
    }
}
