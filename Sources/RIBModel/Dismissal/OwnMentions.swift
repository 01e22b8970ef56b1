import SourceText
import SwiftOutline

/// Which of a view's functions and properties name each other in their code: what one of them does, those that name it may do.
struct OwnMentions: Equatable, Sendable {
    /// By the name of one of them, all in whose code it stands.
    private let mentioners: [Name: [DeclarationID]]

    init(_ code: [DeclarationID], _ project: Project) {
        let own = NameSet(code.map { project.declaration($0).name })
        var mentioners: [Name: [DeclarationID]] = [:]
        for member in code {
            let outline = project.files[member.file].outline
            for span in outline.code(of: member.index) {
                for node in outline.nodes[Int(span.first)..<Int(span.end)] where node.kind == .identifier || node.kind == .member {
                    guard own.contains(node.name), mentioners[node.name]?.last != member else { continue }
                    mentioners[node.name, default: []].append(member)
                }
            }
        }
        self.mentioners = mentioners
    }

    /// These and all that may lead to one of them, over any number of steps.
    func reaching(to members: [DeclarationID], in project: Project) -> Set<DeclarationID> {
        var result = Set(members)
        var work = members
        while let member = work.popLast() {
            for mentioner in mentioners[project.declaration(member).name] ?? [] where result.insert(mentioner).inserted { work.append(mentioner) }
        }
        return result
    }
}
