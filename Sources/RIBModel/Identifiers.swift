import SourceText
public import SwiftOutline

/// A nominal type or alias of the project: its place in `TypeIndex.types`.
public struct TypeID: Hashable, Sendable, Comparable {
    public let index: Int

    public init(_ index: Int) { self.index = index }

    public static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A declaration of the project: a file and the index in its outline. Ordered by file, then by place in it.
public struct DeclarationID: Hashable, Sendable, Comparable {
    public let file: Int
    public let index: Int

    public init(file: Int, index: Int) {
        self.file = file
        self.index = index
    }

    public static func < (left: DeclarationID, right: DeclarationID) -> Bool {
        left.file != right.file ? left.file < right.file : left.index < right.index
    }
}

/// A node of the project: a file and the index in its outline. Ordered by file, then by place in it.
public struct NodeReference: Hashable, Sendable, Comparable {
    public let file: Int
    public let node: NodeID

    public init(file: Int, node: NodeID) {
        self.file = file
        self.node = node
    }

    public static func < (left: NodeReference, right: NodeReference) -> Bool {
        left.file != right.file ? left.file < right.file : left.node < right.node
    }
}
