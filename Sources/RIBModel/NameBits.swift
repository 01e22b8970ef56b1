import SourceText
import SwiftOutline

/// Some names, told apart by the lowest bits of their numbers: one that is not in it is none of them, one that is may be.
struct NameBits {
    private var bits: UInt64

    init() { bits = 0 }

    private init(bits: UInt64) { self.bits = bits }

    /// What any name is in.
    static let all = NameBits(bits: .max)

    func contains(_ name: Name) -> Bool { bits & NameBits.bit(of: name) != 0 }

    mutating func insert(_ name: Name) { bits |= NameBits.bit(of: name) }

    mutating func formUnion(_ other: NameBits) { bits |= other.bits }

    private static func bit(of name: Name) -> UInt64 { 1 << UInt64(name.id & 63) }
}

extension Outline {
    /// The names that a node says are bound: for what comes after it, or in it.
    func names(boundBy id: NodeID) -> NameBits {
        let node = nodes[Int(id)]
        var names = NameBits()
        switch node.kind {
        case .binding:
            for index in Int(node.payload)..<Int(node.payload) + Int(node.detail) { names.insert(declarations[index].name) }
        case .declaration:
            if Int(node.payload) < declarations.count { names.insert(declarations[Int(node.payload)].name) }
        case let kind:
            if kind.bindsNames { names.insert(node.name) }
        }
        return names
    }
}

extension Node.Kind {
    /// Whether such a node says that names are bound.
    var bindsNames: Bool {
        switch self {
        case .optionalBinding, .patternName, .capture, .closureParameter, .parameter, .binding, .declaration: true
        default: false
        }
    }
}
