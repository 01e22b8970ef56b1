import RIBModel
import SourceText

/// A closure, an uncalled method of a router, or an uncalled local function, in the code of an interactor's class.
struct RouterClosure: Sendable {
    /// The member that contains the closure.
    let member: DeclarationID
    /// The closure, or the name of the method or function.
    let place: NodeReference
    /// The first router that it captures strongly; nil if there is none.
    let capture: RouterCapture?
    /// The properties that store it, up to the first that deactivation does not clear. Empty if it captures no router.
    let containers: [SubscriptionContainer]
}

/// A router that a closure captures strongly.
struct RouterCapture: Sendable {
    /// The captured name.
    let place: NodeReference
    let router: TypeReference
}

extension Project {
    /// The closures, and the uncalled methods of routers, in a class's own code that capture a router strongly, in the
    /// order of members.
    ///
    /// - Parameter includesOthers: whether to include closures that do not capture a router.
    func routerClosures(of owner: TypeID, includesOthers: Bool) -> [RouterClosure] {
        let captures = RouterCaptures(self)
        var result: [RouterClosure] = []
        for member in ownMembers(of: owner) where isSource(member) {
            let isCandidate =
                includesOthers
                ? hasClosure(inCodeOf: member, orUncalledMember: captures.methods)
                : hasCapture(inCodeOf: member, orUncalledMember: captures.methods)
            guard isCandidate else { continue }
            captures.appendClosures(in: member, of: owner, includesOthers: includesOthers, to: &result)
        }
        return result
    }

    /// The types with code that only interactors run: classes of interactors and their base classes, and protocols with
    /// extensions for them.
    var subscriberTypes: TypeList { self[SubscriberList.query(.interactor)].types }

    /// The routers that closures in the chains of an owner's subscriptions capture strongly.
    func routers(
        capturedBy subscriptions: [Subscription], of owner: TypeID
    ) -> [(subscription: Subscription, capture: RouterCapture)] {
        var result: [(Subscription, RouterCapture)] = []
        for subscription in subscriptions {
            let body = body(of: subscription.member)
            guard let chain = body.element(at: subscription.place).chain else { continue }
            let captures = RouterCaptures(self)
            let context = CallContext(body: body, owner: owner, subject: .owner)
            for argument in chain.calls.flatMap(\.arguments) {
                let closure = argument.value?.chain.flatMap { captures.closure($0, in: context) }
                if let capture = closure?.capture { result.append((subscription, capture)) }
            }
        }
        return result
    }
}

/// Finds closures and bound methods that capture routers in the code of interactors.
struct RouterCaptures {
    let project: Project
    let kept: StrongReferences
    /// The names that a method of a router may have.
    let methods: NameSet

    init(_ project: Project) {
        self.project = project
        kept = StrongReferences(project)
        methods = project[Project.routerMethodNames]
    }

    /// A closure, an uncalled method of a router, or an uncalled local function.
    struct Closure {
        let chain: Chain
        /// The last element of the chain: the closure, or the name of the method or function.
        let end: ChainElement
        let capture: RouterCapture?
    }

    fileprivate func appendClosures(
        in member: DeclarationID, of owner: TypeID, includesOthers: Bool, to result: inout [RouterClosure]
    ) {
        let context = CallContext(body: project.body(of: member), owner: owner, subject: .owner)
        let functions = NameSet(context.body.namesOfLocalFunctions)
        for chain in context.body.chains {
            guard let closure = closure(chain, in: context) ?? function(chain, among: functions, in: context) else {
                continue
            }
            // An uncalled member may belong to something other than a router.
            guard closure.capture != nil || includesOthers && closure.end.kind == .closure else { continue }
            let containers = closure.capture == nil ? [] : ClosureStorage(project).containers(of: closure, in: context)
            result.append(
                RouterClosure(
                    member: member, place: closure.end.place, capture: closure.capture, containers: containers))
        }
    }

    /// The closure that a chain consists of, or the method that it denotes.
    fileprivate func closure(_ chain: Chain, in context: CallContext) -> Closure? {
        if let closure = chain.closure, let last = chain.last {
            return Closure(chain: chain, end: last, capture: capture(by: closure, in: context))
        }
        // Rejects almost all chains by their last part, before their elements are iterated over.
        guard chain.lastPart.isMember(named: methods), let last = chain.last, last.kind == .member,
            chain.isPassedOn
        else { return nil }
        return Closure(chain: chain, end: last, capture: boundMethod(last, of: chain, in: context))
    }

    /// The local function that a chain denotes without calling it.
    private func function(_ chain: Chain, among names: NameSet, in context: CallContext) -> Closure? {
        guard !names.isEmpty, let name = chain.onlyName, names.contains(name.name), chain.isPassedOn,
            case .function(let function)? = name.local
        else { return nil }
        return Closure(chain: chain, end: name, capture: capture(by: function, in: context))
    }
}

extension Chain {
    /// Whether the value is bound, assigned, passed or returned.
    fileprivate var isPassedOn: Bool {
        guard let around = enclosing, around.kind == .expression else { return false }
        if let assignment = around.expression.assignment { return assignment.value.contains(place) }
        guard let parent = around.enclosing else { return true }
        switch parent.kind {
        case .argument, .binding, .optionalBinding, .return, .block: return true
        default: return false
        }
    }
}

