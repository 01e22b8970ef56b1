import SourceText
import SwiftOutline

/// A closure that captures `self` weakly and unwraps it by force.
public struct ForcedSelf: Sendable, Equatable {
    /// The `self` in `self!`, and the member with the code.
    public let place: NodeReference
    public let code: DeclarationID
    /// The entry of the capture list.
    public let capture: NodeReference
    /// Where the closure compares `self` with nil or binds it conditionally; nil if it does neither.
    public let check: NodeReference?
}

extension Project {
    /// The places in a file where a closure unwraps a `self` by force that it captures weakly, in order.
    package func forcedSelves(in file: Int) -> [ForcedSelf] {
        let outline = files[file].outline
        return outline.nodes.indices.dropLast().compactMap { index in
            guard outline.nodes[index].kind == .selfReference, outline.nodes[index + 1].kind == .forceUnwrap,
                let code = code(around: NodeReference(file: file, node: NodeID(index)))
            else { return nil }
            let body = body(of: code)
            guard case .capture(let capture) = body.localDeclaration(.`self`, at: NodeID(index)), capture.isWeak,
                capture.value.map(\.isSelf) ?? true
            else { return nil }
            return ForcedSelf(
                place: NodeReference(file: file, node: NodeID(index)), code: code, capture: capture.place,
                check: capture.nilCheck)
        }
    }
}

extension Capture {
    /// Where the closure compares `self` with nil or binds it conditionally.
    fileprivate var nilCheck: NodeReference? {
        guard let closure = enclosing else { return nil }
        for part in closure.parts {
            switch part.kind {
            case .expression where NilComparison(part.expression)?.subject.only?.kind == .selfReference:
                return part.place
            case .optionalBinding where part.optionalBinding.value?.isSelf ?? false:
                return part.place
            default: break
            }
        }
        return nil
    }
}
