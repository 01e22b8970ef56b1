extension Project {
    /// The code of a hosted view; nil if the view has no means to dismiss itself.
    func hostedView(_ root: HostedRoot) -> ViewCode? {
        let family = ClassDispatch(root.type, in: self)
        var facts = ViewFacts(family)
        facts.isSwiftUI = true
        facts.hostBindings = root.bindings
        addEnvironment(of: family, to: &facts)
        let mayClose = !facts.dismissActions.isEmpty || !facts.presentationModes.isEmpty || !root.bindings.isEmpty
        return mayClose ? ViewCode(family, facts) : nil
    }

    /// Adds the environment properties through which the view can dismiss itself.
    private func addEnvironment(of family: ClassDispatch, to facts: inout ViewFacts) {
        for member in ownMembers(of: family.type) {
            for attribute in attributes(of: member) where attribute.name.isEnvironmentAttribute {
                if attribute.namesMember(where: \.isDismissal) { facts.dismissActions.insert(name(of: member)) }
                if attribute.namesMember(where: \.isPresentationMode) {
                    facts.presentationModes.insert(name(of: member))
                }
            }
        }
    }
}