/// Finds the properties that store a closure, and whether deactivation clears them.
private struct ClosureStorage {
    let project: Project
    let tracer: SubscriptionTracer

    init(_ project: Project) {
        self.project = project
        tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
    }

    /// The properties that store a closure, up to the first that deactivation does not clear.
    func containers(of closure: RouterCaptures.Closure, in context: CallContext) -> [SubscriptionContainer] {
        guard let owner = context.owner else { return [] }
        var result: [SubscriptionContainer] = []
        for filling in fillings(with: closure, in: context) {
            let container = container(filling, of: owner, chain: closure.chain)
            result.append(container)
            if container.life == .outlives { break }
        }
        return result
    }

    /// A property that stores a closure.
    private struct Filling {
        let property: DeclarationID
        /// The chain that inserts the value: the closure, or the call of the function that returns it.
        let chain: Chain
    }

    /// The properties that store a closure, directly or in functions that it is passed to.
    private func fillings(with closure: RouterCaptures.Closure, in context: CallContext) -> [Filling] {
        if let call = BodyNode(closure.chain).enclosingArgument?.call {
            guard let callee = call.calledName else { return [] }
            if let receiver = call.receiver, tracer.words[callee.name].contains(.insertions),
                case .property(let property) = tracer.flow.storage(of: receiver, in: context)
            {
                return [Filling(property: property, chain: closure.chain)]
            }
            if call.resultHasClosure(tracer.words) {
                return fillings(with: call.chain, after: call.element, in: context)
            }
        }
        return fillings(with: closure.chain, after: closure.end, in: context)
    }

    private func fillings(with chain: Chain, after end: ChainElement, in context: CallContext) -> [Filling] {
        tracer.flow.steps = FlowBudget.steps
        var result: [Filling] = []
        for destination in tracer.flow.destinations(of: chain, after: end, in: context) {
            switch destination {
            case .stored(let property), .storedInPart(of: let property):
                result.append(Filling(property: property, chain: chain))
            case .returned(let function) where context.depth < FlowBudget.depth:
                result += fillings(withResultOf: function, in: context)
            default: break
            }
        }
        return result
    }

    /// The properties that store the result of one of the class's own functions.
    private func fillings(withResultOf function: DeclarationID, in context: CallContext) -> [Filling] {
        let calls = SelfCalls(project, .interactor)
        return calls.calls(of: function, for: context.owner, tracer.flow).flatMap { place -> [Filling] in
            let caller = CallContext(
                body: tracer.body(of: place.member), owner: context.owner, subject: .owner, depth: context.depth + 1)
            return fillings(
                with: caller.body.chain(at: place.chain), after: caller.body.element(at: place.end), in: caller)
        }
    }

    /// The lifetime of the values that are inserted into a property.
    private func container(_ filling: Filling, of owner: TypeID, chain: Chain) -> SubscriptionContainer {
        let property = filling.property
        var insertions: Set<NodeReference> = [chain.place, filling.chain.place]
        for case .chain(let outer) in chain.ancestors { insertions.insert(outer.place) }
        var clearing = Clearing(
            tracer.flow, interactor: owner, property: property, insertions: insertions,
            isFilledBeforeActivation: !project.isFunction(filling.chain.body.home.declaration))
        let life = clearing.life()
        return SubscriptionContainer(interactor: owner, property: property, life: life, emptied: clearing.place)
    }
}

extension CallSite {
    /// Whether the call creates an object from a closure, which keeps the closure: `Task { … }`, `Task.detached { … }`,
    /// `AnyCancellable { … }`, `Timer.scheduledTimer(…) { … }`. A timer that fires once releases its closure.
    fileprivate func resultHasClosure(_ words: StreamModel) -> Bool {
        guard let head = chain.head, head.kind == .identifier else { return false }
        if head.name.isTask || createdTask != nil { return true }
        if words[head.name].contains(.subscriptionMakers) { return true }
        let isSequence = [Name.Array, Name.Set, Name.Dictionary].contains(head.name)
        guard project.startsUpper(head.name), !isSequence, !runsOnce else { return false }
        return receiver == nil || name == Name.`init` || receiver?.only != nil && words[name].contains(.handlers)
    }
}

extension Project {
    /// The names that a method of a router may have: of its own, inherited, or from an extension of a library type.
    fileprivate static let routerMethodNames = Query<WholeProject, NameSet>("routerMethods") { project, _ in
        let routers = project.allTypes.filter { project.roles.has($0, .router) }
        let above = Set(routers.flatMap { project.ancestors(of: $0) }).sorted()
        var result = project.wellKnownNames.routerMethods.union(project.attachmentsOfCopies)
        for name in project.answers(functionNames, above) {
            result.insert(name)
        }
        for part in project.extensionsOfLibraryTypes {
            for member in project.members(declaredIn: part) where project.isFunction(member) {
                result.insert(project.name(of: member))
            }
        }
        return result
    }

    /// The names of a type's own functions.
    private static let functionNames = Query<TypeID, [Name]>("functionNames") { project, type in
        project.ownMembers(of: type).lazy.filter { project.isFunction($0) }.map { project.name(of: $0) }
    }
}
