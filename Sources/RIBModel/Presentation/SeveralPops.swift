import SourceText

/// A pushed child that stays attached when UIKit removes several views at once.
public struct SeveralPops: Sendable, Equatable {
    /// The edge of the child.
    public let edge: Edge
    /// The call that notifies or detaches, but not for each of the views; or that removes them.
    public let place: NodeReference
    public let reason: Reason

    public enum Reason: Sendable, Equatable {
        /// The child's view only notifies when it is on top, and this edge pushes another view onto it.
        ///
        /// - Parameter byTab: whether the back button cannot remove both, but a tap on the selected tab does.
        case belowOther(Edge, byTab: Bool)
        /// The call detaches one child for each view that UIKit shows.
        case oneOfSeveral(hook: DeclarationID)
        /// The call removes the views, and the router detaches another child there.
        case otherDetached(NodeReference)
    }

    fileprivate static let query = Query<TypeID, [SeveralPops]>("severalPops") { project, router in
        let search = SeveralPopsSearch(project: project, router: router)
        return search.belowOthers + search.oneOfSeveral + search.removedByCode
    }
}

extension Project {
    /// The pushed children that a router attaches, or that are the router's own RIB, and that stay attached when UIKit
    /// removes several views at once.
    public func severalPops(of router: TypeID) -> [SeveralPops] { self[SeveralPops.query, router] }
}

private struct SeveralPopsSearch {
    let project: Project
    let router: TypeID

    private var pushes: [(edge: Edge, presentation: Edge.Presentation)] { pushes(by: router) }

    private func pushes(by router: TypeID) -> [(edge: Edge, presentation: Edge.Presentation)] {
        project.tree.edges(from: router).flatMap { edge in
            edge.presentations.filter { project.isPush($0) && project.isReached($0.function) }.map { (edge, $0) }
        }
    }

    /// Whether the user can go back from what is pushed by the button, which offers all views below.
    private func hasBackButton(_ edge: Edge, _ presentation: Edge.Presentation) -> Bool {
        let ribs = edge.child.ribs
        return !ribs.isEmpty && project.isAttachedInUse(edge)
            && ribs.allSatisfy { rib in
                let search = PopSearch(project: project, edge: edge, rib: rib, presentation: presentation)
                return search.obstacle(toButton: true) == nil
            } && !project[Project.hiddenBars]
    }

    /// Whether the user can have a child pushed whose view is known.
    private func isInUse(_ edge: Edge) -> Bool {
        !edge.child.ribs.isEmpty && project.isAttachedInUse(edge)
            && edge.child.ribs.allSatisfy { $0.view.type.map { !project.hasAbsentCode($0) } ?? false }
    }

    /// Whether nothing outside of the child's own class is known to learn of its pop, but a function.
    private func hasOtherHook(
        _ edge: Edge, _ presentation: Edge.Presentation, besides hook: DeclarationID? = nil
    ) -> Bool {
        let place = hook.map { project.place(ofBody: $0) }
        return edge.child.ribs.contains { rib in
            PopSearch(project: project, edge: edge, rib: rib, presentation: presentation).hooksOfOthers.contains {
                $0.lead != .no && $0.place != place
            }
        }
    }

    // MARK: Views below others

    /// The router's own RIB, which others push, and whose view only notifies when it is on top.
    var belowOthers: [SeveralPops] {
        let below = project.tree.edges(to: router).flatMap { edge in
            edge.presentations.filter { project.isPush($0) && project.isReached($0.function) }.map { (edge, $0) }
        }
        guard !below.isEmpty else { return [] }
        let pushes = pushesAbove(router, depth: 0)
        let byButton = pushes.first { hasBackButton($0.edge, $0.presentation) }
        let above = byButton ?? pushes.first { isInUse($0.edge) }
        guard let above else { return [] }
        return below.compactMap { edge, presentation in
            guard byButton != nil || project.isPoppedByTab(edge, presentation), edge.child.ribs.count == 1,
                let rib = edge.child.ribs.first, rib.router == router,
                let view = rib.view.type, project.isClass(view), let place = project.popNotifierOnTop(of: view),
                isAboveFirst(edge, rib, presentation),
                leads(hooksOf: view, toDetachmentOf: edge) != .no, !hasOtherHook(edge, presentation),
                !above.edge.child.ribs.compactMap(\.view.type).contains(where: {
                    leads(hooksOf: $0, toDetachmentOf: edge) != .no
                })
            else { return nil }
            return SeveralPops(edge: edge, place: place, reason: .belowOther(above.edge, byTab: byButton == nil))
        }
    }

