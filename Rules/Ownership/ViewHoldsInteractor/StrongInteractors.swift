import RIBModel
import SourceText

/// A view or presenter that keeps the interactor alive which keeps it alive.
struct StrongInteractor: Sendable, Equatable {
    let view: TypeID
    let interactor: TypeID
    /// The property; nil if the library declares it.
    let property: DeclarationID?
    /// The property's name, or the assigned name in a builder.
    let place: Site
    /// The interactor's property that keeps the view; nil if it is the presenter of the framework's own class.
    let back: DeclarationID?

    fileprivate static let ofView = Query<TypeID, [StrongInteractor]>("strongInteractorsOfView") { project, view in
        let references = StrongReferences(project)
        return project.storedProperties(of: view).compactMap { stored in
            let property = stored.declaration
            guard project.isSource(property), !project.isStatic(property), !references.isWeak(property) else {
                return nil
            }
            return stored.type.constituents.lazy.compactMap { part -> StrongInteractor? in
                guard let interactor = part.nominal, project.isClass(interactor),
                    project.roles.has(interactor, .interactor), project.isReported(interactor),
                    let back = project.link(from: interactor, to: view)
                else { return nil }
                return StrongInteractor(
                    view: view, interactor: interactor, property: property, place: project.site(ofName: property),
                    back: back.property)
            }.first
        }
    }

    fileprivate static let ofBuilder = Query<TypeID, [StrongInteractor]>("strongInteractorsOfBuilder") {
        project, builder in
        let names = project.wellKnownNames.inheritedListeners
        guard project.parts(of: builder).contains(where: { project.file($0.file, mentions: names) }) else {
            return []
        }
        return project.bodies(ofBuilder: builder).flatMap { body in
            body.assignments.compactMap { assignment -> StrongInteractor? in
                guard let name = assignment.name, names.contains(name.name), let target = assignment.target,
                    let view = target.before(name).type.nominal, project.isClass(view), project.isReported(view),
                    project.isViewOfReactor(view),
                    project.firstProperty(name.name, of: view, from: body.file).map({
                        !project.isWeak($0)
                    }) ?? true, let interactor = assignment.value.type.nominal, project.isClass(interactor),
                    project.roles.has(interactor, .interactor),
                    let back = project.link(from: interactor, to: view)
                else { return nil }
                return StrongInteractor(
                    view: view, interactor: interactor, property: nil, place: project.site(name.place),
                    back: back.property)
            }
        }
    }
}

extension Project {
    /// The properties by which a view or presenter keeps the interactor alive that keeps it alive, in order.
    func strongInteractors(ofView view: TypeID) -> [StrongInteractor] { self[StrongInteractor.ofView, view] }

    /// The assignments by which a builder makes a view keep its interactor alive, in order.
    func strongInteractors(inBuilder builder: TypeID) -> [StrongInteractor] {
        self[StrongInteractor.ofBuilder, builder]
    }

    fileprivate struct Link {
        /// Nil if the framework's own class keeps the view.
        let property: DeclarationID?
    }

    /// How an interactor keeps a view or presenter alive; nil if it is not known to.
    fileprivate func link(from interactor: TypeID, to view: TypeID) -> Link? {
        let family = Set([view] + subclasses(of: view))
        func isOfView(_ type: TypeReference) -> Bool {
            type.constituents.contains { part in
                guard let nominal = part.nominal else { return false }
                if isClass(nominal) { return family.contains { ancestors(of: $0).contains(nominal) } }
                let conformers = conformers(of: nominal).filter { isReported($0) }
                return isProtocol(nominal) && !conformers.isEmpty && conformers.allSatisfy(family.contains)
            }
        }
        if let presenter = arguments(of: interactor, to: .presentableBase)?.first, isOfView(presenter) {
            return Link(property: nil)
        }
        let references = StrongReferences(self)
        for type in classes(of: interactor) {
            for stored in storedProperties(of: type)
            where !isStatic(stored.declaration) && !references.isWeak(stored.declaration) && isOfView(stored.type) {
                return Link(property: stored.declaration)
            }
        }
        return nil
    }

    /// Whether a class conforms to a protocol of ReactorKit, whose property for the reactor is strong.
    fileprivate func isViewOfReactor(_ type: TypeID) -> Bool {
        hasSupertype(type) { supertype in
            if case .known(let name, _) = supertype { return name.keepsReactor }
            return false
        }
    }
}
