public import SourceText
internal import Synchronization

/// What a file declares, and what its bodies do.
///
/// Declarations are in order of their names' places, each followed by those within it; names are ids of the table that
/// the outliner was given.
///
/// A class because it is asked everywhere and never changes: handing it on counts one reference.
public final class Outline: Sendable {
    public let declarations: [Declaration]
    /// By declaration; nothing unless it was asked for.
    public let texts: [DeclarationTexts]
    public let nodes: [Node]
    public let problems: [TokenBuffer.Problem]
    /// Whether bodies and values were outlined, or declarations only.
    public let hasBodies: Bool
    /// One more than the index of the last import: nearly always few.
    private let importEnd: Int
    /// By where a body starts; made when first asked for.
    private let bodyLevels = Mutex<[NodeID: ParentMap]>([:])

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

    /// The levels of a body or value.
    public func levels(of span: NodeSpan) -> ParentMap {
        bodyLevels.withLock { known in
            if let levels = known[span.first] { return levels }
            let levels = ParentMap(span, nodes, declarations)
            known[span.first] = levels
            return levels
        }
    }

    /// The imports, in order.
    public var imports: some Sequence<Declaration> { declarations[..<importEnd].lazy.filter { $0.kind == .import } }
}

extension Node.Kind {
    /// Whether the payload of such a node is a name's id.
    public var hasName: Bool { self != .declaration && self != .binding }
}
