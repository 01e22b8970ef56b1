import SourceText

/// Why nobody misses something that a router does not show, or does not store.
public enum Harmlessness: Sendable, Equatable {
    /// A constant keeps the code from running.
    case switchedOff
    /// The child's view has no content: it presents other controllers, elsewhere.
    case presentsOthers
    /// The child is attached once, at the start of its parent, and nothing that occurs later reads the property.
    case attachedOnce
}

extension Project {
    /// Why nobody misses the view of an edge's child that is never shown; nil if a screen does not come.
    public func harmlessness(ofUnshown edge: Edge) -> Harmlessness? {
        let places = if case .attached(let places) = edge.attachment { places } else { [edge.site] }
        if places.allSatisfy({ isSwitchedOff($0, in: edge.function) }) { return .switchedOff }
        let views = edge.child.ribs.compactMap(\.view.type)
        return !views.isEmpty && views.allSatisfy(presentsOnlyOthers) ? .presentsOthers : nil
    }

    /// Why nobody misses the child of an edge in a property that is never assigned; nil if a check of the property
    /// fails, or a child stays.
    public func harmlessness(ofUnassigned property: DeclarationID, for edge: Edge) -> Harmlessness? {
        if isSwitchedOff(edge.site, in: edge.function) { return .switchedOff }
        let readers = reads(of: property, in: edge.parent).flatMap { read in
            code(with: [read], in: read.file).filter { isReached($0) }.map { (read: read, function: $0) }
        }
        if readers.allSatisfy({ isSwitchedOff($0.read, in: $0.function) }) { return .switchedOff }
        let places = [(edge.site, edge.function)] + readers.map { ($0.read, $0.function) }
        let isOnce = places.allSatisfy { place, function in
            let causes = triggers(of: function, running: place)
            return !causes.isEmpty && Triggers.start.isSuperset(of: causes)
        }
        return isOnce ? .attachedOnce : nil
    }

    /// Whether a constant keeps a place in a function from running, or each call of the function that runs it.
    private func isSwitchedOff(_ place: NodeReference, in function: DeclarationID) -> Bool {
        if body(of: function).element(at: place).isSwitchedOff { return true }
        let uses = uses(of: function, running: place)
        return !uses.isEmpty && uses.allSatisfy { $0.callee != nil && isSwitchedOff($0) }
    }

    private func isSwitchedOff(_ use: EventCall) -> Bool {
        body(of: use.caller).element(at: use.place).isSwitchedOff
    }

    /// Whether each function of a view presents, pushes or removes other controllers, and not on the view itself.
    private func presentsOnlyOthers(_ view: TypeID) -> Bool {
        let family = ClassDispatch(view, in: self)
        var presents = false
        for member in family.code where isFunction(member) {
            var actsElsewhere = false
            for call in family.body(of: member).calls {
                guard let operation = call.name.viewOperation, let receiver = call.receiver else { continue }
                switch family.value(of: receiver) {
                case .property, .other: actsElsewhere = true
                default: return false
                }
                if operation.mayPresent || operation.mayPush { presents = true }
            }
            if !actsElsewhere { return false }
        }
        return presents
    }
}
