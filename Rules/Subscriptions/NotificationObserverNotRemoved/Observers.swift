import RIBModel
import SourceText

/// An observer, a timer or a display link that an interactor or a worker starts, and that runs until it is removed.
struct ObserverRegistration: Sendable, Equatable {
    /// The name of the call, and the member with the code.
    let place: NodeReference
    let member: DeclarationID
    let owner: TypeID
    let lifecycle: Lifecycle
    let kind: ObserverKind
    /// Whether the code that starts it can remove it: a function of the project may keep the token from its callers.
    let isRemovable: Bool
    let fate: Fate
    /// What comes of it if nothing removes it.
    let consequence: ObserverConsequence
    /// Whether it keeps the object in memory until it is removed.
    let keepsOwner: Bool

    enum Fate: Sendable, Equatable {
        /// The token or timer is not kept.
        case dropped
        /// It is kept in a property that the end of the activity does not use, or, without one, `self` is not removed.
        case kept(DeclarationID?)
        /// It is removed here.
        case removed(NodeReference)
        /// It is added as a view appears, and removed as it disappears, here.
        case removedWithView(NodeReference)
        /// It is not known what becomes of it.
        case unknown
    }

    /// Those in the code of a class, in order.
    fileprivate static let query = Query<TypeID, [ObserverRegistration]>("observerRegistrations") { project, owner in
        let codes = project[codeByType, at: owner]
        guard !codes.isEmpty else { return [] }
        let lifecycle: Lifecycle = project.roles.has(owner, .worker) ? .worker : .interactor
        let removal = ObserverRemoval(owner, lifecycle, project)
        return codes.flatMap { code in
            project.body(of: code).calls.compactMap { call -> ObserverRegistration? in
                let (kind, maker): (ObserverKind, ObserverMaker?)
                if NameSet.observerRegistrations.contains(call.name), let own = call.registration {
                    (kind, maker) = (own, nil)
                } else if let found = project.maker(of: call) {
                    // Nobody can remove what keeps no object: it does nothing once the object is gone.
                    guard found.returnsToken || call.keepsObserver(found.kind) else { return nil }
                    (kind, maker) = (found.kind, found)
                } else {
                    return nil
                }
                let fate = maker?.returnsToken == false ? .dropped : removal.fate(of: call, kind)
                return ObserverRegistration(
                    place: call.calleePlace, member: code, owner: owner, lifecycle: lifecycle, kind: kind,
                    isRemovable: maker?.returnsToken != false, fate: fate,
                    consequence: consequence(of: call, kind, fate, of: owner, lifecycle, isByFunction: maker != nil),
                    keepsOwner: call.keepsObserver(kind))
            }
        }
    }

    /// By interactor or worker, the members whose code mentions such calls, in order.
    private static let codeByType = Query<WholeProject, Groups<TypeID, DeclarationID>>(
        index: "codeWithObservers"
    ) { project in
        Groups(
            project.collected(codeInFile, project.filesWithCode).compactMap { code in
                project.type(around: code).map { ($0, code) }
            })
    }

    private static let codeInFile = Query<FileID, [DeclarationID]>("codeWithObserversInFile") { project, file in
        project.code(mentioning: project.namesOfObserverCalls, in: file).filter { code in
            project.type(around: code).map(project.observes) ?? false
        }
    }
}

extension Project {
    /// The observers and timers that the code of an interactor or a worker starts.
    func observerRegistrations(of type: TypeID) -> [ObserverRegistration] {
        self[ObserverRegistration.query, type]
    }

    /// The classes of interactors and workers and their base classes, in order.
    var activeClasses: [TypeID] {
        withBaseClasses((types(.interactor) + types(.worker)).filter { isClassOrActor($0) })
            .filter { isReported($0) }.sorted()
    }

    fileprivate func observes(_ type: TypeID) -> Bool {
        roles.has(type, anyOf: [.of(.interactor), .of(.worker)]) && isClassOrActor(type) && isReported(type)
    }
}

/// What the end of an activity removes.
private struct ObserverRemoval {
    private let project: Project
    private let owner: TypeID
    /// The bodies that run when the activity of an object of the class, or of a subclass, ends.
    private let ends: [FunctionBody]

