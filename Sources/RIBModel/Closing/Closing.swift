import SourceText

/// Whether the child of an edge is detached again while its parent lives, and by what.
public struct Closing: Sendable, Equatable {
    public let verdict: Verdict
    /// The calls that lead from an event to the detachment, in order; for a missing link, those that exist from there
    /// on.
    public let path: [NodeReference]

    public enum Verdict: Sendable, Equatable {
        /// An event detaches the child.
        case yes
        /// An event of the child detaches its parent, or one of the parent's ancestors.
        case withParent
        /// The child is attached at the start of its parent, and stays as long as it.
        case permanent
        /// Code that is not analyzed decides.
        case unknown(Unknown)
        case no(Missing)
    }

    /// A verdict that no other code can change.
    package enum Proven {
        case yes, withParent, permanent
    }

    /// Why it is not known whether the child closes.
    public enum Unknown: Sendable, Equatable {
        /// The child, or its view with it, is passed to code that is not analyzed at this place.
        case passed(NodeReference)
        /// Code outside of the router uses the property that holds the child, at this place.
        case property(NodeReference)
        /// This class, a part of the parent or the child, has a superclass that is not analyzed, or a function that
        /// only stops the program.
        case superclass(TypeID)
        /// Code that is not analyzed may call this function, which leads to the missing link.
        case caller(DeclarationID)
        /// The same, since it gets an object that has the function, at this place.
        case absentCaller(DeclarationID, NodeReference)
        /// Only code that is not analyzed implements this function of the parent's listener, which an event of the
        /// child calls: it may detach the parent.
        case listener(DeclarationID)
        /// The functions of the framework that attach and detach are not known.
        case framework
    }

    /// The link that is missing, searched from the detachment backward.
    public enum Missing: String, Sendable, Equatable {
        /// No call attaches the child.
        case attach
        /// Nothing calls the function that attaches it.
        case attachCall
        /// The detachment reads a property that no child is assigned to.
        case slot
        /// No call detaches the child.
        case detach
        /// Nothing calls the function that detaches it.
        case routingCall
        /// Only listener functions that the child never calls lead to the detachment.
        case childEvent
    }

    /// Those of the edges of a router, in the order of the edges.
    static let query = Query<TypeID, [Closing]>("closings") { project, router in
        zip(project.tree.edges(from: router), project[analyzed, router]).map { edge, analyzed in
            EdgeClosing(edge, project).closing(analyzed)
        }
    }

    /// The same by the analyzed code alone: a missing link may be in other code.
    static let analyzed = Query<TypeID, [Closing]>("closingsByAnalyzedCode") { project, router in
        project.tree.edges(from: router).map { EdgeClosing($0, project).analyzed }
    }
}

extension Project {
    /// For each edge from a router, in order, whether its child is detached again.
    public func closings(of router: TypeID) -> [Closing] { self[Closing.query, router] }

    /// The same for who only says that one link is missing: other missing links may be in absent code, which is
    /// expensive to search.
    public func closings(of router: TypeID, missing link: Closing.Missing) -> [Closing] {
        zip(tree.edges(from: router), self[Closing.analyzed, router]).map { edge, analyzed in
            analyzed.verdict == .no(link) ? EdgeClosing(edge, self).closing(analyzed) : analyzed
        }
    }

    /// Whether the analyzed code detaches the child of an edge again, or keeps it as long as its parent. Costs less
    /// than the closing: what absent code may do is only searched for to say that a link is missing.
    package func proven(_ edge: Edge) -> Closing.Proven? {
        switch analyzedClosing(of: edge)?.verdict {
        case .yes: .yes
        case .withParent: .withParent
        case .permanent: .permanent
        case .unknown, .no, nil: nil
        }
    }

    /// Whether an edge of which nothing is proven may be permanent: absent code decides, or attaches the child.
    func mayStay(_ edge: Edge) -> Bool {
        guard let analyzed = analyzedClosing(of: edge) else { return false }
        switch analyzed.verdict {
        case .unknown, .no(.attach), .no(.attachCall): return true
        case .yes, .withParent, .permanent: return false
        case .no:
            if case .unknown = EdgeClosing(edge, self).closing(analyzed).verdict { return true }
            return false
        }
    }

