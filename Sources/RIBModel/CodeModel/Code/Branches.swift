import SourceText
package import SwiftOutline

/// An `if` or a `guard`: its conditions and its blocks.
package struct Branch: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    var conditions: Conditions? { part(0).map { Conditions($0, in: body) } }

    /// The block of an `if`, or the `else` block of a `guard`.
    var block: Statement? { part(1).map { Statement($0, in: body) } }

    /// The `else` branch of an `if`: a block or another `if`.
    var otherwise: Statement? { part(2).map { Statement($0, in: body) } }

    /// Whether a part of the body is in `block`.
    func isInBlock(_ part: some BodyPart) -> Bool { contains(part, at: 1) }

    /// Whether a part of the body is in `otherwise`.
    func isOtherwise(_ part: some BodyPart) -> Bool { contains(part, at: 2) }

    /// Whether the last statement of `block` leaves the enclosing block.
    var leaves: Bool {
        guard case .block(let statements) = block else { return false }
        var last: Statement?
        for statement in statements { last = statement }
        switch last {
        case .return, .throw, .break, .continue: return true
        default: return false
        }
    }

    private func contains(_ part: some BodyPart, at position: Int) -> Bool {
        self.part(position).map { ($0..<max(body.node($0).next, $0 + 1)).contains(part.node) } ?? false
    }

    private func part(_ position: Int) -> NodeID? {
        let end = body.node(node).next
        var current = node + 1
        for _ in 0..<position where current < end { current = max(body.node(current).next, current + 1) }
        return current < end ? current : nil
    }
}

/// A `while`, a `repeat` or a `for`.
package struct Loop: BodyPart {
    package let body: FunctionBody
    package let node: NodeID

    init(_ node: NodeID, in body: FunctionBody) {
        self.body = body
        self.node = node
    }

    enum Part {
        case conditions(Conditions)
        case expression(Expression)
        case block(Statements)
    }

    /// Whether the block runs at least once: that of a `repeat`, and of a `for` over elements that are written out.
    var runsOnce: Bool {
        if body.kind(node) == .repeat { return true }
        guard !skipsElements, let only = sequence?.plainChain?.only, only.literal == .array else { return false }
        return only.arguments.contains { _ in true }
    }

    /// Whether a `for` skips the elements that its pattern does not match, or for which its `where` does not hold.
    private var skipsElements: Bool {
        let children = body.outline.children(of: node)
        if children.count(where: { body.kind($0) == .expression }) > 1 { return true }
        let patterns = children.filter { body.kind($0) == .pattern }
        return !patterns.allSatisfy { body.outline.children(of: $0).allSatisfy { body.kind($0) == .patternName } }
    }

    /// Whether the block runs at most once: that of a `for` over one element that is written out, or over what methods
    /// of collections make of it.
    var isNeverRepeated: Bool {
        guard let chain = sequence?.plainChain, let head = chain.head, head.literal == .array, head.onlyArgument != nil
        else { return false }
        let names = chain.project.symbols.libraryNames
        return chain.elements.allSatisfy { element in
            guard element.kind == .member else { return element == head || element.kind == .call }
            return [.elements, .numbered, .transformed].contains(names.access(element.name))
        }
    }

    /// Whether it is a `for await`.
    var isAsynchronous: Bool { body.kind(node) == .for && body.node(node).flags.contains(.isAsynchronous) }

    /// The sequence that a `for` iterates over.
    var sequence: Expression? { body.kind(node) == .for ? body.expression(in: node) : nil }

    /// The conditions of a `while`.
    var conditions: Conditions? {
        for case .conditions(let conditions) in parts { return conditions }
        return nil
    }

    /// The parts that each iteration runs, in order.
    var parts: some Sequence<Part> {
        let body = body
        return body.outline.children(of: node).lazy.compactMap { part -> Part? in
            switch body.kind(part) {
            case .conditions: .conditions(Conditions(part, in: body))
            case .expression: .expression(Expression(part, in: body))
            case .block: .block(Statements(of: part, in: body))
            default: nil
            }
        }
    }
}
