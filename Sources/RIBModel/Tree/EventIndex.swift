import SourceText

/// The events of a router's code by the child that they apply to, so that each edge only visits its own.
struct EventIndex {
    let events: [ChildEvent]
    /// Sorted.
    private var entries: [Entry] = []
    /// By slot, the calls that detach a child that is only stored there. The edges of these children share them.
    private var shared: [DeclarationID: [Edge.Detachment]] = [:]
    /// All calls that were found to detach a child, in the order of the edges.
    private var detachments: [Edge.Detachment] = []

    /// Shorter lists of detachments are not worth sharing.
    private static let longList = 16

    /// The relation of an event to a child.
    private enum Kind: Int8 {
        /// Assigns to the slot.
        case assigns
        /// Stores the child in a slot.
        case stores
        /// Shows the child, attaches it or passes it on.
        case uses
        /// The same, of a slot and in a function that assigns to the slot.
        case usesAssigned
        case detaches
    }

    private struct Entry: Comparable {
        let origin: ChildValue.Origin
        let kind: Kind
        let function: DeclarationID
        let event: Int

        static func < (left: Entry, right: Entry) -> Bool {
            if left.origin != right.origin { return left.origin < right.origin }
            if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
            return left.function != right.function ? left.function < right.function : left.event < right.event
        }
    }

    init(_ events: [ChildEvent]) {
        self.events = events
        entries.reserveCapacity(events.count)
        for (number, event) in events.enumerated() where !event.values.isEmpty {
            guard case .stores(let slot) = event.action else { continue }
            entries.append(Entry(origin: .slot(slot), kind: .assigns, function: event.function, event: number))
        }
        entries.sort()
        var others: [Entry] = []
        others.reserveCapacity(events.count)
        for (number, event) in events.enumerated() {
            let kind: Kind
            switch event.action {
            case .stores: kind = .stores
            case .detaches: kind = .detaches
            case .attaches, .passes, .shows: kind = .uses
            case .builds, .decides: continue
            }
            for value in event.values {
                value.forEachOrigin { origin in
                    let isAssigned = kind == .uses && !isEmpty(origin, .assigns, event.function)
                    others.append(
                        Entry(
                            origin: origin, kind: isAssigned ? .usesAssigned : kind, function: event.function,
                            event: number))
                }
            }
        }
        entries += others
        entries.sort()
    }

    /// The entries of a kind, in any function or in a given one.
    private func entries(
        _ origin: ChildValue.Origin, _ kind: Kind, _ function: DeclarationID? = nil
    ) -> ArraySlice<Entry> {
        let least = Entry(
            origin: origin, kind: kind, function: function ?? DeclarationID(file: -1, index: -1), event: -1)
        var (first, end) = (0, entries.count)
        while first < end {
            let middle = (first + end) / 2
            if entries[middle] < least { first = middle + 1 } else { end = middle }
        }
        return entries[first...].prefix {
            $0.origin == origin && $0.kind == kind && (function == nil || $0.function == function)
        }
    }

    private func isEmpty(_ origin: ChildValue.Origin, _ kind: Kind, _ function: DeclarationID) -> Bool {
        entries(origin, kind, function).isEmpty
    }

    /// The origins of a child. A slot denotes the child wherever it is used.
    func origins(of value: ChildValue.Origin) -> [ChildValue.Origin] {
        var origins = [value]
        var next = 0
        while next < origins.count {
            for entry in entries(origins[next], .stores) {
                guard case .stores(let slot) = events[entry.event].action, !origins.contains(.slot(slot)) else {
                    continue
                }
                origins.append(.slot(slot))
            }
            next += 1
        }
        return origins
    }

    /// The events that attach, show or pass on a child of these origins, in order, each once or several times in a row.
    /// In a function that only assigns other children to a slot, operations on the slot apply to those.
    func uses(of origins: [ChildValue.Origin]) -> [Int] {
        var found: [Int] = []
        for origin in origins {
            for entry in entries(origin, .uses) { found.append(entry.event) }
            for entry in entries(origin, .stores) {
                guard case .stores(let slot) = events[entry.event].action else { continue }
                for use in entries(.slot(slot), .usesAssigned, entry.function) { found.append(use.event) }
            }
        }
        found.sort()
        return found
    }

    /// The calls that detach a child of these origins, in order.
    ///
    /// - Parameter origins: beginning with that of the built value.
    mutating func detachments(of origins: [ChildValue.Origin]) -> [Edge.Detachment] {
        var slot: DeclarationID?
        if origins.count == 2, entries(origins[0], .detaches).isEmpty { slot = origins[1].slot }
        if let slot, let known = shared[slot] { return known }
        var found: [Int] = []
        for origin in origins { for entry in entries(origin, .detaches) { found.append(entry.event) } }
        for entry in entries(.children, .detaches) { found.append(entry.event) }
        found.sort()
        var result: [Edge.Detachment] = []
        for number in found.indices where number == 0 || found[number] != found[number - 1] {
            if let detachment = Edge.Detachment(events[found[number]], origins) { result.append(detachment) }
        }
        if let slot, result.count > EventIndex.longList { shared[slot] = result }
        detachments += result
        return result
    }

    /// The calls that detach a child of any edge, each with what it detaches, in order.
    var allDetachments: [Edge.Detachment] {
        var result: [Edge.Detachment] = []
        for detachment in detachments.sorted(by: { $0.place < $1.place }) {
            let isKnown = result.reversed().prefix { $0.place == detachment.place }.contains(detachment)
            if !isKnown { result.append(detachment) }
        }
        return result
    }
}

extension ChildValue.Origin: Comparable {
    var slot: DeclarationID? { if case .slot(let slot) = self { slot } else { nil } }

    /// Built values before slots, and these before the list of children.
    package static func < (left: ChildValue.Origin, right: ChildValue.Origin) -> Bool {
        switch (left, right) {
        case (.built(let one), .built(let other)): one < other
        case (.slot(let one), .slot(let other)): one < other
        case (.built, .slot), (.built, .children), (.slot, .children): true
        case (.slot, .built), (.children, _): false
        }
    }
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
    /// Visits the origins of the children that the value is, or shows.
    func forEachOrigin(_ visit: (Origin) -> Void) {
        switch self {
        case .router(let origin), .view(let origin): visit(origin)
        case .created(_, _, let arguments):
            for argument in arguments {
                for value in argument.values where value.showsChild { value.forEachOrigin(visit) }
            }
        case .ownRouter, .ownView, .enumCase, .style: break
        }
    }
}
