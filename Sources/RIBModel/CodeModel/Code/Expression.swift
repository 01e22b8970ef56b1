import SourceText
import SwiftOutline

/// An expression, or the operands on one side of an operator in it: sibling parts of a body.
package struct Expression {
    package let body: FunctionBody
    /// The first part, and the node after the last.
    let first: NodeID
    let end: NodeID

    init(_ node: NodeID, in body: FunctionBody) {
        self.init(first: node + 1, end: body.node(node).next, in: body)
    }

    init(first: NodeID, end: NodeID, in body: FunctionBody) {
        self.body = body
        self.first = first
        self.end = end
    }

    /// A part of an expression.
    enum Part {
        case chain(Chain)
        /// The operator's name.
        case `operator`(Name, isPrefix: Bool)
        case assignment
        /// `?` and `:` of a ternary.
        case question, colon
        /// `as`, `as?` and `as!`, or `is` if it is a test.
        case cast(isTest: Bool)
        /// An `if` or a `switch` used as a value.
        case statement(Statement)
    }

    var parts: Parts { Parts(self) }

    /// The parts in order.
    struct Parts: Sequence, IteratorProtocol {
        private let body: FunctionBody
        private var current: NodeID
        private let end: NodeID

        fileprivate init(_ expression: Expression) {
            body = expression.body
            current = expression.first
            end = expression.end
        }

        /// The start of the next part.
        var position: NodeID { current }

        mutating func next() -> Part? {
            guard current < end else { return nil }
            let node = current
            current = Swift.max(body.node(node).next, node + 1)
            return body.part(node)
        }
    }

    /// The parts from a position to the end.
    func from(_ position: NodeID) -> Expression { Expression(first: position, end: end, in: body) }

    /// The parts before a position.
    func before(_ position: NodeID) -> Expression { Expression(first: first, end: position, in: body) }

    var isEmpty: Bool { first >= end }

    /// The location of a whole expression, for use beyond the lifetime of the body.
    package var place: NodeReference { NodeReference(file: body.file, node: first - 1) }

    // MARK: Expressions that are one chain

    /// The only chain of the expression, ignoring prefix operators; nil if it has other operators.
    package var chain: Chain? {
        var lone: Chain?
        for part in parts {
            switch part {
            case .operator(_, isPrefix: true): continue
            case .chain(let chain) where lone == nil: lone = chain
            default: return nil
            }
        }
        return lone
    }

    /// The only chain of the expression; nil if it has any operator.
    package var plainChain: Chain? {
        guard first < end, body.kind(first) == .chain, body.node(first).next == end else { return nil }
        return Chain(first, in: body)
    }

    /// The first chain: the operand before `??`, `as` or an operator.
    package var firstChain: Chain? { chains.first }

    /// The chain that the expression begins with; nil if it begins with an operator.
    package var leadingChain: Chain? {
        first < end && body.kind(first) == .chain ? Chain(first, in: body) : nil
    }

    /// The chains among the operands, in order.
    var chains: Chains { Chains(parts: parts) }

    struct Chains: Sequence, IteratorProtocol {
        fileprivate var parts: Parts

        mutating func next() -> Chain? {
            while let part = parts.next() {
                if case .chain(let chain) = part { return chain }
            }
            return nil
        }
    }

    /// The closure, if the expression is just a closure.
    package var closure: ClosureSite? { plainChain?.closure }

    /// Whether the expression is just `self`.
    package var isSelf: Bool { chain?.only?.kind == .selfReference }

    /// The literal, if the expression is just a literal.
    package var literal: Literal? { plainChain?.only?.literal }

    // MARK: Operators

    /// Whether an operator makes another value of the operands: `x == nil`, but not `x ?? y`.
    var isOperation: Bool {
        parts.contains { part in
            if case .operator(let name, isPrefix: false) = part { name != .otherwise } else { false }
        }
    }

    /// The first assignment in the expression; nil if there is none.
    package var assignment: AssignmentSite? {
        var current = first
        while current < end {
            if body.kind(current) == .assignment { return current > first ? AssignmentSite(self, sign: current) : nil }
            current = max(body.node(current).next, current + 1)
        }
        return nil
    }

    /// The operands that an operator joins, in order; the expression itself if it does not contain the operator.
    func operands(of name: Name) -> Operands { Operands(self, name) }

    struct Operands: Sequence, IteratorProtocol {
        private let expression: Expression
        private let name: Name
        private var start: NodeID?

        fileprivate init(_ expression: Expression, _ name: Name) {
            self.expression = expression
            self.name = name
            start = expression.first
        }

        mutating func next() -> Expression? {
            guard let start else { return nil }
            let body = expression.body
            var current = start
            while current < expression.end {
                let node = body.node(current)
                let following = Swift.max(node.next, current + 1)
                if node.kind == .operator, node.name == name {
                    self.start = following
                    return Expression(first: start, end: current, in: body)
                }
                current = following
            }
            self.start = nil
            return expression.from(start)
        }
    }

    /// The operands before and after the colon of a ternary; the second is empty in broken code.
    var alternatives: (Expression, Expression) {
        var parts = parts
        var position = parts.position
        while let part = parts.next() {
            if case .colon = part { return (before(position), from(parts.position)) }
            position = parts.position
        }
        return (self, from(end))
    }

    /// Whether the expression contains a place.
    package func contains(_ place: NodeReference) -> Bool {
        place.file == body.file && first <= place.node && place.node < end
    }
}

extension FunctionBody {
    fileprivate func part(_ id: NodeID) -> Expression.Part {
        let node = node(id)
        switch node.kind {
        case .chain: return .chain(Chain(id, in: self))
        case .operator: return .operator(node.name, isPrefix: node.flags.contains(.isPrefix))
        case .assignment: return .assignment
        case .question: return .question
        case .colon: return .colon
        case .cast: return .cast(isTest: node.flags.contains(.isTest))
        default: return .statement(Statement(id, in: self))
        }
    }

    /// The expression directly inside a node.
    func expression(in node: NodeID) -> Expression? { value(of: node).map { Expression($0, in: self) } }
}

/// The kind of a literal.
package enum Literal: Sendable {
    case string, number, `nil`, `true`, `false`, array, dictionary, regex
}
