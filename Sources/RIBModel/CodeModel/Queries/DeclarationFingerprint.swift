import SourceText
import SwiftOutline

/// A fingerprint of the types that a file declares, independent of their members and of bodies. As long as it stays the
/// same, types keep their indices and ancestors, and names of types resolve as before.
struct DeclarationFingerprint: Equatable {
    /// Kinds, names and shapes, concatenated.
    private var words: [UInt32] = []
    /// The declarations that the fingerprint covers, in order: types, extensions, globals.
    private(set) var places: [Int] = []

    /// - Parameter libraryTypes: names of library types that the project may declare itself: the members of such a type
    ///   decide whether it is a copy.
    init(_ facts: FileFacts, libraryTypes: NameSet) {
        let outline = facts.outline
        words.append(UInt32(facts.kind.rawValue))
        var index = 0
        while index < outline.declarations.count {
            let declared = outline.declarations[index]
            guard !declared.scope.contains(.local) else {
                index = max(Int(declared.next), index + 1)
                continue
            }
            switch declared.kind {
            case .import:
                words += [UInt32(declared.kind.rawValue), declared.name.id]
                append(declared.attributes, outline)
            case .class, .struct, .enum, .actor, .protocol, .extension, .typeAlias, .associatedType:
                append(declared, index, outline)
            default:
                if declared.scope.contains(.topLevel) {
                    words += [UInt32(declared.kind.rawValue), declared.name.id, declared.accessWord]
                    places.append(index)
                } else if declared.parent >= 0, libraryTypes.contains(outline.declarations[Int(declared.parent)].name) {
                    words.append(declared.name.id)
                }
                // Declarations inside of it are local.
                index = max(Int(declared.next), index + 1)
                continue
            }
            index += 1
        }
    }

    static func == (left: DeclarationFingerprint, right: DeclarationFingerprint) -> Bool { left.words == right.words }

    private mutating func append(_ declared: Declaration, _ index: Int, _ outline: Outline) {
        // The number of covered declarations up to the parent identifies the nesting.
        let around = declared.parent < 0 ? 0 : (places.lastIndex(of: Int(declared.parent)) ?? -1) + 1
        places.append(index)
        words += [UInt32(declared.kind.rawValue), declared.name.id, UInt32(declared.scope.rawValue), UInt32(around)]
        words.append(declared.accessWord | (declared.modifiers.contains(.trapping) ? 1 << 31 : 0))
        append(declared.attributes, outline)
        append(declared.generics, outline)
        append(declared.inheritance, outline)
        append(declared.requirements, outline)
        append(declared.type.map { NodeSpan($0, outline.end($0)) } ?? NodeSpan(), outline)
    }

    /// Appends the trees of a span, independent of their positions.
    private mutating func append(_ span: NodeSpan, _ outline: Outline) {
        words.append(UInt32(span.isEmpty ? 0 : span.end - span.first))
        guard !span.isEmpty else { return }
        for node in span.first..<span.end {
            let one = outline.node(node)
            words += [
                UInt32(one.kind.rawValue) << 16 | UInt32(one.flags.rawValue), UInt32(one.detail), one.payload,
                one.next - UInt32(node),
            ]
        }
    }
}

extension Declaration {
    fileprivate var accessWord: UInt32 { UInt32(Access(modifiers).rawValue) }
}
