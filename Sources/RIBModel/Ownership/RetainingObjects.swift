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
    /// Whether it is a collection that the view may be removed from.
    public let isGivenBack: Bool
    /// Whether the view is the property's whole value, not an element of it.
    public let isWhole: Bool
    /// Whether only objects of classes can be the value, so that the property can be weak; nil if that is not known.
    public let isClassBound: Bool?

    static let query = Query<TypeID, [RetainingObject]>("retainingObjects") { project, view in
        RetainingObjectSearch(view, in: project).found()
    }
}

extension Project {
    /// The properties by which the objects that a view owns keep it alive, each once, in the order of members.
    public func objects(retaining view: TypeID) -> [RetainingObject] { self[RetainingObject.query, view] }

    /// The properties of other objects to which a view's code assigns the view, each once, in the order of members, and
    /// why they do not keep it.
    public func otherReferences(to view: TypeID) -> [(property: DeclarationID, reason: OtherViewReference)] {
        let search = RetainingObjectSearch(view, in: self)
        let owned = Set(search.candidates.map(\.property))
        var seen: Set<DeclarationID> = []
        return search.properties.filter { seen.insert($0).inserted }.compactMap { property in
            let obstacle = search.obstacle(to: property) ?? (owned.contains(property) ? nil : .notOwned)
            return obstacle.map { (property, $0) }
        }
    }
}

/// Why a property of an object that a view owns does not keep the view.
public enum OtherViewReference: Sendable, Equatable {
    /// It does not keep its value alive.
    case weak
    /// The object is a part of a RIB, or the property is that of a listener.
    case ofPart
    /// The property's type, or the class around it, is not one by which the object could keep the view.
    case otherType
    /// The view is not known to own the object.
    case notOwned
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

    /// A property that gets the view.
    struct Candidate {
        let property: DeclarationID
        /// The name in the view's code that is assigned, or to whose function the view passes itself.
        let place: NodeReference
        let owner: DeclarationID?
    }

    func found() -> [RetainingObject] {
        let result = candidates.filter { obstacle(to: $0.property) == nil }.compactMap(object)
        return result.isEmpty ? [] : objects.markingReleased(result)
    }

    /// The properties of other objects that get the view, by an assignment or by a function that it is passed to.
    var properties: [DeclarationID] {
        let members = project.ownMembers(of: view).filter { project.isSource($0) && project.passesSelf(inCodeOf: $0) }
        return members.flatMap { member -> [DeclarationID] in
            let body = objects.dispatch.body(of: member)
            let assigned = body.assignments.filter { $0.value.isSelf && isSelf($0.value) }.compactMap { assignment in
                assignment.target.flatMap { $0.headOnSelf == $0.last ? nil : $0.memberOfReceiver }
            }
            return assigned
                + body.calls.flatMap { call in
                    call.arguments.filter { $0.value.map { $0.isSelf && isSelf($0) } ?? false }.flatMap { argument in
                        call.callees.functions.flatMap { properties(assigned: argument, of: call, in: $0) }
                    }
                }
        }
    }

    /// The properties to which a function of the project assigns the parameter of an argument.
    private func properties(
        assigned argument: Argument, of call: CallSite, in function: DeclarationID
    ) -> [DeclarationID] {
        guard project.hasReadBody(function), let type = project.symbols.type(around: function),
            let node = project.parameter(of: function, for: argument.node, among: call.passed)
        else { return [] }
        let body = project.body(of: function)
        let uses = Set(body.uses(of: .parameter(Parameter(node, in: body))).map(\.place))
        return body.assignments.compactMap { assignment in
            guard let value = assignment.value.plainChain?.onlyName, uses.contains(value.place),
                let name = assignment.name
            else { return nil }
            return project.firstProperty(name.name, of: type, from: function.file)
        }
    }

    /// Each property once.
    var candidates: [Candidate] {
        var result: [Candidate] = []
        for member in project.ownMembers(of: view)
        where project.isSource(member) && !project.isStatic(member) && project.passesSelf(inCodeOf: member) {
            let body = objects.dispatch.body(of: member)
            for assignment in body.assignments where assignment.value.isSelf {
                guard let target = assignment.target, let name = target.last, name.kind == .member,
                    !target.before(name).denotesSelf, isSelf(assignment.value),
                    let property = target.memberOfReceiver, let owner = objects.owner(assigning: target)
                else { continue }
                result.append(Candidate(property: property, place: name.place, owner: owner.property))
            }
            for call in body.calls {
                for argument in call.arguments where argument.value?.isSelf == true {
                    guard let value = argument.value, isSelf(value) else { continue }
                    if let candidate = candidate(argument, passedBy: call) { result.append(candidate) }
                }
            }
        }
        var seen: Set<DeclarationID> = []
        return result.filter { seen.insert($0.property).inserted }
    }

