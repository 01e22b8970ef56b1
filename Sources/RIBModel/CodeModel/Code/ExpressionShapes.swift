import SourceText
import SwiftOutline

/// Queries on the shape of expressions: the callee of a call, and whether an expression is a single part.
extension Outline {
    func firstChild(of node: NodeID) -> NodeID? {
        let first = node + 1
        return first < nodes[Int(node)].next ? first : nil
    }

    /// The value of an argument, a capture, or any other node that has one `expression`.
    func value(of node: NodeID) -> NodeID? { children(of: node).first { kind($0) == .expression } }

    // MARK: Expressions of one part

    /// The only chain of an `expression`, ignoring prefix operators; nil if it has other operators.
    func loneChain(of expression: NodeID) -> NodeID? {
        var lone: NodeID?
        for part in children(of: expression) {
            if kind(part) == .operator, nodes[Int(part)].flags.contains(.isPrefix) { continue }
            guard lone == nil, kind(part) == .chain else { return nil }
            lone = part
        }
        return lone
    }

    /// The only element of a chain; nil if it has suffixes.
    func loneElement(of chain: NodeID) -> NodeID? {
        firstChild(of: chain).flatMap { nodes[Int($0)].next == nodes[Int(chain)].next ? $0 : nil }
    }

    /// The closure, if an `expression` is just a closure.
    func loneClosure(of expression: NodeID) -> NodeID? {
        guard let chain = firstChild(of: expression), nodes[Int(chain)].next == nodes[Int(expression)].next else {
            return nil
        }
        return loneClosure(ofChain: chain)
    }

    /// The closure, if a chain is just a closure.
    func loneClosure(ofChain chain: NodeID) -> NodeID? {
        guard kind(chain) == .chain else { return nil }
        return loneElement(of: chain).flatMap { kind($0) == .closure ? $0 : nil }
    }

    /// The expression that is the whole code of a function or getter, with `return` or without.
    func loneExpression(inBodyOf declaration: Int) -> NodeID? {
        guard let statement = loneStatement(inBodyOf: declaration) else { return nil }
        switch kind(statement) {
        case .expression: return statement
        case .return: return value(of: statement)
        default: return nil
        }
    }

    /// The only statement of a function or of the first accessor of a variable; nil if there are several.
    func loneStatement(inBodyOf declaration: Int) -> NodeID? {
        let body = declarations[declaration].body
        guard !body.isEmpty else { return nil }
        var block = body.first
        if kind(block) == .accessor {
            guard let first = firstAccessorBlock(in: body) else { return nil }
            block = first
        }
        guard let statement = firstChild(of: block), nodes[Int(statement)].next == nodes[Int(block)].next else {
            return nil
        }
        return statement
    }

    private func firstAccessorBlock(in body: NodeSpan) -> NodeID? {
        for accessor in nodes(in: body) where kind(accessor) == .accessor {
            for child in children(of: accessor) where kind(child) == .block { return child }
        }
        return nil
    }

    // MARK: Calls

    /// The position of the element that names the callee; nil if the callee is another call's result, a closure or a
    /// value in parentheses.
    ///
    /// - Parameter position: the position of the call among the elements of its chain.
    func calleePosition(in elements: [NodeID], before position: Int) -> Int? {
        var before = position - 1
        while before >= 0 {
            switch kind(elements[before]) {
            case .genericArguments, .optionalChain, .forceUnwrap: before -= 1
            case .identifier, .member, .implicitMember, .macro, .selfReference, .superReference: return before
            default: return nil
            }
        }
        return nil
    }
}
