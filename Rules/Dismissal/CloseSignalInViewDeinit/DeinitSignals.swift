import RIBModel
import SourceText

/// A call by which a view asks to be closed in its deinitializer, which cannot run while its RIB is attached.
struct DeinitSignal: Sendable, Equatable {
    /// The name of the call.
    let place: NodeReference
    let view: TypeID
    let outcome: Outcome

    enum Outcome: Sendable, Equatable {
        /// It is the only call that would detach the RIB.
        case only
        /// The view also asks for it elsewhere, or has a hook that UIKit calls when the view is removed.
        case notOnly
        /// The call leads to no detachment of the RIB, or it is not known whether it does.
        case other
    }

    /// For the views of the children of a router, in the order of the edges.
    static let query = Query<TypeID, [DeinitSignal]>("deinitSignals") { project, router in
        project.tree.edges(from: router).flatMap { edge in
            edge.child.ribs.flatMap { rib in rib.view.type.map { project.deinitSignals(in: $0, of: rib, edge) } ?? [] }
        }
    }
}

extension Project {
    /// The calls by which the views of a router's children ask to be closed in their deinitializers, in order.
    func deinitSignals(belowRouter router: TypeID) -> [DeinitSignal] { self[DeinitSignal.query, router] }

    fileprivate func deinitSignals(in view: TypeID, of rib: RIB, _ edge: Edge) -> [DeinitSignal] {
        let dispatch = ClassDispatch(view, in: self)
        let deinitializers = dispatch.classes.flatMap { ownMembers(of: $0) }.filter {
            isDeinitializer($0) && hasCode($0)
        }
        guard !deinitializers.isEmpty else { return [] }
        let code = ViewCode(dispatch, ViewFacts(dispatch))
        return deinitializers.flatMap { function in
            dispatch.body(of: function).calls.filter { code.call($0).receiver == .listener }.map { call in
                DeinitSignal(
                    place: call.calleePlace, view: view, outcome: outcome(of: call, in: function, dispatch, rib, edge))
            }
        }
    }

    private func outcome(
        of call: CallSite, in function: DeclarationID, _ dispatch: ClassDispatch, _ rib: RIB, _ edge: Edge
    ) -> DeinitSignal.Outcome {
        let name: NameSet = [call.name]
        if dispatch.code.contains(where: { $0 != function && hasCode($0) && mentions(name, $0) }) { return .notOnly }
        if tellsOfRemoval(rib) { return .notOnly }
        let hooks = edge.presentations.flatMap { presentation in
            isPush(presentation)
                ? systemPops(on: presentation, of: edge).flatMap(\.hooks)
                : swipes(on: presentation, of: edge).flatMap(\.hooks)
        }
        if hooks.contains(where: { $0.lead != .no }) { return .notOnly }
        return eventFlow.lead(from: function, of: dispatch.type, toDetachmentOf: edge) == .yes ? .only : .other
    }
}
