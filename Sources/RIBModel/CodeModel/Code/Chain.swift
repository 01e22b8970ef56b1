package import SourceText
package import SwiftOutline

/// A head and the suffixes after it, as in `a.b?.c(d).e`: a whole chain, or a prefix of one (an access path).
package struct Chain: BodyPart {
    package let body: FunctionBody
    package let node: NodeID
    /// The node after the last element.
    let end: NodeID

    package init(_ node: NodeID, in body: FunctionBody) {
        self.init(node, end: body.node(node).next, in: body)
    }

    private init(_ node: NodeID, end: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
        self.end = end
    }

    package static func == (left: Chain, right: Chain) -> Bool { left.place == right.place && left.end == right.end }

    // MARK: Elements

    /// Head and suffixes, in order.
    package var elements: Elements { Elements(self) }

    package struct Elements: Sequence, IteratorProtocol {
        private let body: FunctionBody
        private let chain: NodeID
        private var current: NodeID
        private let end: NodeID
        /// The callee of a call that would come next.
        private var name: NodeID?
        /// The callee of the last element, if that is a call.
        private var callee: NodeID?

        fileprivate init(_ chain: Chain) {
            body = chain.body
            self.chain = chain.node
            current = chain.node + 1
            end = chain.end
        }

        package mutating func next() -> ChainElement? {
            guard current < end else { return nil }
            let node = body.node(current)
            callee = name
            switch node.kind {
            case .genericArguments, .optionalChain, .forceUnwrap: break
            case .identifier, .member, .implicitMember, .macro, .selfReference, .superReference: name = current
            default: name = nil
            }
            defer { current = Swift.max(node.next, current + 1) }
            return ChainElement(current, in: body)
        }

        /// The element last returned by `next`, as a call.
        func call(at element: ChainElement) -> CallSite {
            CallSite(element.node, of: chain, callee: callee, in: body)
        }
    }

    package var head: ChainElement? { node + 1 < end ? ChainElement(node + 1, in: body) : nil }

    package var last: ChainElement? {
        var last: ChainElement?
        for element in elements { last = element }
        return last
    }

    /// The only element of the chain; nil if it has suffixes.
    package var only: ChainElement? {
        guard let head, max(body.node(head.node).next, head.node + 1) >= end else { return nil }
        return head
    }

    package var isEmpty: Bool { node + 1 >= end }

    /// The number of elements.
    var count: Int { elements.reduce(0) { count, _ in count + 1 } }

    /// Whether one of the elements is a call.
    package var makesCall: Bool { elements.contains { $0.kind == .call } }

    /// The elements before one.
    package func before(_ element: ChainElement) -> Chain { Chain(node, end: min(element.node, end), in: body) }

    /// The elements up to and including one.
    package func through(_ element: ChainElement) -> Chain {
        Chain(node, end: min(body.node(element.node).next, end), in: body)
    }

    /// The chain as an expression.
    var expression: Expression { Expression(first: node, end: body.node(node).next, in: body) }

    // MARK: Kinds of chains

    /// The closure, if the chain is just a closure.
    package var closure: ClosureSite? { only.flatMap { $0.kind == .closure ? ClosureSite($0.node, in: body) : nil } }

    /// The name, if the chain is just a name.
    package var onlyName: ChainElement? { only.flatMap { $0.kind == .identifier ? $0 : nil } }

    /// The last element that is a name; in the target of an assignment, the assigned name.
    package var lastName: ChainElement? {
        var last: ChainElement?
        for element in elements where element.isName { last = element }
        return last
    }

    /// The chain's own names; those in arguments belong to other chains.
    package var names: Names { Names(self, membersOnly: false) }

    /// The names of the chain's members.
    package var members: Names { Names(self, membersOnly: true) }

    package struct Names: Sequence, IteratorProtocol {
        private var elements: Elements
        private let membersOnly: Bool

        fileprivate init(_ chain: Chain, membersOnly: Bool) {
            elements = chain.elements
            self.membersOnly = membersOnly
        }

        package mutating func next() -> Name? {
            while let element = elements.next() {
                if membersOnly ? element.kind == .member : element.isName { return element.name }
            }
            return nil
        }
    }

    /// The names at the start, up to the first call or other suffix, without `self` and without the called name.
    package var leadingNames: LeadingNames { LeadingNames(self) }

    package struct LeadingNames: Sequence, IteratorProtocol {
        private var elements: Elements
        private var pending: Name?
        private var isOver = false

        fileprivate init(_ chain: Chain) { elements = chain.elements }

        package mutating func next() -> Name? {
            while !isOver {
                guard let element = elements.next() else { break }
                switch element.kind {
                case .identifier, .member:
                    let before = pending
                    pending = element.name
                    if let before { return before }
                case .selfReference, .optionalChain, .forceUnwrap: continue
                case .call:
                    isOver = true
                    // The last name is the called one.
                    pending = nil
                default: isOver = true
                }
            }
            isOver = true
            defer { pending = nil }
            return pending
        }
    }

    /// The first of the leading names.
    var leadingName: Name? {
        var names = leadingNames
        return names.next()
    }

    // MARK: Calls

    /// The chain's own calls, in order; those in arguments and closures belong to other chains.
    package var calls: Calls { Calls(self) }

    package struct Calls: Sequence, IteratorProtocol {
        private var elements: Elements

        fileprivate init(_ chain: Chain) { elements = chain.elements }

        package mutating func next() -> CallSite? {
            while let element = elements.next() {
                if element.kind == .call { return elements.call(at: element) }
            }
            return nil
        }
    }

    /// The chains that are operands of the calls' arguments: `relay` in `bind(to: relay)`.
    var argumentChains: ArgumentChains { ArgumentChains(self) }

    struct ArgumentChains: Sequence, IteratorProtocol {
        private var calls: Calls
        private var arguments: Children<Argument>?
        private var chains: Expression.Chains?

        fileprivate init(_ chain: Chain) { calls = chain.calls }

        mutating func next() -> Chain? {
            while true {
                if let chain = chains?.next() { return chain }
                if let argument = arguments?.next() {
                    chains = argument.value?.chains
                    continue
                }
                guard let call = calls.next() else { return nil }
                arguments = call.arguments
            }
        }
    }
}

extension Chain: PartOfOneKind {
    package static var kind: Node.Kind { .chain }
}

/// The chains in a part of a body that are not nested in another chain there, in order.
package struct OuterChains: Sequence, IteratorProtocol {
    private let body: FunctionBody
    private var nodes: CodeNodes

    init(in body: FunctionBody, _ nodes: CodeNodes) {
        self.body = body
        self.nodes = nodes
    }

    package mutating func next() -> Chain? {
        while let node = nodes.next() {
            guard body.kind(node) == .chain else { continue }
            nodes.skip(to: body.node(node).next)
            return Chain(node, in: body)
        }
        return nil
    }
}

extension FunctionBody {
    /// The chains that are not nested in another chain.
    package var outerChains: OuterChains { OuterChains(in: self, nodes) }
}

extension ChainElement {
    /// The outermost chains in arguments, closures and elements.
    var chainsWithin: OuterChains { OuterChains(in: body, CodeNodes(node + 1..<body.node(node).next)) }
}
