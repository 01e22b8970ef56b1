import RIBModel
import SourceText

/// The paths through a router's functions to one removal.
struct RemovedChildPaths {
    private struct Mark: FlowState {
        let rawValue: UInt8
        static let removed = Mark(rawValue: 1)
        /// The child was detached.
        static let detached = Mark(rawValue: 2)
        /// Another child was detached, or one was attached.
        static let changed = Mark(rawValue: 4)
    }

    private let project: Project
    private let router: TypeID
    private let removal: RouterRemoval
    private let slot: DeclarationID
    /// The functions on the way to the removal that use the slot.
    private let users: [DeclarationID]
    private let detachments: Set<NodeReference>
    private var walks: EventWalks<Mark>

    /// - Parameters:
    ///   - own: the edges whose children are stored in the slot.
    ///   - changes: the calls that attach and detach children.
    init(
        _ removal: RouterRemoval, _ slot: DeclarationID, _ users: [DeclarationID], _ own: [Edge],
        _ changes: Set<NodeReference>, _ router: TypeID, _ runs: EventRuns, _ project: Project
    ) {
        (self.removal, self.users, self.slot, self.router, self.project) = (removal, users, slot, router, project)
        detachments = Set(own.flatMap(\.detachments).map(\.place))
        walks = runs.asking([
            EffectQuestion(
                [
                    (.removed, .remove(removal)), (.detached, .steps(Array(detachments))),
                    (.changed, .steps(Array(changes))),
                ], holding: [slot])
        ])
    }

    /// Nil if no path leads to the removal, or it concerns another child there.
    var outcome: RemovedChild.Outcome? {
        mutating get {
            let classes = project.classes(of: router)
            let calls = RoutingCalls(project)
            let callers = Set(EventCallers(of: users, in: Set(classes), project).functions)
            let leading = callers.union(project.functions(withBranchesCalling: callers))
            var result: RemovedChild.Outcome?
            let byClass = leading.reduce(into: [TypeID: [DeclarationID]]()) { result, function in
                if let type = project.type(around: function) { result[type, default: []].append(function) }
            }
            for function in classes.flatMap({ (byClass[$0] ?? []).sorted() }) {
                guard project.isFunction(function) || project.isInitializer(function) else { continue }
                let answer = walks.answers(upon: function)[0]
                guard answer.ends.some(.removed) else { continue }
                let time = calls.reachFromOutside(function, of: router)
                guard time == .anytime else {
                    result = time == .unknown ? .unclear : result ?? .atEnd
                    continue
                }
                let isTargeted = removal.subject != .ownView
                let isKept = answer.ends.some(.removed, without: isTargeted ? .detached : [.detached, .changed])
                let mayDetachLater = answer.later.some(.detached) || answer.later.some(.changed)
                if isKept, !mayDetachLater { return carried ?? .staysAttached }
                result = isKept ? .unclear : result ?? .detached
            }
            return result
        }
    }

    /// What becomes of a child that no path detaches: code that carries it detaches it, a closure that is kept or an
    /// observer of a property does, or code that is not followed gets it. Nil if none of these occurs.
    private var carried: RemovedChild.Outcome? {
        let functions = users + [removal.function]
        let isDeferred = detachments.contains { place in
            guard let code = project.code(with: [place], in: place.file).first else { return false }
            // An observer of a property runs where the property is assigned.
            return project.isProperty(code)
                || functions.contains(code)
                    && project.body(of: code).element(at: place).ancestors.closure != nil
        }
        if isDeferred { return .unclear }
        let uses = project.uses(ofValueIn: slot, for: DetachedChildQuestion(project: project))
        let isDetached = uses.uses.contains { use in
            if case .argument = use.kind { !detachments.contains(use.place) } else { false }
        }
        if isDetached { return .detached }
        return uses.areAllFollowed ? nil : .unclear
    }
}
