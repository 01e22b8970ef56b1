import SourceText
internal import SwiftOutline

/// A node in the code of a declaration, counted from the first one: unlike a `NodeReference`, it stays the same when
/// other code of the file changes.
package struct CodePlace: Equatable, Comparable, Sendable {
    package let code: DeclarationID
    fileprivate let offset: NodeID

    package static func < (left: CodePlace, right: CodePlace) -> Bool {
        left.code != right.code ? left.code < right.code : left.offset < right.offset
    }
}

extension FunctionBody {
    /// The place of a part of this code.
    package func place(of part: some BodyPart) -> CodePlace {
        CodePlace(code: home.declaration, offset: part.node - start)
    }

    /// - Parameter place: one in this code.
    package func element(at place: CodePlace) -> ChainElement { ChainElement(start + place.offset, in: self) }

    private var start: NodeID { spans.first?.first ?? 0 }
}
