package import SourceText

/// The destination of a value.
package enum Destination: Hashable {
    /// A call ends its use, or binds it to another lifetime.
    case consumed
    /// Code that is not analyzed receives it.
    case unknown
    /// It is the result of the member, or of the local function with that declaration.
    case returned(DeclarationID)
    case dropped
    /// A local container that is dropped itself.
    case deadLocal
    /// A property of the object that the code belongs to.
    case stored(DeclarationID)
    /// A property of the object or value in a property of the object that the code belongs to, which is the latter.
    case storedInPart(of: DeclarationID)
    /// A property that a protocol requires of the object.
    case storedByRequirement(Name)
    /// A container that callers pass to the member, by position of the parameter.
    case storedInParameter(DeclarationID, Int)

    /// Whether the value is still referenced, or its use was ended.
    var isKept: Bool {
        switch self {
        case .consumed, .unknown, .stored, .storedInPart, .storedByRequirement, .storedInParameter: true
        case .returned, .dropped, .deadLocal: false
        }
    }

    var isReturned: Bool {
        if case .returned = self { return true }
        return false
    }
}

extension [Destination] {
    /// Whether nothing keeps, returns or uses the value.
    package var areDropped: Bool { !isEmpty && allSatisfy { $0 == .dropped || $0 == .deadLocal } }

    /// Several destinations merged: consumed if any is, else all known ones. Unknown if there are none, and also if
    /// the callers have the value: other code may keep it though they drop it.
    var merged: [Destination] {
        if contains(.consumed) { return [.consumed] }
        let known = filter { $0 != .unknown }
        return contains(.unknown) && known.allSatisfy(\.isReturned) ? [.unknown] + known : known
    }

    /// The destinations that keep or return the value, merged; `otherwise` if there are none.
    func merged(otherwise: Destination) -> [Destination] {
        let kept = filter { $0.isKept || $0.isReturned }
        return kept.isEmpty ? [otherwise] : kept.merged
    }
}

/// A step on the way of a value to its destination.
enum FlowEvidence {
    /// The name of the call that consumes the value.
    case consumed(NodeReference)
    /// The name of a call that receives the value and is not analyzed.
    case taken(NodeReference)
    /// The name of the call that inserts the value into a container that does not belong to the object.
    case foreignContainer(NodeReference)
}
