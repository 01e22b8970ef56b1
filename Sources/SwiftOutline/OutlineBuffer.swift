/// Where the outline of a file grows before it is copied at its size. The storage is kept from file to file.
///
/// A class because a worker's buffer is filled in place again and again and must never be copied.
public final class OutlineBuffer {
    /// Invariant: room for `capacity` nodes; how many are initialised, the outliner knows.
    private(set) var nodes: UnsafeMutablePointer<Node>
    private(set) var capacity = 1 << 14
    /// Empty but while a file is outlined.
    var declarations: [Declaration] = []
    var texts: [DeclarationTexts] = []
    /// Whether outlines made here tell the texts of their declarations.
    let keepsTexts: Bool

    public init(keepsTexts: Bool = false) {
        self.keepsTexts = keepsTexts
        nodes = .allocate(capacity: capacity)
    }

    deinit { nodes.deallocate() }

    /// Doubles the room and keeps the first `count` nodes.
    func grow(keeping count: Int) {
        let grown = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
        grown.update(from: nodes, count: count)
        nodes.deallocate()
        nodes = grown
        capacity *= 2
    }
}
