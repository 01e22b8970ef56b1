import SourceText
import SwiftOutline

/// The ancestors of a part, innermost first.
package struct Ancestors: Sequence, IteratorProtocol {
    private let body: FunctionBody
    private var current: NodeID

    init(of node: NodeID, in body: FunctionBody) {
        self.body = body
        current = node
    }

    package mutating func next() -> Ancestor? {
        guard let parent = body.parent(current) else { return nil }
        current = parent
        return Ancestor(parent, in: body)
    }
}

/// A part that encloses another.
package enum Ancestor {
    case chain(Chain)
    /// A call, a subscript, a tuple or a literal.
    case element(ChainElement)
    case expression(Expression)
    case argument(Argument)
    case closure(ClosureSite)
    case binding(Binding)
    case optionalBinding(OptionalBinding)
    case `if`(Branch)
    case `guard`(Branch)
    case loop(Loop)
    case `switch`
    case `case`(Case, of: Switch)
    case block(Block)
    case `return`
    /// A pattern that is matched with a value.
    case pattern
    case other

    fileprivate init(_ node: NodeID, in body: FunctionBody) {
        switch body.kind(node) {
        case .chain: self = .chain(Chain(node, in: body))
        case .call, .subscript, .tuple, .literal: self = .element(ChainElement(node, in: body))
        case .expression: self = .expression(Expression(node, in: body))
        case .argument: self = .argument(Argument(node, in: body))
        case .closure: self = .closure(ClosureSite(node, in: body))
        case .binding: self = .binding(Binding(node, in: body))
        case .optionalBinding: self = .optionalBinding(OptionalBinding(node, in: body))
        case .if, .guard, .while, .repeat, .for:
            switch Statement(node, in: body) {
            case .if(let branch): self = .if(branch)
            case .guard(let branch): self = .guard(branch)
            case .loop(let loop): self = .loop(loop)
            default: self = .other
            }
        case .switch: self = .switch
        case .case:
            if let around = body.parent(node), case .switch(let statement) = Statement(around, in: body) {
                self = .case(Case(node, in: body), of: statement)
            } else {
                self = .other
            }
        case .block: self = .block(Block(node, in: body))
        case .return: self = .return
        case .pattern: self = .pattern
        default: self = .other
        }
    }
}

extension Ancestors {
    /// The innermost enclosing closure.
    package var closure: ClosureSite? {
        for case .closure(let closure) in self { return closure }
        return nil
    }
}

extension BodyPart {
    /// The ancestors of the part, innermost first.
    package var ancestors: Ancestors { Ancestors(of: node, in: body) }
}
