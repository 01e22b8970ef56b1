import SourceText

/// Facts about a view that its path analysis needs: which of its subjects are observed, and which SwiftUI properties
/// dismiss it.
struct ViewFacts: Equatable, Sendable {
    /// Properties of the view that outside code subscribes to, or that the view subscribes to in order to notify its
    /// listener.
    private let observed: Set<Name>
    /// By property that only the view's own subscriptions observe, the closures and targets that notify its listener.
    private let subscriptions: [Name: Set<NodeReference>]
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

    /// - Parameter code: the view's code, including what overrides call through `super`; nil for what runs by itself.
    init(_ family: ClassDispatch, code: [DeclarationID]? = nil) {
        var subjects = ObservedSubjects(family, code: code ?? family.code)
        // What a base class emits may be observed by the classes that inherit the subject.
        for subclass in family.project.reportedSubclasses(of: family.type) {
            let subclass = ClassDispatch(subclass, in: family.project)
            subjects.formUnion(ObservedSubjects(subclass, code: subclass.reachableCode()))
        }
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
        guard names.next() != nil, let property = family.property(first) else { return false }
        return !family.project.isSubject(property) && family.project.type(of: property) != .unknown
    }

    /// Whether a handler belongs to a chain that a listener observes as well.
    func isObservedHandler(_ unit: CodeUnit, _ family: ClassDispatch) -> Bool {
        guard let closure = unit.closure else { return false }
        for case .chain(let chain) in family.body(of: unit.function).ancestors(of: closure) {
            guard let subscription = chain.elements.first(where: { family.project.isSubscriber($0) }) else { continue }
            let source = chain.before(subscription).leadingNamesOnSelf
            if let first = source.first(where: { _ in true }), observed.contains(first) {
                // A handler does not observe itself.
                guard let own = subscriptions[first] else { return true }
                if own.contains(where: { $0 != closure }) { return true }
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

/// Determines which subjects of a view are observed.
struct ObservedSubjects {
    private(set) var names: Set<Name> = []
    private(set) var sources: [[Name]] = []
    private(set) var subscriptions: [Name: Set<NodeReference>] = [:]

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
        let subscribers = project.symbols.wellKnownNames.subscriptions.subscribers
        let listening = code.filter { project.mentions(subscribers, $0) }
        // A relay may be bound to another relay: each round propagates one step.
        for _ in 0..<6 {
            let before = names.count
            for member in listening { listen(member, family) }
            if names.count == before { break }
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
    private mutating func listen(_ member: DeclarationID, _ family: ClassDispatch) {
        var found: [Name] = []
        for chain in family.body(of: member).chains {
            guard ObservedSubjects.isSubscription(chain, family.project),
                let source = chain.leadingNameOnSelf,
                family.property(source) != nil,
                !names.contains(source) || subscriptions[source] != nil
            else { continue }
            let places = notifications(of: chain, family)
            guard !places.isEmpty else { continue }
            found.append(source)
            subscriptions[source, default: []].formUnion(places)
        }
        names.formUnion(found)
    }

    /// The arguments by which a subscription notifies: closures, and targets that are listeners or observed subjects.
    private func notifications(of chain: Chain, _ family: ClassDispatch) -> [NodeReference] {
        chain.argumentChains.flatMap { target -> [NodeReference] in
            if family.value(of: target) == .listener || target.leadingNameOnSelf.map({ names.contains($0) }) == true {
                return [target.place]
            }
            return target.elements.compactMap { element in
                element.closure.flatMap { notifies($0, family) ? $0.place : nil }
            }
        }
    }

    /// Whether a closure calls a listener or a stored closure, or sends to an observed subject.
    private func notifies(_ closure: ClosureSite, _ family: ClassDispatch) -> Bool {
        closure.chains.contains { chain in
            var callee: ChainElement?
            var isCalled = false
            for element in chain.elements where !isCalled {
                if element.kind == .call { isCalled = true } else if element.isName { callee = element }
            }
            guard isCalled, let callee else { return false }
            let receiver = chain.before(callee)
            if family.value(of: receiver) == .listener { return true }
            if family.project.symbols.wellKnownNames.emissions.contains(callee.name),
                receiver.leadingNameOnSelf.map({ names.contains($0) }) == true
            { return true }
            return family.implementation(callee.name, nil).map { ObservedSubjects.callsListener($0, family) } ?? false
        }
    }

    private static func callsListener(_ function: DeclarationID, _ family: ClassDispatch) -> Bool {
        family.body(of: function).chains.contains { chain in
            guard let call = chain.elements.first(where: { $0.kind == .call }) else { return false }
            return family.value(of: chain.before(call)) == .listener
        }
    }
}

extension Project {
    /// Whether an element is a member that subscribes to the stream before it.
    fileprivate func isSubscriber(_ element: ChainElement) -> Bool {
        element.kind == .member && symbols.wellKnownNames.subscriptions.subscribers.contains(element.name)
    }

    /// Members that the view's `Presentable` or `ViewControllable` protocols expose to the interactor and the router.
    func exposedMembers(of type: TypeID) -> Set<Name> {
        var result: Set<Name> = []
        for requirement in viewRequirements(of: type) { result.insert(name(of: requirement)) }
        return result.filter { !symbols.wellKnownNames.listeners.contains($0) }
    }

    /// The requirements of a view's protocols that refine the framework's, including inherited ones.
    func viewRequirements(of type: TypeID) -> [DeclarationID] { self[Project.viewRequirementsOfType, type] }

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
