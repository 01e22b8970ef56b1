import SourceText
import SwiftOutline

extension Chain {
    /// Whether `await` precedes the chain, or one around it in the same closure.
    package var isAwaited: Bool {
        var current: NodeID? = node
        while let id = current {
            switch body.kind(id) {
            case .chain: if body.node(id).flags.contains(.isAsynchronous) { return true }
            case .closure, .block: return false
            default: break
            }
            current = body.parent(id)
        }
        return false
    }
}

extension ClosureSite {
    /// The name of the closure's first attribute: `{ @MainActor in … }`; none without one.
    var attribute: Name { body.node(node).name }
}

extension Parameter {
    /// Whether its type is a closure's on the main actor: `@escaping @MainActor (String) -> Void`, also in parentheses.
    var isOnMainActor: Bool {
        var around = node
        while let type = body.outline.children(of: around).first(where: { body.kind($0) == .type }) {
            if body.node(type).flags.contains(.onMainActor) { return true }
            guard !body.node(type).flags.contains(.function),
                let tuple = body.outline.children(of: type).first,
                body.kind(tuple) == .tupleType
            else { return false }
            around = tuple
        }
        return false
    }
}

extension BodyNodes {
    /// All parts of a body in one span; those of an initial value if it has one.
    init(in body: FunctionBody) {
        let span = body.spans.first ?? NodeSpan()
        self.init(span.first..<Swift.max(span.first, span.end), in: body)
    }

    /// The parts after one.
    func after(_ part: some BodyPart) -> BodyNodes {
        var rest = self
        rest.skip(part)
        return rest
    }
}

extension Project {
    /// Whether a function is `async`.
    package func isAsynchronous(_ function: DeclarationID) -> Bool { head(function).modifiers.contains(.async) }
}
