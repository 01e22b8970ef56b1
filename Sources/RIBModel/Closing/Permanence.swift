import SourceText

/// The routers whose RIBs stay as long as the app: those at its root, and those that such a router attaches once, at
/// its start, and never detaches. A RIB that may come and go, as far as the code tells, is none of them.
private enum PermanentRouters {
    static let query = Query<WholeProject, Set<TypeID>>("permanentRouters") { project, _ in
        routers(of: project, parentsForGood)
    }

    /// With those that may stay as long, since code that would tell is absent.
    static let possible = Query<WholeProject, Set<TypeID>>("possiblyPermanentRouters") { project, _ in
        routers(of: project, possibleParents)
    }

    /// By router that is attached for good, the parent of each edge to it; nil for another router.
    private static let parentsForGood = Query<TypeID, [TypeID]?>("parentsForGood") { project, router in
        let edges = project.tree.edges(to: router)
        return project.isAlwaysAttachedForGood(router, edges) ? edges.map(\.parent) : nil
    }

    /// With routers that may be.
    private static let possibleParents = Query<TypeID, [TypeID]?>("possibleParentsForGood") { project, router in
        let edges = project.tree.edges(to: router)
        return project.mayAlwaysBeAttachedForGood(router, edges) ? edges.map(\.parent) : nil
    }

    /// - Parameter parents: by router that stays if its parents do, the parent of each edge to it.
    private static func routers(of project: Project, _ parents: Query<TypeID, [TypeID]?>) -> Set<TypeID> {
        var permanent: [TypeID] = []
        /// By parent, the routers that are permanent only if it is: one for each edge.
        var waiting: [TypeID: [TypeID]] = [:]
        /// By router, the number of edges to it from parents that are not known to be permanent.
        var missing: [TypeID: Int] = [:]
        let routers = project.tree.routers
        for (router, parents) in zip(routers, project.eachAnswer(parents, routers)) {
            guard let parents else { continue }
            missing[router] = parents.count
            for parent in parents { waiting[parent, default: []].append(router) }
            if parents.isEmpty { permanent.append(router) }
        }
        // From the root down.
        var next = 0
        while next < permanent.count {
            for router in waiting[permanent[next]] ?? [] {
                missing[router, default: 0] -= 1
                if missing[router] == 0 { permanent.append(router) }
            }
            next += 1
        }
        return Set(permanent)
    }
}

/// Whether the RIBs that a class is a part of stay as long as the app.
public enum Permanence: Sendable {
    case certain
    /// Perhaps: code that would tell is absent.
    case possible
    /// One of them comes and goes, or nothing is known of the class.
    case none
}

extension Project {
    /// Whether the RIBs of a router's class stay as long as the app for certain: none of them comes and goes.
    public func isPermanent(_ router: TypeID) -> Bool { self[PermanentRouters.query].contains(router) }

    /// Whether the RIBs that a class is a part of stay as long as the app, and it is a part of no other: what such an
    /// object keeps alive would be alive without it. Not of the root, which an app may replace.
    public func permanence(ofPart type: TypeID) -> Permanence {
        guard subclasses(of: type).isEmpty else { return .none }
        let routers = self[Project.routersOfParts, at: type]
        guard !routers.isEmpty else {
            return self[Project.partsOfUnknownRIBs].contains(type) ? .possible : .none
        }
        func areAll(_ permanent: Set<TypeID>) -> Bool {
            routers.allSatisfy { permanent.contains($0) && !isLaunched($0) }
        }
        return areAll(self[PermanentRouters.query])
            ? .certain
            : areAll(self[PermanentRouters.possible]) ? .possible : .none
    }

    /// Whether a class is a part of the RIB at an app's root.
    public func isPartOfRoot(_ type: TypeID) -> Bool {
        self[Project.routersOfParts, at: type].contains(where: isLaunched)
    }

    /// Whether the RIBs of an interactor's class, and of its subclasses, stay as long as the app for certain: what
    /// their deactivation does not end need not end. An app's root is one of them.
    package func isPermanent(interactor: TypeID) -> Bool {
        let classes = ([interactor] + descendants(of: interactor)).filter { subclasses(of: $0).isEmpty }
        return classes.allSatisfy { type in
            let routers = self[Project.routersOfParts, at: type]
            return !routers.isEmpty && routers.allSatisfy { isPermanent($0) }
        }
    }

    /// Whether an interactor that is created once may be attached a second time: code that runs at the start of the
    /// parent creates its router, and events attach and detach it.
    func isAttachedAgain(interactor: TypeID) -> Bool {
        let classes = [interactor] + descendants(of: interactor)
        return classes.flatMap { self[Project.routersOfParts, at: $0] }.contains { router in
            tree.edges(to: router).contains { edge in
                let creating = triggers(of: edge.function, running: edge.site)
                return !creating.isEmpty && creating.isDisjoint(with: .inUse)
                    && edge.detachments.contains { detachment in
                        !triggers(of: detachment.function, running: detachment.place).isDisjoint(with: .inUse)
                    }
            }
        }
    }

