package import SourceText
package import SwiftOutline

/// The local declaration that a plain name in a body denotes, as a typed part.
package enum LocalDeclaration {
    /// A `let` or `var`.
    case variable(LocalVariable)
    /// `if let`, `guard let`.
    case optionalBinding(OptionalBinding)
    /// A parameter of the function.
    case parameter(Parameter)
    case closureParameter(ClosureParameter)
    case capture(Capture)
    /// A name in a pattern.
    case pattern(PatternName)
    case function(LocalFunction)

    init(_ local: LocalBinding, in body: FunctionBody) {
        switch local {
        case .variable(let index): self = .variable(LocalVariable(index, in: body))
        case .optionalBinding(let node): self = .optionalBinding(OptionalBinding(node, in: body))
        case .parameter(let node): self = .parameter(Parameter(node, in: body))
        case .closureParameter(let node, _, _): self = .closureParameter(ClosureParameter(node, in: body))
        case .capture(let node): self = .capture(Capture(node, in: body))
        case .pattern(let node): self = .pattern(PatternName(node, in: body))
        case .function(let index): self = .function(LocalFunction(index, in: body))
        }
    }
}

extension FunctionBody {
    /// The local that a name denotes at a node; nil if the enclosing code declares none.
    package func localDeclaration(_ name: Name, at node: NodeID) -> LocalDeclaration? {
        local(name, at: node).map { LocalDeclaration($0, in: self) }
    }

    /// The local variable whose initial value is a chain, and nothing else; nil if there is none.
    package func localVariable(initializedBy chain: Chain) -> LocalVariable? {
        let declared = outline.declarations
        let last = min(Int(declared[home.declaration.index].next), declared.count)
        for index in home.declaration.index + 1..<max(last, home.declaration.index + 1)
        where declared[index].kind == .variable || declared[index].kind == .constant {
            let variable = LocalVariable(index, in: self)
            if !variable.isDestructured, variable.value?.plainChain?.node == chain.node { return variable }
        }
        return nil
    }
}

/// One name of a `let` or `var` in a body.
package struct LocalVariable: Hashable {
    package let body: FunctionBody
    /// The index of the declaration in the file.
    let index: Int

    fileprivate init(_ index: Int, in body: FunctionBody) {
        self.body = body
        self.index = index
    }

    package var declaration: DeclarationID { DeclarationID(file: body.file, index: index) }

    var name: Name { body.outline.declarations[index].name }

    /// The initial value; for a destructured tuple, that of all its names together.
    package var value: Expression? { body.outline.declarations[index].value.map { Expression($0, in: body) } }

    /// Whether the name is one of a destructured tuple.
    var isDestructured: Bool { body.outline.declarations[index].modifiers.contains(.destructured) }

    /// The initial value of this name alone: for a destructured tuple, the name's element if the tuple is written out.
    package var ownValue: Expression? {
        guard isDestructured else { return value }
        guard let tuple = value?.plainChain?.only, tuple.kind == .tuple else { return nil }
        return position.element(of: Array(tuple.arguments))?.value
    }

    /// The position of a name of a destructured tuple.
    var position: TuplePosition { body.outline.tuplePosition(index) }

    /// Whether its type is written.
    var hasType: Bool { body.outline.declarations[index].type != nil }

    package static func == (left: LocalVariable, right: LocalVariable) -> Bool { left.declaration == right.declaration }

    package func hash(into hasher: inout Hasher) { hasher.combine(declaration) }
}

/// A function within a body.
package struct LocalFunction {
    let body: FunctionBody
    /// The index of the declaration in the file.
    let index: Int

    init(_ index: Int, in body: FunctionBody) {
        self.body = body
        self.index = index
    }

    var declaration: DeclarationID { DeclarationID(file: body.file, index: index) }

    /// The declaration among the statements of the body.
    var place: NodeReference? {
        let node = body.nodes.first { body.kind($0) == .declaration && Int(body.node($0).payload) == index }
        return node.map { NodeReference(file: body.file, node: $0) }
    }

    /// Its block.
    var statements: Statements {
        let span = body.outline.declarations[index].body
        return Statements(in: body, span.first..<max(span.first, span.end))
    }
}

