import SourceText

/// A delegate that is set for the presentation of a child's view, while what is presented is a navigation controller
/// that contains the view.
public struct EmbeddedDelegate: Sendable, Equatable {
    /// The assigned name.
    public let place: NodeReference
    /// The class of the assigned object; nil if it is not known.
    public let object: TypeID?
    public let edge: Edge
    /// The call that presents the navigation controller.
    public let presentation: Edge.Presentation
    public let use: Use

    public enum Use: Sendable, Equatable {
        /// UIKit never calls the delegate.
        case neverCalled
        /// The navigation controller's presentation has a delegate as well, or may have one.
        case besideOther
        /// The view is also shown without a navigation controller, or in a way that is not known.
        case alsoAlone
    }

    /// For the children of a router, in the order of the edges and of the assignments.
    static let query = Query<TypeID, [EmbeddedDelegate]>("embeddedDelegates") { project, router in
        let found = project[RouterEdges.query, router]
        return found.edges.flatMap { project.embeddedDelegates(of: $0, found.facts) }
    }
}

extension Project {
    /// The delegates for presentations of views that navigation controllers contain, in the code of a router and of
    /// its children's builders.
    public func embeddedDelegates(of router: TypeID) -> [EmbeddedDelegate] { self[EmbeddedDelegate.query, router] }

    fileprivate func embeddedDelegates(of edge: Edge, _ facts: [RouterEdges.Fact]) -> [EmbeddedDelegate] {
        let embedding = edge.presentations.filter { $0.showing == .modal && $0.presented.contains(where: isEmbedded) }
        guard !embedding.isEmpty else { return [] }
        let value = ChildValue.Origin.built(edge.site)
        let origins = edge.slots.map { ChildValue.Origin.slot($0) }
        var ofView: [(place: NodeReference, object: TypeID?, entry: NodeReference)] = []
        var isOnContainer = embedding.contains(where: setsOwnDelegate)
        for fact in facts {
            guard case .delegate(let object) = fact.fact else { continue }
            for subject in fact.subjects.map({ $0.replacing(origins, by: value) }) {
                if subject == .view(value) {
                    ofView.append((fact.place, object, fact.entry))
                } else if subject.shown == [value] {
                    isOnContainer = true
                }
            }
        }
        for body in edge.child.ribs.flatMap({ bodies(ofBuilder: $0.builder) }) {
            for fact in presentationFacts(in: body, of: { !$0.isEmpty }) {
                if case .delegate(let object) = fact.fact { ofView.append((fact.place, object, fact.place)) }
            }
        }
        return ofView.map { place, object, entry in
            // A helper that sets the delegate and presents the view decides for itself; else all that show the view do.
            let joined = edge.presentations.filter { $0.place == entry && $0.showing == .modal }
            let deciding = joined.isEmpty ? edge.presentations : joined
            let isAlways = deciding.allSatisfy { $0.showing == .modal && $0.presented.allSatisfy(isEmbedded) }
            return EmbeddedDelegate(
                place: place, object: object, edge: edge, presentation: joined.first ?? embedding[0],
                use: !isAlways ? .alsoAlone : isOnContainer ? .besideOther : .neverCalled)
        }
    }

    /// Whether a value is a navigation controller that is created with a view.
    fileprivate func isEmbedded(_ value: ChildValue) -> Bool {
        guard case .created(_, let type, _) = value else { return false }
        return isNavigationController(type)
    }

    /// Whether the class of a navigation controller that a call presents sets a delegate itself, or is not analyzed.
    private func setsOwnDelegate(_ presentation: Edge.Presentation) -> Bool {
        presentation.presented.contains { value in
            guard case .created(_, let type, _) = value, let nominal = type.nominal else { return false }
            guard !hasAbsentCode(nominal) else { return true }
            return presentationFacts(of: nominal).contains { fact in
                if case .delegate = fact.fact { true } else { false }
            }
        }
    }
}

/// Why a delegate of a presentation controller is none of an embedded view.
public enum OtherPresentationDelegate: Sendable, Equatable {
    /// It is that of the controller that contains the view.
    case ofContainer
    /// The view is not presented in a navigation controller, as far as is known.
    case notEmbedded
    /// The view sets it in its own code.
    case ofViewItself
}

extension Project {
    /// The delegates that a router and its children's views set for presentations, in the order of the edges, and why
    /// UIKit may call them.
    public func otherPresentationDelegates(of router: TypeID) -> [OtherCandidate<OtherPresentationDelegate>] {
        let found = self[RouterEdges.query, router]
        let own = found.facts.compactMap { fact -> OtherCandidate<OtherPresentationDelegate>? in
            guard case .delegate = fact.fact else { return nil }
            let isOfContainer = fact.subjects.contains { isEmbedded($0) }
            return OtherCandidate(fact.place, isOfContainer ? .ofContainer : .notEmbedded)
        }
        let views = found.edges.flatMap(\.child.ribs).compactMap(\.view.type)
        return own
            + views.flatMap { presentationFacts(of: $0) }.compactMap { fact in
                guard case .delegate = fact.fact else { return nil }
                return OtherCandidate(fact.place, .ofViewItself)
            }
    }
}
