import SourceText

/// Types whose values hold routers.
extension Project {
    /// Whether a property may hold children: its type is a router, or one whose values hold routers.
    func hasRouters(_ property: DeclarationID) -> Bool { holdsRouter(type(of: property)) }

    /// Whether a type is a router's, or one whose values hold a router in a tuple, a collection, a generic argument, a
    /// stored property or a payload.
    func holdsRouter(_ type: TypeReference) -> Bool {
        var seen: Set<TypeID> = []
        return holdsRouter(type, &seen)
    }

    /// - Parameter seen: the holders that were looked into.
    private func holdsRouter(_ type: TypeReference, _ seen: inout Set<TypeID>) -> Bool {
        if isRouter(type) { return true }
        switch type {
        case .collection(let element): return holdsRouter(element, &seen)
        case .tuple(let elements): return elements.contains { holdsRouter($0, &seen) }
        case .known(_, let arguments), .library(_, let arguments):
            return arguments.contains { holdsRouter($0, &seen) }
        case .nominal(let nominal, let arguments):
            return arguments.contains { holdsRouter($0, &seen) } || hasRouterParts(nominal, &seen)
        default: return false
        }
    }

    /// Whether a plain type of the project stores a router, or has a case with one.
    private func hasRouterParts(_ type: TypeID, _ seen: inout Set<TypeID>) -> Bool {
        guard isPlainHolder(type), seen.insert(type).inserted else { return false }
        return ownMembers(of: type).contains { member in
            if isEnumCase(member) { return parameterTypes(of: member).contains { holdsRouter($0, &seen) } }
            return isStored(member) && !isStatic(member) && holdsRouter(self.type(of: member), &seen)
        }
    }

    /// Whether a type can be a mere holder of values: a structure, an enumeration, or a class without a role that
    /// inherits from no class.
    private func isPlainHolder(_ type: TypeID) -> Bool {
        isStruct(type) || isEnum(type)
            || isClass(type) && !roles.hasAny(type) && classes(of: type).count == 1
                && hierarchy.knownClasses[type.index].isEmpty
    }
}

/// Properties that hold children in other values: an array, a dictionary, a tuple, a structure, an object.
extension RouterCode {
    /// Whether a slot holds routers in another value.
    func isHolder(_ slot: DeclarationID) -> Bool { isSlot(slot) && !project.isRouter(project.type(of: slot)) }

    /// The slot that holds a child in another value; nil for a router itself.
    func holder(of value: ChildValue) -> DeclarationID? {
        guard case .router(.slot(let slot)) = value, isHolder(slot) else { return nil }
        return slot
    }

    /// The slots that the receiver of a call is, or is a part of, if they hold routers in other values.
    func holders(among values: ChildValues) -> [DeclarationID] { values.compactMap { holder(of: $0) } }
}

extension RouterFrame {
    /// The slot of the router that a chain is a part of: `items` for `self.items[id]` and `items.last`.
    func slot(containing chain: Chain) -> DeclarationID? {
        guard identity == .ownRouter, let type = body.home.type, let name = chain.headOnSelf, name.isName,
            !name.isLocal, let property = project.firstProperty(name.name, of: type, from: body.file)
        else { return nil }
        return code.slot(of: property)
    }

    /// The routers among the parts of a value of which the type says that it holds routers, or does not say anything.
    ///
    /// - Parameter isRouter: whether the whole is a router, of which an unknown part is something else.
    func part(_ type: @autoclosure () -> TypeReference, of whole: ChildValues, isRouter: Bool) -> ChildValues {
        let routers = whole.filter { $0.router != nil }
        guard !routers.isEmpty else { return routers }
        let type = type()
        if project.holdsRouter(type) { return routers }
        guard type == .unknown else { return ChildValues() }
        return isRouter ? routers.filter { code.holder(of: $0) != nil } : routers
    }
}

extension ChildValues {
    /// The routers among the values, and those in objects that are created with them.
    var heldRouters: ChildValues {
        reduce(into: ChildValues()) { result, value in
            switch value {
            case .router: result.add(value)
            case .created(_, _, let arguments): for argument in arguments { result.add(argument.values.heldRouters) }
            default: break
            }
        }
    }
}

extension Expression {
    /// The value that `+=` adds to a chain; nil for any other expression.
    func addition(to chain: Chain) -> Expression? {
        var parts = self.parts
        guard case .chain(let first)? = parts.next(), first.node == chain.node,
            case .operator(let name, isPrefix: false)? = parts.next(), body.project.text(name) == "+="
        else { return nil }
        return from(parts.position)
    }
}
