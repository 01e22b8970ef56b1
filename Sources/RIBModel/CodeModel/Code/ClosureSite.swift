package import SourceText
package import SwiftOutline

/// A closure: its captures, parameters and statements, and the call that it is passed to.
package struct ClosureSite: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .closure }

    /// The entries of the capture list.
    package var captures: Children<Capture> { Children(of: node, in: body) }

    /// The named parameters.
    package var parameters: Children<ClosureParameter> { Children(of: node, in: body) }

    var statements: Statements { Statements(in: body, node + 1..<body.node(node).next) }

    /// The first statement; nil if there is none.
    package var firstStatement: NodeReference? {
        let first = body.outline.children(of: node).first { body.kind($0).isStatement }
        return first.map { NodeReference(file: body.file, node: $0) }
    }

    /// The argument that the closure is; nil if it is not an argument, or only a part of one.
    var argument: Argument? {
        guard let chain = body.parent(node), body.kind(chain) == .chain,
            let expression = body.parent(chain), body.kind(expression) == .expression,
            let argument = body.parent(expression), body.kind(argument) == .argument,
            Expression(expression, in: body).closure == self
        else { return nil }
        return Argument(argument, in: body)
    }

    /// The call that the closure is an argument of.
    package var call: CallSite? { argument?.call }

    /// All calls in the closure, including those in nested closures.
    var calls: some Sequence<CallSite> { chains.lazy.flatMap { Array($0.calls) } }

    /// All chains in the closure, including those in nested closures.
    var chains: Descendants<Chain> { Descendants(in: body, CodeNodes(node + 1..<body.node(node).next)) }
}

/// An entry of a capture list: `[weak self]`, `[unowned view]`, `[id = user.id]`.
package struct Capture: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .capture }

    package var name: Name { body.node(node).name }
    package var isWeak: Bool { body.node(node).flags.contains(.isWeak) }
    package var isUnowned: Bool { body.node(node).flags.contains(.isUnowned) }

    /// The captured value; nil if the name itself is captured.
    package var value: Expression? { body.expression(in: node) }

    /// The local that the name denotes outside of the closure; nil if the enclosing code declares none.
    package var outer: LocalDeclaration? { body.localDeclaration(name, at: node) }
}

/// A named parameter of a closure.
package struct ClosureParameter: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .closureParameter }

    var name: Name { body.node(node).name }

    var closure: ClosureSite? { body.parent(node).map { ClosureSite($0, in: body) } }

    /// Counted from 0.
    var position: Int { closure?.parameters.reduce(0) { $1.node < node ? $0 + 1 : $0 } ?? 0 }
}
