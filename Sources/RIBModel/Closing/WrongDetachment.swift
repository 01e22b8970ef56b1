public import SourceText

/// A call by which a router detaches something that is none of its children then.
public struct WrongDetachment: Sendable, Equatable {
    /// The argument of the call.
    public let place: NodeReference
    public let function: DeclarationID
    public let subject: Subject

    public enum Subject: Sendable, Equatable {
        /// The router itself.
        case itself
        /// A router that builds this one.
        case parent(TypeID)
        /// A child that this call builds, and that the function attaches only later.
        case unattached(NodeReference)
        /// A stored property, after it was set to nil here.
        case cleared(DeclarationID, Clearance)
    }

    /// The assignment of nil before the call.
    public struct Clearance: Sendable, Equatable {
        /// The assigned name.
        public let place: NodeReference
        /// The statement, and the one of the call, if they follow each other.
        public let statements: [Site]
    }

    /// The calls in a router's code, in order.
    static let query = Query<TypeID, [WrongDetachment]>("wrongDetachments") { project, router in
        let names = project.attachmentNames.detaching
        var found: [WrongDetachment] = []
        lazy var edges = Dictionary(grouping: project.tree.edges(from: router), by: \.function)
        for type in project.classes(of: router) {
            for function in project.ownMembers(of: type)
            where project.hasCode(function) && project.mentions(names, function) {
                let calls = project.body(of: function).calls.filter { call in
                    project.isDetachment(call.name) && call.isOnSelf && call.callees.functions.isEmpty
                }
                guard !calls.isEmpty else { continue }
                let own = edges[function] ?? []
                found += calls.compactMap { WrongDetachment($0, in: function, own, of: router, project) }
            }
        }
        return found
    }

    /// - Parameter edges: those whose child the function builds.
    private init?(
        _ call: CallSite, in function: DeclarationID, _ edges: [Edge], of router: TypeID, _ project: Project
    ) {
        guard let value = call.arguments.first?.value,
            let subject = WrongDetachment.subject(of: value, call, in: function, edges, of: router, project)
        else { return nil }
        (place, self.function, self.subject) = (value.chain?.lastName?.place ?? value.place, function, subject)
    }

    private static func subject(
        of value: Expression, _ call: CallSite, in function: DeclarationID, _ edges: [Edge], of router: TypeID,
        _ project: Project
    ) -> Subject? {
        if value.plainChain?.denotesSelf == true { return .itself }
        if let parent = project.parent(ofRouter: router, typed: value.type) { return .parent(parent) }
        for edge in edges where !call.isInKeptClosure {
            guard case .attached(let places) = edge.attachment,
                edge.detachments.contains(where: { $0.place == call.calleePlace && $0.subject == .value }),
                places.allSatisfy({ $0.file == call.calleePlace.file && $0 > call.calleePlace })
            else { continue }
            return .unattached(edge.site)
        }
        return cleared(value, call, in: function, of: router, project)
    }

    /// The property that the argument reads, if it is nil on all paths to the call.
    private static func cleared(
        _ value: Expression, _ call: CallSite, in function: DeclarationID, of router: TypeID, _ project: Project
    ) -> Subject? {
        var read = value.chain
        var bound: OptionalBinding?
        if let name = read?.onlyName, case .optionalBinding(let binding)? = name.local {
            bound = binding
            read = binding.value?.chain ?? read
        }
        guard let read, let name = read.lastName, name == read.last || read.last?.kind == .forceUnwrap,
            bound != nil || !name.isLocal,
            read.before(name).isEmpty || read.before(name).denotesSelf,
            let slot = project.firstProperty(name.name, of: router, from: name.body.file),
            project.isOptionalVariable(slot)
        else { return nil }
        let reading = bound?.place ?? name.place
        let clearance = project.body(of: function).assignments.filter { assignment in
            guard assignment.clears, let member = assignment.member(named: [name.name]) else { return false }
            return member.place < reading
        }.last
        guard let clearance, let assigned = clearance.name else { return nil }
        var paths = ClearedSlotPaths(name.name, at: call.calleePlace, router, project)
        guard paths.isAlwaysCleared(in: function) else { return nil }
        return .cleared(slot, Clearance(place: assigned.place, statements: project.neighbors(clearance, call) ?? []))
    }
}

/// The paths to one call, with regard to a property that is set to nil.
private struct ClearedSlotPaths: PathAnalysis {
    struct State: FlowState {
        let rawValue: UInt8
        static let cleared = State(rawValue: 1)

        static var inputs: State { .cleared }
    }

    var walk = PathWalk<StateSet<State>>()
    private let project: Project
    private let router: TypeID
    private let slot: Name
    private let call: NodeReference
    /// The states in which the call was reached.
    private var reached = States.none

    init(_ slot: Name, at call: NodeReference, _ router: TypeID, _ project: Project) {
        (self.slot, self.call, self.router, self.project) = (slot, call, router, project)
    }

    /// Whether the property is nil on each path from the start of a function to the call.
    mutating func isAlwaysCleared(in function: DeclarationID) -> Bool {
        _ = exits(of: CodeUnit(function))
        return !reached.isEmpty && reached.states.allSatisfy { $0.contains(.cleared) }
    }

    func body(of function: DeclarationID) -> FunctionBody {
        FunctionBody(BodyOwner(function, type: router), in: project)
    }

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: States) -> States {
        if call.calleePlace == self.call { reached.formUnion(states) }
        return call.isOnSelf ? self.states(afterCallees: call, states) : states
    }

    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States {
        guard assignment.member(named: [slot]) != nil else { return states }
        return assignment.clears ? states.adding(.cleared) : states.removing(.cleared)
    }
}

extension Project {
    /// The calls by which a router detaches what is none of its children, in order.
    public func wrongDetachments(of router: TypeID) -> [WrongDetachment] { self[WrongDetachment.query, router] }

    /// The calls by which a router's code detaches children, in order.
    public func detachCalls(of router: TypeID) -> [NodeReference] {
        var places: [NodeReference] = []
        for detachment in self[RouterEdges.query, router].detachments
        where places.last != detachment.place { places.append(detachment.place) }
        return places
    }

    /// A router that builds another one and to which alone a type refers, not to any of the children.
    fileprivate func parent(ofRouter router: TypeID, typed type: TypeReference) -> TypeID? {
        guard let nominal = type.constituents.lazy.compactMap(\.nominal).first else { return nil }
        func may(_ router: TypeID) -> Bool { hierarchy.ancestors[router.index].contains(nominal) }
        guard !may(router), let parent = tree.edges(to: router).lazy.map(\.parent).first(where: may) else { return nil }
        let isChild = tree.edges(from: router).contains { edge in
            edge.child.ribs.isEmpty || edge.child.ribs.contains { may($0.router) }
        }
        return isChild ? nil : parent
    }

    /// The statements of an assignment and a call, if they follow each other.
    fileprivate func neighbors(_ assignment: AssignmentSite, _ call: CallSite) -> [Site]? {
        guard let target = assignment.target, let first = target.statement, let second = call.chain.statement,
            call.isDiscarded, first.end == second.first - 1
        else { return nil }
        return [first, second].map { extent(of: NodeReference(file: target.place.file, node: $0.first - 1)) }
    }
}

extension Chain {
    /// The expression that directly contains the chain.
    var statement: Expression? {
        guard case .expression(let expression)? = ancestors.first else { return nil }
        return expression
    }
}
