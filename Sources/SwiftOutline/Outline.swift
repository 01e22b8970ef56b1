public import SourceText

/// What a file declares, and what its bodies do.
///
/// Declarations are in order of their names' places, each followed by those within it; names are ids of the table that the
/// outliner was given.
public struct Outline: Sendable {
    public internal(set) var declarations: [Declaration] = []
    public internal(set) var nodes: [Node] = []
    public internal(set) var problems: [TokenBuffer.Problem] = []
    /// Whether bodies and values were outlined, or declarations only.
    public internal(set) var hasBodies = false

    public init() {}

    /// Replaces each name by the one that `table` holds at its id, as `NameTable.merge` returns it.
    public mutating func rename(by table: [Name]) {
        for index in declarations.indices { declarations[index].name = table[Int(declarations[index].name.id)] }
        for index in nodes.indices where nodes[index].kind.hasName {
            nodes[index].payload = table[Int(nodes[index].payload)].id
        }
    }
}

extension Node.Kind {
    /// Whether the payload of such a node is a name's id.
    public var hasName: Bool { self != .declaration && self != .binding }
}
