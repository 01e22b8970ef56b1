import SourceText
import SwiftOutline

/// Which members can have to do with subscriptions at all: those that say one of the field's names, or a holder's.
struct SubscriptionInterest {
    private let project: Project
    /// For each name, whether it tells.
    private let isTelling: [Bool]

    init(_ project: Project, _ tracer: SubscriptionTracer, _ code: InteractorCode) {
        self.project = project
        var telling = [Bool](repeating: false, count: project.names.count)
        let words = tracer.words
        for names in [words.subscribers, tracer.projectSubscribers, words.bagTerminators, words.insertions] {
            for name in names { telling[Int(name.id)] = true }
        }
        let kept = words.subscriptions.union(words.bags)
        for owner in Set(code.members.compactMap(\.owner)) {
            for part in project.index.types[owner.index].parts {
                let outline = project.files[part.file].outline
                for index in outline.children(of: part.index) {
                    guard let type = outline.declarations[index].type else { continue }
                    let isHolder = (type..<outline.nodes[Int(type)].next).contains {
                        outline.nodes[Int($0)].kind == .typeName && kept.contains(outline.nodes[Int($0)].name)
                    }
                    if isHolder { telling[Int(outline.declarations[index].name.id)] = true }
                }
            }
        }
        isTelling = telling
    }

    func concerns(_ member: DeclarationID) -> Bool {
        let outline = project.files[member.file].outline
        return outline.code(of: member.index).contains { span in
            (span.first..<max(span.end, span.first)).contains { node in
                let node = outline.nodes[Int(node)]
                return (node.kind == .member || node.kind == .identifier) && isTelling[Int(node.payload)]
            }
        }
    }
}
