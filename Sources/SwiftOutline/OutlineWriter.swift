public import SourceText

/// Writes an outline from outside of this module. The front end of another language has tokens and a grammar of its
/// own, and says in the terms of `Declaration` and `Node` what it found.
///
/// It writes what it is told. The invariants of `Outline` and `Node` are the caller's: declarations in the order of
/// their names' offsets, parents before children, and ranges inside those of parents.
public struct OutlineWriter: ~Copyable {
    private let room: OutlineBuffer
    private var nodeCount = 0
    private var declarationCount = 0

    /// The size of the largest file that an outline has numbers for.
    public static let largestFile = Outliner.largestFile

    /// - Parameter room: the buffer in which the outline grows.
    public init(in room: OutlineBuffer) { self.room = room }

    // MARK: Nodes

    /// The index of the node that is written next.
    public var nextNode: NodeID { NodeID(truncatingIfNeeded: nodeCount) }

    /// Starts a node, which `close` ends.
    public mutating func open(
        _ kind: Node.Kind, _ name: Name = .none, flags: Node.Flags = [], detail: UInt8 = 0, at start: UInt32
    ) -> NodeID {
        if nodeCount == room.nodeCapacity { room.growNodes(keeping: nodeCount) }
        (room.nodes + nodeCount).initialize(
            to: Node(kind: kind, flags: flags, detail: detail, payload: name.id, start: start, end: start, next: 0))
        nodeCount += 1
        return NodeID(truncatingIfNeeded: nodeCount - 1)
    }

    /// Ends a node.
    public mutating func close(_ node: NodeID, at end: UInt32) {
        room.nodes[Int(node)].end = max(end, room.nodes[Int(node)].start)
        room.nodes[Int(node)].next = nextNode
    }

    /// A node without children.
    public mutating func leaf(
        _ kind: Node.Kind, _ name: Name = .none, flags: Node.Flags = [], detail: UInt8 = 0, at range: ByteRange
    ) {
        close(open(kind, name, flags: flags, detail: detail, at: range.start), at: range.end)
    }

    public mutating func mark(_ node: NodeID, _ flags: Node.Flags) { room.nodes[Int(node)].flags.formUnion(flags) }

    /// Makes a `binding` or `declaration` refer to a declaration.
    public mutating func refer(_ node: NodeID, to declaration: Int) {
        room.nodes[Int(node)].payload = UInt32(truncatingIfNeeded: declaration)
    }

    // MARK: Declarations

    /// Starts a declaration, which `complete` ends; those in between are nested in it.
    ///
    /// - Parameters:
    ///   - start: the offset of its first byte, where its keyword is, if the language has one.
    ///   - parent: the index of the enclosing declaration; -1 if there is none.
    public mutating func declare(
        _ kind: Declaration.Kind, _ name: Name, _ nameRange: ByteRange, at start: UInt32, in parent: Int,
        scope: Declaration.Scope, modifiers: Declaration.Modifiers = [], attributes: NodeSpan = NodeSpan()
    ) -> Int {
        if declarationCount == room.declarationCapacity { room.growDeclarations(keeping: declarationCount) }
        (room.declarations + declarationCount).initialize(
            to: Declaration(
                kind: kind, scope: scope, modifiers: modifiers, name: name, nameRange: nameRange, introducer: start,
                range: ByteRange(start, start), parent: Int32(truncatingIfNeeded: parent), attributes: attributes))
        (room.texts + declarationCount).initialize(to: DeclarationTexts())
        declarationCount += 1
        return declarationCount - 1
    }

    /// Ends a declaration.
    public mutating func complete(
        _ declaration: Int, at end: UInt32, inheritance: NodeSpan = NodeSpan(), parameters: NodeSpan = NodeSpan(),
        body: NodeSpan = NodeSpan(), type: NodeID? = nil, value: NodeID? = nil
    ) {
        let place = room.declarations + declaration
        place.pointee.range.end = max(end, place.pointee.range.start)
        place.pointee.next = Int32(truncatingIfNeeded: declarationCount)
        place.pointee.inheritance = inheritance
        place.pointee.parameters = parameters
        place.pointee.body = body
        place.pointee.type = type
        place.pointee.value = value
    }

    // MARK: The outline

    /// What was written.
    public consuming func outline(problems: [TokenBuffer.Problem], hasBodies: Bool) -> Outline {
        Outline(
            declarations: Array(UnsafeBufferPointer(start: room.declarations, count: declarationCount)),
            texts: room.keepsTexts ? Array(UnsafeBufferPointer(start: room.texts, count: declarationCount)) : [],
            importEnd: 0,
            nodes: Array(UnsafeBufferPointer(start: room.nodes, count: nodeCount)),
            problems: problems,
            hasBodies: hasBodies
        )
    }
}