    private func isSelf(_ value: Expression) -> Bool {
        guard let chain = value.chain, let head = chain.head else { return false }
        return head.denotesSelf && BodyNode(chain).selfBinding != .other
    }

    private func candidate(_ argument: Argument, passedBy call: CallSite) -> Candidate? {
        let stored = call.callees.functions.lazy.compactMap { objects.property(storing: argument, of: call, in: $0) }
        guard let callee = call.calledName, let property = stored.first else { return nil }
        if call.isConstruction || callee.name == Name.`init` {
            guard let owner = objects.owner(ofValueOf: call.chain, after: call.element) else { return nil }
            return Candidate(property: property, place: callee.place, owner: owner.property)
        }
        guard let receiver = call.receiver, !receiver.denotesSelf, let owner = objects.ownerOfObject(receiver) else {
            return nil
        }
        return Candidate(property: property, place: callee.place, owner: owner.property)
    }

    private func object(_ candidate: Candidate) -> RetainingObject? {
        let (property, type) = (candidate.property, project.type(of: candidate.property).element)
        guard let object = project.symbols.type(around: property) else { return nil }
        let nominals = type.constituents.compactMap(\.nominal)
        return RetainingObject(
            property: property, object: object, view: view, assignment: candidate.place, owner: candidate.owner,
            isGivenBack: isGivenBack(property), isWhole: type == project.type(of: property),
            isClassBound: isKnownAncestor(type)
                || nominals.contains { project.isClass($0) || project.isClassBound($0) }
                ? true : isOutsideProtocol(type) ? nil : false)
    }

    /// Whether the view passes itself to a function that uses a collection and does not fill it: it may remove the view
    /// from it.
    private func isGivenBack(_ property: DeclarationID) -> Bool {
        guard case .collection = project.type(of: property) else { return false }
        let names: NameSet = [project.name(of: property)]
        return objects.dispatch.code.filter { project.passesSelf(inCodeOf: $0) }.contains { member in
            objects.dispatch.body(of: member).calls.contains { call in
                call.arguments.contains { argument in
                    argument.value.map { $0.isSelf && isSelf($0) } ?? false
                        && call.callees.functions.contains {
                            project.mentions(names, $0) && !objects.stores(argument, passedBy: call, to: $0)
                        }
                }
            }
        }
    }

    /// Why a property does not keep the view; nil if it does.
    func obstacle(to property: DeclarationID) -> OtherViewReference? {
        guard let object = project.symbols.type(around: property), project.isClass(object), object != view,
            project.isReported(object), project.isSource(property),
            !project.hierarchy.ancestors[view.index].contains(object),
            !project.hierarchy.ancestors[object.index].contains(view),
            project.isStored(property), !project.isStatic(property)
        else { return .otherType }
        let type = project.type(of: property).element
        if project.roles.hasAny(object) || project.isListener(type) { return .ofPart }
        if references.isWeak(property) { return .weak }
        let isOfView = type.constituents.compactMap(\.nominal).contains { nominal in
            project.hierarchy.ancestors[view.index].contains(nominal)
        }
        let isKept = isOfView || isKnownAncestor(type) || isOutsideProtocol(type)
        return isKept ? nil : .otherType
    }

    /// Whether the project does not declare a type, such as `UITableViewDataSource`. The view is passed where the type
    /// is asked for, so it conforms to it, be it by way of another protocol of the library.
    private func isOutsideProtocol(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .unresolved, .known: true
            default: false
            }
        }
    }

    /// Whether a type is a library's class that the view inherits from, such as `UIViewController`, or any object.
    private func isKnownAncestor(_ type: TypeReference) -> Bool {
        type.constituents.contains { part in
            guard case .known(let name, _) = part else { return false }
            return name.bindsToClasses || project.hierarchy.knownClasses[view.index].contains(name)
        }
    }
}
