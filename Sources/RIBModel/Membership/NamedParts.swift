import SourceText

/// A part of a RIB: a role of a class, or of a protocol between parts.
package enum RIBPart: String, Sendable, CaseIterable {
    case interactor, router, builder, component, view, presenter, worker, workflow, plugin
    case dependency, buildable, routing, interactable, presentable, presentableListener, listener, viewControllable
}

extension Project {
    /// The types that are a part, in order. Test doubles have no parts.
    package func types(ofPart part: RIBPart) -> [TypeID] { self[Project.typesByPart][part] ?? [] }

    /// Whether a type is a part.
    package func isPart(_ type: TypeID, _ part: RIBPart) -> Bool {
        let types = types(ofPart: part)
        var (first, end) = (0, types.count)
        while first < end {
            let middle = (first + end) / 2
            if types[middle] == type { return true }
            if types[middle] < type { first = middle + 1 } else { end = middle }
        }
        return false
    }

    private static let typesByPart = Query<WholeProject, [RIBPart: [TypeID]]>("typesByPart") { project, _ in
        Dictionary(uniqueKeysWithValues: RIBPart.allCases.map { ($0, project.found($0).sortedWithoutRepetitions) })
    }

    private func found(_ part: RIBPart) -> [TypeID] {
        func classes(_ role: Role) -> [TypeID] { types(role).filter { !isProtocol($0) } }
        func protocols(between parts: PartProtocol) -> [TypeID] { self.protocols(parts).filter { isReported($0) } }
        func protocols(_ role: Role) -> [TypeID] { types(role).filter { isProtocol($0) } }
        switch part {
        case .interactor: return classes(.interactor)
        case .router: return classes(.router)
        case .builder: return classes(.builder)
        case .component: return classes(.component)
        case .view: return classes(.view)
        case .presenter: return classes(.presenter)
        case .worker: return classes(.worker)
        case .workflow: return classes(.workflow)
        case .plugin: return pluginFactories
        case .buildable: return protocols(.builder)
        case .routing: return protocols(between: .routing)
        case .interactable: return protocols(.interactor)
        case .presentable: return protocols(between: .presentable)
        case .presentableListener: return protocols(between: .presentableListener)
        case .dependency: return allProtocols { $0.traits.contains(.isDependency) }
        case .viewControllable:
            return allProtocols { $0.role == .view && !$0.traits.contains(.servesInteractor) }
        case .listener:
            return tree.routers.flatMap { ribs(ofRouter: $0) }.flatMap { listenerProtocols(of: $0) }
        }
    }

    /// The classes, structures, enumerations, actors and protocols that are reported on, in order.
    package var reportedNamedTypes: [TypeID] { self[Project.reportedNamed] }

    private static let reportedNamed = Query<WholeProject, [TypeID]>("reportedNamedTypes") { project, _ in
        project.allTypes.filter { project.isReported($0) && project.isNamedType($0) }
    }

    private func allProtocols(where isMeant: (LibraryType) -> Bool) -> [TypeID] {
        reportedNamedTypes.filter { isProtocol($0) && reaches($0, where: isMeant) }
    }
}
