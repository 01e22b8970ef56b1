import SourceText

/// A call of a RIB's listener of which it is not known what it does: no analyzed code implements the function, or what
/// implements it calls a function of its router that no analyzed code does.
struct OpenListenerCall: Sendable, Equatable {
    /// The function of the listener's protocol.
    let requirement: DeclarationID
    /// The code of the interactor that calls it, and the call.
    let caller: DeclarationID
    let place: NodeReference
    /// The functions of the interactor that lead to the call, and itself: those that other RIBs call.
    let entries: [DeclarationID]

    /// Those of an interactor, in the order of its code.
    static let query = Query<TypeID, [OpenListenerCall]>("openListenerCalls") { project, interactor in
        let requirements = project.listenerFunctions(ofInteractor: interactor).filter {
            project.isUnanswered($0)
        }
        if requirements.isEmpty { return [] }
        let dispatch = ClassDispatch(interactor, in: project)
        let listener = ListenerCalls(of: interactor, in: project)
        let reached = dispatch.code.map { ($0, dispatch.functions(runBy: $0)) }
        return dispatch.code.flatMap { member in
            dispatch.body(of: member).calls.compactMap { call -> OpenListenerCall? in
                guard listener.contains(call),
                    let requirement = requirements.first(where: { project.name(of: $0) == call.name })
                else { return nil }
                return OpenListenerCall(
                    requirement: requirement, caller: member, place: call.calleePlace,
                    entries: reached.filter { $0.1.contains(member) }.map(\.0))
            }
        }
    }
}

extension Project {
    /// The calls of the listeners of a router's interactors whose functions no analyzed code implements.
    func openListenerCalls(of router: TypeID) -> [OpenListenerCall] {
        answers(OpenListenerCall.query, interactors(of: router))
    }

    /// Whether it is not known what runs if a function of a listener's protocol is called.
    fileprivate func isUnanswered(_ requirement: DeclarationID) -> Bool {
        let witnesses = witnesses(of: requirement)
        return witnesses.isEmpty || witnesses.contains(where: callsAbsentRouting)
    }

    /// Whether a function, or one of its own object that it leads to, calls a function of its router that no analyzed
    /// code implements.
    private func callsAbsentRouting(_ function: DeclarationID) -> Bool {
        guard let type = symbols.type(around: function) else { return false }
        let dispatch = ClassDispatch(type, in: self)
        return dispatch.functions(runBy: function).contains { member in
            dispatch.body(of: member).calls.contains { call in
                guard call.receiver?.lastName?.name == .routerMember, let called = call.function(on: call.on) else {
                    return false
                }
                return isRequirement(called) && witnesses(of: called).isEmpty
            }
        }
    }
}
