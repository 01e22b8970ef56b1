import SourceText
import SwiftOutline

/// A head and the suffixes behind it, as in `a.b?.c(d).e`: all of them, or those before one (an access path).
struct Chain: BodyPart {
    let body: FunctionBody
    let node: NodeID
    /// The node behind the last element.
    let end: NodeID

    init(_ node: NodeID, in body: FunctionBody) {
        self.init(node, end: body.node(node).next, in: body)
    }

    private init(_ node: NodeID, end: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
        self.end = end
    }

    static func == (left: Chain, right: Chain) -> Bool { left.place == right.place && left.end == right.end }

    // MARK: Elements

    /// Head and suffixes, in order.
    var elements: Elements { Elements(self) }

    struct Elements: Sequence, IteratorProtocol {
        private let body: FunctionBody
        private var current: NodeID
        private let end: NodeID

        fileprivate init(_ chain: Chain) {
            body = chain.body
            current = chain.node + 1
            end = chain.end
        }

        mutating func next() -> ChainElement? {
            guard current < end else { return nil }
            defer { current = Swift.max(body.node(current).next, current + 1) }
            return ChainElement(current, in: body)
        }
    }

    var head: ChainElement? { node + 1 < end ? ChainElement(node + 1, in: body) : nil }

    var last: ChainElement? {
        var last: ChainElement?
        for element in elements { last = element }
        return last
    }

    /// The element that the chain consists of; nil where suffixes follow it.
    var only: ChainElement? {
        guard let head, max(body.node(head.node).next, head.node + 1) >= end else { return nil }
        return head
    }

    var isEmpty: Bool { node + 1 >= end }

    /// The number of elements.
    var count: Int { elements.reduce(0) { count, _ in count + 1 } }

    /// The elements before one.
    func before(_ element: ChainElement) -> Chain { Chain(node, end: min(element.node, end), in: body) }

    /// The elements up to one, with it.
    func through(_ element: ChainElement) -> Chain {
        Chain(node, end: min(body.node(element.node).next, end), in: body)
    }

    /// All of the chain that this is a part of.
    var whole: Chain { Chain(node, in: body) }

    // MARK: What a chain is

    /// The closure that the chain consists of.
    var closure: ClosureSite? { only.flatMap { $0.kind == .closure ? ClosureSite($0.node, in: body) : nil } }

    /// The name that the chain consists of.
    var onlyName: ChainElement? { only.flatMap { $0.kind == .identifier ? $0 : nil } }

    /// The last element that is a name: what a target of an assignment is called.
    var lastName: ChainElement? {
        var last: ChainElement?
        for element in elements where element.isName { last = element }
        return last
    }

    /// Whether one of the chain's own names is one of these; names in arguments do not count.
    func names(where isOne: (Name) -> Bool) -> Bool { elements.contains { $0.isName && isOne($0.name) } }

    /// The names at the start, up to the first call or other suffix, without `self` and without that of the call.
    var leadingNames: LeadingNames { LeadingNames(self) }

    struct LeadingNames: Sequence, IteratorProtocol {
        private var elements: Elements
        private var pending: Name?
        private var isOver = false

        fileprivate init(_ chain: Chain) { elements = chain.elements }

        mutating func next() -> Name? {
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
                    // The last name is the call's.
                    pending = nil
                default: isOver = true
                }
            }
            isOver = true
            defer { pending = nil }
            return pending
        }
    }

    /// The first of those.
    var leadingName: Name? {
        var names = leadingNames
        return names.next()
    }

    // MARK: Calls

    /// The calls that the chain makes itself, in order; those in arguments and closures are other chains'.
    var calls: Calls { Calls(self) }

    struct Calls: Sequence, IteratorProtocol {
        private let chain: NodeID
        private var elements: Elements
        private var callee: NodeID?
        private let body: FunctionBody

        fileprivate init(_ chain: Chain) {
            self.chain = chain.node
            body = chain.body
            elements = chain.elements
        }

        mutating func next() -> CallSite? {
            while let element = elements.next() {
                switch element.kind {
                case .genericArguments, .optionalChain, .forceUnwrap: continue
                case .identifier, .member, .implicitMember, .macro, .selfReference, .superReference:
                    callee = element.node
                case .call:
                    defer { callee = nil }
                    return CallSite(element.node, of: chain, callee: callee, in: body)
                default: callee = nil
                }
            }
            return nil
        }
    }

    // MARK: Types

    /// The static type of what the elements lead to.
    var type: TypeReference { project.type(ofChain: node, before: end, in: body.home) }
}

extension Chain: PartOfOneKind {
    static var kind: Node.Kind { .chain }
}