    /// Whether what is pushed lies above another view. It need not be possible to go back from it alone.
    private func isAboveFirst(_ edge: Edge, _ rib: RIB, _ presentation: Edge.Presentation) -> Bool {
        switch PopSearch(project: project, edge: edge, rib: rib, presentation: presentation).obstacle {
        case .unresolved, .isFirst: false
        case .noBackButton, .hiddenBar, .unknownBar, .noGesture, nil: true
        }
    }

    /// The pushes by a router, and by those of its children that have no view.
    private func pushesAbove(
        _ router: TypeID, depth: Int
    ) -> [(edge: Edge, presentation: Edge.Presentation)] {
        let flows = depth < 3 ? project.tree.edges(from: router).flatMap(\.child.ribs).filter { $0.view == .none } : []
        return pushes(by: router) + flows.flatMap { pushesAbove($0.router, depth: depth + 1) }
    }

    /// Whether what UIKit calls on a view as it leaves leads to the detachment of an edge's child.
    private func leads(hooksOf view: TypeID, toDetachmentOf edge: Edge) -> Lead {
        let dispatch = ClassDispatch(view, in: project)
        let hooks = dispatch.reachableCode().filter { member in
            project.name(of: member).isRemovalHook || project.mentions(project.disappearanceStreams, member)
        }
        return hooks.reduce(.no) { lead, hook in
            lead.or(project.eventFlow.lead(from: hook, of: view, toDetachmentOf: edge))
        }
    }

    // MARK: One for each view that is shown

    /// The children in a collection, of which a navigation delegate has one detached.
    var oneOfSeveral: [SeveralPops] {
        pushes.compactMap { edge, presentation in
            guard let place = onlyDetachment(of: edge),
                !edge.child.ribs.compactMap(\.view.type).contains(where: {
                    project.notifiesOfPop($0) || project.possibleNotification(ofPopOf: $0) != nil
                }),
                hasBackButton(edge, presentation)
            else { return nil }
            for hook in project.navigationObservers.functions {
                guard let type = project.symbols.type(around: hook), !hasLoop(hook),
                    project.eventFlow.lead(from: hook, of: type, toDetachmentOf: edge) == .yes,
                    !hasOtherHook(edge, presentation, besides: hook)
                else { continue }
                return SeveralPops(edge: edge, place: place, reason: .oneOfSeveral(hook: hook))
            }
            return nil
        }
    }

    /// The only call that detaches children of a collection, if no code runs it several times.
    private func onlyDetachment(of edge: Edge) -> NodeReference? {
        guard edge.slots.contains(where: { isCollection(project.type(of: $0)) }), edge.loss == nil,
            let detachment = edge.detachments.first, edge.detachments.count == 1, !hasLoop(detachment.function),
            let calls = project.calls(of: detachment.function),
            calls.allSatisfy({ !hasLoop($0.body.home.declaration) && $0.body.home.declaration != detachment.function })
        else { return nil }
        return detachment.place
    }

    private func isCollection(_ type: TypeReference) -> Bool {
        if case .collection = type { return true }
        return false
    }

    /// Whether code of a function may run several times: it has a loop, or passes on a closure or another function.
    private func hasLoop(_ function: DeclarationID) -> Bool {
        let body = project.body(of: function)
        return body.calls.contains { call in
            call.ancestors.contains { ancestor in
                switch ancestor {
                case .loop, .closure: true
                default: false
                }
            }
        }
    }

