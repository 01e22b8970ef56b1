import SourceText
public import SwiftOutline

/// The layout of an outline's nodes: a node is followed by its descendants, and `next` is the node after them. Only
/// this folder knows it; everything else asks by these functions or by the typed parts of a body.
extension Outline {
    @inline(__always)
    func node(_ id: NodeID) -> Node { nodes[Int(id)] }

    @inline(__always)
    func kind(_ id: NodeID) -> Node.Kind { nodes[Int(id)].kind }

    @inline(__always)
    func name(_ id: NodeID) -> Name { nodes[Int(id)].name }

    /// The offset of the first byte of a node.
    func start(of id: NodeID) -> UInt32 { nodes[Int(id)].start }

    @inline(__always)
    func flags(_ id: NodeID) -> Node.Flags { nodes[Int(id)].flags }

    /// The node after a node and its descendants.
    @inline(__always)
    func end(_ id: NodeID) -> NodeID { nodes[Int(id)].next }

    /// A node and its descendants, in source order.
    @inline(__always)
    func subtree(_ id: NodeID) -> Range<NodeID> { id..<end(id) }

    /// All nodes of a span, in source order.
    @inline(__always)
    func nodes(below span: NodeSpan) -> ArraySlice<Node> { nodes[Int(span.first)..<Int(span.end)] }

    /// Whether an element is the literal `nil`.
    func isNilLiteral(_ element: NodeID) -> Bool {
        kind(element) == .literal && nodes[Int(element)].detail == Node.Literal.nil.rawValue
    }

    /// The first name of a type in a subtree.
    func firstTypeName(in node: NodeID) -> Name? { subtree(node).first { kind($0) == .typeName }.map { name($0) } }

    /// A node's children.
    public func children(of node: NodeID) -> NodeChildren {
        NodeChildren(nodes: nodes, first: node + 1, end: nodes[Int(node)].next)
    }

    /// The first child of a kind.
    func firstChild(of node: NodeID, _ kind: Node.Kind) -> NodeID? {
        let end = nodes[Int(node)].next
        var child = node + 1
        while child < end {
            if nodes[Int(child)].kind == kind { return child }
            child = Swift.max(nodes[Int(child)].next, child + 1)
        }
        return nil
    }

    /// The argument label of a parameter: its name if no other is written.
    func label(of parameter: NodeID) -> Name { name(firstChild(of: parameter, .label) ?? parameter) }

    /// A node's children as an array, for callers that iterate more than once.
    public func list(of node: NodeID) -> [NodeID] {
        let end = nodes[Int(node)].next
        var count = 0
        var child = node + 1
        while child < end {
            count += 1
            child = Swift.max(nodes[Int(child)].next, child + 1)
        }
        // `Array(unsafeUninitializedCapacity:)` would look up the metadata of its buffer each time.
        var list: [NodeID] = []
        list.reserveCapacity(count)
        child = node + 1
        while child < end {
            list.append(child)
            child = Swift.max(nodes[Int(child)].next, child + 1)
        }
        return list
    }

    /// The sibling nodes of a span.
    public func nodes(in span: NodeSpan) -> NodeChildren {
        NodeChildren(nodes: nodes, first: span.first, end: span.end)
    }
}

/// Sibling nodes, in order.
public struct NodeChildren: Sequence, IteratorProtocol {
    let nodes: [Node]
    var first: NodeID
    let end: NodeID

    public mutating func next() -> NodeID? {
        guard first < end else { return nil }
        let current = first
        first = Swift.max(nodes[Int(current)].next, current + 1)
        return current
    }
}
