public import SourceText
internal import Synchronization

/// The declarations of a file and the trees of its bodies.
///
/// Declarations are in order of their names' offsets, each followed by its nested ones. Names are ids of the table that
/// the outliner used.
///
/// A class because it is shared and immutable: passing it on counts one reference.
public final class Outline: Sendable {
    public let declarations: [Declaration]
    /// By declaration; empty unless requested.
    public let texts: [DeclarationTexts]
    public let nodes: [Node]
    public let problems: [TokenBuffer.Problem]
    /// Whether bodies and values were outlined, or only declarations.
    public let hasBodies: Bool
    /// One more than the index of the last import, which is usually small.
    private let importEnd: Int
    /// The requested parent maps of bodies and values, in order of nodes.
    private let parentMaps = Mutex<[ParentMap]>([])

    init(
        declarations: [Declaration],
        texts: [DeclarationTexts],
        importEnd: Int,
        nodes: [Node],
        problems: [TokenBuffer.Problem],
        hasBodies: Bool
    ) {
        self.declarations = declarations
        self.texts = texts
        self.nodes = nodes
        self.problems = problems
        self.hasBodies = hasBodies
        self.importEnd = importEnd
    }

    /// The outline of an empty text.
    public static let empty = Outline(
        declarations: [], texts: [], importEnd: 0, nodes: [], problems: [], hasBodies: true)

    /// The parent map of a body or value.
    public func levels(of span: NodeSpan) -> ParentMap {
        parentMaps.withLock { known in
            let place = known.partitionPoint { $0.start < span.first }
            if place < known.count, known[place].start == span.first { return known[place] }
            let map = ParentMap(span, nodes, declarations)
            known.insert(map, at: place)
            return map
        }
    }

    /// The imports, in order.
    public var imports: some Sequence<Declaration> { declarations[..<importEnd].lazy.filter { $0.kind == .import } }
}

extension Node.Kind {
    /// Whether the payload of such a node is a name's id.
    public var hasName: Bool { self != .declaration && self != .binding }
}
