extension Project {
    /// The code of a hosted view; nil where it has nothing by which it may close itself.
    func hostedView(_ root: HostedRoot) -> ViewCode? {
        let family = ClassDispatch(root.type, in: self)
        var facts = ViewFacts(family)
        facts.isSwiftUI = true
        facts.hostBindings = root.bindings
        addEnvironment(of: family, to: &facts)
        let mayClose = !facts.dismissActions.isEmpty || !facts.presentationModes.isEmpty || !root.bindings.isEmpty
        return mayClose ? ViewCode(family, facts) : nil
    }

    /// The properties by which the environment lets the view close itself.
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
