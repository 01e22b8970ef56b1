/// The protocols between the parts of a RIB.
public enum PartProtocol: Sendable {
    /// What the interactor requires of its router.
    case routing
    /// What the interactor requires of its view or presenter.
    case presentable
    /// What the view or presenter requires of the interactor.
    case presentableListener
}

extension Project {
    /// The protocols of a kind, in order.
    public func protocols(_ kind: PartProtocol) -> [TypeID] {
        switch kind {
        case .routing: types(.router).filter { isProtocol($0) }
        case .presentable:
            Set((types(.presenter) + types(.view)).flatMap { hierarchy.ancestors[$0.index] }).sorted().filter { type in
                isProtocol(type) && reaches(type) { $0.traits.contains(.servesInteractor) }
            }
        case .presentableListener: self[Project.presentableListeners].sorted()
        }
    }

    static let presentableListeners = Query<WholeProject, Set<TypeID>>("presentableListeners") { project, _ in
        let parts = Set(project.types(.presenter) + project.types(.view)).sorted()
        return Set(project.answers(listenersOfPart, parts))
    }

    /// The protocols of the listeners that a view, a presenter or their protocol has.
    static let listenersOfPart = Query<TypeID, [TypeID]>("listenersOfPart") { project, part in
        project.ownMembers(of: part).filter { project.isProperty($0) }.flatMap { property -> [TypeID] in
            guard project.name(of: property).isListenerOfAnyObject else { return [] }
            return project.type(of: property).constituents.compactMap(\.nominal).filter { project.isProtocol($0) }
        }
    }
}
