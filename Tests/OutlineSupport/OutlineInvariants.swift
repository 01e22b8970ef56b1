import SourceText
public import SwiftOutline

/// Invariants of the outline of arbitrary bytes.
public struct OutlineInvariants {
    private let outline: Outline
    private let fileLength: UInt32

    /// A description of the first violated invariant; nil if all hold.
    public static func breach(in outline: Outline, of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let invariants = OutlineInvariants(outline: outline, fileLength: UInt32(bytes.count))
        return invariants.trees() ?? invariants.declarations() ?? invariants.problems()
    }

    /// Nodes are within the file and their parent, in order and without overlap.
    private func trees() -> String? {
        let nodes = outline.nodes
        /// The ancestors of the current node.
        var around: [Int] = []
        for index in nodes.indices {
            let node = nodes[index]
            while let last = around.last, Int(nodes[last].next) <= index { around.removeLast() }
            if node.start > node.end || node.end > fileLength { return "node \(index) is outside of the file" }
            if Int(node.next) <= index || Int(node.next) > nodes.count { return "node \(index) has no end" }
            if !holdsItsDeclaration(node) { return "node \(index) is not about what it says it declares" }
            if let outer = around.last.map({ nodes[$0] }) {
                if node.next > outer.next { return "node \(index) ends behind the subtree around it" }
                if !outer.range.contains(node.range) {
                    return "node \(index), \(node.kind), leaves the \(outer.kind) around it"
                }
            }
            around.append(index)
        }
        return nil
    }

    private func holdsItsDeclaration(_ node: Node) -> Bool {
        let declarations = outline.declarations
        switch node.kind {
        case .declaration:
            return Int(node.payload) < declarations.count
                && node.range.contains(declarations[Int(node.payload)].nameRange)
        case .binding:
            let named = Int(node.payload)..<Int(node.payload) + Int(node.detail)
            return named.upperBound <= declarations.count
                && named.allSatisfy { node.range.contains(declarations[$0].nameRange) }
        default: return true
        }
    }

    /// Declarations are within their parent, and their parts are within them.
    private func declarations() -> String? {
        let declarations = outline.declarations
        var name: UInt32 = 0
        for (index, declaration) in declarations.enumerated() {
            func breach(_ words: String) -> String { "declaration \(index), \(declaration.kind), \(words)" }
            if declaration.nameRange.start < name { return breach("is out of order") }
            name = declaration.nameRange.start
            let range = declaration.range
            if range.start > range.end || range.end > fileLength { return breach("is outside of the file") }
            if declaration.introducer < range.start || declaration.introducer > range.end {
                return breach("does not hold its keyword")
            }
            if !holdsItsParts(declaration, outline.texts[index]) { return breach("has a part outside") }
            if Int(declaration.next) <= index || Int(declaration.next) > declarations.count {
                return breach("has no end")
            }
            if declaration.parent >= Int32(index) { return breach("stands in a later one") }
            if declaration.parent >= 0 {
                let outer = declarations[Int(declaration.parent)]
                if !outer.range.contains(range) { return breach("leaves the one around it") }
                // Declarations in the value of a tuple belong to its first name, and follow the other names.
                let isBehind = declaration.next > outer.next && !outer.modifiers.contains(.destructured)
                if isBehind { return breach("has members behind the one around it") }
            }
            if let words = nodes(of: declaration) { return breach(words) }
        }
        return nil
    }

    private func holdsItsParts(_ declaration: Declaration, _ texts: DeclarationTexts) -> Bool {
        func holds(_ part: ByteRange) -> Bool { part.isEmpty || declaration.range.contains(part) }
        // In `let a, b: Int`, the type of `a` follows the name of another declaration.
        let isVariable = declaration.kind == .variable || declaration.kind == .constant
        return holds(declaration.nameRange) && holds(texts.inheritance) && holds(texts.braces)
            && (isVariable || holds(texts.type))
            && holds(texts.value)
    }

    private func nodes(of declaration: Declaration) -> String? {
        func exists(_ span: NodeSpan) -> Bool { span.first <= span.end && Int(span.end) <= outline.nodes.count }
        func exists(_ node: NodeID?) -> Bool { node.map { Int($0) < outline.nodes.count } ?? true }
        let hasSpans =
            exists(declaration.attributes) && exists(declaration.generics) && exists(declaration.inheritance)
            && exists(declaration.requirements) && exists(declaration.parameters) && exists(declaration.body)
        return hasSpans && exists(declaration.type) && exists(declaration.value) ? nil : "has nodes that are not there"
    }

    private func problems() -> String? {
        for problem in outline.problems where problem.offset > fileLength { return "a problem is outside of the file" }
        return nil
    }

    /// Whether two outlines are equal.
    public static func areEqual(_ left: Outline, _ right: Outline) -> Bool {
        let areNodesEqual = left.nodes.elementsEqual(right.nodes) {
            $0.kind == $1.kind && $0.flags == $1.flags && $0.detail == $1.detail && $0.payload == $1.payload
                && $0.range == $1.range
                && $0.next == $1.next
        }
        let areDeclarationsEqual = left.declarations.elementsEqual(right.declarations) {
            $0.kind == $1.kind && $0.scope == $1.scope && $0.modifiers == $1.modifiers && $0.name == $1.name
                && $0.nameRange == $1.nameRange && $0.range == $1.range && $0.parent == $1.parent && $0.next == $1.next
        }
        return areNodesEqual && areDeclarationsEqual && left.texts == right.texts && left.problems == right.problems
    }
}
