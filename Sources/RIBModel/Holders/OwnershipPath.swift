/// One step of a chain of strong references between objects.
public struct OwnershipStep: Sendable, Hashable {
    public let owner: TypeID
    /// The property that holds the next object; nil for one that the framework declares.
    public let property: DeclarationID?
    /// The property's name.
    public let name: String
    /// The class of the next object, or a protocol that it conforms to.
    public let owned: TypeID
}

extension Project {
    /// The shortest chain of stored properties by which an object of one class keeps one of another, as their types
    /// say; of several, the first in the order of members. Nil if there is none of at most six steps.
    public func ownershipPath(from start: TypeID, to end: TypeID) -> [OwnershipStep]? {
        var paths: [[OwnershipStep]] = [[]]
        var seen: Set<TypeID> = [start]
        for _ in 0..<6 {
            var longer: [[OwnershipStep]] = []
            for path in paths {
                for step in owned(by: path.last?.owned ?? start) {
                    if hierarchy.ancestors[end.index].contains(step.owned) { return path + [step] }
                    if seen.insert(step.owned).inserted { longer.append(path + [step]) }
                }
            }
            paths = longer
        }
        return nil
    }

    /// What the objects of a type keep: by the framework's properties, then by those of the type and its base classes.
    /// For a protocol, what the objects of its only class keep.
    private func owned(by type: TypeID) -> [OwnershipStep] {
        let classes = isProtocol(type) ? conformers(of: type).filter { isClass($0) && isReported($0) } : [type]
        guard classes.count == 1, let owner = classes.first else { return [] }
        return partsOfRIB(ownedBy: owner)
            + self.classes(of: owner).flatMap { self[StrongHolder.query, $0] }.filter { !$0.isStatic }.map {
                OwnershipStep(owner: owner, property: $0.property, name: fullName($0.property), owned: $0.named)
            }
    }

    /// What the framework's own classes keep.
    private func partsOfRIB(ownedBy type: TypeID) -> [OwnershipStep] {
        tree.routers.flatMap { ribs(ofRouter: $0) }.flatMap { rib -> [OwnershipStep] in
            func step(_ property: PartProperty, _ part: TypeID?) -> [OwnershipStep] {
                part.map { [OwnershipStep(owner: type, property: nil, name: property.rawValue, owned: $0)] } ?? []
            }
            let view = presenter(of: rib) ?? rib.view.type
            if type == rib.interactor { return step(.presenter, view) }
            return type == rib.router ? step(.interactor, rib.interactor) + step(.viewController, rib.view.type) : []
        }
    }
}
