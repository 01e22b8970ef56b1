import SourceText
import SwiftOutline

/// Shapes of expressions that analyses ask for: what a call calls, and whether an expression is one thing alone.
extension Outline {
    func kind(_ node: NodeID) -> Node.Kind { nodes[Int(node)].kind }

    func firstChild(of node: NodeID) -> NodeID? {
        let first = node + 1
        return first < nodes[Int(node)].next ? first : nil
    }

    /// The value of an argument, of a capture, or of whatever else has one `expression`.
    func value(of node: NodeID) -> NodeID? { children(of: node).first { kind($0) == .expression } }

    // MARK: Expressions of one part

    /// The chain that an `expression` consists of, prefix operators aside; nil where other operators join several.
    func loneChain(of expression: NodeID) -> NodeID? {
        var lone: NodeID?
        for part in children(of: expression) {
            if kind(part) == .operator, nodes[Int(part)].flags.contains(.isPrefix) { continue }
            guard lone == nil, kind(part) == .chain else { return nil }
            lone = part
        }
        return lone
    }

    /// The element that a chain consists of; nil where suffixes follow it.
    func loneElement(of chain: NodeID) -> NodeID? {
        firstChild(of: chain).flatMap { nodes[Int($0)].next == nodes[Int(chain)].next ? $0 : nil }
    }

    /// The closure that an `expression` consists of.
    func loneClosure(of expression: NodeID) -> NodeID? {
        guard let chain = firstChild(of: expression), nodes[Int(chain)].next == nodes[Int(expression)].next else {
            return nil
        }
        return loneClosure(ofChain: chain)
    }

    /// The closure that a chain consists of.
    func loneClosure(ofChain chain: NodeID) -> NodeID? {
        guard kind(chain) == .chain else { return nil }
        return loneElement(of: chain).flatMap { kind($0) == .closure ? $0 : nil }
    }

    /// The expression that is all of a function's or getter's code, with `return` or without.
    func loneExpression(inBodyOf declaration: Int) -> NodeID? {
        let body = declarations[declaration].body
        guard !body.isEmpty else { return nil }
        var block = body.first
        if kind(block) == .accessor {
            let blocks = nodes(in: body).lazy.filter { self.kind($0) == .accessor }.compactMap { accessor in
                self.children(of: accessor).first { self.kind($0) == .block }
            }
            guard let first = blocks.first(where: { _ in true }) else { return nil }
            block = first
        }
        guard let statement = firstChild(of: block), nodes[Int(statement)].next == nodes[Int(block)].next else {
            return nil
        }
        switch kind(statement) {
        case .expression: return statement
        case .return: return value(of: statement)
        default: return nil
        }
    }

    // MARK: Calls

    /// The position of the element that names what a call calls; nil where the call is of another call's result, of a
    /// closure or of a value in parentheses.
    ///
    /// - Parameter position: of the call among the elements of its chain.
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
