import SourceText

/// A stored property by which an object that a view owns keeps the view alive.
public struct RetainingObject: Sendable, Equatable {
    public let property: DeclarationID
    /// The class that declares the property.
    public let object: TypeID
    public let view: TypeID
    /// The name in the view's code that is assigned, or to whose function the view passes itself.
    public let assignment: NodeReference
    /// The view's property that keeps the object; nil if a part of the view does.
    public let owner: DeclarationID?
    /// Whether code clears the property or its owner when the view leaves the screen.
    public internal(set) var isReleased = false
    /// Whether only objects of classes can be the value, so that the property can be weak.
    public let isClassBound: Bool

    static let query = Query<TypeID, [RetainingObject]>("retainingObjects") { project, view in
        RetainingObjectSearch(view, in: project).found()
    }
}

extension Project {
    /// The properties by which the objects that a view owns keep it alive, each once, in the order of members.
    public func objects(retaining view: TypeID) -> [RetainingObject] { self[RetainingObject.query, view] }
}

private struct RetainingObjectSearch {
    let project: Project
    let view: TypeID
    let objects: OwnedObjects
    let references: StrongReferences

    init(_ view: TypeID, in project: Project) {
        self.project = project
        self.view = view
        objects = OwnedObjects(view, in: project)
        references = StrongReferences(project)
    }

    func found() -> [RetainingObject] {
        var result: [RetainingObject] = []
        for member in project.ownMembers(of: view)
        where project.isSource(member) && !project.isStatic(member) && project.passesSelf(inCodeOf: member) {
            let body = objects.dispatch.body(of: member)
            for assignment in body.assignments where assignment.value.isSelf {
                guard let target = assignment.target, let name = target.last, name.kind == .member,
                    !target.before(name).denotesSelf, isSelf(assignment.value),
                    let property = target.memberOfReceiver, let owner = objects.owner(assigning: target)
                else { continue }
                append(property, at: name.place, owner.property, to: &result)
            }
            for call in body.calls {
                for argument in call.arguments where argument.value?.isSelf == true {
                    guard let value = argument.value, isSelf(value) else { continue }
                    append(argument, passedBy: call, to: &result)
                }
            }
        }
        return result.isEmpty ? [] : objects.markingReleased(result)
    }

    private func isSelf(_ value: Expression) -> Bool {
        guard let chain = value.chain, let head = chain.head else { return false }
        return head.denotesSelf && BodyNode(chain).selfBinding != .other
    }

    private func append(_ argument: Argument, passedBy call: CallSite, to result: inout [RetainingObject]) {
        let stored = call.callees.functions.lazy.compactMap { objects.property(storing: argument, of: call, in: $0) }
        guard let callee = call.calledName, let property = stored.first else { return }
        if call.isConstruction || callee.name == Name.`init` {
            guard let owner = objects.owner(ofValueOf: call.chain, after: call.element) else { return }
            append(property, at: callee.place, owner.property, to: &result)
        } else if let receiver = call.receiver, !receiver.denotesSelf, let owner = objects.ownerOfObject(receiver) {
            append(property, at: callee.place, owner.property, to: &result)
        }
    }

    private func append(
        _ property: DeclarationID, at place: NodeReference, _ owner: DeclarationID?, to result: inout [RetainingObject]
    ) {
        guard let object = project.symbols.type(around: property), project.isClass(object), object != view,
            !project.roles.hasAny(object), project.isReported(object), project.isSource(property),
            !project.hierarchy.ancestors[view.index].contains(object),
            !project.hierarchy.ancestors[object.index].contains(view),
            project.isStored(property), !project.isStatic(property), !references.isWeak(property),
            !project.isListener(project.type(of: property)), !result.contains(where: { $0.property == property })
        else { return }
        let nominals = project.type(of: property).constituents.compactMap(\.nominal)
        let isOfLibrary = isKnownAncestor(project.type(of: property))
        guard isOfLibrary || nominals.contains(where: { project.hierarchy.ancestors[view.index].contains($0) }) else {
            return
        }
        result.append(
            RetainingObject(
                property: property, object: object, view: view, assignment: place, owner: owner,
                isClassBound: isOfLibrary || nominals.contains { project.isClass($0) || project.isClassBound($0) }))
    }

    /// Whether a type is a library's class that the view descends from, such as `UIViewController`, or any object.
    private func isKnownAncestor(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            guard case .known(let name, _) = part else { return false }
            return name.bindsToClasses || project.hierarchy.knownClasses[view.index].contains(name)
        }
    }
}
