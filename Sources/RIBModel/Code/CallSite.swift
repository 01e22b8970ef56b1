import SourceText
import SwiftOutline

/// A call: `receiver.name(arguments) { trailing closure }`.
struct CallSite: BodyPart {
    let body: FunctionBody
    /// The suffix with the arguments.
    let node: NodeID
    private let chainNode: NodeID
    /// The largest number where the call is of no name.
    private let calleeNode: NodeID

    init(_ node: NodeID, of chain: NodeID, callee: NodeID?, in body: FunctionBody) {
        self.body = body
        self.node = node
        chainNode = chain
        calleeNode = callee ?? .max
    }

    /// The chain that the call is a suffix of.
    var chain: Chain { Chain(chainNode, in: body) }

    /// The suffix with the arguments.
    var element: ChainElement { ChainElement(node, in: body) }

    // MARK: Callee

    /// The element that names what is called; nil where that is the result of another call, a closure or a value in
    /// parentheses.
    var callee: ChainElement? { calleeNode == .max ? nil : ChainElement(calleeNode, in: body) }

    /// The name that is called; none where the call is of no name.
    var name: Name { calleeNode == .max ? .none : body.node(calleeNode).name }

    /// What stands before the name, or before the call where it is of no name; nil where nothing does.
    var receiver: Chain? {
        let receiver = calleeNode == .max ? chain.before(element) : chain.before(ChainElement(calleeNode, in: body))
        return receiver.isEmpty ? nil : receiver
    }

    /// Whether the call is of a plain name, without a receiver.
    var isBare: Bool { calleeNode != .max && body.kind(calleeNode) == .identifier }

    /// Whether the call makes an object: what it calls is a type.
    var isConstruction: Bool {
        guard let callee, case .metatype = chain.through(callee).type else { return false }
        return true
    }

    /// The static type of what it returns.
    var type: TypeReference { chain.through(element).type }

    /// The place of the name, or of the arguments where the call is of no name.
    var calleePlace: NodeReference { NodeReference(file: body.file, node: calleeNode == .max ? node : calleeNode) }

    // MARK: Arguments

    /// Those in parentheses, then trailing closures.
    var arguments: Children<Argument> { Children(of: node, in: body) }

    /// The label of the first argument in parentheses, which may be none; nil where there is no such argument.
    var firstLabel: Name? { arguments.first.flatMap { $0.isTrailing ? nil : $0.label } }

    /// The closures among the arguments.
    var closures: some Sequence<ClosureSite> { arguments.lazy.compactMap { $0.value?.closure } }

    /// Whether nothing is made of its result: the call is a statement, and not the value of a closure or getter.
    var isDiscarded: Bool {
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

/// An argument of a call, an element of a literal, a value of a tuple.
struct Argument: PartOfOneKind {
    let body: FunctionBody
    let node: NodeID

    init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    static var kind: Node.Kind { .argument }

    /// None where there is no label.
    var label: Name { body.node(node).name }

    /// Whether it is a closure behind the parentheses.
    var isTrailing: Bool { body.node(node).flags.contains(.isTrailing) }

    /// Nil in broken code alone.
    var value: Expression? { body.expression(in: node) }
}
