package import SourceText
package import SwiftOutline

/// A part of a body of any kind, for code that visits enclosing or nested parts.
package struct BodyNode: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package init(_ part: some BodyPart) { self.init(part.node, in: part.body) }

    package enum Kind: Sendable {
        case expression, chain, argument, closure, capture, closureParameter
        // Elements of chains.
        case identifier, member, implicitMember, selfReference, superReference, call, tuple, literal
        // Statements and their parts.
        case binding, optionalBinding, `return`, `for`, block, `if`, `do`, `case`, `switch`, conditionalCompilation
        case accessor, localFunction, assignment
        case other
    }

    package var kind: Kind {
        switch body.kind(node) {
        case .expression: .expression
        case .chain: .chain
        case .argument: .argument
        case .closure: .closure
        case .capture: .capture
        case .closureParameter: .closureParameter
        case .identifier: .identifier
        case .member: .member
        case .implicitMember: .implicitMember
        case .selfReference: .selfReference
        case .superReference: .superReference
        case .call: .call
        case .tuple: .tuple
        case .literal: .literal
        case .binding: .binding
        case .optionalBinding: .optionalBinding
        case .return: .return
        case .for: .for
        case .block: .block
        case .if: .if
        case .do: .do
        case .case: .case
        case .switch: .switch
        case .conditionalCompilation: .conditionalCompilation
        case .accessor: .accessor
        case .assignment: .assignment
        case .declaration: .localFunction
        default: .other
        }
    }

    package var name: Name { body.node(node).name }

    /// Whether it is a member access with one of the names: `x.name`.
    package func isMember(named names: NameSet) -> Bool {
        let node = body.node(node)
        return node.kind == .member && names.contains(node.name)
    }

    // MARK: As a typed part

    package var expression: Expression { Expression(node, in: body) }
    package var chain: Chain { Chain(node, in: body) }
    package var element: ChainElement { ChainElement(node, in: body) }
    package var argument: Argument { Argument(node, in: body) }
    package var closure: ClosureSite { ClosureSite(node, in: body) }
    package var capture: Capture { Capture(node, in: body) }

    /// The loop, if it is a `for`, a `while` or a `repeat`.
    var loop: Loop? {
        switch body.kind(node) {
        case .for, .while, .repeat: Loop(node, in: body)
        default: nil
        }
    }

    var binding: Binding { Binding(node, in: body) }
    package var optionalBinding: OptionalBinding { OptionalBinding(node, in: body) }

    /// The declaration of a local function.
    var declaration: DeclarationID { DeclarationID(file: body.file, index: Int(body.node(node).payload)) }

    /// The location of an argument's value.
    var valuePlace: NodeReference? { body.value(of: node).map { NodeReference(file: body.file, node: $0) } }

    /// Whether a block, or the code of a closure, has exactly one statement.
    package var hasOneStatement: Bool { !Statements(of: node, in: body).hasSeveral }

    /// The name that a `for` binds to each element; nil if the part is inside the pattern.
    func elementName(for part: BodyNode) -> LocalDeclaration? {
        guard let pattern = body.outline.firstChild(of: node),
            body.kind(pattern) == .pattern,
            pattern < part.node
        else { return nil }
        let name = (pattern..<body.node(pattern).next).first { body.kind($0) == .patternName }
        return name.map { LocalDeclaration(.pattern($0), in: body) }
    }
}

extension BodyPart {
    /// The directly enclosing part; nil at the top of the body.
    package var enclosing: BodyNode? { body.parent(node).map { BodyNode($0, in: body) } }

    /// This part with all nested parts.
    package var extent: BodyExtent { BodyExtent(nodes: node..<body.node(node).next) }

    /// Whether a part is this one or nested in it.
    package func contains(_ part: some BodyPart) -> Bool { node <= part.node && part.node < body.node(node).next }

    /// This part and all nested parts, in source order.
    package var parts: BodyNodes { BodyNodes(node..<body.node(node).next, in: body) }

    /// The statement after the one that contains the part, in the same block or closure.
    package var nextStatement: Statement? {
        var current = BodyNode(self)
        while let around = current.enclosing {
            if around.kind == .block || around.kind == .closure || around.kind == .accessor {
                var rest = Statements(in: body, body.node(current.node).next..<body.node(around.node).next)
                return rest.next()
            }
            current = around
        }
        return nil
    }

    /// Whether the part ends before another one begins.
    func ends(before other: some BodyPart) -> Bool { body.node(node).next <= other.node }

    /// Whether the part begins before another one.
    package func isBefore(_ other: some BodyPart) -> Bool { node < other.node }
}

/// A section of a body: a part with all nested parts, or a local function.
package struct BodyExtent {
    let nodes: Range<NodeID>

    package func contains(_ part: some BodyPart) -> Bool { nodes.contains(part.node) }
}