    // MARK: Removals by code

    /// The children that a function of the router does not detach when it removes all views above the first, while it
    /// detaches others.
    var removedByCode: [SeveralPops] {
        let pushes = pushes.filter { !$0.edge.slots.isEmpty }
        guard pushes.count > 1 else { return [] }
        let dispatch = ClassDispatch(router, in: project)
        return dispatch.code.flatMap { function -> [SeveralPops] in
            guard project.isFunction(function), project.mentions(project[Project.namesOfPopsToRoot], function),
                project.isReached(function)
            else { return [] }
            return dispatch.body(of: function).calls.flatMap { call -> [SeveralPops] in
                guard project.popsAllAboveRouter(call),
                    let stack = call.receiver?.leadingElement?.memberOfSelf
                else { return [] }
                let removed = pushes.filter { isPushed($0.presentation, onto: stack) }.map(\.edge)
                return left(among: removed, by: function, call.calleePlace, dispatch)
            }
        }
    }

    private func isPushed(_ presentation: Edge.Presentation, onto stack: Name) -> Bool {
        project.body(of: presentation.function).calls.first { $0.calleePlace == presentation.place }?
            .receiver?.leadingElement?.memberOfSelf == stack
    }

    private func left(
        among edges: [Edge], by function: DeclarationID, _ removal: NodeReference, _ dispatch: ClassDispatch
    ) -> [SeveralPops] {
        let reached = dispatch.reached(from: function)
        let cleared = edges.filter { edge in
            edge.detachments.contains { reached.contains($0.function) }
                || reached.contains { project.mentions(project.names(meaningOneOf: edge.slots), $0) }
        }
        guard let detachment = cleared.flatMap(\.detachments).first(where: { reached.contains($0.function) }) else {
            return []
        }
        return edges.filter { edge in
            !cleared.contains(edge) && edge.loss == nil && !edge.detachments.isEmpty && project.isAttachedInUse(edge)
                && isIndependent(edge, of: cleared) && !isDetached(edge, byCallersOf: function)
                && edge.presentations.allSatisfy { presentation in
                    project.systemPops(on: presentation, of: edge).allSatisfy { pop in
                        pop.hooks.allSatisfy { $0.lead == .no }
                    } && !hasOtherHook(edge, presentation)
                }
                && !edge.child.ribs.contains { $0.view.type.map { project.popNotifier(of: $0) != nil } ?? true }
        }.map { SeveralPops(edge: $0, place: removal, reason: .otherDetached(detachment.place)) }
    }

    /// Whether a child can be attached while others are: the functions that attach one do not use another's property.
    private func isIndependent(_ edge: Edge, of others: [Edge]) -> Bool {
        let own = project.names(meaningOneOf: edge.slots)
        return others.allSatisfy { other in
            !project.mentions(project.names(meaningOneOf: other.slots), edge.function)
                && !project.mentions(own, other.function)
        }
    }

    /// Whether a caller of a function may have a child detached by another call.
    private func isDetached(_ edge: Edge, byCallersOf function: DeclarationID) -> Bool {
        guard let calls = project.calls(of: function) else { return true }
        return calls.contains { call in
            call.body.calls.contains { other in
                guard other.calleePlace != call.calleePlace else { return false }
                guard let functions = project.eventFlow.functions(runBy: other) else { return true }
                return functions.contains { next in
                    project.symbols.type(around: next).map {
                        project.eventFlow.lead(from: next, of: $0, toDetachmentOf: edge) != .no
                    } ?? true
                }
            }
        }
    }
}

extension ClassDispatch {
    /// A function of the class, and those that it runs on the same object.
    fileprivate func reached(from function: DeclarationID) -> [DeclarationID] {
        Reach<DeclarationID, Void>(from: [function]) { function, add in
            for call in body(of: function).calls where call.isOnSelf {
                if let own = implementation(call.name, call.passed, from: call.body.file) { add(own, ()) }
            }
        }.places
    }
}
