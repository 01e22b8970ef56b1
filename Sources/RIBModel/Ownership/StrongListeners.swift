import SourceText

/// A stored property that keeps a listener alive which owns the object, directly or through others.
public struct StrongListener: Sendable, Equatable {
    public let property: DeclarationID
    public let owner: TypeID
    /// The class of the listener: the first that conforms to the property's type.
    public let listener: TypeID
    /// Whether only objects of classes can be the listener, so that the property can be weak.
    public let isClassBound: Bool?
    /// Whether the property holds any number of listeners.
    public let isCollection: Bool
    /// Whether the listener clears the property when it is deactivated.
    public internal(set) var isCleared = false

    /// Those of a view or presenter, whose listener is its interactor.
    fileprivate static let ofView = Query<TypeID, [StrongListener]>("strongListenersOfView") { project, view in
        let own = strong(in: view, project) { project.interactor(owning: view, conformingTo: $0) }
        let others = project.objects(givenListenersBy: view).flatMap { object in
            strong(in: object.type, project, inCollections: true) {
                project.interactor(owning: view, conformingTo: $0)
            }.filter { object.properties.contains($0.property) }
        }
        return (own + others).map { found in
            var found = found
            found.isCleared = project.clears(found.property, deactivating: found.listener)
            return found
        }
    }

    /// Those of an interactor, worker or builder, whose listener is a part of another RIB.
    fileprivate static let ofPart = Query<TypeID, [StrongListener]>("strongListenersOfPart") { project, part in
        let listeners = project[listenerProtocols]
        return strong(in: part, project) { type in
            guard listeners.contains(type) else { return nil }
            return project.conformers(of: type).first { conformer in
                project.isClass(conformer) && project.isReported(conformer)
                    && project.roles.has(conformer, anyOf: [.of(.interactor), .of(.router)])
            }
        }
    }

    /// - Parameter inCollections: also the properties with collections of listeners.
    private static func strong(
        in type: TypeID, _ project: Project, inCollections: Bool = false, listener: (TypeID) -> TypeID?
    ) -> [StrongListener] {
        let references = StrongReferences(project)
        return project.storedProperties(of: type).compactMap { stored in
            guard project.isSource(stored.declaration), !project.isStatic(stored.declaration),
                !references.isWeak(stored.declaration)
            else { return nil }
            let isCollection = inCollections && stored.type.element != stored.type
            for part in (isCollection ? stored.type.element : stored.type).constituents {
                guard let nominal = part.nominal, project.isProtocol(nominal), let found = listener(nominal) else {
                    continue
                }
                return StrongListener(
                    property: stored.declaration, owner: type, listener: found,
                    isClassBound: isCollection ? nil : project.isBoundToClasses(stored.type),
                    isCollection: isCollection)
            }
            return nil
        }
    }

    /// The protocols of the properties named as listeners that interactors have or their protocols require.
    private static let listenerProtocols = Query<WholeProject, Set<TypeID>>("listenerProtocols") { project, _ in
        Set(project.answers(listenersOfInteractor, project.types(.interactor)))
    }

    private static let listenersOfInteractor = Query<TypeID, [TypeID]>("listenersOfInteractor") { project, type in
        project.ownMembers(of: type).filter {
            project.isProperty($0) && project.name(of: $0).isListenerOfAnyObject
        }
        .flatMap { project.type(of: $0).constituents.compactMap(\.nominal) }.filter { project.isProtocol($0) }
    }
}

extension Project {
    /// The properties by which a view or presenter keeps its interactor alive, in order.
    public func strongListeners(ofView view: TypeID) -> [StrongListener] { self[StrongListener.ofView, view] }

    /// The properties by which an interactor, worker or builder keeps its listener alive, in order.
    public func strongListeners(ofPart part: TypeID) -> [StrongListener] { self[StrongListener.ofPart, part] }

    /// The classes of views and presenters, and their base classes, that are reported on, in order.
    public var viewClasses: [TypeID] { self[Project.viewClassList] }

    /// The classes of interactors, workers and builders that are reported on, in order.
    public var listeningClasses: [TypeID] { self[Project.listeningClassList] }

