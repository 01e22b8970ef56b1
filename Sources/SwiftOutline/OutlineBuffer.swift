/// The buffer in which the outline of a file grows before it is copied at its final size. The storage is reused from
/// file to file.
///
/// A class because a worker's buffer is filled in place and must never be copied.
public final class OutlineBuffer {
    /// Invariant: has room for `capacity` nodes; the outliner tracks how many are initialized.
    private(set) var nodes: UnsafeMutablePointer<Node>
    private(set) var capacity = 1 << 14
    /// Empty except while a file is outlined.
    var declarations: [Declaration] = []
    var texts: [DeclarationTexts] = []
    /// Whether outlines contain the texts of their declarations.
    let keepsTexts: Bool

    public init(keepsTexts: Bool = false) {
        self.keepsTexts = keepsTexts
        nodes = .allocate(capacity: capacity)
    }

    deinit { nodes.deallocate() }

    /// Doubles the capacity and keeps the first `count` nodes.
    func grow(keeping count: Int) {
        let grown = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
        grown.update(from: nodes, count: count)
        nodes.deallocate()
        nodes = grown
        capacity *= 2
    }
}
