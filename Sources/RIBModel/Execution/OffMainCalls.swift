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
    /// Where the called code uses a view on the same thread; nil if it does not.
    public let use: Use?

    public let handler: Handler

    /// A place that uses a view, and the function with it.
    public struct Use: Equatable, Sendable {
        public let place: NodeReference
        public let function: DeclarationID
    }

    /// The code that runs on another thread.
    public enum Handler: Equatable, Sendable {
        /// The handler of a subscription, and the name of the subscribing call if it begins a line.
        case subscription(StreamLibrary, operator: NodeReference?)
        /// Another closure.
        case closure
        /// A task, or the rest of an asynchronous function.
        case asynchronous
    }

    fileprivate static let query = Query<TypeID, [OffMainCall]>("offMainCalls") { project, interactor in
        guard project[hasBackground] || project.ownMembers(of: interactor).contains(where: project.isAsynchronous)
        else { return [] }
        return OffMainSearch(interactor, project).calls
    }

    /// Whether some code of the project may run in the background by its own doing.
    private static let hasBackground = Query<WholeProject, Bool>("hasBackgroundCode") { project, _ in
        let marks = project.symbols.wellKnownNames.execution.backgroundMarks
        return project.files.indices.contains {
            project.symbols.isSource($0) && project.symbols.uses(marks, inFile: $0)
        }
    }
}

