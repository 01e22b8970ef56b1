import SourceText

/// What a call that gets a child, or its view, does with it.
public enum OtherShowing: Sendable, Equatable {
    /// It shows the view in this way.
    case shown(Showing)
    /// It is not known to show it.
    case notShown
}

extension Project {
    /// The calls by which a router shows the views of its children in certain ways, in the order of the edges, and the
    /// calls on its own view to which it passes them.
    public func otherShowings(
        of router: TypeID, where isMeant: (Edge.Presentation) -> Bool
    ) -> [OtherCandidate<OtherShowing>] {
        tree.edges(from: router).flatMap { edge in
            edge.presentations.filter(isMeant).map { OtherCandidate($0.place, .shown($0.showing)) }
                + body(of: edge.function).calls.filter { call in
                    call.receiver?.leadingElement?.memberOfSelf?.isViewOfRouter == true && passes(call, edge)
                        && !edge.presentations.contains { $0.place == call.calleePlace }
                }.map { OtherCandidate($0.calleePlace, .notShown) }
        }
    }

    /// Whether an argument of a call begins with the local or the property that holds an edge's child.
    private func passes(_ call: CallSite, _ edge: Edge) -> Bool {
        let slots = names(meaningOneOf: edge.slots)
        return call.arguments.contains { argument in
            guard var name = argument.value?.leadingChain?.leadingElement else { return false }
            for _ in 0..<4 {
                guard case .variable(let local)? = name.local else { break }
                guard let value = local.value?.plainChain else { return false }
                if value.calls.contains(where: { $0.calleePlace == edge.site }) { return true }
                guard let next = value.leadingElement else { return false }
                name = next
            }
            return name.memberOfSelf.map { slots.contains($0) } ?? false
        }
    }
}
