import SourceText
import SwiftOutline

extension Expression {
    /// The key path that the expression is, or that a constant local of its name holds.
    var keyPath: ChainElement? {
        guard let only = plainChain?.only else { return nil }
        if only.kind == .keyPath { return only }
        guard case .variable(let variable)? = only.local, variable.isConstant,
            let value = variable.ownValue?.plainChain?.only, value.kind == .keyPath
        else { return nil }
        return value
    }
}

extension ChainElement {
    /// The members that a key path leads through, in order; none for another element.
    var membersOfKeyPath: [Name] {
        guard kind == .keyPath else { return [] }
        return body.outline.children(of: node).compactMap { body.kind($0) == .member ? body.node($0).name : nil }
    }
}
