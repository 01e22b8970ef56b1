/// For the nodes of a body the one around each, and which of their siblings may bind names: so a look-up costs by the depth of where it is
/// asked, not by the length of what stands before.
public final class BodyLevels: Sendable {
    private let first: NodeID
    /// By node, less `first`; `none` for those that nothing of the body is around.
    private let parents: [NodeID]
    /// By node, less `first`: the nearest sibling before it that may bind names.
    private let binders: [NodeID]

    private static let none = NodeID.max

    init(_ span: NodeSpan, _ nodes: [Node]) {
        first = span.first
        var parents: [NodeID] = []
        var binders: [NodeID] = []
        parents.reserveCapacity(Int(span.end - span.first))
        binders.reserveCapacity(Int(span.end - span.first))
        /// The nodes around, outermost first, each with the last that may bind in it.
        var around = [(node: BodyLevels.none, binder: BodyLevels.none)]
        for node in span.first..<span.end {
            while around.count > 1, nodes[Int(around[around.count - 1].node)].next <= node { around.removeLast() }
            parents.append(around[around.count - 1].node)
            binders.append(around[around.count - 1].binder)
            if nodes[Int(node)].kind.mayBind { around[around.count - 1].binder = node }
            if nodes[Int(node)].next > node + 1 { around.append((node, BodyLevels.none)) }
        }
        self.parents = parents
        self.binders = binders
    }

    /// The node around one; nil at the body's top.
    public func parent(of node: NodeID) -> NodeID? { known(parents[Int(node - first)]) }

    /// The nearest sibling before a node that may bind names.
    public func binder(before node: NodeID) -> NodeID? { known(binders[Int(node - first)]) }

    private func known(_ node: NodeID) -> NodeID? { node == BodyLevels.none ? nil : node }
}

extension Node.Kind {
    /// Whether a name may be bound by such a node for the siblings behind it.
    fileprivate var mayBind: Bool {
        switch self {
        case .variable, .binding, .guard, .conditions, .optionalBinding, .patternBinding, .pattern, .capture, .closureParameter, .parameter,
            .declaration:
            true
        default: false
        }
    }
}
