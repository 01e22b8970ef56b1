import SourceText

/// The calls by which the code of a RIB notifies the RIB's own listener.
package struct ListenerCalls {
    /// The names of the listener's functions; empty if its protocol is not analyzed.
    private let names: NameSet
    private let protocols: Set<TypeID>

    package init(of interactor: TypeID, in project: Project) {
        names = NameSet(project.listenerFunctions(ofInteractor: interactor).map { project.name(of: $0) })
        protocols = Set(project.inheritedListenerProtocols(ofInteractor: interactor))
    }

    /// Whether a call is one of a function of the listener. Where the receiver's type is not known, its name tells.
    package func contains(_ call: CallSite) -> Bool {
        guard names.isEmpty || names.contains(call.name), let receiver = call.receiver else { return false }
        let types = receiver.type.constituents.compactMap(\.nominal)
        return types.isEmpty
            ? receiver.lastName?.name.isListenerOfAnyObject == true : types.contains(where: protocols.contains)
    }
}
