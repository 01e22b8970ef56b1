import SwiftOutline

/// A descent from the top of a body to one of its nodes, over the earlier siblings of the node and of its ancestors.
///
/// A node has the end of its subtree, so a whole sibling is one step. For a few questions about a body, descents cost
/// less than a parent map.
struct Descent: Sendable {
    let target: NodeID
    private var current: NodeID
    /// The parent of the last sibling; at the end, that of the target. Nil at the top of the body.
    private(set) var parent: NodeID?
    /// The number of nodes passed so far.
    private(set) var steps = 0

    init(to target: NodeID, in span: NodeSpan) {
        self.target = target
        current = span.first
    }

    /// The next sibling that ends before the target, outermost level first, each level in the order of the source; nil
    /// once the target is reached.
    mutating func next(in outline: Outline) -> NodeID? {
        while current < target {
            steps += 1
            let node = current
            let end = max(outline.nodes[Int(node)].next, node + 1)
            if end <= target {
                current = end
                return node
            }
            parent = node
            current = node + 1
        }
        return nil
    }
}
