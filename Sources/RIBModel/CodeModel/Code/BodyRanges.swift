import SourceText
public import SwiftOutline

/// The node spans of a member's code: its value and its body, in the order of nodes.
///
/// At most two, stored inline.
public struct BodyRanges: RandomAccessCollection, Sendable {
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

    /// The span that contains a node.
    func containing(_ node: NodeID) -> NodeSpan? { first { $0.first <= node && node < $0.end } }
}

extension Outline {
    /// Whether code mentions one of the names, as a plain name or as a member.
    func mentions(_ names: NameSet, in code: BodyRanges) -> Bool {
        let nodes = nodes
        for span in code {
            var node = Int(span.first)
            while node < span.end {
                let kind = nodes[node].kind
                if kind == .identifier || kind == .member, names.contains(nodes[node].name) { return true }
                node += 1
            }
        }
        return false
    }
}
