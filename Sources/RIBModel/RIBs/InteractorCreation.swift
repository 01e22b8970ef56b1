public import SourceText

/// A place in the project's code that creates an interactor.
public struct InteractorCreation: Sendable, Equatable {
    /// The name of the class in the call.
    public let place: NodeReference
    /// The function, initializer or variable that contains it.
    public let code: DeclarationID
    public let interactor: TypeID
    /// The local variable with the object as its initial value: its name, and the call; nil if there is none.
    public let local: Local?

    public struct Local: Sendable, Equatable {
        public let name: Name
        public let call: NodeReference
    }

    fileprivate static let query = Query<TypeID, [InteractorCreation]>("interactorCreations") { project, interactor in
        project.code(namingInteractor: interactor).flatMap { code in
            project.body(of: code).constructions.compactMap { created in
                guard created.type.nominal == interactor else { return nil }
                return InteractorCreation(
                    place: created.name.place, code: code, interactor: interactor,
                    local: created.call.local.map { Local(name: $0, call: created.call.chain.place) })
            }
        }
    }
}

extension Project {
    /// The places that create an interactor, in the order of files.
    public func creations(of interactor: TypeID) -> [InteractorCreation] {
        self[InteractorCreation.query, interactor]
    }
}

extension CallSite {
    /// The name of the constant or variable whose initial value is the result of the call.
    fileprivate var local: Name? {
        guard chain.last?.node == node else { return nil }
        return body.localVariable(initializedBy: chain)?.name
    }
}
