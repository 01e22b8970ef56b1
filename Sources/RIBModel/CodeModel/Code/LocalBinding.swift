public import SourceText
public import SwiftOutline

/// A member or global with a body or a value: the owner of an expression.
public struct BodyOwner: Hashable, Sendable {
    public let declaration: DeclarationID
    /// The declared type of `self`.
    public let type: TypeID?

    public init(_ declaration: DeclarationID, type: TypeID?) {
        self.declaration = declaration
        self.type = type
    }

    public var file: Int { declaration.file }
}

/// The local declaration that a plain name in a body denotes.
public enum LocalBinding: Sendable {
    /// A `let` or `var`: the index of its declaration.
    case variable(Int)
    /// `if let`, `guard let`: its node.
    case optionalBinding(NodeID)
    /// A parameter of a function: its node.
    case parameter(NodeID)
    /// A parameter of a closure: its node, the closure, and its position from 0.
    case closureParameter(NodeID, closure: NodeID, position: Int)
    case capture(NodeID)
    /// A name bound by a pattern.
    case pattern(NodeID)
    case function(Int)
}

extension Outline {
    /// The node spans of a member's code: its value, its body.
    public func code(of declaration: Int) -> BodyRanges { BodyRanges(of: declarations[declaration], nodes) }

    /// The local that `name` denotes at `target` in a member's code; nil if the enclosing code declares none.
    public func local(_ name: Name, at target: NodeID, in member: Int) -> LocalBinding? {
        guard let span = code(of: member).containing(target) else { return parameter(name, of: member) }
        guard target - span.first < Outline.fewNodes else {
            return local(name, at: target, in: member, levels(of: span))
        }
        var descent = Descent(to: target, in: span)
        return local(name, in: member, &descent)
    }

    /// The number of nodes before a target from which a parent map is built.
    private static let fewNodes: NodeID = 512

    /// Like `local(_:at:in:)`, but finds the binding on a descent to the node.
    func local(_ name: Name, in member: Int, _ descent: inout Descent) -> LocalBinding? {
        var nearest: LocalBinding?
        while let sibling = descent.next(in: self) {
            guard nodes[Int(sibling)].kind.bindsNamesForSiblings else { continue }
            if let found = binding(name, in: sibling, of: descent.parent, for: descent.target) { nearest = found }
        }
        return nearest ?? parameter(name, of: member)
    }

    /// Like `local(_:at:in:)`, with a parent map that covers `target`.
    func local(_ name: Name, at target: NodeID, in member: Int, _ levels: ParentMap?) -> LocalBinding? {
        if let levels, levels.mayBind(name) {
            for binder in levels.binders(of: name, for: target) {
                let parent = levels.parent(of: binder)
                if let local = binding(name, in: binder, of: parent, for: target) { return local }
            }
        }
        return parameter(name, of: member)
    }

    func parameter(_ name: Name, of member: Int) -> LocalBinding? {
        var last: NodeID?
        for parameter in nodes(in: declarations[member].parameters) where nodes[Int(parameter)].name == name {
            last = parameter
        }
        return last.map { .parameter($0) }
    }

    /// The local of that name which a node declares for a target in its later siblings.
    private func binding(
        _ name: Name, in child: NodeID, of parent: NodeID?, for target: NodeID
    ) -> LocalBinding? {
        let node = nodes[Int(child)]
        switch node.kind {
        case .variable:
            for binding in children(of: child) {
                if let variable = variable(name, boundBy: nodes[Int(binding)]) { return variable }
            }
        case .binding:
            if let variable = variable(name, boundBy: node) { return variable }
        case .guard, .conditions:
            // The conditions of an `if` are siblings of its blocks; those of a `guard` bind names for the statements
            // after it.
            let conditions =
                node.kind == .conditions ? child : children(of: child).first { nodes[Int($0)].kind == .conditions }
            return conditions.flatMap { conditionBinding(name, in: $0) }
        case .optionalBinding, .patternBinding: return boundName(name, in: child)
        case .pattern: return isMatched(target, with: child, of: parent) ? nil : boundName(name, in: child)
        case .capture where node.name == name: return .capture(child)
        case .closureParameter:
            guard node.name == name, let parent else { break }
            let position = children(of: parent).count { $0 < child && nodes[Int($0)].kind == .closureParameter }
            return .closureParameter(child, closure: parent, position: position)
        case .parameter where node.name == name: return .parameter(child)
        case .declaration:
            let index = Int(node.payload)
            if index < declarations.count, declarations[index].kind == .function, declarations[index].name == name {
                return .function(index)
            }
        default: break
        }
        return nil
    }

    /// Whether a node is in the value that a pattern is matched with, where its names are not declared yet:
    /// `for item in copies(of: item)`, `if case .some(let item) = item`.
    private func isMatched(_ target: NodeID, with pattern: NodeID, of parent: NodeID?) -> Bool {
        guard let parent, [.for, .patternBinding].contains(nodes[Int(parent)].kind) else { return false }
        let value = nodes[Int(pattern)].next
        return value <= target && target < nodes[Int(value)].next
    }

    private func variable(_ name: Name, boundBy binding: Node) -> LocalBinding? {
        let first = Int(binding.payload)
        let index = (first..<first + Int(binding.detail)).first { declarations[$0].name == name }
        return index.map { .variable($0) }
    }

    private func conditionBinding(_ name: Name, in conditions: NodeID) -> LocalBinding? {
        var found: LocalBinding?
        for condition in children(of: conditions) { found = boundName(name, in: condition) ?? found }
        return found
    }

    private func boundName(_ name: Name, in node: NodeID) -> LocalBinding? {
        if nodes[Int(node)].kind == .optionalBinding, nodes[Int(node)].name == name { return .optionalBinding(node) }
        var index = node + 1
        while index < nodes[Int(node)].next {
            if nodes[Int(index)].kind == .patternName, nodes[Int(index)].name == name { return .pattern(index) }
            index = nodes[Int(index)].kind == .closure ? nodes[Int(index)].next : index + 1
        }
        return nil
    }
}
