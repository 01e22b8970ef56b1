import SourceText

/// A property of a component that keeps an object which keeps the component.
public struct ComponentCycle: Sendable, Equatable {
    public let member: DeclarationID
    public let component: TypeID
    /// The object that holds the component, a builder or a component of a child, and its class's name where it is
    /// created.
    public let holder: TypeID
    public let creation: NodeReference
    /// The class of the object that the property keeps.
    public let kept: TypeID?
    public let life: Life

    public enum Life: Sendable, Equatable {
        /// A router detaches the component's RIB.
        case detached
        /// The RIB lives as long as the app, as far as it is known.
        case permanent
    }

    /// Those of a class, in order.
    fileprivate static let query = Query<TypeID, [ComponentCycle]>("componentCycles") { project, component in
        let kept = project.keptObjects(of: component)
        let found = kept.compactMap { kept -> (KeptObject, Construction)? in
            project.holder(of: component, in: kept.construction, depth: 0).map { (kept, $0) }
        }
        guard !found.isEmpty else { return [] }
        let life = project.life(ofComponent: component)
        return found.compactMap { kept, held in
            held.type.nominal.map { holder in
                ComponentCycle(
                    member: kept.member, component: component, holder: holder, creation: held.name.place,
                    kept: kept.construction.type.nominal, life: life)
            }
        }
    }
}

/// An object that a component's property keeps.
struct KeptObject {
    let member: DeclarationID
    fileprivate let construction: Construction
}

extension Project {
    /// The properties of a component's own class that keep what keeps the component, in order.
    public func componentCycles(of component: TypeID) -> [ComponentCycle] { self[ComponentCycle.query, component] }

    /// The objects that a component's members create and keep, and those that its code assigns to stored properties.
    func keptObjects(of component: TypeID) -> [KeptObject] {
        var result: [KeptObject] = []
        for member in ownMembers(of: component) {
            if let value = MadeValue(member, in: self) {
                guard value.lifetime != .none else { continue }
                result.append(KeptObject(member: member, construction: value.construction))
            } else if isSource(member), hasReadBody(member), isFunction(member) || isInitializer(member) {
                for assignment in body(of: member).assignments {
                    guard let target = assignment.target, target.leadingNamesOnSelf.reduce(0, { n, _ in n + 1 }) == 1,
                        let name = target.lastName, !name.isLocal,
                        let property = firstProperty(name.name, of: component, from: name.body.file),
                        isStored(property), !isWeak(property),
                        let made = assignment.value.plainChain.flatMap({ $0.calls.first?.construction })
                    else { continue }
                    result.append(KeptObject(member: property, construction: made))
                }
            }
        }
        return result
    }

    /// The construction of the builder or component that keeps a component: the object itself, or one that is passed
    /// to it and stored.
    fileprivate func holder(of component: TypeID, in made: Construction, depth: Int) -> Construction? {
        guard depth < 2, let type = made.type.nominal, isClassOrActor(type) else { return nil }
        let isHolder = roles.has(type, anyOf: [.of(.builder), .of(.component)])
        for argument in made.call.arguments {
            guard let value = argument.value else { continue }
            if isHolder {
                if value.isSelf, argument.label.takesDependency || stores(argument, of: made, in: type) { return made }
                if let use = value.closure?.strongSelfUse, !use.isPassedOn { return made }
            }
            if let inner = value.plainChain.flatMap({ $0.calls.first?.construction }),
                stores(argument, of: made, in: type),
                let found = holder(of: component, in: inner, depth: depth + 1)
            {
                return found
            }
        }
        return nil
    }

    /// Whether the initializer that a call runs stores an argument strongly.
    private func stores(_ argument: Argument, of made: Construction, in type: TypeID) -> Bool {
        guard
            let initializer = members(Name.`init`, of: type, from: made.call.body.file).first(where: {
                isInitializer($0) && accepts($0, made.call.passed)
            })
        else { return false }
        let body = body(of: initializer)
        guard let parameter = body.parameters.first(where: { $0.label == argument.label || $0.name == argument.label })
        else { return false }
        return body.assignments.contains { assignment in
            guard assignment.value.plainChain?.onlyName?.name == parameter.name, let name = assignment.name,
                let property = firstProperty(name.name, of: type, from: made.call.body.file)
            else { return false }
            return isStored(property) && !isWeak(property) && !isUnowned(property)
        }
    }

    /// Whether a router detaches the RIBs of a component.
    fileprivate func life(ofComponent component: TypeID) -> ComponentCycle.Life {
        if reaches(component, where: { $0.traits.contains(.isEmpty) }) { return .permanent }
        if let needed = arguments(of: component, to: .componentBase)?.first,
            reaches(needed, where: { $0.traits.contains(.isEmpty) })
        {
            return .permanent
        }
        let routers = types(.builder).flatMap { builder in
            ribs(createdBy: builder).filter { rib in
                !isLaunched(rib.router)
                    && (self.component(of: rib) == component || takesComponent(component, rib.builder))
            }
        }.map(\.router)
        for router in routers {
            for parent in Set(tree.edges(to: router).map(\.parent)).sorted() {
                for edge in tree.edges(from: parent)
                where edge.child.ribs.contains(where: { $0.router == router }) {
                    let proven = proven(edge)
                    if proven == .withParent || proven == .yes && !edge.detachments.isEmpty { return .detached }
                }
            }
        }
        return .permanent
    }

    /// Whether the build functions of a builder get a component.
    private func takesComponent(_ component: TypeID, _ builder: TypeID) -> Bool {
        bodies(ofBuilder: builder).contains { body in
            body.parameters.contains { $0.type.nominal == component }
        }
    }
}
