import SourceText

/// Where a value goes.
enum Destination: Hashable {
    /// A call ends its use, or binds it to another lifetime.
    case consumed
    /// Code has it that is not analyzed.
    case unknown
    /// The value of the member, or of the local function with that declaration.
    case returned(DeclarationID)
    case dropped
    /// A container that is dropped itself.
    case deadLocal
    /// A property of the object whose code it is.
    case stored(DeclarationID)
    /// A property that a protocol requires of the object.
    case storedByRequirement(Name)
    /// A container that callers of the member pass, by the parameter's position.
    case storedInParameter(DeclarationID, Int)

    /// Whether someone has the value then, or has ended it.
    var isKept: Bool {
        switch self {
        case .consumed, .unknown, .stored, .storedByRequirement, .storedInParameter: true
        case .returned, .dropped, .deadLocal: false
        }
    }

    var isReturned: Bool {
        if case .returned = self { return true }
        return false
    }
}

extension [Destination] {
    /// One destination of several decides: that the value is consumed, else where it is stored, else that it is
    /// unknown.
    var merged: [Destination] {
        if contains(.consumed) { return [.consumed] }
        let known = filter { $0 != .unknown }
        return known.isEmpty ? [.unknown] : known
    }

    /// Those that keep the value or return it, merged; `otherwise` if there are none.
    func merged(otherwise: Destination) -> [Destination] {
        let kept = filter { $0.isKept || $0.isReturned }
        return kept.isEmpty ? [otherwise] : kept.merged
    }
}

/// What a flow met on the way to a destination.
enum FlowEvidence {
    /// The name of the call that consumes the value.
    case consumed(NodeReference)
    /// The name of a call that is not analyzed, and has the value.
    case taken(NodeReference)
    /// The name of the call that puts the value into a container that is not the object's.
    case foreignContainer(NodeReference)
}
