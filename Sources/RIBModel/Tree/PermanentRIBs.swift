import SourceText

/// RIBs that stay attached as long as the app runs.
private enum PermanentRIBs {
    /// The routers at the root of an app, and those that a permanent router attaches and never detaches.
    static let routers = Query<WholeProject, Set<TypeID>>("permanentRouters") { project, _ in
        var incoming: [TypeID: [(parent: TypeID, isPermanent: Bool)]] = [:]
        for parent in project.routerClasses {
            for (edge, closing) in zip(project.tree.edges(from: parent), project.closings(of: parent)) {
                for router in Set(edge.child.ribs.map(\.router)) {
                    incoming[router, default: []].append((parent, closing.verdict == .permanent))
                }
            }
        }
        let launched = project.routerClasses.filter { project.isLaunched($0) && incoming[$0] == nil }
        return Set(
            Reach<TypeID, Void>(from: launched) { parent, add in
                for edge in project.tree.edges(from: parent) {
                    for rib in edge.child.ribs where incoming[rib.router]?.allSatisfy(\.isPermanent) == true {
                        add(rib.router, ())
                    }
                }
            }.places
        ).permanent(incoming)
    }
}

extension Set<TypeID> {
    /// Without the routers that a router outside of the set attaches as well.
    fileprivate func permanent(_ incoming: [TypeID: [(parent: TypeID, isPermanent: Bool)]]) -> Set<TypeID> {
        var result = self
        var isChanged = true
        while isChanged {
            let kept = result.filter { router in incoming[router]?.allSatisfy { result.contains($0.parent) } ?? true }
            isChanged = kept.count < result.count
            result = kept
        }
        return result
    }
}

extension Project {
    /// Whether the RIBs of an interactor's class do not come and go: each is the root of an app, or attached by such
    /// RIBs for good.
    func isPermanent(_ interactor: TypeID) -> Bool {
        let routers = createdRouters(over: interactor)
        return !routers.isEmpty && routers.allSatisfy { self[PermanentRIBs.routers].contains($0) }
    }

    /// Whether a router that is created once may be attached a second time: code that runs at the start of the parent
    /// creates it, and events attach and detach it.
    func isAttachedAgain(_ interactor: TypeID) -> Bool {
        createdRouters(over: interactor).contains { router in
            tree.edges(to: router).contains { edge in
                let creating = triggers(of: edge.function, running: edge.site)
                return !creating.isEmpty && creating.isDisjoint(with: .inUse)
                    && edge.detachments.contains { detachment in
                        !triggers(of: detachment.function, running: detachment.place).isDisjoint(with: .inUse)
                    }
            }
        }
    }

    /// The routers that builders create for the interactors of a class, or of its subclasses.
    private func createdRouters(over interactor: TypeID) -> [TypeID] {
        ([interactor] + descendants(of: interactor)).flatMap { routers(over: $0) }.sortedWithoutRepetitions
            .filter { !ribs(ofRouter: $0).isEmpty }
    }
}