    private func analyzedClosing(of edge: Edge) -> Closing? {
        let edges = tree.edges(from: edge.parent)
        return edges.firstIndex(of: edge).map { self[Closing.analyzed, edge.parent][$0] }
    }
}

/// The search for the events that detach the child of one edge.
private struct EdgeClosing {
    private let edge: Edge
    private let project: Project

    init(_ edge: Edge, _ project: Project) {
        self.edge = edge
        self.project = project
    }

    /// - Parameter analyzed: the closing by the analyzed code alone.
    func closing(_ analyzed: Closing) -> Closing {
        guard case .no(let link) = analyzed.verdict, let doubt = doubt(of: link, analyzed.path) else { return analyzed }
        return Closing(verdict: .unknown(doubt), path: analyzed.path)
    }

    /// The closing by the analyzed code alone.
    var analyzed: Closing {
        switch edge.attachment {
        case .unknown(let place): return Closing(verdict: .unknown(.passed(place)), path: [])
        case .none: return Closing(verdict: .no(.attach), path: [])
        case .attached: break
        }
        let attaching = project.triggers(of: edge.function, running: edge.site)
        if attaching.isEmpty { return Closing(verdict: .no(.attachCall), path: []) }
        let detaching = edge.detachments.map { ($0, project.triggers(of: $0.function, running: $0.place)) }
        for (detachment, triggers) in detaching where !triggers.isDisjoint(with: .inUse) {
            return Closing(verdict: .yes, path: path(to: detachment))
        }
        if edge.detachments.isEmpty, let path = pathToFoundDetachment { return Closing(verdict: .yes, path: path) }
        if detaching.contains(where: { $0.1.contains(.end) }) { return Closing(verdict: .permanent, path: []) }
        if isPermanent(attaching) { return Closing(verdict: .permanent, path: []) }
        if let calls = pathWithParent { return Closing(verdict: .withParent, path: calls) }
        for (detachment, triggers) in detaching {
            guard let link = missingLink(to: detachment, isCalled: !triggers.isEmpty) else { continue }
            return Closing(verdict: .no(link), path: [detachment.place])
        }
        if project.hasUnassignedSlot(edge) { return Closing(verdict: .no(.slot), path: []) }
        return Closing(verdict: .no(.detach), path: [])
    }

    // MARK: Verdicts

    /// The code that is not analyzed and may add the missing link; nil if there is none.
    private func doubt(of link: Closing.Missing, _ path: [NodeReference]) -> Closing.Unknown? {
        if !project.knowsAttachments { return .framework }
        if let type = project.unresolvedPart(of: edge) { return .superclass(type) }
        if link == .attachCall || link == .routingCall,
            let function = project.missingLink(link, of: edge, path).subject, project.mayBeCalledByLibrary(function)
        {
            return .caller(function)
        }
        if link != .attach, link != .attachCall, let function = openListener { return .listener(function) }
        // Searches for values in all code, so it is asked last.
        guard link == .detach || link == .slot else {
            return absentCaller(of: link).map { .absentCaller($0.0, $0.1) }
        }
        if let place = edge.loss { return .passed(place) }
        for slot in edge.slots {
            if let place = project.use(ofSlot: slot, outsideOf: edge.parent) { return .property(place) }
        }
        // The child goes with its parent where code that is not followed detaches that.
        let above = project.tree.edges(to: edge.parent).first { $0.detachments.isEmpty && $0.loss != nil }
        return above?.loss.map { .passed($0) }
    }

    /// A function that leads to the missing link and that absent code may call, and where; nil if there is none.
    private func absentCaller(of link: Closing.Missing) -> (DeclarationID, NodeReference)? {
        switch link {
        case .attachCall: return project.absentCaller(of: edge.function, running: edge.site)
        case .routingCall, .childEvent:
            return edge.detachments.lazy.compactMap { detachment in
                project.absentCaller(of: detachment.function, running: detachment.place)
            }.first
        case .attach, .slot, .detach: return nil
        }
    }

