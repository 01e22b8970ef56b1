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
        /// The corresponding place in the router's own function.
        let entry: NodeReference
    }

    static let query = Query<TypeID, RouterEdges>("routerEdges") { project, router in RouterEdges(router, project) }

    private init(_ router: TypeID, _ project: Project) {
        let code = RouterCode(router, project)
        defer { code.forgetFrames() }
        let events = code.events
        facts = events.compactMap { event in
            guard case .decides(let fact) = event.action else { return nil }
            return Fact(fact: fact, subjects: event.values, place: event.place, entry: event.entry)
        }
        let built = events.filter { $0.action == .builds }.sorted { $0.place < $1.place }
        guard !built.isEmpty else {
            (edges, detachments) = ([], [])
            return
        }
        var index = EventIndex(events)
        edges = built.compactMap { event in
            code.children[event.place].map { Edge($0, event, code, &index) }
        }
        detachments = index.allDetachments
    }
}

extension Edge {
    /// - Parameter built: the event that builds the child.
    fileprivate init(_ child: Child, _ built: ChildEvent, _ code: RouterCode, _ index: inout EventIndex) {
        let value = ChildValue.Origin.built(built.place)
        let origins = index.origins(of: value)
        var attaches: [(place: NodeReference, function: DeclarationID)] = []
        var passed: NodeReference?
        var presentations: [Presentation] = []
        var last = -1
        for number in index.uses(of: origins) where number != last {
            last = number
            let event = index.events[number]
            switch event.action {
            case .attaches: if attaches.last?.place != event.entry { attaches.append((event.entry, event.function)) }
            case .passes: passed = passed ?? event.entry
            case .shows(let showing):
                presentations.append(
                    Presentation(
                        showing: showing, place: event.entry, function: event.function,
                        inner: event.place == event.entry ? nil : event.place, presenters: event.presenters,
                        presented: event.values.filter { $0.comes(from: origins) }.map {
                            $0.replacing(origins, by: value)
                        }))
            case .builds, .stores, .detaches, .decides: continue
            }
        }
        parent = code.router
        self.child = child
        (site, function) = (built.place, built.function)
        slots = origins.compactMap(\.slot).sorted()
        attaches.sort { $0.place < $1.place }
        attachingFunctions = attaches.map(\.function)
        if !attaches.isEmpty {
            attachment = .attached(attaches.map(\.place))
        } else {
            attachment = code.handover(of: origins, passed: passed).map { .unknown($0) } ?? .none
        }
        self.presentations = presentations
        detachments = index.detachments(of: origins)
        passes = passed ?? code.lost
        loss = code.loss(of: origins, passed: passed, isDetached: !detachments.isEmpty)
    }
}

extension ChildValue {
    /// Whether the value is, or shows, a child of one of these origins.
    fileprivate func comes(from origins: [Origin]) -> Bool {
        var comes = false
        forEachOrigin { comes = comes || origins.contains($0) }
        return comes
    }

    /// The same value with several origins of one child replaced by one.
    func replacing(_ origins: [Origin], by origin: Origin) -> ChildValue {
        switch self {
        case .router(let own): .router(origins.contains(own) ? origin : own)
        case .view(let own): .view(origins.contains(own) ? origin : own)
        case .created(let place, let type, let arguments):
            .created(
                place, type,
                arguments.map { argument in
                    Labeled(
                        label: argument.label, values: argument.values.replacing(origins, by: origin),
                        passedCase: argument.passedCase)
                })
        case .style(let other): .style(of: other.replacing(origins, by: origin))
        case .ownRouter, .ownView, .enumCase: self
        }
    }
}