/// A name that a pattern binds.
package struct PatternName: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    fileprivate init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    var name: Name { body.node(node).name }

    /// The value that the name is bound to: `case let x?`, `case .some(let x)`, `for x in y`, `if let (x, y) = z`. Nil
    /// for a part of a payload and in a nested tuple.
    var origin: Origin? {
        var current = node
        var position: TuplePosition?
        while let parent = body.parent(current) {
            switch body.kind(parent) {
            case .expression, .argument: break
            case .call where body.isOnlyArgument(current, of: parent): break
            case .chain where Chain(parent, in: body).matchesWhole(current): break
            case .tuple where body.isOnlyArgument(current, of: parent): break
            case .tuple where position == nil:
                let parts = ChainElement(parent, in: body).arguments.map(\.node)
                guard let index = parts.firstIndex(of: current) else { return nil }
                position = TuplePosition(index: index, count: parts.count)
            case .pattern: return body.parent(parent).flatMap { Origin(of: $0, position, in: body) }
            default: return nil
            }
            current = parent
        }
        return nil
    }

    /// The value that the pattern with the name is matched with, whatever part of it the name is bound to: also a part
    /// of a payload, `case .shown(let x)`. Nil if the pattern is in broken code.
    package var matched: Origin? {
        var current = node
        while let parent = body.parent(current) {
            if body.kind(parent) == .pattern { return body.parent(parent).flatMap { Origin(of: $0, nil, in: body) } }
            if !body.kind(parent).isPartOfPattern { return nil }
            current = parent
        }
        return nil
    }

    /// The value that a pattern is matched with.
    package struct Origin {
        /// The value or, in a loop, the sequence of values.
        package let value: Expression
        let isElement: Bool
        /// The position in a tuple, if the name is bound to one of its elements.
        let position: TuplePosition?

        /// - Parameter node: the statement or condition that matches the pattern.
        fileprivate init?(of node: NodeID, _ position: TuplePosition?, in body: FunctionBody) {
            let kind = body.kind(node)
            let matching: NodeID?
            switch kind {
            case .case: matching = body.parent(node).flatMap { body.kind($0) == .switch ? $0 : nil }
            case .patternBinding, .optionalBinding, .for: matching = node
            default: matching = nil
            }
            guard let value = matching.flatMap({ body.expression(in: $0) }) else { return nil }
            self.value = value
            isElement = kind == .for
            self.position = position
        }
    }
}

extension Node.Kind {
    /// Whether a node around a name in a pattern is still a part of the pattern.
    var isPartOfPattern: Bool {
        switch self {
        case .expression, .argument, .call, .chain, .tuple: true
        default: false
        }
    }
}

extension Chain {
    /// Whether a pattern that is this chain matches all of a value where it matches one of its nodes: `x?`, `.some(x)`.
    fileprivate func matchesWhole(_ part: NodeID) -> Bool {
        guard let head else { return true }
        return head.node == part || head.kind == .implicitMember && head.name == .some
    }
}

extension FunctionBody {
    fileprivate func isOnlyArgument(_ argument: NodeID, of call: NodeID) -> Bool {
        argument == call + 1 && node(argument).next == node(call).next
    }
}

/// `x = y` of a `let` or `var` in a body.
package struct Binding: PartOfOneKind {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    package static var kind: Node.Kind { .binding }

    /// The `let` or `var` with all of its bindings.
    package var statement: NodeReference? { body.parent(node).map { NodeReference(file: body.file, node: $0) } }

    /// The number of names: several for a tuple, none for `_`.
    package var count: Int { Int(body.node(node).detail) }

    /// The first name; nil if there is none.
    package var variable: LocalVariable? { variable(0) }

    /// The name at a position; nil if there are fewer.
    func variable(_ position: Int) -> LocalVariable? {
        position < count ? LocalVariable(Int(body.node(node).payload) + position, in: body) : nil
    }

    package var value: Expression? { body.expression(in: node) }
}

/// A parameter of a function, initializer or subscript.
package struct Parameter: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    /// The name inside the function.
    var name: Name { body.node(node).name }

    /// The argument label; `_` if there is none.
    var label: Name {
        let label = body.outline.children(of: node).first { body.kind($0) == .label }
        return body.node(label ?? node).name
    }

    var defaultValue: Expression? { body.expression(in: node) }
}
