import RIBModel
import SourceText

/// A call by which a view or worker passes itself, or a closure that captures it, to the system.
struct SystemRegistration: Sendable, Equatable {
    /// The name of the call, and the member with the call.
    let place: NodeReference
    let member: DeclarationID
    let owner: TypeID
    let keeper: SystemKeeper
    /// Whether the system keeps the object; otherwise a closure refers to it weakly.
    let isStrong: Bool
    /// The property with the timer, the token, the session or the web view; nil if there is none.
    let property: DeclarationID?
    let end: End

    /// What makes the system let go of the object.
    enum End: Sendable, Equatable {
        case never
        /// Only code that the object's deinitializer runs.
        case tooLate
        /// Code that may run before, here.
        case early(NodeReference)
        /// It is not known.
        case unknown
    }

    /// Those in the code of a class, in the order of members.
    fileprivate static let query = Query<TypeID, [SystemRegistration]>("systemRegistrations") { project, owner in
        guard project.mayMention(.systemRegistrations, inCodeOf: owner), !project.hasAbsentCode(owner) else {
            return []
        }
        let members = project.ownMembers(of: owner).filter {
            project.isSource($0) && project.hasCode($0) && !project.isStatic($0)
                && project.mentions(.systemRegistrations, $0)
        }
        guard !members.isEmpty else { return [] }
        let search = SystemRegistrationSearch(owner, project)
        return members.flatMap { search.registrations(in: $0) }
    }
}

extension Project {
    /// The calls by which a class passes its objects to the system, in the order of members.
    func systemRegistrations(of type: TypeID) -> [SystemRegistration] { self[SystemRegistration.query, type] }

    /// The classes whose objects the system may keep: views, presenters and their parts, and workers, in order.
    var classesKeptBySystem: [TypeID] { (viewObjects + reportedClasses([.worker])).sortedWithoutRepetitions }
}

private struct SystemRegistrationSearch {
    private let project: Project
    private let owner: TypeID
    private let objects: OwnedObjects
    /// Other rules examine the observers and timers of workers.
    private let isWorker: Bool

    init(_ owner: TypeID, _ project: Project) {
        (self.owner, self.project) = (owner, project)
        objects = OwnedObjects(owner, in: project)
        isWorker = project.roles.has(owner, .worker)
    }

    func registrations(in member: DeclarationID) -> [SystemRegistration] {
        let body = objects.dispatch.body(of: member)
        return body.calls.compactMap { call in
            guard let keeper = call.systemKeeper, !isWorker || keeper == .urlSession,
                let isStrong = captures(call)
            else { return nil }
            let (property, end) = end(of: call, keeper)
            return SystemRegistration(
                place: call.calleePlace, member: member, owner: owner, keeper: keeper, isStrong: isStrong,
                property: property, end: end)
        }
    }

    /// Whether what the system keeps refers to the object strongly; nil if it does not refer to it.
    private func captures(_ call: CallSite) -> Bool? {
        let kept = call.keptBySystem
        if kept.contains(where: { isStrong($0) }) { return true }
        return kept.contains { $0.closure?.capturesSelfWeakly ?? false } ? false : nil
    }

    private func isStrong(_ value: Expression) -> Bool {
        if value.isSelf { return value.chain?.selfBinding == .strong }
        if let closure = value.closure { return closure.selfOrAliasCapture != nil }
        guard let chain = value.plainChain else { return false }
        return chain.methodOfSelf != nil || passesOn(chain)
    }

    /// Whether a value is an object that is created with `self`, and stores it strongly.
    private func passesOn(_ value: Chain) -> Bool {
        guard case .made(let maker) = value.value else { return false }
        return maker.arguments.contains { argument in
            guard let passed = argument.value, passed.isSelf, passed.chain?.selfBinding == .strong else { return false }
            return maker.callees.functions.contains { objects.stores(argument, passedBy: maker, to: $0) }
        }
    }

    // MARK: The end

    private func end(of call: CallSite, _ keeper: SystemKeeper) -> (DeclarationID?, SystemRegistration.End) {
        if keeper == .webView { return endOfHandler() }
        if let place = endInHandler(of: call) { return (nil, .early(place)) }
        if keeper == .dispatchTimer { return endOfDispatchTimer(call) }
        var property: DeclarationID?
        var uses: ValueUses
        if let expression = call.chain.enclosing, call.body.isInitialValue(expression) {
            let lazy = call.body.home.declaration
            (property, uses) = (lazy, project.uses(ofValueIn: lazy, for: SystemKeeperQuestion()))
        } else {
            uses = project.uses(ofValuesAt: [call.calleePlace], for: SystemKeeperQuestion())
            property = uses.uses.lazy.compactMap(\.storedProperty).first
        }
        if call.makesUnscheduledTimer, uses.areAllFollowed, !uses.uses.contains(where: \.schedulesTimer) {
            return (property, .unknown)
        }
        return (property, uses.areAllFollowed ? end(by: ends(in: uses)) : .unknown)
    }

