import RIBModel
import SourceText

/// A read of an interactor's router or listener while the interactor is being created.
struct EarlyRead: Sendable, Equatable {
    let place: NodeReference
    let property: DeclarationID
    let entry: DeclarationID
    /// The calls that lead from the initializer to the read, in order.
    let calls: [NodeReference]
    /// An assignment of the property in the initializer; nil if there is none.
    let assignment: NodeReference?

    /// Those of an interactor's class, in order.
    fileprivate static let query = Query<TypeID, [EarlyRead]>("earlyReads") { project, interactor in
        guard let code = StartCode(interactor, project) else { return [] }
        let properties = project.partsSetLater(of: interactor)
        guard !properties.isEmpty else { return [] }
        let names = NameSet(properties.map { project.name(of: $0) })
        return code.members.flatMap { member -> [EarlyRead] in
            guard project.mentions(names, member) || project.names(names, areBoundIn: member) else { return [] }
            let entry = code.entry(of: member)
            return properties.flatMap { property in
                code.dispatch.body(of: member).placesReading(project.name(of: property)).map { place in
                    EarlyRead(
                        place: place, property: property, entry: entry, calls: code.calls(to: member),
                        assignment: code.dispatch.body(of: entry).assignment(
                            to: project.name(of: property), before: member == entry ? place : nil))
                }
            }
        }
    }
}

/// A read of a router or listener in an interactor that does not come before the property is set.
struct LaterRead: Sendable, Equatable {
    let place: NodeReference
    let property: DeclarationID
    /// The member with the code.
    let member: DeclarationID
    let reason: Reason

    enum Reason: Sendable, Equatable {
        /// The property has an initial value, or its type is not that of a router or of a listener.
        case otherProperty
        /// The read is in a closure that runs later.
        case closure
        /// No initializer is known to run the member.
        case afterInitializer
    }

    fileprivate static let query = Query<TypeID, [LaterRead]>("laterReads") { project, interactor in
        let early = Set(project.earlyReads(of: interactor).map(\.place))
        let setLater = project.partsSetLater(of: interactor)
        let properties = project.classes(of: interactor).flatMap { project.ownMembers(of: $0) }.filter { property in
            let name = project.name(of: property)
            return project.isProperty(property) && (name == .routerMember || name.isListenerOfAnyObject)
        }
        let names = NameSet(properties.map { project.name(of: $0) })
        let started = StartCode(interactor, project)?.members ?? []
        return project.ownMembers(of: interactor).flatMap { member -> [LaterRead] in
            guard project.isSource(member), project.hasReadBody(member),
                project.mentions(names, member) || project.names(names, areBoundIn: member)
            else { return [] }
            let body = project.body(of: member)
            return properties.flatMap { property in
                body.placesReading(project.name(of: property), inClosures: true).filter { !early.contains($0) }.map {
                    LaterRead(
                        place: $0, property: property, member: member,
                        reason: !setLater.contains(property)
                            ? .otherProperty : started.contains(member) ? .closure : .afterInitializer)
                }
            }
        }
    }
}

extension Project {
    /// The other reads of its router and its listener in an interactor's own class, in the order of its members.
    func laterReads(of interactor: TypeID) -> [LaterRead] { self[LaterRead.query, interactor] }

    /// The reads of its router and its listener in an interactor's initializers, and in the functions that they run.
    func earlyReads(of interactor: TypeID) -> [EarlyRead] { self[EarlyRead.query, interactor] }

    /// The stored variables of an interactor without an initial value that its router and its builder set.
    fileprivate func partsSetLater(of interactor: TypeID) -> [DeclarationID] {
        classes(of: interactor).flatMap { ownMembers(of: $0) }.filter { property in
            guard isVariable(property), isStored(property), !isStatic(property), !hasInitialValue(property) else {
                return false
            }
            let name = name(of: property)
            guard name == .routerMember || name.isListenerOfAnyObject else { return false }
            let type = type(of: property)
            return name == .routerMember
                ? isRouter(type) : type.constituents.contains { $0.nominal.map(isProtocol) ?? false }
        }
    }

    /// Whether the code of a member binds one of some names without a value: `if let name`.
    fileprivate func names(_ names: NameSet, areBoundIn member: DeclarationID) -> Bool {
        body(of: member).optionalBindings.contains { $0.value == nil && names.contains($0.name) }
    }
}

extension FunctionBody {
    /// The places that read a property of the code's object, in order; outside of closures, unless those are asked for.
    func placesReading(_ name: Name, inClosures: Bool = false) -> [NodeReference] {
        let chains = chains.compactMap { chain -> NodeReference? in
            guard let element = chain.headOnSelf, element.isName, element.name == name,
                !element.isLocal, inClosures || chain.runsInPlace,
                !(chain.isAssigned && chain.lastName == element)
            else { return nil }
            return element.place
        }
        let bindings = optionalBindings.filter { binding in
            binding.value == nil && binding.name == name && binding.outer == nil
                && (inClosures || binding.runsInPlace)
        }.map(\.place)
        return (chains + bindings).sorted()
    }

    /// The first assignment of a property of the code's object, before a place if one is given.
    fileprivate func assignment(to name: Name, before place: NodeReference?) -> NodeReference? {
        assignments.lazy.compactMap { assignment -> NodeReference? in
            guard let target = assignment.target, let element = target.headOnSelf, element.name == name,
                target.lastName == element, !element.isLocal, !assignment.clears
            else { return nil }
            return element.place
        }.first { assigned in place.map { assigned < $0 } ?? true }
    }
}
