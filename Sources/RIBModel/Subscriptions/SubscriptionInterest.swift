import SourceText

/// Selects the members that can be related to subscriptions: those that mention a subscribing name, or the name of a
/// container.
struct SubscriptionInterest {
    private let project: Project
    /// Subscribing names, the names of functions of services, and those of members whose type can keep subscriptions.
    private let names: NameSet

    /// - Parameters:
    ///   - owners: the types whose members the code can refer to.
    ///   - serviceFunctions: the names of functions of other objects that return a subscription.
    init(_ context: SubscriptionContext, _ owners: [TypeID], _ serviceFunctions: NameSet) {
        project = context.project
        var names = context.subscribingNames
        names.formUnion(serviceFunctions)
        for owner in owners {
            for member in project.ownMembers(of: owner)
            where project.writtenType(of: member, mentions: context.containerTypes) {
                names.insert(project.name(of: member))
            }
        }
        self.names = names
    }

    func concerns(_ member: DeclarationID) -> Bool { project.mentions(names, member) }
}
