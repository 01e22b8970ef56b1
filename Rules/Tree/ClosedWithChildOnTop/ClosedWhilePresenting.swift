import RIBModel
import SourceText

/// A call by which the view of a RIB asks for the end of the RIB in the completion of its own presentation: the
/// dismissal that should remove the view removes what it has just presented.
struct ClosedWhilePresenting: Sendable, Equatable {
    /// The edge to the RIB.
    let above: Edge
    /// The view, its call, and the function that contains the call.
    let view: TypeID
    let call: NodeReference
    let function: DeclarationID
    let presentation: NodeReference
    /// The dismissal in the router of the parent.
    let dismissal: NodeReference

    /// Those of a router, in the order of the edges to it and of the calls.
    fileprivate static let query = Query<TypeID, [ClosedWhilePresenting]>("closedWhilePresenting") { project, router in
        let views = Set(project.ribs(ofRouter: router).compactMap(\.view.type)).sorted()
        guard !views.isEmpty else { return [] }
        return project.tree.edges(to: router).flatMap { above -> [ClosedWhilePresenting] in
            guard let removal = project.dismissalOnChild(by: above) else { return [] }
            return views.flatMap { project.closingCalls(in: $0, above, removal) }
        }
    }
}

extension Project {
    /// The calls in the code of a router's view that close the RIB while the view presents something, in order.
    func closedWhilePresenting(of router: TypeID) -> [ClosedWhilePresenting] {
        self[ClosedWhilePresenting.query, router]
    }

    fileprivate func closingCalls(in view: TypeID, _ above: Edge, _ removal: RouterRemoval) -> [ClosedWhilePresenting] {
        let dispatch = ClassDispatch(view, in: self)
        return dispatch.code.filter { mentions(.viewPresentations, $0) }.flatMap { function in
            dispatch.body(of: function).calls.compactMap { call -> ClosedWhilePresenting? in
                guard let presentation = call.presentationCompletedAround, closes(call, above) else { return nil }
                return ClosedWhilePresenting(
                    above: above, view: view, call: call.calleePlace, function: function,
                    presentation: presentation.calleePlace, dismissal: removal.place)
            }
        }
    }
}

extension Project {
    /// Whether each function that a call runs makes a call which certainly leads to the detachment of a RIB, and no
    /// other call that may dismiss something.
    fileprivate func closes(_ call: CallSite, _ above: Edge) -> Bool {
        guard let functions = eventFlow.functions(runBy: call), !functions.isEmpty else { return false }
        return functions.allSatisfy { function in
            let calls = Array(body(of: function).calls)
            let closing = calls.first { inner in
                !inner.isConditional { NilComparison($0) == nil }
                    && eventFlow.alwaysLeads(from: inner, toDetachmentOf: above, ancestors: false)
            }
            guard let closing else { return false }
            return calls.allSatisfy { other in
                if other.calleePlace == closing.calleePlace { return true }
                guard let code = eventFlow.allCode(runBy: other) else { return false }
                return !code.contains { mentions(dismissalNames, $0) }
            }
        }
    }
}

extension CallSite {
    /// The presentation by the own object in whose completion the call is, under no condition, and which removes no
    /// view; nil for any other call.
    fileprivate var presentationCompletedAround: CallSite? {
        guard let closure = chain.ancestors.closure, let presenting = closure.call,
            presenting.name.viewOperation == .presentation, presenting.isOnSelf,
            presenting.callees.functions.isEmpty,
            !isConditional(where: { NilComparison($0) == nil })
        else { return nil }
        let removes = body.calls.contains { other in
            closure.contains(other.element)
                && other.name.viewOperation.map { !$0.mayPresent && !$0.mayPush } ?? false
        }
        return removes ? nil : presenting
    }
}