    /// Whether the RIBs of a view are attached for good, and their views are shown whenever something asks for it: a
    /// view that dismisses itself is shown again.
    public func isShownAgain(view: TypeID) -> Bool {
        let routers = self[Project.routersOfParts, at: view]
        return !routers.isEmpty
            && routers.allSatisfy { router in
                let edges = tree.edges(to: router)
                return !edges.isEmpty && edges.allSatisfy { isAttachedForGood($0) && isShownInUse($0) }
            }
    }

    /// Whether something else than the start of the parent shows the child of an edge, as far as is known.
    private func isShownInUse(_ edge: Edge) -> Bool {
        edge.presentations.isEmpty
            || edge.presentations.contains { presentation in
                let triggers = triggers(of: presentation.function, running: presentation.place)
                return presentation.showing == .unknown || !triggers.isDisjoint(with: .inUse)
            }
    }

    /// Whether the views of an edge's child and of another child of its parent take each other's place as root of the
    /// window.
    public func replacesRoot(_ edge: Edge) -> Bool {
        func isRoot(_ edge: Edge) -> Bool { edge.presentations.contains { $0.showing == .root } }
        return isRoot(edge) && tree.edges(from: edge.parent).contains { $0.site != edge.site && isRoot($0) }
    }

    /// The classes of which objects are created by builders whose router is absent.
    private static let partsOfUnknownRIBs = Query<WholeProject, Set<TypeID>>("partsOfUnknownRIBs") { project, _ in
        let builders = project.types(.builder).filter { project.isReported($0) && project[RIB.query, $0].isEmpty }
        return Set(
            builders.flatMap { builder in
                project.bodies(ofBuilder: builder).flatMap { $0.constructions.compactMap(\.type.nominal) }
            })
    }

    /// Whether each edge to a router attaches it for good, or, if there is none, it is at the root of an app.
    ///
    /// - Parameter edges: those to the router.
    fileprivate func isAlwaysAttachedForGood(_ router: TypeID, _ edges: [Edge]) -> Bool {
        guard !edges.isEmpty else { return isLaunched(router) }
        return edges.allSatisfy { isAttachedForGood($0) && staysInPlace($0) }
            && ribs(ofRouter: router).allSatisfy { isNamed(builder: $0.builder, onlyByTypesWith: .ofBuildingParts) }
    }

    /// The same as far as the code tells that is not absent.
    fileprivate func mayAlwaysBeAttachedForGood(_ router: TypeID, _ edges: [Edge]) -> Bool {
        guard !edges.isEmpty else {
            switch origin(ofRouter: router) {
            case .launch, .unknown: return true
            case .host, .unbuilt: return false
            }
        }
        return edges.allSatisfy { mayBeAttachedForGood($0) }
            && ribs(ofRouter: router).allSatisfy { isNamed(builder: $0.builder, onlyByTypesWith: .ofBuildingParts) }
    }

    /// Whether the child of an edge stays as long as its parent, or may, or is never attached.
    private func mayBeAttachedForGood(_ edge: Edge) -> Bool {
        let shown = edge.presentations.map(\.showing)
        let isOnTop = shown.contains { $0 == .push || $0 == .modal || $0 == .pushOrModal }
        if isOnTop || replacesRoot(edge) { return false }
        switch proven(edge) {
        case .yes, .withParent: return false
        case .permanent:
            let isTab = shown.allSatisfy { $0 == .tab || $0 == .unknown } && !shown.isEmpty
            return isTab || triggers(of: edge.function, running: edge.site).isDisjoint(with: [.event, .handler])
        case nil: return mayStay(edge)
        }
    }

    /// Whether the view of an edge's child is a part of its parent's: a view on top of others may be removed.
    private func staysInPlace(_ edge: Edge) -> Bool {
        edge.presentations.allSatisfy { [.tab, .root, .embed].contains($0.showing) }
    }

    /// Whether the child of an edge is attached at the start of its parent, or as a tab, and stays as long as it.
    private func isAttachedForGood(_ edge: Edge) -> Bool {
        guard proven(edge) == .permanent, !replacesRoot(edge) else { return false }
        let shown = edge.presentations.map(\.showing)
        let isTab = !shown.isEmpty && shown.allSatisfy { $0 == .tab }
        return isTab || Triggers.start.isSuperset(of: triggers(of: edge.function, running: edge.site))
    }
}

extension Roles.RoleSet {
    /// Roles of the types that create builders and build with them: the tree has an edge for what they build.
    fileprivate static let ofBuildingParts: Roles.RoleSet = [.of(.router), .of(.builder), .of(.component)]
}
