/// The listener of an interactor, and what its protocols require.
extension Project {
    /// The functions of the listener's protocol of a RIB, in order; none if its interactor has no listener.
    public func listenerFunctions(of rib: RIB) -> [DeclarationID] {
        rib.interactor.map { listenerFunctions(ofInteractor: $0) } ?? []
    }

    /// The functions of the protocols of an interactor's listener, and of those that they inherit from, in order.
    package func listenerFunctions(ofInteractor interactor: TypeID) -> [DeclarationID] {
        inherited(listenerProtocols(ofInteractor: interactor)).flatMap { ownMembers(of: $0) }.filter { isFunction($0) }
    }

    /// The protocols of the listener of an interactor, and those that they inherit from, in order.
    func inheritedListenerProtocols(ofInteractor interactor: TypeID) -> [TypeID] {
        inherited(listenerProtocols(ofInteractor: interactor))
    }

    /// Protocols, each followed by those that it inherits from, each once.
    private func inherited(_ protocols: [TypeID]) -> [TypeID] {
        var seen: Set<TypeID> = []
        return protocols.flatMap { hierarchy.ancestors[$0.index] }.filter { seen.insert($0).inserted && isProtocol($0) }
    }

    /// The protocols of the listener of a RIB, in order; none if its interactor has no listener.
    public func listenerProtocols(of rib: RIB) -> [TypeID] {
        rib.interactor.map { listenerProtocols(ofInteractor: $0) } ?? []
    }

    private func listenerProtocols(ofInteractor interactor: TypeID) -> [TypeID] {
        guard let property = listenerProperty(ofInteractor: interactor) else { return [] }
        return type(of: property).constituents.compactMap(\.nominal).filter { isProtocol($0) }
    }

    /// The property in which an interactor has its listener; nil if there is none.
    func listenerProperty(ofInteractor interactor: TypeID) -> DeclarationID? {
        classes(of: interactor).lazy.compactMap { type in
            self.ownMembers(of: type).first { self.isProperty($0) && self.name(of: $0).isListenerOfAnyObject }
        }.first
    }
}
