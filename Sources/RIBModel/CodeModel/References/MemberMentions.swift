package import SourceText
import SwiftOutline

/// Which members of a set mention each other in their code: a member may have the effects of every member that it
/// mentions.
package struct MemberMentions: Equatable, Sendable {
    /// By name of a member, the members whose code mentions it.
    private let users: [Name: [DeclarationID]]

    init(_ members: [DeclarationID], _ project: Project) {
        let own = NameSet(members.map { project.name(of: $0) })
        var users: [Name: [DeclarationID]] = [:]
        for member in members {
            project.forEachName(inCodeOf: member) { name in
                guard own.contains(name), users[name]?.last != member else { return }
                users[name, default: []].append(member)
            }
        }
        self.users = users
    }

    /// The members, and all members from which mentions lead to one of them, transitively.
    package func reaching(to members: [DeclarationID], in project: Project) -> Set<DeclarationID> {
        var result = Set(members)
        var work = members
        while let member = work.popLast() {
            for user in users[project.name(of: member)] ?? [] where result.insert(user).inserted { work.append(user) }
        }
        return result
    }
}

extension Project {
    /// Whether the code of a member mentions one of the names, as a plain name or as a member.
    package func mentions(_ names: NameSet, _ member: DeclarationID) -> Bool {
        if let code = codeNames(of: member) {
            return code.contains(member.index) { $1 == .value && names.contains($0) }
        }
        let outline = symbols.outline(ofFile: member.file)
        return outline.mentions(names, in: outline.code(of: member.index))
    }

    /// Whether a file with code of a type uses one of the names.
    package func mayMention(_ names: NameSet, inCodeOf type: TypeID) -> Bool {
        symbols.parts(of: type).contains { symbols.uses(names, inFile: $0.file) }
    }

    /// Whether a capture list in the code of a member has an entry that is unowned.
    package func hasUnownedCapture(inCodeOf member: DeclarationID) -> Bool {
        if contains(none: .capture, orOf: [], inCodeOf: member) { return false }
        return hasNode(inCodeOf: member) { node, _ in node.kind == .capture && node.flags.contains(.isUnowned) }
    }

    /// Whether the code of a member may call something by one of these names.
    package func calls(_ names: NameSet, inCodeOf member: DeclarationID) -> Bool {
        if let code = codeNames(of: member) {
            return code.contains(member.index) { ($1 == .value || $1 == .implicitMember) && names.contains($0) }
        }
        return hasNode(inCodeOf: member) { node, _ in
            switch node.kind {
            case .identifier, .member, .implicitMember: names.contains(node.name)
            default: false
            }
        }
    }

    /// Whether the code of a member contains one of some names, plainly, as a member or in a type.
    package func mentions(_ names: NameSet, inCodeOrTypesOf member: DeclarationID) -> Bool {
        mentionsName(inCodeOrTypesOf: member) { names.contains($0) }
    }

    /// The names of values and types in the code of a member, each once.
    func names(inCodeOrTypesOf member: DeclarationID) -> [Name] {
        var seen = NameSet()
        var result: [Name] = []
        _ = mentionsName(inCodeOrTypesOf: member) { name in
            if !seen.contains(name) {
                seen.insert(name)
                result.append(name)
            }
            return false
        }
        return result
    }

    @inline(__always)
    private func mentionsName(inCodeOrTypesOf member: DeclarationID, where isMeant: (Name) -> Bool) -> Bool {
        if let code = codeNames(of: member) {
            return code.contains(member.index) { ($1 == .value || $1 == .type) && isMeant($0) }
        }
        return hasNode(inCodeOf: member) { node, _ in
            switch node.kind {
            case .identifier, .member, .typeName: isMeant(node.name)
            default: false
            }
        }
    }

    /// Whether the code of a member uses `super`.
    func usesSuper(inCodeOf member: DeclarationID) -> Bool {
        if let code = codeNames(of: member) { return code.contents(of: member.index).contains(.superReference) }
        return hasNode(inCodeOf: member) { node, _ in node.kind == .superReference }
    }

    /// Whether the code of a member contains a closure, a local function, or a member of one of these names that is not
    /// called.
    package func hasClosure(inCodeOf member: DeclarationID, orUncalledMember names: NameSet) -> Bool {
        if contains(none: [.closure, .declaration], orOf: names, inCodeOf: member) { return false }
        return hasNode(inCodeOf: member) { node, isCalled in
            switch node.kind {
            case .closure, .declaration: true
            case .member: names.contains(node.name) && !isCalled()
            default: false
            }
        }
    }

    /// Whether the code of a member contains a closure, or one of these names that is not called.
    package func hasClosure(inCodeOf member: DeclarationID, orUncalled names: NameSet) -> Bool {
        if contains(none: .closure, orOf: names, inCodeOf: member) { return false }
        return hasNode(inCodeOf: member) { node, isCalled in
            switch node.kind {
            case .closure: true
            case .identifier, .member: names.contains(node.name) && !isCalled()
            default: false
            }
        }
    }

