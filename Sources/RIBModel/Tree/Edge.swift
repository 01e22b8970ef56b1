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
        let subjects: [ChildValue]
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
        edges = events.filter { $0.action == .builds }.sorted { $0.place < $1.place }.compactMap { built in
            code.children[built.place].map { Edge(router, $0, built, events) }
        }
    }
}

extension Edge {
    fileprivate init(_ parent: TypeID, _ child: Child, _ built: ChildEvent, _ events: [ChildEvent]) {
        let value = ChildValue.Origin.built(built.place)
        // A slot denotes the child wherever it is used.
        var origins: Set<ChildValue.Origin> = [value]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for event in events {
                guard case .stores(let slot) = event.action,
                    event.values.contains(where: { $0.router.map(origins.contains) ?? false })
                else { continue }
                isGrowing = origins.insert(.slot(slot)).inserted || isGrowing
            }
        }
        self.parent = parent
        self.child = child
        (site, function) = (built.place, built.function)
        slots = origins.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }.sorted()
        let others = Edge.slotsGivenOtherChildren(origins, events)
        let own = events.filter { event in
            guard event.values.contains(where: { $0.comes(from: origins) }) else { return false }
            guard let given = others[event.function] else { return true }
            let meant = origins.subtracting(given)
            return event.values.contains { $0.comes(from: meant) }
        }
        let attaches = own.filter { $0.action == .attaches }.map(\.entry)
        let handed = own.first { $0.action == .handsOn }
        attachment = attaches.isEmpty ? handed.map { .unknown($0.entry) } ?? .none : .attached(attaches.sorted())
        presentations = own.compactMap { event in
            guard case .shows(let showing) = event.action else { return nil }
            let shown = event.values.filter { $0.comes(from: origins) }
            return Presentation(
                showing: showing, place: event.entry, function: event.function,
                inner: event.place == event.entry ? nil : event.place,
                presented: shown.map { $0.replacing(origins, by: value) })
        }
        detachments = events.filter { $0.action == .detaches }.compactMap { event -> Detachment? in
            for value in event.values {
                guard let origin = value.router, origin == .children || origins.contains(origin) else { continue }
                return Detachment(place: event.entry, function: event.function, subject: .init(origin))
            }
            return nil
        }
    }
}

extension Edge {
    /// By function, the slots of a child to which the function only assigns other children: its operations on them
    /// apply to those.
    fileprivate static func slotsGivenOtherChildren(
        _ origins: Set<ChildValue.Origin>, _ events: [ChildEvent]
    ) -> [DeclarationID: Set<ChildValue.Origin>] {
        var given: [DeclarationID: Set<ChildValue.Origin>] = [:]
        var own: [DeclarationID: Set<ChildValue.Origin>] = [:]
        for event in events where !event.values.isEmpty {
            guard case .stores(let slot) = event.action, origins.contains(.slot(slot)) else { continue }
            if event.values.contains(where: { $0.router.map(origins.contains) ?? false }) {
                own[event.function, default: []].insert(.slot(slot))
            } else {
                given[event.function, default: []].insert(.slot(slot))
            }
        }
        for (function, slots) in own { given[function]?.subtract(slots) }
        return given
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
    fileprivate func comes(from origins: Set<Origin>) -> Bool {
        switch self {
        case .router(let origin), .view(let origin): origins.contains(origin)
        case .created(_, _, let arguments):
            arguments.contains { $0.values.contains { $0.showsChild && $0.comes(from: origins) } }
        case .ownRouter, .ownView, .enumCase, .style: false
        }
    }

    /// The same value with several origins of one child replaced by one.
    func replacing(_ origins: Set<Origin>, by origin: Origin) -> ChildValue {
        switch self {
        case .router(let own): .router(origins.contains(own) ? origin : own)
        case .view(let own): .view(origins.contains(own) ? origin : own)
        case .created(let place, let type, let arguments):
            .created(
                place, type,
                arguments.map { argument in
                    Labeled(label: argument.label, values: argument.values.map { $0.replacing(origins, by: origin) })
                })
        case .style(let other): .style(of: other.replacing(origins, by: origin))
        case .ownRouter, .ownView, .enumCase: self
        }
    }
}
