import SourceText

/// A place that reads a property of an interactor as the interactor is deactivated or released.
public struct EndingRead: Sendable, Equatable {
    public let place: NodeReference
    /// The function that the framework or Swift runs: the deactivation, or the deinitializer.
    public let hook: DeclarationID
    /// Whether the object is being released, and so the router that keeps it is gone.
    public let isRelease: Bool
}

extension Project {
    /// The first place, not in a closure, where the release of an interactor reads a property of it, or else its
    /// deactivation does; nil if neither does.
    public func endingRead(of property: DeclarationID, in interactor: TypeID) -> EndingRead? {
        let reads = ownReads(of: property, in: interactor)
        guard !reads.isEmpty else { return nil }
        let dispatch = ClassDispatch(interactor, in: self)
        let releases = dispatch.classes.flatMap { ownMembers(of: $0) }.filter { isDeinitializer($0) }
        for hook in releases + [deactivation(of: interactor)].compactMap({ $0 }) where hasReadBody(hook) {
            for function in dispatch.functions(runBy: hook) {
                let read = reads.first { place in
                    code(around: place) == function
                        && BodyNode(place.node, in: dispatch.body(of: function)).ancestors.closure == nil
                }
                if let read { return EndingRead(place: read, hook: hook, isRelease: isDeinitializer(hook)) }
            }
        }
        return nil
    }
}
