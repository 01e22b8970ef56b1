public import SwiftOutline

/// The spans of nodes that a member's code lies in: its value, its body, in the order of nodes.
///
/// Two at most, so none has to be put on the heap.
public struct CodeSpans: RandomAccessCollection, Sendable {
    private var first = NodeSpan()
    private var second = NodeSpan()
    public private(set) var endIndex = 0

    init(of member: Declaration, _ nodes: [Node]) {
        if let value = member.value { append(NodeSpan(value, nodes[Int(value)].next)) }
        if !member.body.isEmpty { append(member.body) }
    }

    private mutating func append(_ span: NodeSpan) {
        if endIndex == 0 { first = span } else { second = span }
        endIndex += 1
    }

    public var startIndex: Int { 0 }

    public subscript(position: Int) -> NodeSpan {
        precondition(position < endIndex)
        return position == 0 ? first : second
    }

    /// The one that a node is in.
    func containing(_ node: NodeID) -> NodeSpan? { first { $0.first <= node && node < $0.end } }
}
