import SourceText

/// Selects the members that can be related to subscriptions: those that mention a subscribing name, or the name of a
/// container.
struct SubscriptionInterest {
    private let project: Project
    private let subscribingNames: NameSet
    private let serviceFunctions: NameSet
    /// The names of members whose type can keep subscriptions.
    private let containers: [Name]

    /// - Parameters:
    ///   - owners: the types whose members the code can refer to.
    ///   - serviceFunctions: the names of functions of other objects that return a subscription.
    init(_ context: SubscriptionContext, _ owners: [TypeID], _ serviceFunctions: NameSet) {
        project = context.project
        self.serviceFunctions = serviceFunctions
        subscribingNames = context.subscribingNames
        var containers: [Name] = []
        for owner in owners { SubscriptionInterest.appendContainers(of: owner, context, &containers) }
        self.containers = containers
    }

    private static func appendContainers(of owner: TypeID, _ context: SubscriptionContext, _ names: inout [Name]) {
        for part in context.project.symbols.parts(of: owner) {
            for member in context.project.members(declaredIn: part)
            where context.project.writtenType(of: member, mentions: context.containerTypes) {
                names.append(context.project.name(of: member))
            }
        }
    }

    func concerns(_ member: DeclarationID) -> Bool {
        project.code(
            of: member,
            mentionsOneOf: {
                subscribingNames.contains($0) || serviceFunctions.contains($0) || containers.contains($0)
            })
    }
}
