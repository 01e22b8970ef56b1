package import SourceText
package import SwiftOutline

/// The parts of a body, each list found in one pass over its nodes.
extension FunctionBody {
    /// All chains, in source order; a chain nested in another's arguments comes after it.
    package var chains: Descendants<Chain> { Descendants(in: self, nodes) }

    /// All calls, grouped by chain.
    package var calls: CallSites { CallSites(chains) }

    /// All expressions, in source order.
    var expressions: Descendants<NestedExpression> { Descendants(in: self, nodes) }

    /// All assignments, in the order of the source.
    package var assignments: AssignmentSites { AssignmentSites(in: self, nodes) }

    package var closures: Descendants<ClosureSite> { Descendants(in: self, nodes) }

    package var bindings: Descendants<Binding> { Descendants(in: self, nodes) }

    /// The conditional bindings, in source order.
    package var optionalBindings: Descendants<OptionalBinding> { Descendants(in: self, nodes) }

    /// The entries of capture lists, in source order.
    var captures: Descendants<Capture> { Descendants(in: self, nodes) }

    /// The named parameters of closures, in source order.
    var closureParameters: Descendants<ClosureParameter> { Descendants(in: self, nodes) }

    /// The names that the code uses, in order.
    package var names: NameUses { NameUses(in: self, nodes) }

    /// The uses of some names as elements of chains, in the order of the chains: a name in an argument comes after
    /// those of the chain with the call.
    func uses(of names: NameSet, where isMeant: (Name) -> Bool) -> [(chain: Chain, element: ChainElement)] {
        uses(of: names, in: nodes, where: isMeant)
    }

    /// Those in the default arguments of the function.
    func usesInDefaultArguments(
        of names: NameSet, where isMeant: (Name) -> Bool
    ) -> [(chain: Chain, element: ChainElement)] {
        let parameters = outline.declarations[home.declaration.index].parameters
        if parameters.isEmpty { return [] }
        return uses(of: names, in: CodeNodes(parameters.first..<parameters.end), where: isMeant)
    }

    private func uses(
        of names: NameSet, in nodes: CodeNodes, where isMeant: (Name) -> Bool
    ) -> [(chain: Chain, element: ChainElement)] {
        var uses: [(chain: Chain, element: ChainElement)] = []
        for id in nodes {
            let node = node(id)
            guard node.kind == .identifier || node.kind == .member, names.contains(node.name), isMeant(node.name),
                let chain = chain(withName: id)
            else { continue }
            uses.append((Chain(chain, in: self), ChainElement(id, in: self)))
        }
        guard uses.count > 1 else { return uses }
        return uses.sorted { left, right in
            left.chain.node != right.chain.node
                ? left.chain.node < right.chain.node : left.element.node < right.element.node
        }
    }

    /// The part of the chain before one of its names.
    package func receiver(ofMember id: NodeID) -> Chain {
        let element = ChainElement(id, in: self)
        return Chain(chain(withName: id) ?? id, in: self).before(element)
    }

    /// The chain that has a name as one of its elements; nil for other names.
    private func chain(withName id: NodeID) -> NodeID? {
        // Between most names and the start of their chain are only names and `?`.
        var before = id
        while before > 0 {
            before -= 1
            let node = node(before)
            if node.kind == .chain, node.next > id { return before }
            guard node.next == before + 1 else { break }
        }
        return parent(id).flatMap { kind($0) == .chain ? $0 : nil }
    }

    /// The top-level statements of the code: the initial value as an expression, a function's block, accessors.
    package var statements: some Sequence<Statement> {
        spans.lazy.flatMap { Statements(in: self, $0.first..<$0.end) }
    }

    /// Whether two statements are directly in the same block.
    package func areAlongside(_ first: NodeReference, _ second: NodeReference) -> Bool {
        parent(first.node) == parent(second.node)
    }

    /// The closure at a place.
    package func closure(at place: NodeReference) -> ClosureSite { ClosureSite(place.node, in: self) }

    /// The statements of the closure or local function at a place.
    func statements(at place: NodeReference) -> Statements {
        guard kind(place.node) == .declaration else { return closure(at: place).statements }
        return LocalFunction(Int(node(place.node).payload), in: self).statements
    }

