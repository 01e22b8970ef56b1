import OutlineSupport
import SourceText
import SwiftOutline
import Testing

/// The parents of a body's nodes, and the nodes before them that bind names, are those that the tree itself has.
@Suite struct ParentMapTests {
    /// The second body has more nodes than 16 bits can count.
    @Test(arguments: [1, 5_000])
    func parentsAndBindersAreThoseOfTheTree(_ repetitions: Int) throws {
        let statements = """
            let a = call(b) { [weak self] c in self?.d(c) }
            if let e = a?.f, case .g(let h) = e { print(h) } else { let i = 1; print(i) }

            """
        let text =
            "func before() { print(1) }\nfunc run() {\n"
            + String(repeating: statements, count: repetitions) + "}"
        let outline = FrontEnd().outline(Array(text.utf8), names: NameTable(), .all)
        let span = try #require(outline.declarations.first { $0.kind == .function && $0.nameRange.start > 20 }).body
        #expect((span.end - span.first > 0xFFFF) == (repetitions > 1))
        let map = outline.levels(of: span)
        let nodes = outline.nodes
        var path: [(node: NodeID, binder: NodeID?)] = []
        var last: NodeID?
        var wrong: [NodeID] = []
        for node in span.first..<span.end {
            var sibling: (node: NodeID, binder: NodeID?)?
            while let top = path.last, nodes[Int(top.node)].next <= node {
                sibling = top
                path.removeLast()
            }
            let before = sibling.flatMap { nodes[Int($0.node)].kind.bindsNamesForSiblings ? $0.node : $0.binder }
            if map.parent(of: node) != path.last?.node || map.binder(before: node) != before { wrong.append(node) }
            path.append((node, before))
            last = node
        }
        #expect(last == span.end - 1)
        #expect(wrong.isEmpty)
    }
}
