public import SourceText
public import SwiftOutline

/// A nominal type or alias of the project: its index in `SymbolTable.types`.
public struct TypeID: NumberedKey, Sendable, Comparable {
    private let number: Int32

    public init(_ index: Int) { number = Int32(index) }

    public var index: Int { Int(number) }

    public var hashedNumber: UInt64 { UInt64(UInt32(bitPattern: number)) }

    public static func < (left: TypeID, right: TypeID) -> Bool { left.number < right.number }
}

/// A declaration of the project: a file and an index in its outline. Ordered by file, then by position.
public struct DeclarationID: NumberedKey, Sendable, Comparable {
    private let fileNumber: Int32
    private let number: Int32

    public init(file: Int, index: Int) {
        fileNumber = Int32(file)
        number = Int32(index)
    }

    public var file: Int { Int(fileNumber) }
    public var index: Int { Int(number) }

    public var hashedNumber: UInt64 { UInt64(UInt32(bitPattern: fileNumber)) << 32 | UInt64(index) }

    public static func < (left: DeclarationID, right: DeclarationID) -> Bool {
        left.fileNumber != right.fileNumber ? left.fileNumber < right.fileNumber : left.number < right.number
    }
}

/// A node of the project: a file and an index in its outline. Ordered by file, then by position.
public struct NodeReference: NumberedKey, Sendable, Comparable {
    private let fileNumber: Int32
    public let node: NodeID

    public init(file: Int, node: NodeID) {
        fileNumber = Int32(file)
        self.node = node
    }

    public var file: Int { Int(fileNumber) }

    public var hashedNumber: UInt64 { UInt64(UInt32(bitPattern: fileNumber)) << 32 | UInt64(node) }

    public static func < (left: NodeReference, right: NodeReference) -> Bool {
        left.fileNumber != right.fileNumber ? left.fileNumber < right.fileNumber : left.node < right.node
    }
}
