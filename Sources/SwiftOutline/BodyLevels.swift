/// For the nodes of a body the one around each, and which of their siblings may bind names: so a look-up costs by the depth of where it is
/// asked, not by the length of what stands before.
public final class BodyLevels: Sendable {
    private let span: NodeSpan
    /// By node, less the span's first.
    private let levels: [Level]

    private struct Level {
        /// The node around it.
        let parent: NodeID
        /// The nearest sibling before it that may bind names.
        let binder: NodeID
    }

    private static let none = NodeID.max

    init(_ span: NodeSpan, _ nodes: [Node]) {
        self.span = span
        let first = span.first
        levels = Array(unsafeUninitializedCapacity: Int(span.end - first)) { levels, count in
            for node in first..<span.end {
                // The node before, or one around it, is the sibling before this one or what is around it: the way up tells which.
                var around = node > first ? node - 1 : BodyLevels.none
                var sibling = BodyLevels.none
                while around != BodyLevels.none, nodes[Int(around)].next <= node {
                    sibling = around
                    around = levels[Int(around - first)].parent
                }
                let binds = sibling != BodyLevels.none && nodes[Int(sibling)].kind.mayBind
                let earlier = sibling == BodyLevels.none ? sibling : levels[Int(sibling - first)].binder
                levels.initializeElement(at: count, to: Level(parent: around, binder: binds ? sibling : earlier))
                count += 1
            }
        }
    }

    /// Whether the body has a node.
    public func contains(_ node: NodeID) -> Bool { span.first <= node && node < span.end }

    /// The node around one; nil at the body's top.
    public func parent(of node: NodeID) -> NodeID? { known(levels[Int(node - span.first)].parent) }

    /// The nearest sibling before a node that may bind names.
    public func binder(before node: NodeID) -> NodeID? { known(levels[Int(node - span.first)].binder) }

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
