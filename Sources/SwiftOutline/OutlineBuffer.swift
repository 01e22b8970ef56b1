/// The buffers in which the outline of a file grows before it is copied at its final size. The storage is reused from
/// file to file.
///
/// A class because a worker's buffers are filled in place and must never be copied. One outliner at a time uses them,
/// so their properties are accessed without a check for that at run time.
public final class OutlineBuffer {
    /// Invariant: has room for `nodeCapacity` nodes; the outliner tracks how many are initialized.
    @exclusivity(unchecked) private(set) var nodes: UnsafeMutablePointer<Node>
    @exclusivity(unchecked) private(set) var nodeCapacity = 1 << 14
    /// Invariant: both have room for `declarationCapacity` elements; the outliner tracks how many are initialized.
    @exclusivity(unchecked) private(set) var declarations: UnsafeMutablePointer<Declaration>
    @exclusivity(unchecked) private(set) var texts: UnsafeMutablePointer<DeclarationTexts>
    @exclusivity(unchecked) private(set) var declarationCapacity = 1 << 10
    /// Whether outlines contain the texts of their declarations.
    let keepsTexts: Bool

    public init(keepsTexts: Bool = false) {
        self.keepsTexts = keepsTexts
        nodes = .allocate(capacity: nodeCapacity)
        declarations = .allocate(capacity: declarationCapacity)
        texts = .allocate(capacity: declarationCapacity)
    }

    deinit {
        nodes.deallocate()
        declarations.deallocate()
        texts.deallocate()
    }

    /// Doubles the capacity for nodes and keeps the first `count` of them.
    func growNodes(keeping count: Int) {
        OutlineBuffer.grow(&nodes, keeping: count, capacity: nodeCapacity * 2)
        nodeCapacity *= 2
    }

    /// Doubles the capacity for declarations and their texts, and keeps the first `count` of each.
    func growDeclarations(keeping count: Int) {
        OutlineBuffer.grow(&declarations, keeping: count, capacity: declarationCapacity * 2)
        OutlineBuffer.grow(&texts, keeping: count, capacity: declarationCapacity * 2)
        declarationCapacity *= 2
    }

    private static func grow<Element>(
        _ storage: inout UnsafeMutablePointer<Element>, keeping count: Int, capacity: Int
    ) {
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        grown.moveInitialize(from: storage, count: count)
        storage.deallocate()
        storage = grown
    }
}