    /// Whether the code of a member contains a closure that may capture something strongly from outside of it, a local
    /// function, or a member of one of these names that is not called.
    ///
    /// A closure captures what it lists, or what is bound before it: by a parameter of the member, or in the code
    /// around it.
    package func hasCapture(inCodeOf member: DeclarationID, orUncalledMember names: NameSet) -> Bool {
        if contains(none: [.closure, .declaration, .capture], orOf: names, inCodeOf: member) { return false }
        let outline = symbols.outline(ofFile: member.file)
        let hasParameters = !outline.declarations[member.index].parameters.isEmpty
        return outline.code(of: member.index).contains { span in
            outline.hasCapture(Int(span.first)..<Int(max(span.first, span.end)), hasBinder: hasParameters, names)
        }
    }

    /// Whether a call in the code of a member has an argument whose label satisfies a predicate.
    package func hasArgument(inCodeOf member: DeclarationID, where isOne: (Name) -> Bool) -> Bool {
        if let code = codeNames(of: member) {
            return code.contains(member.index) { $1 == .argumentLabel && isOne($0) }
        }
        return hasNode(inCodeOf: member) { node, _ in node.kind == .argument && isOne(node.name) }
    }

    /// Whether the code of a member contains a node that satisfies a condition.
    ///
    /// - Parameter isOne: also gets whether the node is called, which a `.call` after it says.
    @inline(__always)
    private func hasNode(
        inCodeOf member: DeclarationID, where isOne: (_ node: Node, _ isCalled: () -> Bool) -> Bool
    ) -> Bool {
        let outline = symbols.outline(ofFile: member.file)
        let nodes = outline.nodes
        for span in outline.code(of: member.index) {
            var node = Int(span.first)
            while node < span.end {
                if isOne(nodes[node], { node + 1 < span.end && nodes[node + 1].kind == .call }) { return true }
                node += 1
            }
        }
        return false
    }

    /// Whether the code of a member certainly contains none of some contents, and none of the names.
    private func contains(
        none contents: CodeNames.Contents, orOf names: NameSet, inCodeOf member: DeclarationID
    ) -> Bool {
        guard let code = codeNames(of: member), code.contents(of: member.index).isDisjoint(with: contents) else {
            return false
        }
        return !code.contains(member.index) { $1 == .value && names.contains($0) }
    }

    fileprivate func forEachName(inCodeOf member: DeclarationID, _ body: (Name) -> Void) {
        let outline = symbols.outline(ofFile: member.file)
        for span in outline.code(of: member.index) {
            for node in outline.nodes(below: span)
            where node.kind == .identifier || node.kind == .member {
                body(node.name)
            }
        }
    }
}

extension Outline {
    /// - Parameters:
    ///   - range: the nodes of code, or of a closure.
    ///   - hasBinder: whether the code around those nodes binds a name.
    fileprivate func hasCapture(_ range: Range<Int>, hasBinder: Bool, _ names: NameSet) -> Bool {
        var hasBinder = hasBinder
        var node = range.lowerBound
        while node < range.upperBound {
            let kind = nodes[node].kind
            switch kind {
            case .closure:
                let end = max(Int(nodes[node].next), node + 1)
                if hasBinder || hasCapture(node + 1..<end, hasBinder: false, names) { return true }
                node = end
                continue
            case .declaration: return true
            case .capture where nodes[node].flags.isDisjoint(with: [.isWeak, .isUnowned]): return true
            // A closure inside captures what another one references weakly no more strongly.
            case .capture: break
            case .member where names.contains(nodes[node].name):
                if node + 1 == range.upperBound || nodes[node + 1].kind != .call { return true }
            default: if kind.bindsNames { hasBinder = true }
            }
            node += 1
        }
        return false
    }
}

/// Uses of members by name.
extension FileFacts {
    /// In order; empty for files that are not reported on.
    package func uses(ofMembers names: NameSet, in file: Int) -> [NodeReference] {
        guard kind == .source, usedNames.containsAny(of: names) else { return [] }
        var result: [NodeReference] = []
        for (id, node) in outline.nodes.enumerated() where node.kind == .member && names.contains(node.name) {
            result.append(NodeReference(file: file, node: NodeID(id)))
        }
        return result
    }
}

extension Project {
    /// Whether all declared code of a file is that of types, or of extensions of types, that satisfy a predicate.
    package func isCode(of file: Int, onlyOf isMeant: (TypeID) -> Bool) -> Bool {
        let declarations = files[file].outline.declarations
        return declarations.indices.allSatisfy { index in
            switch declarations[index].kind {
            // Without an extension, a protocol has no code.
            case .protocol: return true
            case .class, .struct, .enum, .actor, .extension:
                return symbols.type(declaredAt: DeclarationID(file: file, index: index)).map(isMeant) ?? false
            case .import, .typeAlias: return true
            default: return declarations[index].parent >= 0
            }
        }
    }

    /// The functions, initializers and properties of a file, except locals, whose code contains one of the places, in
    /// order.
    ///
    /// - Parameter places: places in the file, in order.
    package func code(with places: [NodeReference], in file: Int) -> [DeclarationID] {
        guard !places.isEmpty else { return [] }
        let outline = files[file].outline
        var result: [DeclarationID] = []
        for index in outline.declarations.indices where !outline.declarations[index].scope.contains(.local) {
            switch outline.declarations[index].kind {
            case .function, .variable, .constant, .initializer: break
            default: continue
            }
            let hasPlace = outline.code(of: index).contains { span in
                places.holdsAny(
                    from: NodeReference(file: file, node: span.first),
                    before: NodeReference(file: file, node: span.end))
            }
            if hasPlace { result.append(DeclarationID(file: file, index: index)) }
        }
        return result
    }
}
