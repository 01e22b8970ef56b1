import RIBModel
import SourceText

/// A stored property that holds a component, or what a component declares for others.
struct HeldComponent: Sendable, Equatable {
    let property: DeclarationID
    /// The class of the component, or the protocol.
    let type: TypeID
    /// Whether the type is a class of components.
    let isComponent: Bool

    fileprivate static let query = Query<TypeID, [HeldComponent]>("heldComponents") { project, type in
        project.storedProperties(of: type).compactMap { stored in
            guard project.isSource(stored.declaration), !project.isStatic(stored.declaration) else { return nil }
            for part in stored.type.constituents.compactMap(\.nominal) {
                let isComponent = project.isClassOrActor(part) && project.roles.has(part, .component)
                if isComponent || project.reaches(part, where: { $0.traits.contains(.isDependency) }) {
                    return HeldComponent(property: stored.declaration, type: part, isComponent: isComponent)
                }
            }
            return nil
        }
    }
}

/// A property of an interactor, a view or a presenter that stores an object of another class, or returns a component.
struct OtherHeldValue: Sendable, Equatable {
    let property: DeclarationID
    /// The class of the project.
    let type: TypeID
    /// Whether the property stores a value.
    let isStored: Bool

    fileprivate static let query = Query<TypeID, [OtherHeldValue]>("otherHeldValues") { project, type in
        let held = Set(project.heldComponents(by: type).map(\.property))
        return project.ownMembers(of: type).filter { member in
            project.isProperty(member) && project.isSource(member) && !project.isStatic(member)
                && !held.contains(member)
        }.compactMap { property in
            let types = project.type(of: property).constituents.compactMap(\.nominal)
            guard let type = types.first(where: { project.isClassOrActor($0) }) else { return nil }
            let isStored = project.isStored(property)
            guard isStored ? !project.roles.hasAny(type) : project.roles.has(type, .component) else { return nil }
            return OtherHeldValue(property: property, type: type, isStored: isStored)
        }
    }
}

extension Project {
    /// The properties of an interactor's, a view's or a presenter's own class that store objects of other classes, or
    /// return a component, in order.
    func otherHeldValues(by type: TypeID) -> [OtherHeldValue] { self[OtherHeldValue.query, type] }

    /// The classes of interactors, views and presenters, in order.
    var interactorsAndViews: [TypeID] {
        let all = [.interactor, .view, .presenter].flatMap { types($0) }
        return all.filter { isClassOrActor($0) }.sortedWithoutRepetitions
    }

    /// The stored properties of an interactor's, a view's or a presenter's own class that hold a component, by its
    /// class or by a protocol, in order.
    func heldComponents(by type: TypeID) -> [HeldComponent] { self[HeldComponent.query, type] }
}
