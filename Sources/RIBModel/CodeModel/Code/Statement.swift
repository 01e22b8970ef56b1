import SourceText
package import SwiftOutline

/// A statement of a body, by kind.
package enum Statement {
    case expression(Expression)
    /// `let` or `var`.
    case bindings(Children<Binding>)
    case block(Statements)
    /// `get`, `didSet` and so on.
    case accessor(Statements)
    case `if`(Branch)
    case `guard`(Branch)
    case `switch`(Switch)
    case loop(Loop)
    case `do`(DoStatement)
    case `defer`(Statements)
    case `return`(Expression?)
    case `throw`(Expression?)
    case `break`, `continue`
    /// `#if`
    case conditionalCompilation(CompilationBranches)
    /// A function or type.
    case declaration
    /// Not executed: `fallthrough`, a part of a declaration, a pattern.
    case other

    init(_ node: NodeID, in body: FunctionBody) {
        switch body.kind(node) {
        case .expression: self = .expression(Expression(node, in: body))
        case .variable: self = .bindings(Children(of: node, in: body))
        case .block: self = .block(Statements(of: node, in: body))
        case .accessor: self = .accessor(Statements(of: node, in: body))
        case .if: self = .if(Branch(node, in: body))
        case .guard: self = .guard(Branch(node, in: body))
        case .switch: self = .switch(Switch(node, in: body))
        case .while, .repeat, .for: self = .loop(Loop(node, in: body))
        case .do: self = .do(DoStatement(node, in: body))
        case .defer: self = .defer(Statements(of: node, in: body))
        case .return: self = .return(body.expression(in: node))
        case .throw: self = .throw(body.expression(in: node))
        case .break: self = .break
        case .continue: self = .continue
        case .conditionalCompilation: self = .conditionalCompilation(CompilationBranches(node, in: body))
        case .declaration: self = .declaration
        default: self = .other
        }
    }
}

/// Consecutive statements.
package struct Statements: Sequence, IteratorProtocol {
    let body: FunctionBody
    private var current: NodeID
    private let end: NodeID

    /// The statements directly inside a node.
    init(of node: NodeID, in body: FunctionBody) { self.init(in: body, node + 1..<body.node(node).next) }

    init(in body: FunctionBody, _ range: Range<NodeID>) {
        self.body = body
        current = range.lowerBound
        end = range.upperBound
    }

    package mutating func next() -> Statement? {
        while current < end {
            let node = current
            current = Swift.max(body.node(node).next, node + 1)
            if body.kind(node).isStatement { return Statement(node, in: body) }
        }
        return nil
    }

    /// The start of the next statement.
    var position: NodeID { current }

    /// Whether there are two or more.
    package var hasSeveral: Bool {
        var rest = self
        return rest.next() != nil && rest.next() != nil
    }

    /// The conditions that hold after a statement among them: those of a `guard`, and the opposite of those of an `if`
    /// that leaves the block.
    var checks: some Sequence<(branch: Branch, holds: Bool)> {
        lazy.compactMap { statement -> (branch: Branch, holds: Bool)? in
            switch statement {
            case .guard(let branch): (branch, true)
            case .if(let branch) where branch.otherwise == nil && branch.leaves: (branch, false)
            default: nil
            }
        }
    }
}

extension Node.Kind {
    /// Whether the node is a statement in a list of statements, such as that of a closure after its parameters.
    var isStatement: Bool {
        switch self {
        case .capture, .closureParameter, .type, .attribute, .parameter, .label: false
        default: true
        }
    }
}

package struct Switch: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    fileprivate init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package var subject: Expression? { body.expression(in: node) }

    package var cases: Children<Case> { Children(of: node, in: body) }
}

/// A `case` of a `switch`, or its `default`.
package struct Case: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .case }

    package var patterns: Children<Pattern> { Children(of: node, in: body) }

    /// Whether the case matches only `nil`.
    var isOnlyNil: Bool { patterns.first != nil && patterns.allSatisfy(\.isNil) }

    /// The expressions after `where`.
    package var conditions: Children<NestedExpression> { Children(of: node, in: body) }

    /// Exactly one, except in broken code.
    package var blocks: Children<Block> { Children(of: node, in: body) }
}

/// A pattern that a case or a condition matches a value against.
package struct Pattern: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .pattern }

    /// Whether the pattern is `nil` or `.none`.
    var isNil: Bool {
        guard let element = body.expression(in: node)?.plainChain?.only else { return false }
        return element.literal == .nil || element.kind == .implicitMember && element.name == .noneCase
    }
}

/// A block of statements within another statement.
package struct Block: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .block }

    package var statements: Statements { Statements(of: node, in: body) }
}

/// An expression directly within another part.
package struct NestedExpression: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .expression }

    var expression: Expression { Expression(node, in: body) }
}

/// `do` with its `catch` clauses.
package struct DoStatement: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    fileprivate init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    var blocks: Children<Block> { Children(of: node, in: body) }

    var catches: Children<Catch> { Children(of: node, in: body) }
}

struct Catch: PartOfOneKind {
    let body: FunctionBody
    let node: NodeID

    init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    static var kind: Node.Kind { .catch }

    var blocks: Children<Block> { Children(of: node, in: body) }
}

/// The branches of `#if`, one of which is compiled.
package struct CompilationBranches: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    fileprivate init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    /// Whether one of the branches is `#else`.
    var isExhaustive: Bool { body.node(node).flags.contains(.isDefault) }

    var blocks: Children<Block> { Children(of: node, in: body) }
}
