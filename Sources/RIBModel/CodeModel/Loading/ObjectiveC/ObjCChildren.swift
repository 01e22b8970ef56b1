import ObjCOutline

/// The indices of the children of one node of Objective-C code, in the order of the source. Each is found from the one
/// before it.
struct ObjCChildren: Collection {
    private let nodes: [ObjCNode]
    let startIndex: Int
    let endIndex: Int

    init(of node: Int, in nodes: [ObjCNode]) {
        self.nodes = nodes
        startIndex = node + 1
        endIndex = Int(nodes[node].next)
    }

    func index(after child: Int) -> Int { Int(nodes[child].next) }

    /// A child is its index.
    subscript(child: Int) -> Int { child }

    /// The child of a node with one.
    var only: Int? {
        guard let first, index(after: first) == endIndex else { return nil }
        return first
    }
}

extension ObjCAdapter {
    func children(of node: Int) -> ObjCChildren { ObjCChildren(of: node, in: file.nodes) }
}
