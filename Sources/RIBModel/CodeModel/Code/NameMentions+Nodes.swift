import SourceText
import SwiftOutline

extension Outline {
    /// Whether a name is plain, or a member of `self` or of a superclass: `name`, `self.name`, `self?.name`.
    private func isOnSelf(_ node: NodeID) -> Bool {
        if nodes[Int(node)].kind == .identifier { return true }
        var before = Int(node) - 1
        while before >= 0, [.optionalChain, .forceUnwrap].contains(nodes[before].kind) { before -= 1 }
        return before >= 0 && [.selfReference, .superReference].contains(nodes[before].kind)
    }

    /// Whether a member of the named value follows, so that the name is not a function's.
    func isFollowedByMember(_ node: NodeID) -> Bool {
        var next = Int(node) + 1
        while next < nodes.count, [.optionalChain, .forceUnwrap].contains(nodes[next].kind) { next += 1 }
        guard next < nodes.count, [.member, .subscript].contains(nodes[next].kind) else { return false }
        // The member can be one of the chain around: `[listener.didClose].forEach { $0() }`.
        return endOfChain(around: node) > next
    }

    /// The node after the innermost chain around a node.
    private func endOfChain(around node: NodeID) -> Int {
        var before = Int(node) - 1
        while before >= 0 {
            if nodes[before].kind == .chain, nodes[before].next > node { return Int(nodes[before].next) }
            before -= 1
        }
        return nodes.count
    }

    /// The uses of some names as plain names or as members, in order.
    func uses(of names: NameSet, where isWanted: (Outline, NodeID) -> Bool = { _, _ in true }) -> [NodeID] {
        var uses = nodes(named: names) { $0 == .identifier || $0 == .member }
        uses.removeAll { !isWanted(self, $0) }
        return uses
    }

    /// The same with the shorthands of optional bindings and captures: `if let name`, `[weak name]`.
    func usesAndShorthands(of names: NameSet) -> [NodeID] {
        nodes(named: names) { kind in
            switch kind {
            case .identifier, .member, .optionalBinding, .capture: true
            default: false
            }
        }
    }

    /// The nodes by which declarations and code can reach declarations of some names, in order.
    func names(in names: NameSet) -> [NodeID] {
        nodes(named: names) { kind in
            switch kind {
            case .identifier, .member, .typeName, .implicitMember: true
            default: false
            }
        }
    }

    /// The nodes of some kinds with one of some names, in order.
    @inline(__always)
    private func nodes(named names: NameSet, where isMeant: (Node.Kind) -> Bool) -> [NodeID] {
        nodes.withUnsafeBufferPointer { nodes in
            Array { add in
                for number in nodes.indices where isMeant(nodes[number].kind) && names.contains(nodes[number].name) {
                    add(NodeID(number))
                }
            }
        }
    }

    /// The names of the nodes by which declarations and code can reach declarations, in order.
    var usedNames: [Name] {
        nodes.lazy.filter { [.identifier, .member, .typeName, .implicitMember].contains($0.kind) }.map(\.name)
    }

    /// The names that are used in the code of each member and in its default arguments, each once, in the order of
    /// members.
    ///
    /// - Parameter uses: uses of names in the file, in order; at least one.
    func mentions(at uses: [NodeID], in file: Int) -> [NameMention] {
        let (declarations, nodes) = (declarations, nodes)
        var result: [NameMention] = []
        for member in declarations.indices where !declarations[member].scope.contains(.local) {
            // Default arguments run with the function.
            let parameters = declarations[member].parameters
            if !parameters.isEmpty { collect(parameters) }
            for span in BodyRanges(of: declarations[member], nodes) { collect(span) }
            func collect(_ span: NodeSpan) {
                guard span.first <= uses[uses.count - 1], span.end > uses[0] else { return }
                collectMentions(at: uses, in: span, of: DeclarationID(file: file, index: member), &result)
            }
        }
        return result
    }

    private func collectMentions(
        at uses: [NodeID], in span: NodeSpan, of code: DeclarationID, _ result: inout [NameMention]
    ) {
        var next = uses.partitionPoint { $0 < span.first }
        while next < uses.count, uses[next] < span.end {
            let (name, isOnSelf) = (nodes[Int(uses[next])].name, isOnSelf(uses[next]))
            next += 1
            // Few names, so a search through the array is cheaper than a set.
            var known = result.count - 1
            while known >= 0, result[known].code == code, result[known].name != name { known -= 1 }
            if known < 0 || result[known].code != code {
                result.append(NameMention(name: name, code: code, isOnSelf: isOnSelf))
            } else if !isOnSelf, result[known].isOnSelf {
                result[known] = NameMention(name: name, code: code, isOnSelf: false)
            }
        }
    }
}
