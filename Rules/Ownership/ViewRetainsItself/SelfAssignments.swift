import RIBModel
import SourceText

/// A stored property that an object sets to itself, which keeps the object alive.
struct SelfReference: Sendable, Equatable {
    let property: DeclarationID
    /// The assigned name, or the initial value.
    let assignment: NodeReference
    /// Whether only objects of classes can be the value, so that the property can be weak.
    let isClassBound: Bool

    /// Those of a class, in the order of its members.
    static let query = Query<TypeID, [SelfReference]>("selfReferences") { project, type in
        let references = StrongReferences(project)
        var result: [SelfReference] = []
        for member in project.ownMembers(of: type)
        where project.isSource(member) && !project.isStatic(member) && project.assignsSelf(inCodeOf: member) {
            let body = FunctionBody(BodyOwner(member, type: type), in: project)
            var found: [(property: DeclarationID, place: NodeReference)] = []
            if project.isProperty(member), let value = body.initialValue, value.isSelf {
                found = [(member, value.place)]
            }
            for assignment in body.assignments where assignment.value.isSelf {
                guard let name = assignment.name, let target = assignment.target, target.headOnSelf == name,
                    !name.isLocal, assignment.value.chain?.selfBinding == .strong,
                    let property = project.firstProperty(name.name, of: type, from: body.file)
                else { continue }
                found.append((property, name.place))
            }
            for (property, place) in found where !result.contains(where: { $0.property == property }) {
                guard project.isStored(property), !project.isStatic(property), !references.isWeak(property) else {
                    continue
                }
                let isBound = project.type(of: property).constituents.contains { part in
                    part.nominal.map { project.isClass($0) || project.isClassBound($0) } ?? false
                }
                result.append(SelfReference(property: property, assignment: place, isClassBound: isBound))
            }
        }
        return result
    }
}

extension Project {
    /// The strong properties that the code of a class sets to the object itself, in order.
    func selfReferences(of type: TypeID) -> [SelfReference] { self[SelfReference.query, type] }
}
