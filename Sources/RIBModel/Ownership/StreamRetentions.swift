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
                let captures = captures(in: chain)
                guard !captures.isEmpty, tracer.subscribingCalls(in: chain).isEmpty,
                    let last = chain.calls.reduce(nil, { $1.callee == nil ? $0 : $1 }),
                    chain.last?.node == last.node, !tracer.length(ofMade: chain).mayBeFinite
                else { return [] }
                return retentions(by: captures, in: member, ofValueAt: last.calleePlace)
            }
        }
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
            let search = RetentionSearch(view, in: project)
            let body = search.objects.dispatch.body(of: use.code)
            let context = CallContext(body: body, owner: view, subject: .owner)
            let chain = ChainElement(use.place.node, in: body).chain
            let calls = chain.map { search.tracer.subscribingCalls(in: $0) } ?? []
            guard let call = calls.first, use.place <= call.name, !search.tracer.length(call, in: body).mayBeFinite,
                let holder = search.holder(of: call, in: context)
            else { continue }
            let found = captures.map { capture in
                SelfRetention(
                    owner: view, member: member, capture: capture, keeping: search.keeping(call, in: body),
                    property: holder, listener: interactor)
            }
            return search.withWaysOut(found).map { StreamRetention(retention: $0) }
        }
        return []
    }
}