extension Project {
    /// The calls by which an interactor may use views on a thread other than the main one, in order: at most one for
    /// each closure or function that runs there.
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
        let touch: ViewTouch?
        /// The calls of own functions, or of listeners, that lead there.
        var calls: [ExecutionStep] = []
    }

    init(_ interactor: TypeID, _ project: Project) {
        (self.project, self.interactor) = (project, interactor)
        analysis = ExecutionAnalysis(project)
    }

    var calls: [OffMainCall] {
        guard !analysis.isIsolatedToMain(interactor) else { return [] }
        let members = project.ownMembers(of: interactor).filter { project.hasReadBody($0) }
        // The members that use parts of the RIB, and those that call them.
        var names = NameSet.partsOfInteractor
        for _ in 0...OffMainSearch.mostFunctions {
            for member in members where project.mentions(names, member) { names.insert(project.name(of: member)) }
        }
        return members.filter { project.mentions(names, $0) }.flatMap(calls)
    }

    private func calls(in member: DeclarationID) -> [OffMainCall] {
        let body = analysis.body(of: member)
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
        return result + references(in: body)
    }

    /// The calls of functions that subscriptions refer to by name: `.subscribe(onNext: update)`.
    private func references(in body: FunctionBody) -> [OffMainCall] {
        var result: [OffMainCall] = []
        for call in body.calls where analysis.streams.subscribers.contains(call.name) {
            for argument in call.arguments {
                guard let chain = argument.value?.plainChain, !chain.makesCall,
                    let head = chain.headOnSelf, head.isName, !head.isLocal,
                    let found = referred(chain, head),
                    let steps = analysis.execution(ofHandler: argument, of: call).steps
                else { continue }
                result.append(self.call(found, steps, handler(call)))
            }
        }
        return result
    }

    /// The use of a view by a function that is referred to by its name.
    private func referred(_ chain: Chain, _ head: ChainElement) -> Found? {
        guard let name = chain.lastName, chain.last == name else { return nil }
        if name == head {
            return project.implementation(name.name, nil, of: interactor, from: name.body.file)
                .flatMap { inside($0, calledAt: name.place, functions: 1, ribs: 0) }
        }
        guard head.name == .presenterMember, chain.before(name).lastName == head else { return nil }
        for part in chain.before(name).type.constituents {
            let required = part.nominal.flatMap { project.firstMember(name.name, of: $0, from: name.body.file) }
            guard let required else { continue }
            for function in project.witnesses(of: required) where !isMain(required) {
                guard let touch = analysis.touch(in: function, of: nil) else { continue }
                return Found(
                    place: name.place, member: chain.body.home.declaration, receiver: head.name, touch: touch)
            }
        }
        return nil
    }

    private func handler(_ closure: ClosureSite) -> OffMainCall.Handler {
        guard let call = closure.call else { return .closure }
        if call.createdTask != nil { return .asynchronous }
        return handler(call)
    }

    private func handler(_ call: CallSite) -> OffMainCall.Handler {
        guard analysis.streams.subscribers.contains(call.name), analysis.productFunctions(call).isEmpty else {
            return .closure
        }
        return .subscription(
            analysis.streams.combineSubscribers.contains(call.name) ? .combine : .rx,
            operator: call.beginsLine ? call.calleePlace : nil)
    }

    private func call(_ found: Found, _ steps: [ExecutionStep], _ handler: OffMainCall.Handler) -> OffMainCall {
        // A function that a task calls cannot wait if it is not asynchronous itself.
        let isInSynchronous = !found.calls.isEmpty && !isAsynchronous(found.member)
        return OffMainCall(
            place: found.place, member: found.member, receiver: found.receiver, steps: found.calls + steps,
            use: found.touch.map { OffMainCall.Use(place: $0.place, function: $0.function) },
            handler: handler == .asynchronous && isInSynchronous ? .closure : handler)
    }

    /// Whether a closure mentions a part of the RIB, or calls functions of its own.
    private func mayUseViews(_ closure: ClosureSite) -> Bool {
        closure.code.contains { part in
            switch part.kind {
            case .identifier, .member: NameSet.partsOfInteractor.contains(part.name)
            case .chain: part.chain.calls.contains(where: \.isOnSelf)
            default: false
            }
        }
    }

    /// The first call among some parts that uses a view on the thread of the code around it; else the first on a part
    /// of the RIB that does not.
    private func first(
        in parts: BodyNodes, of body: FunctionBody, within closure: ClosureSite?, functions: Int, ribs: Int
    ) -> Found? {
        var harmless: Found?
        for part in parts {
            for found in candidates(part, functions: functions, ribs: ribs) {
                guard analysis.execution(of: part, within: closure) == .caller else { continue }
                if found.touch != nil { return found }
                harmless = harmless ?? found
            }
        }
        return harmless
    }

    /// What a part of code calls or sets on parts of the RIB, itself or in functions of the interactor.
    private func candidates(_ part: BodyNode, functions: Int, ribs: Int) -> [Found] {
        switch part.kind {
        case .expression: return part.expression.assignment.flatMap(assigned).map { [$0] } ?? []
        case .chain: break
        default: return []
        }
        return part.chain.calls.compactMap { call in
            if let receiver = call.partOfInteractor {
                return part.chain.isAwaited ? nil : found(call, on: receiver, ribs: ribs)
            }
            guard call.isOnSelf, functions < OffMainSearch.mostFunctions else { return nil }
            return analysis.productFunctions(call).lazy.compactMap { function in
                inside(function, calledAt: call.calleePlace, functions: functions + 1, ribs: ribs)
            }.first
        }
    }

    /// The first call in a function of the interactor that uses a view.
    private func inside(
        _ function: DeclarationID, calledAt place: NodeReference, functions: Int, ribs: Int
    ) -> Found? {
        guard !isMain(function), project.hasReadBody(function), analysis.enter(function) else { return nil }
        defer { analysis.leave(function) }
        let body = analysis.body(of: function)
        var found = first(in: BodyNodes(in: body), of: body, within: nil, functions: functions, ribs: ribs)
        found?.calls.insert(ExecutionStep(place: place, kind: .passes), at: 0)
        return found
    }

    /// `presenter.title = …`, if the view shows the property.
    private func assigned(_ assignment: AssignmentSite) -> Found? {
        guard let target = assignment.target, !target.isAwaited, let name = target.lastName, target.last == name,
            let head = target.headOnSelf, head.name == .presenterMember, !head.isLocal,
            target.before(name).lastName == head
        else { return nil }
        for part in target.before(name).type.constituents {
            let property = part.nominal.flatMap { project.firstProperty(name.name, of: $0, from: name.body.file) }
            guard let type = part.nominal, let property, !isMain(property) else { continue }
            for view in [type] + project.conformers(of: type) where project.isReported(view) {
                guard let property = project.firstProperty(name.name, of: view, from: name.body.file),
                    let touch = analysis.touch(inObserversOf: property)
                else { continue }
                return Found(
                    place: name.place, member: target.body.home.declaration, receiver: head.name, touch: touch)
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
        return functions.isEmpty
            ? nil
            : Found(place: call.calleePlace, member: call.body.home.declaration, receiver: receiver, touch: nil)
    }

    private func isAsynchronous(_ function: DeclarationID) -> Bool { project.isAsynchronous(function) }

    /// The use of a view in a function of the parent's interactor.
    private func listening(_ function: DeclarationID, of type: TypeID, ribs: Int) -> ViewTouch? {
        guard ribs < OffMainSearch.mostRIBs, project.roles.has(type, .interactor), !isMain(function),
            project.hasReadBody(function), analysis.enter(function)
        else { return nil }
        defer { analysis.leave(function) }
        let body = analysis.body(of: function)
        return first(in: BodyNodes(in: body), of: body, within: nil, functions: 0, ribs: ribs + 1)?.touch
    }
}

extension CallSite {
    /// The name of the part of the RIB that a call in an interactor is made on; nil for any other receiver.
    package var partOfInteractor: Name? {
        guard let receiver, let last = receiver.lastName, receiver.headOnSelf == last else { return nil }
        guard NameSet.partsOfInteractor.contains(last.name) else { return nil }
        guard last == receiver.head, last.isLocal else { return last.name }
        // `[weak presenter]`, `guard let listener = listener`
        switch receiver.value {
        case .libraryMember(last.name, of: .ownObject): return last.name
        case .property(let property, of: .ownObject): return project.name(of: property) == last.name ? last.name : nil
        default: return nil
        }
    }

    /// Whether the name of the call follows a line break.
    fileprivate var beginsLine: Bool { receiver.map { body.hasGap(after: $0, before: calleePlace) } ?? false }
}
