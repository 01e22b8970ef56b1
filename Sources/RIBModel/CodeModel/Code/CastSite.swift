import SourceText
package import SwiftOutline

/// `as X`, `as? X`, `as! X` or `is X`, in an expression or a pattern.
package struct CastSite: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .cast }

    /// Whether it is a test: `is`.
    package var isTest: Bool { body.node(node).flags.contains(.isTest) }

    /// The written type.
    package var type: TypeReference { body.writtenType(in: node) ?? .unknown }

    /// The location of the written type; nil in broken code.
    package var typePlace: NodeReference? {
        body.outline.children(of: node).first { body.kind($0) == .type }
            .map { NodeReference(file: body.file, node: $0) }
    }
}

extension FunctionBody {
    /// The casts and type tests, in source order.
    package var casts: Descendants<CastSite> { Descendants(in: self, nodes) }
}