    /// The expression at a place.
    func expression(at place: NodeReference) -> Expression { Expression(place.node, in: self) }

    /// The ancestors of a place, innermost first.
    package func ancestors(of place: NodeReference) -> Ancestors { Ancestors(of: place.node, in: self) }

    /// The parameters of the function.
    package var parameters: some Sequence<Parameter> {
        outline.nodes(in: outline.declarations[home.declaration.index].parameters).lazy.map { Parameter($0, in: self) }
    }

    /// The result of a function or getter whose code is one expression, with `return` or without.
    package var result: Expression? { loneExpression.map { Expression($0, in: self) } }

    /// The initial value of a property or global.
    package var initialValue: Expression? {
        outline.declarations[home.declaration.index].value.map { Expression($0, in: self) }
    }

    /// Whether the code returns a value: a getter, or a function with a result.
    package var returnsValue: Bool {
        let declared = outline.declarations[home.declaration.index]
        guard declared.kind == .function else { return declared.kind == .variable || declared.kind == .subscript }
        return declared.type != nil
    }
}

extension Project {
    /// The code of a member or global, with `self` of the enclosing type.
    package func body(of declaration: DeclarationID) -> FunctionBody { FunctionBody(home(declaration), in: self) }
}

extension FunctionBody {
    /// The type that is written directly inside a node; nil if none is.
    func writtenType(in node: NodeID) -> TypeReference? {
        outline.children(of: node).first { kind($0) == .type }.map {
            project.symbols.resolve($0, in: Scope(home.declaration))
        }
    }
}

/// The calls of some chains, in order.
package struct CallSites: Sequence, IteratorProtocol {
    private var chains: Descendants<Chain>
    private var calls: Chain.Calls?

    fileprivate init(_ chains: Descendants<Chain>) { self.chains = chains }

    package mutating func next() -> CallSite? {
        while true {
            if let call = calls?.next() { return call }
            guard let chain = chains.next() else { return nil }
            calls = chain.calls
        }
    }
}

/// The assignments among some nodes, in order; those of tuples by element.
package struct AssignmentSites: Sequence, IteratorProtocol {
    private let body: FunctionBody
    private var nodes: CodeNodes
    /// The remaining elements of a tuple.
    private var elements: ArraySlice<AssignmentSite> = []

    fileprivate init(in body: FunctionBody, _ nodes: CodeNodes) {
        self.body = body
        self.nodes = nodes
    }

    package mutating func next() -> AssignmentSite? {
        if let element = elements.popFirst() { return element }
        while let node = nodes.next() {
            guard body.kind(node) == .expression, let assignment = Expression(node, in: body).assignment else {
                continue
            }
            guard let parts = assignment.elements else { return assignment }
            elements = parts[...]
            return elements.popFirst()
        }
        return nil
    }
}

extension Parameter {
    /// Nil if no type is written.
    var writtenType: TypeReference? { body.writtenType(in: node) }
}

/// A use of a name in code.
package struct NameUse: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    package enum Kind: Sendable {
        /// A plain name, and a member of a value.
        case identifier, member
        /// A name in a type: `as? Name`.
        case type
    }

    package let kind: Kind

    package var name: Name { body.node(node).name }

    /// Whether a plain name denotes a local of the code.
    var isLocal: Bool { kind == .identifier && body.local(name, at: node) != nil }
}

/// The names that code uses, in order.
package struct NameUses: Sequence, IteratorProtocol {
    private let body: FunctionBody
    private var nodes: CodeNodes

    init(in body: FunctionBody, _ nodes: CodeNodes) {
        self.body = body
        self.nodes = nodes
    }

    package mutating func next() -> NameUse? {
        while let node = nodes.next() {
            switch body.kind(node) {
            case .identifier: return NameUse(body: body, node: node, kind: .identifier)
            case .member: return NameUse(body: body, node: node, kind: .member)
            case .typeName: return NameUse(body: body, node: node, kind: .type)
            default: break
            }
        }
        return nil
    }
}
