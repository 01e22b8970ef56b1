import SourceText
import SwiftOutline

/// Which of some members name each other in their code: what one of them does, those that name it may do.
struct MemberMentions: Equatable, Sendable {
    /// By the name of one of them, all that use it in their code.
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

    /// These and all that may lead to one of them, over any number of steps.
    func reaching(to members: [DeclarationID], in project: Project) -> Set<DeclarationID> {
        var result = Set(members)
        var work = members
        while let member = work.popLast() {
            for user in users[project.name(of: member)] ?? [] where result.insert(user).inserted { work.append(user) }
        }
        return result
    }
}

extension Project {
    /// Whether the code of a member uses one of these names, by itself or of something.
    func mentions(_ names: NameSet, _ member: DeclarationID) -> Bool {
        let outline = files[member.file].outline
        return outline.mentions(names, in: outline.code(of: member.index))
    }

    /// Whether the code of a member has a closure, or uses a member of one of these names without calling it.
    func hasClosure(inCodeOf member: DeclarationID, orUncalled names: NameSet) -> Bool {
        let outline = files[member.file].outline
        let nodes = outline.nodes
        for span in outline.code(of: member.index) {
            var node = Int(span.first)
            while node < span.end {
                switch nodes[node].kind {
                case .closure: return true
                case .member where names.contains(nodes[node].name):
                    if node + 1 == span.end || nodes[node + 1].kind != .call { return true }
                default: break
                }
                node += 1
            }
        }
        return false
    }

    /// Whether a call in the code of a member has an argument of such a label.
    func hasArgument(inCodeOf member: DeclarationID, where isOne: (Name) -> Bool) -> Bool {
        let outline = files[member.file].outline
        return outline.code(of: member.index).contains { span in
            outline.nodes[Int(span.first)..<Int(span.end)].contains { $0.kind == .argument && isOne($0.name) }
        }
    }

    fileprivate func forEachName(inCodeOf member: DeclarationID, _ body: (Name) -> Void) {
        let outline = files[member.file].outline
        for span in outline.code(of: member.index) {
            for node in outline.nodes[Int(span.first)..<Int(span.end)]
            where node.kind == .identifier || node.kind == .member {
                body(node.name)
            }
        }
    }
}

/// Where code uses members of some names.
extension FileFacts {
    /// In order; nowhere in files that are not reported on.
    func uses(ofMembers names: NameSet, in file: Int) -> [NodeReference] {
        guard kind == .source, outline.hasBodies, !names.isEmpty else { return [] }
        var result: [NodeReference] = []
        for (id, node) in outline.nodes.enumerated() where node.kind == .member && names.contains(node.name) {
            result.append(NodeReference(file: file, node: NodeID(id)))
        }
        return result
    }
}

extension Project {
    /// The functions, initializers and properties of a file, locals apart, whose code has one of some places, in order.
    ///
    /// - Parameter places: in the file, in order.
    func code(with places: [NodeReference], in file: Int) -> [DeclarationID] {
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