    init(_ owner: TypeID, _ lifecycle: Lifecycle, _ project: Project) {
        (self.project, self.owner) = (project, owner)
        ends = ([owner] + project.descendants(of: owner)).flatMap { type -> [FunctionBody] in
            guard let end = project.deactivation(of: type, lifecycle) else { return [] }
            let dispatch = ClassDispatch(type, in: project)
            return Reach<DeclarationID, NodeReference>(from: [end]) { member, add in
                for call in dispatch.body(of: member).calls {
                    let above =
                        call.receiver?.only?.kind == .superReference
                        ? project.type(around: member) : nil
                    guard call.isOnSelf || above != nil,
                        let function = dispatch.implementation(
                            call.name, call.passed, above: above, from: call.body.file)
                    else { continue }
                    add(function, call.calleePlace)
                }
            }.places.map { dispatch.body(of: $0) }
        }
    }

    func fate(of call: CallSite, _ kind: ObserverKind) -> ObserverRegistration.Fate {
        guard !project.hasAbsentCode(owner) else { return .unknown }
        if kind == .selector {
            if let place = removalOfSelf(in: ends) { return .removed(place) }
            return removalWithView(of: call) { removalOfSelf(in: [$0]) } ?? .kept(nil)
        }
        switch destination(of: call) {
        case .dropped: return call.endsInOwnClosure ? .unknown : .dropped
        case .property(let property):
            if call.endsInOwnClosure { return .unknown }
            if let place = removal(of: property, kind, in: ends) { return .removed(place) }
            return removalWithView(of: call) { removal(of: property, kind, in: [$0]) } ?? .kept(property)
        case .unknown: return .unknown
        }
    }

    /// The removal in functions that run as a view disappears, if the call runs as it appears.
    private func removalWithView(
        of call: CallSite, _ removal: (FunctionBody) -> NodeReference?
    ) -> ObserverRegistration.Fate? {
        let bodies = project.ownMembers(of: owner).filter { project.isFunction($0) && project.hasReadBody($0) }
            .map { project.body(of: $0) }
        let removals = bodies.compactMap { body in removal(body).map { (body.home.declaration, $0) } }
        let isWhileVisible = ObserverRegistration.isWhileVisible(
            call.body.home.declaration, removals: removals.map(\.0), project)
        return isWhileVisible ? removals.first.map { .removedWithView($0.1) } : nil
    }

    /// `removeObserver(self)`
    private func removalOfSelf(in bodies: [FunctionBody]) -> NodeReference? {
        for body in bodies {
            for call in body.calls where call.name.removesObserver {
                if call.arguments.first?.value?.isSelf == true { return call.calleePlace }
            }
        }
        return nil
    }

    /// A use of a property other than to assign something to it.
    private func removal(
        of property: DeclarationID, _ kind: ObserverKind, in bodies: [FunctionBody]
    ) -> NodeReference? {
        let name = project.name(of: property)
        for body in bodies {
            for chain in body.chains {
                guard let element = chain.headOnSelf, element.name == name, !element.isLocal
                else { continue }
                let isReplaced = chain.isAssigned && chain.lastName == element
                // The token of a key path ends the observation when it is released.
                if !isReplaced || kind == .keyPath { return element.place }
            }
            let bound = body.optionalBindings.first { $0.value == nil && $0.name == name && $0.outer == nil }
            if let bound { return bound.place }
        }
        return nil
    }

    private enum Destination {
        case dropped, unknown
        case property(DeclarationID)
    }

    /// What becomes of the token that a call returns: the properties that hold it are not followed further.
    private func destination(of call: CallSite) -> Destination {
        guard call.chain.last?.node == call.node else { return .unknown }
        if let expression = call.chain.enclosing, call.body.isInitialValue(expression) {
            return .property(call.body.home.declaration)
        }
        let uses = project.uses(ofValuesAt: [call.calleePlace], followsProperties: false)
        guard uses.areAllFollowed else { return .unknown }
        var found: Destination?
        for use in uses.uses {
            guard found == nil, case .stored(let property) = use.kind, isForTokens(property) else { return .unknown }
            found = .property(property)
        }
        return found ?? .dropped
    }

    /// Whether a property is one of the own object's, and holds no object of the project, which may remove observers.
    private func isForTokens(_ property: DeclarationID) -> Bool {
        let around = project.type(around: property)
        return around.map(project.ancestors(of: owner).contains) == true
            && project.type(of: property).constituents.allSatisfy { $0.nominal == nil }
    }
}
