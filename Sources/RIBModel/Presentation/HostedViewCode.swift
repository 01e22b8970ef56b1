extension Project {
    /// The code of a hosted view; nil if the view has no means to dismiss itself.
    func hostedView(_ root: HostedRoot) -> ViewCode? {
        let family = ClassDispatch(root.type, in: self)
        var facts = ViewFacts(family)
        facts.isSwiftUI = true
        facts.hostBindings = root.bindings
        if let owner = root.owner {
            for property in ownMembers(of: root.type)
            where isProperty(property) && type(of: property).nominal == owner {
                facts.ownViews.insert(name(of: property))
            }
            guard !facts.ownViews.isEmpty else { return nil }
        }
        addEnvironment(of: root.owner ?? root.type, to: &facts)
        let mayClose = !facts.dismissActions.isEmpty || !facts.presentationModes.isEmpty || !root.bindings.isEmpty
        return mayClose ? ViewCode(family, facts) : nil
    }

    /// Adds the environment properties through which the view can dismiss itself.
    private func addEnvironment(of view: TypeID, to facts: inout ViewFacts) {
        for member in ownMembers(of: view) {
            for attribute in attributes(of: member) where attribute.name.isEnvironmentAttribute {
                if attribute.namesMember(where: \.isDismissal) { facts.dismissActions.insert(name(of: member)) }
                if attribute.namesMember(where: \.isPresentationMode) {
                    facts.presentationModes.insert(name(of: member))
                }
            }
        }
    }
}
