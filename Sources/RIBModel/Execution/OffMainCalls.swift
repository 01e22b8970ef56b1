public import SourceText

/// A call by which an interactor uses views on a thread other than the main one.
public struct OffMainCall: Equatable, Sendable {
    /// The name of the call on the presenter, the router or the listener, and the member that contains it.
    public let place: NodeReference
    public let member: DeclarationID
    /// The part of the RIB that is called: `presenter`, `router`, `listener`.
    public let receiver: Name
    /// The steps from the code with the call to the other thread.
    public let steps: [ExecutionStep]
    /// The place that uses a view.
    public let use: NodeReference
    public let function: DeclarationID

    public let handler: Handler

    /// The code that runs on another thread.
    public enum Handler: Equatable, Sendable {
        /// The handler of a subscription.
        case subscription(Subscription.Library)
        /// Another closure.
        case closure
        /// A task, or the rest of an asynchronous function.
        case asynchronous
    }

    fileprivate static let query = Query<TypeID, [OffMainCall]>("offMainCalls") { project, interactor in
        let mayLeave = project[hasBackground]
            || project.ownMembers(of: interactor).contains { project.isAsynchronous($0) }
        return !mayLeave ? [] : OffMainSearch(interactor, project).calls
    }

    /// Whether some code of the project may run in the background by its own doing.
    private static let hasBackground = Query<WholeProject, Bool>("hasBackgroundCode") { project, _ in
        let marks = project.symbols.wellKnownNames.execution.backgroundMarks
        return project.files.indices.contains {
            project.files[$0].kind == .source && project.files[$0].usedNames.containsAny(of: marks)
        }
    }
}

extension Project {
    /// The calls by which an interactor uses views on a thread other than the main one, in order: at most one for each
    /// closure or function that runs there.
    public func offMainCalls(of interactor: TypeID) -> [OffMainCall] { self[OffMainCall.query, interactor] }
}

private struct OffMainSearch {
    private let project: Project
    private let interactor: TypeID
    private let analysis: ExecutionAnalysis

    /// The most RIBs that a call of listeners is followed through.
    private static let mostRIBs = 4
    /// The most functions of an interactor that a closure's calls are followed through.
    private static let mostFunctions = 2

    private struct Found {
        let place: NodeReference
        let member: DeclarationID
        let receiver: Name
        let touch: ViewTouch
        /// The calls of own functions, or of listeners, that lead there.
        var calls: [ExecutionStep] = []
    }

    init(_ interactor: TypeID, _ project: Project) {
        (self.project, self.interactor) = (project, interactor)
        analysis = ExecutionAnalysis(project)
    }

    var calls: [OffMainCall] {
        guard !analysis.isIsolatedToMain(interactor) else { return [] }
        return project.ownMembers(of: interactor).filter { project.hasReadBody($0) }.flatMap(calls)
    }

    private func calls(in member: DeclarationID) -> [OffMainCall] {
        let body = project.body(of: member)
        var result: [OffMainCall] = []
        var handled: [ClosureSite] = []
        if project.isAsynchronous(member), !isMain(member), let wait = body.chains.first(where: \.isAwaited) {
            let rest = BodyNodes(in: body).after(wait)
            let step = ExecutionStep(place: wait.place, kind: .await)
            if let found = first(in: rest, of: body, within: nil, functions: 0, ribs: 0) {
                result.append(call(found, [step], .asynchronous))
            }
        }
        for closure in body.closures where !handled.contains(where: { $0.contains(closure) }) {
            guard mayUseViews(closure), let steps = analysis.execution(of: closure).steps else { continue }
            handled.append(closure)
            if let found = first(in: closure.code, of: body, within: closure, functions: 0, ribs: 0) {
                result.append(call(found, steps, handler(closure)))
            }
        }
        return result
    }

