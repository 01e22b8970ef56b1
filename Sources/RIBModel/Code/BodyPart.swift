import SourceText
import SwiftOutline

/// A part of a body under the name of what it is: the body and a node, made without allocation.
protocol BodyPart: Hashable {
    var body: FunctionBody { get }
    var node: NodeID { get }
}

extension BodyPart {
    var project: Project { body.project }

    /// Where the part is, for those who keep it beyond the body.
    var place: NodeReference { NodeReference(file: body.file, node: node) }

    static func == (left: Self, right: Self) -> Bool { left.place == right.place }

    func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// A part whose nodes all have one kind.
protocol PartOfOneKind: BodyPart {
    static var kind: Node.Kind { get }

    init(_ node: NodeID, in body: FunctionBody)
}

/// The parts of one kind directly within a node, in order.
struct Children<Part: PartOfOneKind>: Sequence, IteratorProtocol {
    private let body: FunctionBody
    private var current: NodeID
    private let end: NodeID

    init(of node: NodeID, in body: FunctionBody) {
        self.body = body
        current = node + 1
        end = body.node(node).next
    }

    mutating func next() -> Part? {
        while current < end {
            let child = current
            let node = body.node(child)
            current = Swift.max(node.next, child + 1)
            if node.kind == Part.kind { return Part(child, in: body) }
        }
        return nil
    }

    var first: Part? {
        var copy = self
        return copy.next()
    }
}

/// The parts of one kind anywhere within a body or a part of it, in the order of the source.
struct Descendants<Part: PartOfOneKind>: Sequence, IteratorProtocol {
    private let body: FunctionBody
    private var nodes: CodeNodes

    init(in body: FunctionBody, _ nodes: CodeNodes) {
        self.body = body
        self.nodes = nodes
    }

    mutating func next() -> Part? {
        while let node = nodes.next() {
            if body.kind(node) == Part.kind { return Part(node, in: body) }
        }
        return nil
    }
}
