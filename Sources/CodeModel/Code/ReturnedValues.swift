import SwiftOutline

extension ClosureSite {
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
