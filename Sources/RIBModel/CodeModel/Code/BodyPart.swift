import SourceText
package import SwiftOutline

/// A typed part of a body: the body and a node, created without allocation.
package protocol BodyPart: Hashable {
    var body: FunctionBody { get }
    var node: NodeID { get }
}

extension BodyPart {
    package var project: Project { body.project }

    /// The location of the part, for use beyond the lifetime of the body.
    package var place: NodeReference { NodeReference(file: body.file, node: node) }

    package static func == (left: Self, right: Self) -> Bool { left.place == right.place }

    package func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// A part whose nodes all have the same kind.
package protocol PartOfOneKind: BodyPart {
    static var kind: Node.Kind { get }

    init(_ node: NodeID, in body: FunctionBody)
}

/// The direct children of one kind, in order.
///
/// Only the extension requires that `Part` is a part: a type that requires a conformance costs a search through all
/// conformances of the program at its first use, for each of its arguments.
package struct Children<Part> {
    fileprivate let body: FunctionBody
    fileprivate var current: NodeID
    fileprivate let end: NodeID

    init(of node: NodeID, in body: FunctionBody) {
        self.body = body
        current = node + 1
        end = body.node(node).next
    }
}

extension Children: Sequence, IteratorProtocol where Part: PartOfOneKind {
    package mutating func next() -> Part? {
        while current < end {
            let child = current
            let node = body.node(child)
            current = Swift.max(node.next, child + 1)
            if node.kind == Part.kind { return Part(child, in: body) }
        }
        return nil
    }

    package var first: Part? {
        var copy = self
        return copy.next()
    }
}

/// The parts of one kind anywhere in a body or a part of it, in source order.
package struct Descendants<Part> {
    fileprivate let body: FunctionBody
    fileprivate var nodes: CodeNodes

    init(in body: FunctionBody, _ nodes: CodeNodes) {
        self.body = body
        self.nodes = nodes
    }
}

extension Descendants: Sequence, IteratorProtocol where Part: PartOfOneKind {
    package mutating func next() -> Part? {
        while let node = nodes.next() {
            if body.kind(node) == Part.kind { return Part(node, in: body) }
        }
        return nil
    }
}
