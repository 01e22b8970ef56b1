package import SourceText
package import SwiftOutline

/// The conditions of a branch or loop, all of which have to hold.
struct Conditions: Sequence, IteratorProtocol {
    let body: FunctionBody
    private var current: NodeID
    private let end: NodeID

    init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        current = node + 1
        end = body.node(node).next
    }

    mutating func next() -> Condition? {
        guard current < end else { return nil }
        let node = current
        current = Swift.max(body.node(node).next, node + 1)
        switch body.kind(node) {
        case .expression: return .expression(Expression(node, in: body))
        case .optionalBinding: return .optionalBinding(OptionalBinding(node, in: body))
        default: return .pattern(PatternCondition(node, in: body))
        }
    }

    /// Whether a part of the body comes after the start of the conditions.
    func isBefore(_ part: some BodyPart) -> Bool { current <= part.node }

    /// The names that the conditions use.
    var names: NameUses { NameUses(in: body, CodeNodes(current..<end)) }

    /// All expressions in the conditions, including nested ones.
    var expressions: Descendants<NestedExpression> { Descendants(in: body, CodeNodes(current..<end)) }

    /// Whether there is exactly one condition.
    var isOne: Bool {
        var rest = self
        return rest.next() != nil && rest.next() == nil
    }
}

package enum Condition {
    case expression(Expression)
    /// `let x = y`, `let x`
    case optionalBinding(OptionalBinding)
    /// `case .some(let x) = y`
    case pattern(PatternCondition)
}

/// `let x = y` or `let x` as a condition.
package struct OptionalBinding: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .optionalBinding }

    package var name: Name { body.node(node).name }

    /// Nil in the shorthand, which binds the value of the name itself.
    package var value: Expression? { body.expression(in: node) }

    /// The local that the name denotes before it is bound; nil if the enclosing code declares none.
    package var outer: LocalDeclaration? { body.localDeclaration(name, at: node) }
}

/// `case .some(let x) = y` as a condition.
package struct PatternCondition: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    fileprivate init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    var value: Expression? { body.expression(in: node) }

    /// The expressions directly in the condition.
    var expressions: Children<NestedExpression> { Children(of: node, in: body) }
}

/// `x == nil`, `x != nil`, with the operands in either order.
package struct NilComparison {
    let subject: Chain
    let isEqual: Bool

    package init?(_ expression: Expression) {
        var parts = expression.parts
        guard case .chain(let left) = parts.next(),
            case .operator(let name, _) = parts.next(),
            case .chain(let right) = parts.next(),
            parts.next() == nil
        else { return nil }
        switch name {
        case .equal, .identical: isEqual = true
        case .unequal, .notIdentical: isEqual = false
        default: return nil
        }
        if right.head?.literal == .nil {
            subject = left
        } else if left.head?.literal == .nil {
            subject = right
        } else {
            return nil
        }
    }

    /// `x`, `!x` in Objective-C. Nil in Swift, whose conditions are Booleans.
    init?(truthOf expression: Expression) {
        guard expression.body.project.files[expression.body.file].language.isObjectiveC else { return nil }
        var isEqual = false
        var subject: Chain?
        for part in expression.parts {
            switch part {
            case .operator(_, isPrefix: true) where subject == nil: isEqual.toggle()
            case .chain(let chain) where subject == nil: subject = chain
            default: return nil
            }
        }
        guard let subject else { return nil }
        (self.subject, self.isEqual) = (subject, isEqual)
    }
}