    private func isPermanent(_ attaching: Triggers) -> Bool {
        let shown = edge.presentations.map(\.showing)
        if shown.contains(.tab) { return true }
        if attaching.isDisjoint(with: [.event, .other]) { return true }
        if shown.contains(.root) { return !project.replacesRoot(edge) }
        let isEmbedded = !shown.isEmpty && shown.allSatisfy { $0 == .embed }
        return isEmbedded && edge.detachments.isEmpty && !edge.slots.isEmpty
    }

    /// The link that is missing before a function that no event reaches.
    ///
    /// - Parameter isCalled: whether the parent calls it at its start.
    private func missingLink(to detachment: Edge.Detachment, isCalled: Bool) -> Closing.Missing? {
        let isSent = callers(of: detachment).places.contains { caller in
            guard caller.function != detachment.function, project.triggers(of: caller).isEmpty,
                let type = project.symbols.type(around: caller.function), !project.roles.has(type, .router)
            else { return false }
            return !project.requirements(fulfilledBy: caller.function, of: type).isEmpty
        }
        return isSent ? .childEvent : isCalled ? nil : .routingCall
    }

    // MARK: Paths

    private func callers(of detachment: Edge.Detachment) -> EventCallers {
        EventCallers(of: detachment.function, running: detachment.place, project)
    }

    /// The calls from an event to a detachment: of the child if there is one, else the nearest.
    private func path(to detachment: Edge.Detachment) -> [NodeReference] {
        let callers = callers(of: detachment)
        let event =
            callers.functions.first(where: isOfChild)
            ?? callers.functions.first { !FunctionTriggers.own($0, project).isDisjoint(with: .inUse) }
            ?? detachment.function
        return callers.path(from: event) + [detachment.place]
    }

    /// The calls from an event to code that detaches any child of the parent; nil if there are none.
    private var pathToFoundDetachment: [NodeReference]? {
        let run = project.foundDetachments(on: edge.parent).filter { detachment in
            !project.triggers(of: detachment.function, running: detachment.place).isDisjoint(with: .inUse)
        }
        let byChild = run.first { callers(of: $0).functions.contains(where: isOfChild) }
        return (byChild ?? run.first).map(path)
    }

    /// The calls from an event of the child to the detachment of its parent; nil if there are none.
    private var pathWithParent: [NodeReference]? {
        for above in project.tree.edges(to: edge.parent) {
            for detachment in above.detachments {
                let callers = callers(of: detachment)
                // Code of a base class that both inherit may run for the parent alone.
                if let event = callers.functions.first(where: { isOfChild($0) && !belongs($0, to: above.child.ribs) }) {
                    return callers.path(from: event) + [detachment.place]
                }
            }
        }
        return nil
    }

    /// A function of the parent's listener that an event of the child calls, and that no analyzed code implements.
    private var openListener: DeclarationID? {
        let parents = project.ribs(ofRouter: edge.parent)
        let events = Set(edge.child.ribs.flatMap { project.listenerFunctions(of: $0) })
        return project.openListenerCalls(of: edge.parent).first { call in
            call.entries.contains { entry in
                guard let type = project.symbols.type(around: entry) else { return false }
                return project.requirements(fulfilledBy: entry, of: type).contains(where: events.contains)
            }
                || EventCallers(of: call.caller, running: call.place, project).functions.contains { code in
                    isOfChild(code) && !belongs(code, to: parents)
                }
        }?.requirement
    }

    /// Whether code is that of the child's interactor, router or view.
    private func isOfChild(_ code: DeclarationID) -> Bool { belongs(code, to: edge.child.ribs) }

    /// Whether code is that of an interactor, router or view of RIBs.
    private func belongs(_ code: DeclarationID, to ribs: some Sequence<RIB>) -> Bool {
        guard let type = project.symbols.type(around: code) else { return false }
        return ribs.contains { rib in
            [rib.interactor, rib.router, rib.view.type].contains { part in
                part.map { project.classes(of: $0).contains(type) } ?? false
            }
        }
    }
}
