import SourceText

/// Facts about a view that its path analysis needs: which of its subjects are observed, and which SwiftUI properties
/// dismiss it.
package struct ViewFacts: Equatable, Sendable {
    /// Properties of the view that outside code subscribes to, or that the view subscribes to in order to notify its
    /// listener.
    private let observed: Set<Name>
    /// By property that only the view's own subscriptions observe, those that notify its listener.
    private let subscriptions: [Name: Set<NotifyingSubscription>]
    /// The sources of exposed properties: `[closeButton, rx, tap]`.
    private let observedSources: [[Name]]

    var isSwiftUI = false
    /// Properties that contain the environment's `dismiss`.
    var dismissActions: Set<Name> = []
    /// Properties that contain the environment's `presentationMode`.
    var presentationModes: Set<Name> = []
    /// Bindings that the view's host passes.
    var hostBindings: Set<Name> = []
    /// In the code of a view's coordinator, the properties that contain the view.
    var ownViews: Set<Name> = []

    private static let query = Query<TypeID, ViewFacts>("viewFacts") { project, type in
        let family = ClassDispatch(type, in: project)
        return ViewFacts(family, code: family.code)
    }

    /// The facts for what runs by itself, found once.
    package init(_ family: ClassDispatch) { self = family.project[ViewFacts.query, family.type] }

    /// - Parameter code: the view's code, including what overrides call through `super`.
    init(_ family: ClassDispatch, code: [DeclarationID]) {
        var subjects = ObservedSubjects(family, code: code)
        // What a base class emits may be observed by the classes that inherit the subject.
        for subclass in family.project.reportedSubclasses(of: family.type) {
            let subclass = ClassDispatch(subclass, in: family.project)
            subjects.formUnion(ObservedSubjects(subclass, code: subclass.reachableCode()))
        }
        self.init(subjects)
    }

    fileprivate init(_ subjects: ObservedSubjects) {
        observed = subjects.names
        subscriptions = subjects.subscriptions
        observedSources = subjects.sources
    }

    /// Whether a chain denotes an observed subject.
    func isObserved(_ chain: Chain, _ family: ClassDispatch) -> Bool {
        var names = chain.leadingNamesOnSelf.makeIterator()
        guard let first = names.next() else { return false }
        if observed.contains(first) { return true }
        // A subject of another object counts as observed.
        guard names.next() != nil, let property = family.property(first, from: chain.body.file) else { return false }
        return !family.project.isSubject(property) && family.project.type(of: property) != .unknown
    }

    /// Whether a handler belongs to a chain that a listener observes as well.
    package func isObservedHandler(_ unit: CodeUnit, _ family: ClassDispatch) -> Bool {
        guard let closure = unit.closure else { return false }
        for case .chain(let chain) in family.body(of: unit.function).ancestors(of: closure) {
            guard let subscription = chain.elements.first(where: { family.project.isSubscriber($0) }) else { continue }
            let source = chain.before(subscription).leadingNamesOnSelf
            if let first = source.first, observed.contains(first) {
                // A handler does not observe itself.
                guard let own = subscriptions[first] else { return true }
                if own.contains(where: { $0.place != closure && source.elementsEqual($0.source) }) { return true }
            }
            if observedSources.contains(where: { !$0.isEmpty && source.starts(with: $0) }) { return true }
            return chain.argumentChains.contains { target in
                target.leadingNameOnSelf.map { observed.contains($0) } == true
                    || family.value(of: target) == .listener
            }
        }
        return false
    }
}

/// A subscription that notifies the listener of a view.
struct NotifyingSubscription: Hashable, Sendable {
    /// The names of what is subscribed to: `[closeButton, rx, tap]`.
    let source: [Name]
    /// The closure or the target.
    let place: NodeReference
}

/// Determines which subjects of a view are observed.
struct ObservedSubjects {
    private(set) var names: Set<Name> = []
    private(set) var sources: [[Name]] = []
    private(set) var subscriptions: [Name: Set<NotifyingSubscription>] = [:]

    init(_ family: ClassDispatch, code: [DeclarationID]) {
        let project = family.project
        let exposed = project.exposedMembers(of: family.type)
        names = exposed
        for member in code where exposed.contains(project.name(of: member)) {
            let returns = ObservedSubjects.returnsValue(member, project)
            for chain in family.body(of: member).chains {
                // Subscriptions in an exposed function connect the view to values from outside.
                guard returns || ObservedSubjects.isSubscription(chain, project) else { continue }
                let source = Array(chain.leadingNamesOnSelf)
                if let first = source.first { names.insert(first) }
                if source.count > 1 { sources.append(source) }
            }
        }
        listen(in: code, family)
    }

    /// Finds the subjects whose values the view's own subscriptions pass to its listener.
    private mutating func listen(in code: [DeclarationID], _ family: ClassDispatch) {
        let project = family.project
        let subscribers = project.symbols.wellKnownNames.subscriptions.subscribers
        let listening = code.filter { project.mentions(subscribers, $0) }
        guard !listening.isEmpty else { return }
        // A relay may be bound to another relay: each round propagates one step, until none adds a name.
        while true {
            let before = names.count
            let view = ViewCode(family, ViewFacts(self))
            for member in listening { listen(member, view) }
            if names.count == before { break }
            for member in code where subscriptions[project.name(of: member)] != nil { derive(member, family) }
        }
    }

