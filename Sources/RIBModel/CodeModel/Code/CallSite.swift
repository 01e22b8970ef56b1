package import SourceText
package import SwiftOutline

/// A call: `receiver.name(arguments) { trailing closure }`.
package struct CallSite: BodyPart {
    package let body: FunctionBody
    /// The suffix that contains the arguments.
    package let node: NodeID
    private let chainNode: NodeID
    /// `NodeID.max` if no name is called.
    private let calleeNode: NodeID

    init(_ node: NodeID, of chain: NodeID, callee: NodeID?, in body: FunctionBody) {
        self.body = body
        self.node = node
        chainNode = chain
        calleeNode = callee.map { body.typeName(before: $0) ?? $0 } ?? .max
    }

    /// The chain that contains the call.
    package var chain: Chain { Chain(chainNode, in: body) }

    /// The suffix that contains the arguments.
    package var element: ChainElement { ChainElement(node, in: body) }

    // MARK: Callee

    /// The element that names the callee; nil if the callee is the result of another call, a closure or a value in
    /// parentheses.
    package var callee: ChainElement? { calleeNode == .max ? nil : ChainElement(calleeNode, in: body) }

    /// The called name; `.none` if no name is called.
    package var name: Name { calleeNode == .max ? .none : body.node(calleeNode).name }

    /// The part of the chain before the name, or before the call if no name is called; nil if that is empty.
    package var receiver: Chain? {
        let receiver = calleeNode == .max ? chain.before(element) : chain.before(ChainElement(calleeNode, in: body))
        return receiver.isEmpty ? nil : receiver
    }

    /// Whether a plain name is called, without a receiver.
    var isBare: Bool { calleeNode != .max && body.kind(calleeNode) == .identifier }

    /// Whether the call creates an object: the callee is a type.
    package var isConstruction: Bool {
        guard let callee, case .metatype = chain.through(callee).type else { return false }
        return true
    }

    /// The static type of the result.
    package var type: TypeReference { chain.through(element).type }

    /// The location of the name, or of the arguments if no name is called.
    package var calleePlace: NodeReference {
        NodeReference(file: body.file, node: calleeNode == .max ? node : calleeNode)
    }

    // MARK: Arguments

    /// The arguments in parentheses, then trailing closures.
    package var arguments: Children<Argument> { Children(of: node, in: body) }

    /// The label of the first argument in parentheses, which may be none; nil if there is no such argument.
    package var firstLabel: Name? { arguments.first.flatMap { $0.isTrailing ? nil : $0.label } }

    /// The closures among the arguments.
    package var closures: some Sequence<ClosureSite> { arguments.lazy.compactMap { $0.value?.closure } }

    /// Whether the result is unused: the call is a statement, and not the value of a closure or getter.
    package var isDiscarded: Bool {
        guard body.node(chainNode).next == body.node(node).next,
            let expression = body.parent(chainNode),
            body.node(expression).next == body.node(chainNode).next,
            expression + 1 == chainNode,
            let around = body.parent(expression)
        else { return false }
        switch body.kind(around) {
        case .closure: return ClosureSite(around, in: body).statements.hasSeveral
        case .block:
            let isWholeBody = body.loneExpression == expression
            return !isWholeBody || !body.returnsValue
        default: return false
        }
    }
}

extension FunctionBody {
    /// The name of a type directly before `.init`: `Type.init(…)` is `Type(…)`. Nil for another callee.
    @inline(__always)
    fileprivate func typeName(before callee: NodeID) -> NodeID? {
        let node = node(callee)
        return node.kind == .member && node.name == Name.`init` ? typeName(beforeInit: callee) : nil
    }

    private func typeName(beforeInit callee: NodeID) -> NodeID? {
        guard callee > 0 else { return nil }
        let before = node(callee - 1)
        guard before.kind == .identifier || before.kind == .member, before.next == callee,
            project.startsUpper(before.name)
        else { return nil }
        return callee - 1
    }
}

/// An argument of a call, an element of a literal, or a value of a tuple.
package struct Argument: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .argument }

    /// `.none` if there is no label.
    package var label: Name { body.node(node).name }

    /// Whether it is a trailing closure.
    var isTrailing: Bool { body.node(node).flags.contains(.isTrailing) }

    /// Nil only in broken code.
    package var value: Expression? { body.expression(in: node) }
}
