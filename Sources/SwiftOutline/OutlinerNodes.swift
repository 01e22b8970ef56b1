import SourceText

/// Writes nodes.
extension Outliner {
    /// Starts a node at the current token, or at `start`; `close` ends it. Returns its index, or -1.
    mutating func open(_ kind: Node.Kind, _ name: Name = .none, flags: Node.Flags = [], at start: UInt32? = nil) -> Int
    {
        guard isWriting else { return -1 }
        append(Node(kind: kind, flags: flags, detail: 0, payload: name.id, start: start ?? self.start, end: 0, next: 0))
        return nodeCount - 1
    }

    /// Ends a node after the last token that was read. A node without tokens is empty.
    mutating func close(_ node: Int) {
        guard node >= 0 else { return }
        // Nearly always the end of the token before the current one; anything else is left to another function, so that
        // this one, the innermost of all, saves no registers.
        guard split == 0, at > 0, tokens[at &- 1].length < Token.longLength else { return closeAtLastEnd(node) }
        close(node, at: tokens[at &- 1].start &+ tokens[at &- 1].length)
    }

    @inline(never)
    private mutating func closeAtLastEnd(_ node: Int) { close(node, at: lastEnd) }

    @inline(__always)
    private mutating func close(_ node: Int, at end: UInt32) {
        if nodes[node].start > end { nodes[node].start = end }
        nodes[node].complete(end: end, next: UInt32(truncatingIfNeeded: nodeCount))
    }

    /// A node for the token at `index`; for the current token, for the rest of it.
    mutating func leaf(_ kind: Node.Kind, _ index: Int, flags: Node.Flags = [], named: Bool = true) {
        guard isWriting else { return }
        let start = index == at ? start : tokens[index].start
        let end = end(index)
        append(
            Node(
                kind: kind,
                flags: flags,
                detail: 0,
                payload: named ? name(index, upTo: end).id : 0,
                start: start,
                end: end,
                next: UInt32(truncatingIfNeeded: nodeCount &+ 1)
            )
        )
    }

    mutating func append(_ node: Node) {
        if nodeCount == nodeCapacity { grow() }
        (nodes + nodeCount).initialize(to: node)
        // Cannot overflow: the nodes are in memory.
        nodeCount &+= 1
    }

    @inline(never)
    private mutating func grow() {
        room.growNodes(keeping: nodeCount)
        nodes = room.nodes
        nodeCapacity = room.nodeCapacity
    }

    mutating func mark(_ node: Int, _ flags: Node.Flags) {
        if node >= 0 { nodes[node].flags.formUnion(flags) }
    }

    mutating func name(_ node: Int, after index: Int) {
        if node >= 0 { nodes[node].payload = name(index).id }
    }

    var nextNode: NodeID { NodeID(truncatingIfNeeded: nodeCount) }

    /// Runs `body` with writing nodes turned on or off.
    mutating func writing(_ writes: Bool, _ body: (inout Outliner) -> Void) {
        let saved = isWriting
        isWriting = writes
        body(&self)
        isWriting = saved
    }
}
