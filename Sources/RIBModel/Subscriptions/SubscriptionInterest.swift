import SourceText
import SwiftOutline

/// Which members can have to do with subscriptions at all: those that say one of the field's names, or a holder's.
struct SubscriptionInterest {
    private let project: Project
    private let telling: NameSet

    /// - Parameter owners: those whose code is of interest.
    init(_ context: SubscriptionContext, _ owners: [TypeID]) {
        let project = context.project
        self.project = project
        let words = context.words
        var telling = words.subscribers.union(context.projectSubscribers).union(words.bagTerminators).union(words.insertions)
        let kept = words.subscriptions.union(words.bags)
        telling.formUnion(project.threads.names(owners.count, atLeast: 64) { range, names in
            for owner in owners[range] { SubscriptionInterest.insertHolders(of: owner, kept, project, &names) }
        })
        self.telling = telling
    }

    /// Adds the names of a type's members that are declared as something that keeps subscriptions.
    private static func insertHolders(of owner: TypeID, _ kept: NameSet, _ project: Project, _ names: inout NameSet) {
        for part in project.symbols.parts(of: owner) {
            let outline = project.files[part.file].outline
            for index in outline.children(of: part.index) {
                guard let type = outline.declarations[index].type else { continue }
                let isHolder = (type..<outline.nodes[Int(type)].next).contains {
                    outline.nodes[Int($0)].kind == .typeName && kept.contains(outline.nodes[Int($0)].name)
                }
                if isHolder { names.insert(outline.declarations[index].name) }
            }
        }
    }

    func concerns(_ member: DeclarationID) -> Bool {
        let outline = project.files[member.file].outline
        return outline.mentions(telling, in: outline.code(of: member.index))
    }
}
