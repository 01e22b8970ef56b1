import SourceText

/// A closure, or a bound method, in an operator of an interactor's stream, and a subscription of the interactor's view
/// to that stream, by which the view keeps the interactor alive.
package struct StreamRetention: Sendable, Equatable {
    /// The owner is the view, and the closure is in a member of the interactor.
    package let retention: SelfRetention

    fileprivate static let query = Query<TypeID, [StreamRetention]>("streamRetentions") { project, interactor in
        StreamRetentionSearch(interactor, in: project).found()
    }
}

extension Project {
    /// The streams of an interactor by which its view keeps it alive, in the order of members.
    package func streamRetentions(of interactor: TypeID) -> [StreamRetention] {
        self[StreamRetention.query, interactor]
    }
}

private struct StreamRetentionSearch {
    let project: Project
    let interactor: TypeID
    let dispatch: ClassDispatch
    let tracer: SubscriptionTracer

    init(_ interactor: TypeID, in project: Project) {
        (self.interactor, self.project) = (interactor, project)
        dispatch = ClassDispatch(interactor, in: project)
        tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
    }

    func found() -> [StreamRetention] {
        let members = project.ownMembers(of: interactor).filter { member in
            project.hasCode(member) && project.isSource(member) && !project.isStatic(member)
                && project.mentions(tracer.words.operators, member)
        }
        return members.flatMap { member -> [StreamRetention] in
            dispatch.body(of: member).chains.flatMap { chain -> [StreamRetention] in
                guard let callee = lastCallee(of: chain) else { return [] }
                let captures = captures(in: chain)
                guard !captures.isEmpty, tracer.subscribingCalls(in: chain).isEmpty,
                    !tracer.length(ofMade: chain).mayBeFinite
                else { return [] }
                return retentions(by: captures, in: member, ofValueAt: callee.place)
            }
        }
    }

    /// The name of the call that makes a chain's value; nil also if that call makes a subscription or keeps one.
    private func lastCallee(of chain: Chain) -> ChainElement? {
        var (name, callee): (ChainElement?, ChainElement?)
        var isCall = false
        for element in chain.elements {
            isCall = element.kind == .call
            if isCall { (callee, name) = (name, nil) } else if element.isName { name = element }
        }
        guard isCall, let callee, !tracer.words.subscribers.contains(callee.name) else { return nil }
        let lists = tracer.words[callee.name]
        return lists.contains(.bagTerminators) || lists.contains(.deactivationTerminators) ? nil : callee
    }

    /// The parts of a chain's operators that capture the interactor strongly.
    private func captures(in chain: Chain) -> [SelfCapture] {
        chain.calls.filter { $0.callee?.kind == .member && tracer.words.operators.contains($0.name) }
            .flatMap { call in
                call.arguments.compactMap { argument -> SelfCapture? in
                    guard let value = argument.value, argument.selfBinding == .strong else { return nil }
                    if let closure = value.closure { return closure.selfOrAliasCapture }
                    return value.plainChain?.methodOfSelf.map {
                        SelfCapture(place: value.place, use: $0.place, form: .method)
                    }
                }
            }
    }

    /// The retentions by the views that subscribe to a stream, and that keep the subscription.
    private func retentions(
        by captures: [SelfCapture], in member: DeclarationID, ofValueAt place: NodeReference
    ) -> [StreamRetention] {
        for use in project.uses(ofValuesAt: [place]).uses {
            guard case .member = use.kind, let view = project.symbols.type(around: use.code),
                project.isReported(view), project.owns(interactor, view)
            else { continue }
            let keeper = SubscriptionKeeper(view, in: project)
            let body = keeper.objects.dispatch.body(of: use.code)
            let context = CallContext(body: body, owner: view, subject: .owner)
            let chain = ChainElement(use.place.node, in: body).chain
            let calls = chain.map { keeper.tracer.subscribingCalls(in: $0) } ?? []
            guard let call = calls.first, use.place <= call.name, !keeper.tracer.length(call, in: body).mayBeFinite,
                let holder = keeper.holder(of: call, in: context)
            else { continue }
            let found = captures.map { capture in
                SelfRetention(
                    owner: view, member: member, capture: capture, keeping: keeper.keeping(call, in: body),
                    property: holder, listener: interactor)
            }
            return keeper.withWaysOut(found).map { StreamRetention(retention: $0) }
        }
        return []
    }
}