    private func end(by ends: [(code: DeclarationID, place: NodeReference)]) -> SystemRegistration.End {
        if let early = ends.first(where: { !isTooLate($0.code) }) { return .early(early.place) }
        return ends.isEmpty ? .never : .tooLate
    }

    /// Whether code only runs as part of the object's deinitializer.
    private func isTooLate(_ code: DeclarationID, depth: Int = 0) -> Bool {
        if project.isDeinitializer(code) {
            return project.type(around: code).map { objects.dispatch.classes.contains($0) } ?? false
        }
        guard depth < 4, project.isPrivate(code), let calls = project.calls(of: code), !calls.isEmpty else {
            return false
        }
        return calls.allSatisfy { isTooLate($0.body.home.declaration, depth: depth + 1) }
    }

    /// What ends a registration in its own handler: in a closure that it is passed, or in a method that gets the timer
    /// or session as its parameter.
    private func endInHandler(of call: CallSite) -> NodeReference? {
        if let end = call.closures.lazy.compactMap(\.endOfSystemKeeper).first { return end }
        let named = call.arguments.compactMap { $0.value.flatMap { Selector($0)?.function } }
        let functions = named.compactMap { objects.dispatch.implementation($0.name, nil, from: $0.body.file) }
        let delegates = call.systemKeeper == .urlSession ? objects.dispatch.code : []
        return (functions + delegates).lazy.compactMap { objects.dispatch.body(of: $0).endOfPassedKeeper }.first
    }

    /// A web view keeps the handlers of its scripts, and the view keeps the web view.
    private func endOfHandler() -> (DeclarationID?, SystemRegistration.End) {
        let properties = objects.dispatch.classes.flatMap { project.storedProperties(of: $0) }.map(\.declaration)
        guard let property = properties.first(where: { project.holdsWebView($0) && !project.isWeak($0) }) else {
            return (nil, .unknown)
        }
        guard project.carriedUses(of: property, in: owner).isEmpty else { return (property, .unknown) }
        let ends = objects.dispatch.code.flatMap { code -> [(code: DeclarationID, place: NodeReference)] in
            guard project.mentions(.scriptHandlerRemovals, code) else { return [] }
            return objects.dispatch.body(of: code).calls.filter { NameSet.scriptHandlerRemovals.contains($0.name) }
                .map { (code, $0.calleePlace) }
        }
        return (property, end(by: ends))
    }

    /// The view keeps the dispatch source, which keeps its handler until it is canceled or released.
    private func endOfDispatchTimer(_ call: CallSite) -> (DeclarationID?, SystemRegistration.End) {
        let uses: ValueUses
        var property: DeclarationID?
        if case .property(let own, of: .ownObject)? = call.receiver?.value {
            (property, uses) = (own, project.uses(ofValueIn: own, for: SystemKeeperQuestion()))
        } else if let maker = call.receiver?.makerOfDispatchTimer {
            uses = project.uses(ofValuesAt: [maker.calleePlace], for: SystemKeeperQuestion())
            property = uses.uses.lazy.compactMap(\.storedProperty).first
        } else {
            return (nil, .unknown)
        }
        guard let property, !StrongReferences(project).isWeak(property), uses.areAllFollowed else {
            return (property, .unknown)
        }
        let name = project.name(of: property)
        let cleared = objects.dispatch.code.flatMap { code -> [(code: DeclarationID, place: NodeReference)] in
            objects.dispatch.body(of: code).assignments.compactMap { assignment in
                guard assignment.clears, let target = assignment.name, target.name == name else { return nil }
                return (code, target.place)
            }
        }
        return (property, end(by: cleared + ends(in: uses)))
    }

    private func ends(in uses: ValueUses) -> [(code: DeclarationID, place: NodeReference)] {
        uses.uses.filter { $0.storedProperty == nil && !$0.schedulesTimer }.map { ($0.code, $0.place) }
    }
}

extension Chain {
    /// The call that makes the dispatch timer in a local.
    fileprivate var makerOfDispatchTimer: CallSite? {
        guard case .variable(let variable)? = onlyName?.local, let value = variable.value?.plainChain else {
            return nil
        }
        return value.calls.first { $0.registration == .dispatchTimer }
    }
}

extension Project {
    /// Whether the objects of a class may belong to a RIB: not those of a view controller that is a part of none.
    func mayBePartOfRIB(_ type: TypeID) -> Bool {
        !viewControllers.contains(type) || ([type] + descendants(of: type)).contains { roles.hasAny($0) }
    }
}