    /// Adds what a member with code that is subscribed to is made of: `closed` of
    /// `var closings: AnyPublisher<Void, Never> { closed.eraseToAnyPublisher() }`.
    private mutating func derive(_ member: DeclarationID, _ family: ClassDispatch) {
        let project = family.project
        let own = subscriptions[project.name(of: member)] ?? []
        guard ObservedSubjects.returnsValue(member, project), !project.isStored(member) else { return }
        for result in family.body(of: member).results {
            guard let chain = result.firstChain, let first = chain.leadingNameOnSelf,
                family.property(first, from: member.file) != nil, !names.contains(first) || subscriptions[first] != nil
            else { continue }
            let source = Array(chain.leadingNamesOnSelf)
            names.insert(first)
            subscriptions[first, default: []].formUnion(
                own.map { NotifyingSubscription(source: source, place: $0.place) })
        }
    }

    mutating func formUnion(_ other: ObservedSubjects) {
        names.formUnion(other.names)
        sources += other.sources
        subscriptions.merge(other.subscriptions) { $0.union($1) }
    }

    /// Whether a member returns something to observe. A function without a result only uses what it mentions.
    private static func returnsValue(_ member: DeclarationID, _ project: Project) -> Bool {
        !project.isFunction(member) || project.hasWrittenType(member)
    }

    private static func isSubscription(_ chain: Chain, _ project: Project) -> Bool {
        chain.elements.contains { project.isSubscriber($0) }
    }

    /// Adds the sources of subscriptions that notify a listener.
    ///
    /// - Parameter view: the view, with the subjects that are known to be observed.
    private mutating func listen(_ member: DeclarationID, _ view: ViewCode) {
        let family = view.family
        for chain in family.body(of: member).chains {
            guard ObservedSubjects.isSubscription(chain, family.project),
                let name = chain.leadingNameOnSelf,
                family.property(name, from: member.file) != nil,
                !names.contains(name) || subscriptions[name] != nil
            else { continue }
            let places = notifications(of: chain, view)
            guard !places.isEmpty else { continue }
            let source = Array(chain.leadingNamesOnSelf)
            names.insert(name)
            subscriptions[name, default: []].formUnion(places.map { NotifyingSubscription(source: source, place: $0) })
        }
    }

    /// The arguments by which a subscription notifies: closures, functions of the view, and targets that are listeners,
    /// stored closures or observed subjects.
    private func notifications(of chain: Chain, _ view: ViewCode) -> [NodeReference] {
        chain.argumentChains.flatMap { target -> [NodeReference] in
            let isObserved = target.leadingNameOnSelf.map { names.contains($0) } ?? false
            if isObserved || view.isNotified(view.family.value(of: target)) { return [target.place] }
            var seen: Set<DeclarationID> = []
            if let name = target.lastName, name == target.last, target.before(name).isEmptyOrSelf, !name.isLocal,
                let function = view.family.implementation(name.name, nil, from: name.body.file)
            {
                let calls = view.family.body(of: function).calls
                return ObservedSubjects.notifies(calls, view, &seen) ? [target.place] : []
            }
            return target.elements.compactMap { element in
                element.closure.flatMap { ObservedSubjects.notifies($0.calls, view, &seen) ? $0.place : nil }
            }
        }
    }

    /// Whether some of these calls notify the listener, themselves or through functions of the view.
    ///
    /// - Parameter seen: the functions that have been followed.
    private static func notifies(
        _ calls: some Sequence<CallSite>, _ view: ViewCode, _ seen: inout Set<DeclarationID>
    ) -> Bool {
        for site in calls {
            let call = view.call(site)
            if view.notification(by: call) != .none { return true }
            guard call.isOnView, let function = view.callee(of: call), seen.insert(function).inserted else { continue }
            if notifies(view.family.body(of: function).calls, view, &seen) { return true }
        }
        return false
    }
}

extension Project {
    /// Whether an element is a member that subscribes to the stream before it.
    fileprivate func isSubscriber(_ element: ChainElement) -> Bool {
        element.kind == .member && symbols.wellKnownNames.subscriptions.subscribers.contains(element.name)
    }

    /// Members that the view's `Presentable` or `ViewControllable` protocols expose to the interactor and the router:
    /// what can be read, if such a protocol is not analyzed.
    func exposedMembers(of type: TypeID) -> Set<Name> {
        var result: Set<Name> = []
        for requirement in viewRequirements(of: type) { result.insert(name(of: requirement)) }
        if hasAbsentContract(view: type) {
            for member in classes(of: type).flatMap({ ownMembers(of: $0) })
            where !isPrivate(member) && (isProperty(member) || isFunction(member) && hasWrittenType(member)) {
                result.insert(name(of: member))
            }
        }
        return result.filter { !symbols.wellKnownNames.listeners.contains($0) }
    }

    /// Whether a view conforms to a protocol that is not analyzed and is named like one by which an interactor or a
    /// router uses a view: it may require any member.
    package func hasAbsentContract(view type: TypeID) -> Bool {
        hierarchy.unresolvedProtocols[type.index].contains { PartNaming.isViewContract(text($0)) }
    }

    /// The requirements of a view's protocols that refine the framework's, including inherited ones.
    package func viewRequirements(of type: TypeID) -> [DeclarationID] { self[Project.viewRequirementsOfType, type] }

    private static let viewRequirementsOfType = Query<TypeID, [DeclarationID]>("viewRequirements") { project, type in
        let hierarchy = project.hierarchy
        var protocols: Set<TypeID> = []
        for ancestor in hierarchy.ancestors[type.index]
        where project.isProtocol(ancestor)
            && hierarchy.libraryAncestors[ancestor.index] & project.roles.viewContracts != 0
        {
            protocols.formUnion(hierarchy.ancestors[ancestor.index])
        }
        return protocols.sorted().flatMap {
            project.members(declaredIn: project.symbols.types[$0.index].declaration)
        }
    }
}
