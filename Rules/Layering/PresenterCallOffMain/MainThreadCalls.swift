import RIBModel
import SourceText

/// A place where an interactor calls its presenter, router or listener, assigns one of the presenter's properties, or
/// passes one of its functions to a subscription, that is not known to use views on a thread other than the main one.
struct MainThreadCall: Equatable, Sendable {
    /// The name of the function or of the property.
    let place: NodeReference
    let member: DeclarationID
    /// The part of the RIB: `presenter`, `router`, `listener`.
    let receiver: Name
    let form: Form
    let reason: Reason

    enum Form: Equatable, Sendable {
        case call, assignment, reference
    }

    enum Reason: Equatable, Sendable {
        /// The code is isolated to the main actor, by the attribute of a closure at the place or by a declaration.
        case isolated(NodeReference?)
        /// The name of the call that runs the closure with the code on the main thread, or that moves the values of a
        /// stream there.
        case moved(NodeReference)
        /// The code around it runs on the thread of whatever calls the member.
        case ofCallers
        /// The name of the call that is passed the closure with the code, whose thread is not known; nil if the closure
        /// is not passed to a call.
        case unknown(NodeReference?)
        /// The code runs off the main thread, but waits for the call, which runs where its function is isolated.
        case awaited
        /// The code runs off the main thread, but the called function is isolated to the main actor or asynchronous.
        case elsewhere
        /// The code runs off the main thread, but is not known to use a view there.
        case withoutView
        /// The code runs off the main thread, and the rule examines another call in it.
        case other
    }

    fileprivate static let query = Query<TypeID, [MainThreadCall]>("mainThreadCalls") { project, interactor in
        let search = MainThreadSearch(interactor, project)
        return project.ownMembers(of: interactor).filter {
            project.hasReadBody($0) && project.mentions(.partsOfInteractor, $0)
        }.flatMap(search.calls)
    }
}

extension Project {
    /// The other calls of an interactor on its presenter, router and listener, in order.
    func mainThreadCalls(of interactor: TypeID) -> [MainThreadCall] { self[MainThreadCall.query, interactor] }
}

private struct MainThreadSearch {
    private let project: Project
    private let interactor: TypeID
    private let analysis: ExecutionAnalysis
    private let found: Set<NodeReference>

    init(_ interactor: TypeID, _ project: Project) {
        (self.project, self.interactor) = (project, interactor)
        analysis = ExecutionAnalysis(project)
        found = Set(project.offMainCalls(of: interactor).map(\.place))
    }

    func calls(in member: DeclarationID) -> [MainThreadCall] {
        let body = analysis.body(of: member)
        let calls = body.calls.compactMap { call -> MainThreadCall? in
            guard let receiver = call.partOfInteractor, !found.contains(call.calleePlace) else { return nil }
            return MainThreadCall(
                place: call.calleePlace, member: member, receiver: receiver, form: .call,
                reason: reason(for: call, call.chain) { offMain(call) })
        }
        let assignments = body.assignments.compactMap { assignment -> MainThreadCall? in
            guard let target = assignment.target, let name = target.lastName, target.last == name,
                let head = target.headOnSelf, head.name == .presenterMember, !head.isLocal,
                target.before(name).lastName == head, !found.contains(name.place)
            else { return nil }
            return MainThreadCall(
                place: name.place, member: member, receiver: head.name, form: .assignment,
                reason: reason(for: target, target) { .withoutView })
        }
        return (calls + assignments + references(in: body)).sorted { $0.place < $1.place }
    }

    /// The functions of the presenter that subscriptions refer to by name.
    private func references(in body: FunctionBody) -> [MainThreadCall] {
        body.calls.filter { analysis.streams.subscribers.contains($0.name) }.flatMap { call in
            call.arguments.compactMap { argument -> MainThreadCall? in
                guard let chain = argument.value?.plainChain, !chain.makesCall, let head = chain.headOnSelf,
                    head.name == .presenterMember, let name = chain.lastName, chain.last == name, name != head,
                    chain.before(name).lastName == head, !found.contains(name.place)
                else { return nil }
                let reason: MainThreadCall.Reason =
                    switch analysis.execution(ofHandler: argument, of: call) {
                    case .main: .moved(analysis.hop(toMainBefore: call))
                    case .background: .withoutView
                    case .caller: .ofCallers
                    case .unknown, .undetermined: .unknown(call.calleePlace)
                    }
                return MainThreadCall(
                    place: name.place, member: body.home.declaration, receiver: head.name, form: .reference,
                    reason: reason)
            }
        }
    }

    private func reason(
        for part: some BodyPart, _ chain: Chain, offMain: () -> MainThreadCall.Reason
    ) -> MainThreadCall.Reason {
        if analysis.isIsolatedToMain(interactor) { return .isolated(nil) }
        guard let (around, execution) = analysis.decision(on: part) else {
            return switch analysis.isolation(of: part.body, before: part) {
            case .main: .isolated(nil)
            case .background: chain.isAwaited ? .awaited : offMain()
            case .caller, .unknown, .undetermined: .ofCallers
            }
        }
        let closure = around.kind == .closure ? around.closure : nil
        switch execution {
        case .main:
            if let closure, closure.isOnMainActor { return .isolated(closure.place) }
            guard let call = closure?.call, call.createdTask == nil else { return .isolated(nil) }
            return .moved(analysis.hop(toMainBefore: call))
        case .background: return chain.isAwaited ? .awaited : offMain()
        case .caller, .unknown, .undetermined: return .unknown(closure?.call?.calleePlace)
        }
    }

    /// Why a call in code off the main thread is not examined further.
    private func offMain(_ call: CallSite) -> MainThreadCall.Reason {
        let requirement = call.function(on: .value(call.receiverType))
        if let requirement, analysis.isIsolatedToMain(requirement) || project.isAsynchronous(requirement) {
            return .elsewhere
        }
        let functions = analysis.productFunctions(call)
        let isOfView = call.partOfInteractor == .presenterMember || call.partOfInteractor == .routerMember
        let usesView = functions.contains { function in
            !isOfView || analysis.touch(in: function, of: project.type(around: function)) != nil
        }
        return usesView ? .other : .withoutView
    }
}

extension ExecutionAnalysis {
    /// The name of the call by which code comes to the main thread, where a call runs its closure: an operator of the
    /// stream that the call subscribes to, or the call itself.
    fileprivate func hop(toMainBefore call: CallSite) -> NodeReference {
        guard hop(call) == nil, let receiver = call.receiver else { return call.calleePlace }
        for step in Array(receiver.calls).reversed() {
            guard let source = step.receiver, stream(source) != .main else { continue }
            return stream(receiver.through(step.element)) == .main ? step.calleePlace : call.calleePlace
        }
        return call.calleePlace
    }
}
