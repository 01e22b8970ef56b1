import SourceText

/// What attaches the child of an edge, and the calls that lead there.
public struct Opening: Sendable, Equatable {
    /// The function in which the calls begin, since no call is needed to run it; nil if no such function is known.
    public let start: DeclarationID?
    /// Whether the first call is in a closure of that function, such as the handler of a button, which runs later.
    public let isInClosure: Bool
    /// The calls from there on, in the order in which they run. The last one attaches the child, and is the only one if
    /// it is not known what runs it. Empty if no call attaches the child.
    public let path: [NodeReference]
}

extension Project {
    /// What attaches the child of an edge: an event or a handler if there is one, else the start of an object.
    public func opening(of edge: Edge) -> Opening {
        let attachments = zip(edge.attachments, edge.attachingFunctions).map { place, function in
            (place, EventCallers(of: function, running: place, self))
        }
        for causes in [Triggers.inUse, .start] {
            for (place, callers) in attachments {
                let start = callers.functions.first { !FunctionTriggers.own($0, self).isDisjoint(with: causes) }
                if let start {
                    let path = callers.path(from: start) + [place]
                    return Opening(start: start, isInClosure: isInClosure(path[0], of: start), path: path)
                }
            }
        }
        return Opening(start: nil, isInClosure: false, path: Array(edge.attachments.prefix(1)))
    }

    /// Whether a place in a function's body is in one of its closures.
    private func isInClosure(_ place: NodeReference, of function: DeclarationID) -> Bool {
        guard place.file == function.file else { return false }
        return BodyNode(place.node, in: body(of: function)).ancestors.contains {
            if case .closure = $0 { true } else { false }
        }
    }
}