/// Parts of a body in source order, each before its nested parts.
package struct BodyNodes: Sequence, IteratorProtocol {
    private let body: FunctionBody
    private var current: NodeID
    private let end: NodeID

    init(_ range: Range<NodeID>, in body: FunctionBody) {
        self.body = body
        current = range.lowerBound
        end = range.upperBound
    }

    package mutating func next() -> BodyNode? {
        guard current < end else { return nil }
        defer { current += 1 }
        return BodyNode(current, in: body)
    }

    /// Skips the rest of a part.
    mutating func skip(_ part: some BodyPart) { current = Swift.max(current, body.node(part.node).next) }
}

extension Chain {
    /// The parts of the chain up to an element, including their nested parts.
    func parts(through element: ChainElement) -> BodyNodes { BodyNodes(node..<body.node(element.node).next, in: body) }

    /// The elements after one.
    package func suffixes(after element: ChainElement) -> Suffixes {
        Suffixes(body: body, current: max(body.node(element.node).next, element.node + 1), end: end)
    }

    package struct Suffixes: Sequence, IteratorProtocol {
        fileprivate let body: FunctionBody
        fileprivate var current: NodeID
        fileprivate let end: NodeID

        package mutating func next() -> ChainElement? {
            guard current < end else { return nil }
            defer { current = Swift.max(body.node(current).next, current + 1) }
            return ChainElement(current, in: body)
        }
    }

    /// The call of a name: the arguments follow directly or after generic arguments.
    package func call(of name: ChainElement) -> CallSite? {
        for suffix in suffixes(after: name) {
            switch suffix.kind {
            case .genericArguments: continue
            case .call: return CallSite(suffix.node, of: node, callee: name.node, in: body)
            default: return nil
            }
        }
        return nil
    }

    /// Whether the chain is the target of an assignment.
    package var isAssigned: Bool {
        guard let around = enclosing, around.kind == .expression, let sign = around.expression.assignment else {
            return false
        }
        return sign.target?.node == node
    }

    /// The last part within the chain in the order of the source, however deeply nested.
    package var lastPart: BodyNode { BodyNode(end - 1, in: body) }

    /// The whole chain that this one is a prefix of.
    var whole: Chain { Chain(node, in: body) }

    /// The elements in order, for access by position.
    var list: [ChainElement] { Array(elements) }
}

extension CallSite {
    /// The called name; nil for any other call, such as `self(…)` or a macro.
    package var calledName: ChainElement? {
        guard let callee, callee.isName || callee.kind == .implicitMember else { return nil }
        return callee
    }
}

extension Argument {
    /// The call that the argument belongs to.
    package var call: CallSite? {
        guard let call = enclosing, call.kind == .call, let chain = call.enclosing, chain.kind == .chain else {
            return nil
        }
        return chain.chain.calls.first { $0.node == call.node }
    }
}

extension FunctionBody {
    package func chain(at place: NodeReference) -> Chain { Chain(place.node, in: self) }

    package func element(at place: NodeReference) -> ChainElement { ChainElement(place.node, in: self) }

    /// Whether an expression is the initial value of the member that owns the body.
    package func isInitialValue(_ expression: BodyNode) -> Bool {
        outline.declarations[home.declaration.index].value == expression.node
    }

    /// The plain names that equal a name, in order.
    package func identifiers(named name: Name) -> some Sequence<ChainElement> {
        nodes.lazy.filter { self.kind($0) == .identifier && self.node($0).name == name }
            .map { ChainElement($0, in: self) }
    }

    /// Whether the member has neither a value nor a body.
    var isEmpty: Bool { spans.isEmpty }
}

extension ClosureSite {
    /// The parts of the closure's statements, without captures and parameters.
    package var code: BodyNodes {
        let end = body.node(node).next
        var first = node + 1
        while first < end, !body.kind(first).isStatement {
            first = max(body.node(first).next, first + 1)
        }
        return BodyNodes(min(first, end)..<end, in: body)
    }
}

extension Chain {
    /// The static types after each of the first elements.
    func types(ofFirst count: Int) -> [TypeReference] { typedElements.prefix(count).map(\.type) }
}

extension ChainElement {
    /// Whether the element comes before the end of a chain, which may be a prefix.
    func isBefore(end chain: Chain) -> Bool { node < chain.end }
}

extension Expression {
    /// Whether the expression begins before a part.
    func isBefore(_ part: some BodyPart) -> Bool { first <= part.node }

    /// The parts of the expression, including nested ones.
    var nodes: BodyNodes { BodyNodes(first..<max(first, end), in: body) }
}

extension FunctionBody {
    /// All parts, in source order, each before its nested parts.
    var parts: some Sequence<BodyNode> { nodes.lazy.map { BodyNode($0, in: self) } }
}
