import SourceText

/// A stored property that holds a component, or what a component declares for others.
public struct HeldComponent: Sendable, Equatable {
    public let property: DeclarationID
    /// The class of the component, or the protocol.
    public let type: TypeID
    /// Whether the type is a class of components.
    public let isComponent: Bool

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

extension Project {
    /// The classes of interactors, views and presenters, in order.
    public var interactorsAndViews: [TypeID] {
        let all = [.interactor, .view, .presenter].flatMap { types($0) }
        return all.filter { isClassOrActor($0) }.sortedWithoutRepetitions
    }

    /// The stored properties of an interactor's, a view's or a presenter's own class that hold a component, by its
    /// class or by a protocol, in order.
    public func heldComponents(by type: TypeID) -> [HeldComponent] { self[HeldComponent.query, type] }
}