    private func handler(_ closure: ClosureSite) -> OffMainCall.Handler {
        guard let call = closure.call else { return .closure }
        if call.createdTask != nil { return .asynchronous }
        guard analysis.streams.subscribers.contains(call.name) else { return .closure }
        return .subscription(analysis.streams.combineSubscribers.contains(call.name) ? .combine : .rx)
    }

    private func call(_ found: Found, _ steps: [ExecutionStep], _ handler: OffMainCall.Handler) -> OffMainCall {
        OffMainCall(
            place: found.place, member: found.member, receiver: found.receiver, steps: found.calls + steps,
            use: found.touch.place, function: found.touch.function, handler: handler)
    }

    /// Whether a closure mentions a part of the RIB, or calls functions of its own.
    private func mayUseViews(_ closure: ClosureSite) -> Bool {
        closure.calls.contains { call in
            receiver(of: call) != nil || call.isOnSelf
        }
    }

    /// The name of the part of the RIB that a call is made on; nil for any other receiver.
    private func receiver(of call: CallSite) -> Name? {
        guard let receiver = call.receiver, let head = receiver.headOnSelf, receiver.lastName == head,
            head != receiver.head || !head.isLocal
        else { return nil }
        let name = head.name
        return name == .presenterMember || name == .routerMember || name.isListenerOfAnyObject ? name : nil
    }

    /// The first call among some parts that uses a view on the thread of the code around it.
    private func first(
        in parts: BodyNodes, of body: FunctionBody, within closure: ClosureSite?, functions: Int, ribs: Int
    ) -> Found? {
        for part in parts where part.kind == .chain {
            for call in part.chain.calls {
                let isOwn = call.isOnSelf
                let receiver = part.chain.isAwaited ? nil : receiver(of: call)
                guard isOwn || receiver != nil, analysis.execution(of: call, within: closure) == .caller else {
                    continue
                }
                if let receiver, let found = found(call, on: receiver, ribs: ribs) { return found }
                guard isOwn, functions < OffMainSearch.mostFunctions else { continue }
                for function in analysis.productFunctions(call) where !isMain(function) {
                    guard project.hasReadBody(function), analysis.enter(function) else { continue }
                    defer { analysis.leave(function) }
                    let inner = project.body(of: function)
                    guard
                        var found = first(
                            in: BodyNodes(in: inner), of: inner, within: nil, functions: functions + 1, ribs: ribs)
                    else { continue }
                    found.calls.insert(ExecutionStep(place: call.calleePlace, kind: .passes), at: 0)
                    return found
                }
            }
        }
        return nil
    }

    private func isMain(_ function: DeclarationID) -> Bool { analysis.isIsolatedToMain(function) }

    /// A call on a part of the RIB whose code uses a view in place.
    private func found(_ call: CallSite, on receiver: Name, ribs: Int) -> Found? {
        let functions = analysis.productFunctions(call)
        let requirement = call.function(on: .value(call.receiverType))
        if let requirement, isMain(requirement) || isAsynchronous(requirement) { return nil }
        for function in functions {
            guard let type = project.symbols.type(around: function) else { continue }
            let touch: ViewTouch?
            if receiver == .presenterMember || receiver == .routerMember {
                touch = analysis.touch(in: function, of: type)
            } else {
                touch = listening(function, of: type, ribs: ribs)
            }
            guard let touch else { continue }
            return Found(place: call.calleePlace, member: call.body.home.declaration, receiver: receiver, touch: touch)
        }
        return nil
    }

    private func isAsynchronous(_ function: DeclarationID) -> Bool { project.isAsynchronous(function) }

    /// The use of a view in a function of the parent's interactor.
    private func listening(_ function: DeclarationID, of type: TypeID, ribs: Int) -> ViewTouch? {
        guard ribs < OffMainSearch.mostRIBs, project.roles.has(type, .interactor), !isMain(function),
            project.hasReadBody(function), analysis.enter(function)
        else { return nil }
        defer { analysis.leave(function) }
        let body = project.body(of: function)
        return first(in: BodyNodes(in: body), of: body, within: nil, functions: 0, ribs: ribs + 1)?.touch
    }
}