    private static let viewClassList = Query<WholeProject, [TypeID]>("viewClasses") { project, _ in
        project.reportedClasses([.view, .presenter])
    }

    private static let listeningClassList = Query<WholeProject, [TypeID]>("listeningClasses") { project, _ in
        project.reportedClasses([.interactor, .worker, .builder])
    }

    /// The classes with some roles, and their base classes, that are reported on, each once, in order.
    package func reportedClasses(_ roles: [Role]) -> [TypeID] {
        withBaseClasses(roles.flatMap { types($0) }.filter { isClass($0) }).filter { isReported($0) }.sorted()
    }

    /// Whether a value of a type is an object of a class; nil if a protocol that it refines is not declared here.
    func isBoundToClasses(_ type: TypeReference) -> Bool? {
        var mayBe = false
        for part in type.constituents {
            switch part {
            case .library: return true
            case .known(let name, _):
                if name.bindsToClasses || symbols.known.isViewController(name) { return true }
            case .nominal(let nominal, _):
                if isClass(nominal) || isClassBound(nominal) { return true }
                mayBe =
                    mayBe
                    || hierarchy.ancestors[nominal.index].contains { ancestor in
                        isClass(ancestor) || !hierarchy.unresolvedProtocols[ancestor.index].isEmpty
                    }
            default: continue
            }
        }
        return mayBe ? nil : false
    }

    /// Whether a protocol or one that it refines is bound to classes, as all protocols of the framework and those that
    /// Objective-C sees are.
    package func isClassBound(_ type: TypeID) -> Bool {
        hierarchy.ancestors[type.index].contains { ancestor in
            let isBound = hierarchy.supertypes[ancestor.index].contains { supertype in
                switch supertype {
                case .library: true
                case .known(let name, _): name.bindsToClasses
                default: false
                }
            }
            return isBound || isVisibleToObjectiveC(symbols.types[ancestor.index].declaration)
        }
    }

    /// Whether what an interactor runs when it is deactivated sets a property of another object to nil:
    /// `presenter.handler = nil`.
    fileprivate func clears(_ property: DeclarationID, deactivating interactor: TypeID) -> Bool {
        guard let hook = deactivation(of: interactor) else { return false }
        let name = name(of: property)
        let dispatch = ClassDispatch(interactor, in: self)
        return dispatch.functions(runBy: hook).contains { function in
            dispatch.body(of: function).assignments.contains { $0.name?.name == name && $0.clears }
        }
    }

    /// Whether a view, or an object of a subclass, is the presenter of an interactor.
    func isOwnedByInteractor(_ view: TypeID) -> Bool {
        let presenters = self[Project.presentersOfInteractors]
        return ([view] + subclasses(of: view)).contains { type in
            hierarchy.ancestors[type.index].contains { presenters.contains($0) }
        }
    }

    /// The types of the presenters that interactors have.
    private static let presentersOfInteractors = Query<WholeProject, Set<TypeID>>("presenters") { project, _ in
        project.types(.interactor).reduce(into: []) { result, interactor in
            guard project.isClass(interactor), project.isReported(interactor),
                let presenter = project.arguments(of: interactor, to: .presentableBase)?.first
            else { return }
            result.formUnion(presenter.constituents.compactMap(\.nominal))
        }
    }

    /// The interactor that conforms to a protocol and whose presenter is a view or an object of a subclass.
    func interactor(owning view: TypeID, conformingTo type: TypeID) -> TypeID? {
        conformers(of: type).first { interactor in
            isClass(interactor) && isReported(interactor) && roles.has(interactor, .interactor)
                && owns(interactor, view)
        }
    }

    /// Whether the presenter of an interactor is a view or an object of a subclass.
    func owns(_ interactor: TypeID, _ view: TypeID) -> Bool {
        guard let presenter = arguments(of: interactor, to: .presentableBase)?.first else { return false }
        return presenter.constituents.contains { part in
            guard let nominal = part.nominal else { return false }
            return ([view] + subclasses(of: view)).contains { hierarchy.ancestors[$0.index].contains(nominal) }
        }
    }
}
