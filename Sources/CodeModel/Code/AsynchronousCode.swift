import SourceText
import SwiftOutline

extension Chain {
    /// Whether `await` precedes the chain, or one around it in the same closure.
    var isAwaited: Bool {
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

    /// The expressions whose values the closure returns.
    var results: [Expression] {
        let statements = self.statements
        if !statements.hasSeveral, case .expression(let only)? = statements.first(where: { _ in true }) {
            return [only]
        }
        return code.returned
    }
}

extension FunctionBody {
    /// The expressions whose values the code returns, without those of its closures and local functions.
    var results: [Expression] { result.map { [$0] } ?? BodyNodes(in: self).returned }
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

    /// The values of `return` statements among the parts, without those in closures and local functions.
    fileprivate var returned: [Expression] {
        var result: [Expression] = []
        var parts = self
        while let part = parts.next() {
            switch part.kind {
            case .closure, .localFunction: parts.skip(part)
            case .return: if let value = part.body.expression(in: part.node) { result.append(value) }
            default: break
            }
        }
        return result
    }
}

extension Project {
    /// The type or extension in whose braces a member is declared; nil for a global.
    func part(declaring member: DeclarationID) -> DeclarationID? {
        let parent = declaration(member).parent
        return parent < 0 ? nil : DeclarationID(file: member.file, index: Int(parent))
    }

    /// Whether a function is `async`.
    func isAsynchronous(_ function: DeclarationID) -> Bool { declaration(function).modifiers.contains(.async) }

    /// The arguments with one of the labels in the code of a file, in order.
    func arguments(labeled names: NameSet, in file: Int) -> [NodeReference] {
        let outline = files[file].outline
        return outline.nodes.indices.compactMap { index in
            let node = outline.nodes[index]
            guard node.kind == .argument, names.contains(node.name) else { return nil }
            return NodeReference(file: file, node: NodeID(index))
        }
    }
}
