import SourceText

/// The edges of a router, and the presentation facts in its code.
struct RouterEdges: Sendable, Equatable {
    let edges: [Edge]
    /// The calls that detach a child of any edge, each with what it detaches, in order.
    let detachments: [Edge.Detachment]
    /// The presentation facts, with the objects that they apply to.
    let facts: [Fact]

    struct Fact: Sendable, Equatable {
        let fact: PresentationFact
        let subjects: ChildValues
        let place: NodeReference
    }

    static let query = Query<TypeID, [RouterEdges]>("routerEdges") { project, router in [RouterEdges(router, project)] }

    private init(_ router: TypeID, _ project: Project) {
        let code = RouterCode(router, project)
        let events = code.events
        facts = events.compactMap { event in
            guard case .decides(let fact) = event.action else { return nil }
            return Fact(fact: fact, subjects: event.values, place: event.place)
        }
        let built = events.filter { $0.action == .builds }.sorted { $0.place < $1.place }
        guard !built.isEmpty else {
            (edges, detachments) = ([], [])
            return
        }
        var index = EventIndex(events)
        edges = built.compactMap { event in
            code.children[event.place].map { Edge(router, $0, event, &index) }
        }
        detachments = index.found.sorted { $0.place < $1.place }
    }
}

/// The events of a router's code by the child that they apply to, so that each edge only visits its own.
private struct EventIndex {
    let events: [ChildEvent]
    /// By the origin of a child, the events that show it, attach it or pass it on. Those of a slot are only the ones in
    /// functions that assign nothing to it.
    private var uses: [ChildValue.Origin: [Int]] = [:]
    /// By slot and function, these events in functions that assign to the slot.
    private var usesAfterStore: [SlotUse: [Int]] = [:]
    /// By the origin of a stored child, the events that store it.
    private var stores: [ChildValue.Origin: [Int]] = [:]
    private var detaching: [ChildValue.Origin: [Int]] = [:]
    /// By origins other than that of a built value, the calls that detach the child. The edges of children in the same
    /// slots share them.
    private var shared: [[ChildValue.Origin]: [Edge.Detachment]] = [:]
    /// All calls that were found to detach a child, each once.
    private(set) var found: [Edge.Detachment] = []
    private var known: Set<Edge.Detachment> = []

    /// A slot in the code of a function.
    private struct SlotUse: Hashable {
        let slot: ChildValue.Origin
        let function: DeclarationID
    }

    init(_ events: [ChildEvent]) {
        self.events = events
        var assigning: Set<SlotUse> = []
        for event in events where !event.values.isEmpty {
            guard case .stores(let slot) = event.action else { continue }
            assigning.insert(SlotUse(slot: .slot(slot), function: event.function))
        }
        for (index, event) in events.enumerated() {
            switch event.action {
            case .stores:
                for case let origin? in event.values.map(\.router) { stores[origin, default: []].append(index) }
            case .detaches:
                for case let origin? in event.values.map(\.router) { detaching[origin, default: []].append(index) }
            case .attaches, .passes, .shows:
                for origin in event.values.flatMap(\.origins) {
                    let use = SlotUse(slot: origin, function: event.function)
                    if assigning.contains(use) {
                        usesAfterStore[use, default: []].append(index)
                    } else {
                        uses[origin, default: []].append(index)
                    }
                }
            case .builds, .decides: continue
            }
        }
    }

    /// The origins of a child. A slot denotes the child wherever it is used.
    func origins(of value: ChildValue.Origin) -> [ChildValue.Origin] {
        var origins = [value]
        var next = 0
        while next < origins.count {
            for index in stores[origins[next]] ?? [] {
                guard case .stores(let slot) = events[index].action, !origins.contains(.slot(slot)) else { continue }
                origins.append(.slot(slot))
            }
            next += 1
        }
        return origins
    }

    /// The events that attach, show or pass on a child of these origins, in order. In a function that only assigns
    /// other children to a slot, operations on the slot apply to those.
    func uses(of origins: [ChildValue.Origin]) -> [ChildEvent] {
        var found: [Int] = []
        for origin in origins {
            found += uses[origin] ?? []
            for index in stores[origin] ?? [] {
                guard case .stores(let slot) = events[index].action else { continue }
                found += usesAfterStore[SlotUse(slot: .slot(slot), function: events[index].function)] ?? []
            }
        }
        return Set(found).sorted().map { events[$0] }
    }

