import SourceText
import SwiftOutline

extension ClosureSite {
    /// The expressions whose values the closure returns.
    var results: [Expression] {
        let statements = self.statements
        if !statements.hasSeveral, case .expression(let only)? = statements.first {
            return [only]
        }
        return code.returned
    }
}

extension FunctionBody {
    /// The expressions whose values the code returns, without those of its closures and local functions: also those of
    /// the branches of an `if` or a `switch` that is all of the code.
    package var results: [Expression] {
        if let result { return [result] }
        let returned = BodyNodes(in: self).returned
        return returned.isEmpty && returnsValue ? loneStatement?.values ?? [] : returned
    }

    /// The only statement of the code; nil if there are several.
    private var loneStatement: Statement? {
        outline.loneStatement(inBodyOf: home.declaration.index).map { Statement($0, in: self) }
    }
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
