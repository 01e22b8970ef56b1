/// Where an object keeps the subscriptions of its code, and which of them it releases as its time ends.
struct SubscriptionKeeper {
    let objects: OwnedObjects
    let tracer: SubscriptionTracer

    init(_ owner: TypeID, in project: Project) {
        objects = OwnedObjects(owner, in: project)
        tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
    }

    private var project: Project { objects.project }

    /// The object's own property that keeps a subscription.
    func holder(of call: SubscribingCall, in context: CallContext) -> DeclarationID? {
        tracer.flow.steps = FlowBudget.steps
        for destination in SubscriptionCandidate.destinations(of: call, in: context, tracer) {
            if case .stored(let property) = destination, !project.isStatic(property), !project.isWeak(property) {
                return property
            }
        }
        return nil
    }

    /// The name of the call that inserts a subscription into a container, else that of the subscribing call.
    func keeping(_ call: SubscribingCall, in body: FunctionBody) -> NodeReference {
        let put = call.chain(in: body).suffixes(after: call.end(in: body)).first {
            $0.kind == .member && tracer.words[$0.name].contains(.bagTerminators)
        }
        return put?.place ?? call.name
    }

    /// The same retentions, with those that end as the object's time ends marked as released.
    func withWaysOut(_ all: [SelfRetention]) -> [SelfRetention] {
        let exit = ViewExit(objects, tracer)
        return all.map { one in
            var one = one
            let name = project.name(at: one.keeping)
            if one.outcome == .lasting, exit.releases(one.property, orMember: name) {
                one.outcome = .released
            }
            return one
        }
    }
}
