import SourceText
import SwiftOutline

/// Which members can have to do with subscriptions at all: those that mention a name of the field, or a container's.
struct SubscriptionInterest {
    private let project: Project
    private let subscribingNames: NameSet
    /// The names of members that are declared as something that keeps subscriptions.
    private let containers: [Name]

    /// - Parameter owners: those whose members the code can name.
    init(_ context: SubscriptionContext, _ owners: [TypeID]) {
        project = context.project
        subscribingNames = context.subscribingNames
        var containers: [Name] = []
        for owner in owners { SubscriptionInterest.appendContainers(of: owner, context, &containers) }
        self.containers = containers
    }

    private static func appendContainers(of owner: TypeID, _ context: SubscriptionContext, _ names: inout [Name]) {
        for part in context.project.symbols.parts(of: owner) {
            let outline = context.project.files[part.file].outline
            for index in outline.children(of: part.index) {
                guard let type = outline.declarations[index].type else { continue }
                let isContainer = (type..<outline.nodes[Int(type)].next).contains {
                    outline.nodes[Int($0)].kind == .typeName && context.containerTypes.contains(outline.nodes[Int($0)].name)
                }
                if isContainer { names.append(outline.declarations[index].name) }
            }
        }
    }

    func concerns(_ member: DeclarationID) -> Bool {
        let outline = project.files[member.file].outline
        let nodes = outline.nodes
        for span in outline.code(of: member.index) {
            for node in span.first..<max(span.end, span.first) {
                let kind = nodes[Int(node)].kind
                guard kind == .identifier || kind == .member else { continue }
                let name = nodes[Int(node)].name
                if subscribingNames.contains(name) || containers.contains(name) { return true }
            }
        }
        return false
    }
}
