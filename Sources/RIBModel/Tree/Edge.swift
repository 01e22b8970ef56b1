import SourceText

/// A child that a router builds: an edge of the tree of RIBs.
public struct Edge: Sendable, Equatable {
    /// The class of the router that builds the child.
    public let parent: TypeID
    public let child: Child
    /// The name of the call that builds it, and the router's function that contains the call.
    public let site: NodeReference
    public let function: DeclarationID
    /// The stored properties of the router to which the child is assigned, in order.
    public let slots: [DeclarationID]
    public let attachment: Attachment
    /// The ways in which its view is shown, each with the call in the router's function that leads there.
    public let presentations: [Presentation]
    /// The calls that detach it, in order.
    public let detachments: [Detachment]

    public enum Attachment: Sendable, Equatable {
        /// By these calls.
        case attached([NodeReference])
        /// Possibly, by code that is not analyzed and to which the child is passed here.
        case unknown(NodeReference)
        /// By no call.
        case none
    }

    /// A call that detaches a child.
    public struct Detachment: Sendable, Hashable {
        /// The name of the call in the router's function.
        public let place: NodeReference
        public let function: DeclarationID
        /// The value that the call detaches.
        public let subject: Subject

        public enum Subject: Sendable, Hashable {
            /// A stored property of the router.
            case slot(DeclarationID)
            /// The built value, in a local.
            case value
            /// An element of the router's list of children.
            case children
        }
    }

    /// A way in which a child's view is shown.
    public struct Presentation: Sendable, Equatable {
        public let showing: Showing
        /// The name of the call in the router's function, possibly of a helper.
        public let place: NodeReference
        public let function: DeclarationID
        /// The name of the call of UIKit; nil if it is the same one.
        public let inner: NodeReference?
        /// The objects that may be presented: the child's view, or an object that is created with it.
        let presented: [ChildValue]
    }

    /// How a view is shown.
    public enum Showing: Hashable, Sendable {
        case push, modal, pushOrModal, tab, root, embed
        /// By code that is not analyzed.
        case unknown
    }
}

/// The edges of a router, and the presentation facts in its code.
struct RouterEdges: Sendable, Equatable {
    let edges: [Edge]
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
        let stores = events.filter { if case .stores = $0.action { true } else { false } }
        edges = events.filter { $0.action == .builds }.sorted { $0.place < $1.place }.compactMap { built in
            code.children[built.place].map { Edge(router, $0, built, events, stores) }
        }
    }
}

extension Edge {
    /// - Parameter stores: the events that store a child.
    fileprivate init(
        _ parent: TypeID, _ child: Child, _ built: ChildEvent, _ events: [ChildEvent], _ stores: [ChildEvent]
    ) {
        let value = ChildValue.Origin.built(built.place)
        let origins = Edge.origins(of: value, stores)
        let others = Edge.slotsGivenOtherChildren(origins, stores)
        var attaches: [NodeReference] = []
        var passed: NodeReference?
        var presentations: [Presentation] = []
        var detachments: [Detachment] = []
        for index in events.indices {
            if events[index].action == .detaches, let detachment = Detachment(events[index], origins) {
                detachments.append(detachment)
            }
            guard events[index].isOf(origins, besides: others) else { continue }
            let event = events[index]
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
        self.detachments = detachments
    }

    /// The origins of a child. A slot denotes the child wherever it is used.
    private static func origins(of value: ChildValue.Origin, _ stores: [ChildEvent]) -> [ChildValue.Origin] {
        var origins = [value]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for event in stores {
                guard case .stores(let slot) = event.action,
                    !origins.contains(.slot(slot)),
                    event.values.contains(where: { $0.router.map(origins.contains) ?? false })
                else { continue }
                origins.append(.slot(slot))
                isGrowing = true
            }
        }
        return origins
    }

    /// A slot of a child to which a function only assigns other children: its operations on the slot apply to those.
    fileprivate struct ForeignSlot {
        let function: DeclarationID
        let slot: ChildValue.Origin
    }

    private static func slotsGivenOtherChildren(
        _ origins: [ChildValue.Origin], _ stores: [ChildEvent]
    ) -> [ForeignSlot] {
        var given: [ForeignSlot] = []
        var own: [ForeignSlot] = []
        for event in stores where !event.values.isEmpty {
            guard case .stores(let slot) = event.action, origins.contains(.slot(slot)) else { continue }
            let stored = ForeignSlot(function: event.function, slot: .slot(slot))
            let isOwn = event.values.contains { $0.router.map(origins.contains) ?? false }
            if isOwn { own.append(stored) } else { given.append(stored) }
        }
        given.removeAll { other in own.contains { $0.function == other.function && $0.slot == other.slot } }
        return given
    }
}

extension ChildEvent {
    /// Whether an operand is a child of these origins. In a function that only assigns other children to a slot, the
    /// slot does not count.
    fileprivate func isOf(_ origins: [ChildValue.Origin], besides others: [Edge.ForeignSlot]) -> Bool {
        guard values.contains(where: { $0.comes(from: origins) }) else { return false }
        let foreign = others.filter { $0.function == function }
        if foreign.isEmpty { return true }
        let meant = origins.filter { origin in !foreign.contains { $0.slot == origin } }
        return values.contains { $0.comes(from: meant) }
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
    /// Whether the value is, or shows, a child of one of these origins.
    fileprivate func comes(from origins: [Origin]) -> Bool {
        switch self {
        case .router(let origin), .view(let origin): origins.contains(origin)
        case .created(_, _, let arguments):
            arguments.contains { $0.values.contains { $0.showsChild && $0.comes(from: origins) } }
        case .ownRouter, .ownView, .enumCase, .style: false
        }
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
                    Labeled(label: argument.label, values: argument.values.replacing(origins, by: origin))
                })
        case .style(let other): .style(of: other.replacing(origins, by: origin))
        case .ownRouter, .ownView, .enumCase: self
        }
    }
}