    /// The calls that detach a child of these origins, in order.
    ///
    /// - Parameter origins: beginning with that of the built value.
    mutating func detachments(of origins: [ChildValue.Origin]) -> [Edge.Detachment] {
        // Most children are detached through a slot or the list of children.
        let isShared = detaching[origins[0]] == nil
        let key = isShared ? Array(origins.dropFirst()) : origins
        if isShared, let detachments = shared[key] { return detachments }
        let indices = (key + [.children]).flatMap { detaching[$0] ?? [] }
        let detachments = Set(indices).sorted().compactMap { Edge.Detachment(events[$0], origins) }
        if isShared { shared[key] = detachments }
        for detachment in detachments where known.insert(detachment).inserted { found.append(detachment) }
        return detachments
    }
}

extension Edge {
    /// - Parameter built: the event that builds the child.
    fileprivate init(_ parent: TypeID, _ child: Child, _ built: ChildEvent, _ index: inout EventIndex) {
        let value = ChildValue.Origin.built(built.place)
        let origins = index.origins(of: value)
        var attaches: [NodeReference] = []
        var passed: NodeReference?
        var presentations: [Presentation] = []
        for event in index.uses(of: origins) {
            switch event.action {
            case .attaches: attaches.append(event.entry)
            case .passes: passed = passed ?? event.entry
            case .shows(let showing):
                presentations.append(
                    Presentation(
                        showing: showing, place: event.entry, function: event.function,
                        inner: event.place == event.entry ? nil : event.place,
                        presented: event.values.filter { $0.comes(from: origins) }.map {
                            $0.replacing(origins, by: value)
                        }))
            case .builds, .stores, .detaches, .decides: continue
            }
        }
        self.parent = parent
        self.child = child
        (site, function) = (built.place, built.function)
        slots = origins.compactMap(\.slot).sorted()
        attachment = attaches.isEmpty ? passed.map { .unknown($0) } ?? .none : .attached(attaches.sorted())
        self.presentations = presentations
        detachments = index.detachments(of: origins)
    }
}

extension ChildValue.Origin {
    fileprivate var slot: DeclarationID? { if case .slot(let slot) = self { slot } else { nil } }
}

extension Edge.Detachment {
    /// Nil if the call detaches other children.
    fileprivate init?(_ event: ChildEvent, _ origins: [ChildValue.Origin]) {
        for value in event.values {
            guard let origin = value.router, origin == .children || origins.contains(origin) else { continue }
            self.init(place: event.entry, function: event.function, subject: Subject(origin))
            return
        }
        return nil
    }
}

extension Edge.Detachment.Subject {
    fileprivate init(_ origin: ChildValue.Origin) {
        self =
            switch origin {
            case .slot(let slot): .slot(slot)
            case .built: .value
            case .children: .children
            }
    }
}

extension ChildValue {
    /// The origins of the children that the value is, or shows.
    fileprivate var origins: [Origin] {
        switch self {
        case .router(let origin), .view(let origin): [origin]
        case .created(_, _, let arguments):
            arguments.flatMap { $0.values.filter(\.showsChild).flatMap(\.origins) }
        case .ownRouter, .ownView, .enumCase, .style: []
        }
    }

    /// Whether the value is, or shows, a child of one of these origins.
    fileprivate func comes(from origins: [Origin]) -> Bool { self.origins.contains(where: origins.contains) }

    /// The same value with several origins of one child replaced by one.
    func replacing(_ origins: [Origin], by origin: Origin) -> ChildValue {
        switch self {
        case .router(let own): .router(origins.contains(own) ? origin : own)
        case .view(let own): .view(origins.contains(own) ? origin : own)
        case .created(let place, let type, let arguments):
            .created(
                place, type,
                arguments.map { argument in
                    Labeled(label: argument.label, values: argument.values.replacing(origins, by: origin))
                })
        case .style(let other): .style(of: other.replacing(origins, by: origin))
        case .ownRouter, .ownView, .enumCase: self
        }
    }
}
