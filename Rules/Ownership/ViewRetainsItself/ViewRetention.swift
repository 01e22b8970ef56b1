import RIBModel
import SourceText

/// A closure, or a method bound to `self`, that a view keeps alive, and that captures the view strongly.
struct ViewRetention: Sendable, Equatable {
    let view: TypeID
    /// The member that contains the closure.
    let member: DeclarationID
    let capture: SelfCapture
    /// The name of the call or the assignment that makes the view keep it.
    let keeping: NodeReference
    /// The view's property that keeps it, directly or through others; nil if a part of the view does.
    let property: DeclarationID?
    fileprivate(set) var outcome = Outcome.lasting

    enum Outcome: Sendable, Equatable {
        case lasting
        /// The subscription ends by itself.
        case ending
        /// Code that runs when the view disappears releases it.
        case released
    }

    static let query = Query<TypeID, [ViewRetention]>("viewRetentions") { project, view in
        ViewRetentionSearch(view, in: project).retentions()
    }
}

extension Project {
    /// The closures and methods by which a view keeps itself alive, in the order of members.
    func retentions(of view: TypeID) -> [ViewRetention] { self[ViewRetention.query, view] }

    /// The closures in a class's own code, in order, and whether each captures `self` strongly.
    func closures(of type: TypeID) -> [(place: NodeReference, capturesSelf: Bool)] {
        ownMembers(of: type).filter { hasCode($0) && isSource($0) }.flatMap { member in
            FunctionBody(BodyOwner(member, type: type), in: self).closures.map {
                ($0.place, $0.selfOrAliasCapture != nil)
            }
        }
    }
}

/// Finds what keeps one view alive in the view's own code.
private struct ViewRetentionSearch {
    let project: Project
    let view: TypeID
    let objects: OwnedObjects
    let tracer: SubscriptionTracer
    let methods: NameSet

    init(_ view: TypeID, in project: Project) {
        self.project = project
        self.view = view
        objects = OwnedObjects(view, in: project)
        tracer = SubscriptionTracer(SubscriptionContext(project), recordsAnswers: false)
        methods = NameSet(
            objects.dispatch.classes.flatMap { project.ownMembers(of: $0) }.filter { project.isFunction($0) }
                .map { project.name(of: $0) })
    }

    func retentions() -> [ViewRetention] {
        var result: [ViewRetention] = []
        for member in project.ownMembers(of: view)
        where project.hasCode(member) && project.isSource(member) && !project.isStatic(member) {
            guard
                project.hasClosure(inCodeOf: member, orUncalled: methods)
                    || project.hasArgument(inCodeOf: member, where: \.isOnLabel)
            else { continue }
            append(objects.dispatch.body(of: member), of: member, to: &result)
        }
        return result.isEmpty ? [] : withWaysOut(result)
    }

    private func append(_ body: FunctionBody, of member: DeclarationID, to result: inout [ViewRetention]) {
        let start = result.count
        appendSubscriptions(in: body, of: member, to: &result)
        let chained = Set(result[start...].map(\.capture.place))
        for chain in body.chains {
            guard let capture = capture(by: chain), !chained.contains(capture.place),
                let owner = owner(of: chain)
            else { continue }
            result.append(
                ViewRetention(
                    view: view, member: member, capture: capture, keeping: owner.place, property: owner.property))
        }
    }

    // MARK: Subscriptions

    private func appendSubscriptions(
        in body: FunctionBody, of member: DeclarationID, to result: inout [ViewRetention]
    ) {
        guard project.mentions(tracer.context.subscribingNames, member) else { return }
        let context = CallContext(body: body, owner: view, subject: .owner)
        var calls: [SubscribingCall] = []
        for chain in body.chains { tracer.appendSubscribingCalls(in: chain, to: &calls) }
        calls += tracer.insertions(in: context, besides: calls.map(\.chain))
        var outer: [ClosureSite] = []
        for call in calls.sorted(by: { $0.chain < $1.chain }) {
            let captures = tracer.selfCaptures(call, in: body)
            guard !captures.isEmpty, !outer.contains(where: { $0.contains(call.name(in: body)) }),
                let holder = holder(of: call, in: context)
            else { continue }
            let outcome: ViewRetention.Outcome = tracer.length(call, in: body).mayBeFinite ? .ending : .lasting
            for capture in captures {
                let part = BodyNode(capture.place.node, in: body)
                if part.kind == .closure, outcome == .lasting { outer.append(part.closure) }
                result.append(
                    ViewRetention(
                        view: view, member: member, capture: capture, keeping: keeping(call, in: body),
                        property: holder, outcome: outcome))
            }
        }
    }

    /// The view's own property that keeps a subscription.
    private func holder(of call: SubscribingCall, in context: CallContext) -> DeclarationID? {
        tracer.flow.steps = FlowBudget.steps
        for destination in SubscriptionCandidate.destinations(of: call, in: context, tracer) {
            if case .stored(let property) = destination, !project.isStatic(property), !project.isWeak(property) {
                return property
            }
        }
        return nil
    }

    /// The name of the call that inserts a subscription into a container, else that of the subscribing call.
    private func keeping(_ call: SubscribingCall, in body: FunctionBody) -> NodeReference {
        let put = call.chain(in: body).suffixes(after: call.end(in: body)).first {
            $0.kind == .member && tracer.words[$0.name].contains(.bagTerminators)
        }
        return put?.place ?? call.name
    }

    // MARK: Closures

    /// How a chain that is only a closure or a method of `self`, which is passed on, captures the view strongly.
    private func capture(by chain: Chain) -> SelfCapture? {
        if let closure = chain.closure { return closure.selfOrAliasCapture }
        guard let last = chain.lastName, methods.contains(last.name), !chain.makesCall, let around = chain.enclosing,
            around.kind == .expression, chain.isPassedOn, let method = chain.methodOfSelf
        else { return nil }
        return SelfCapture(place: around.place, use: method.place, form: .method)
    }

    /// What makes the view keep a closure or a method.
    ///
    /// - Parameter depth: the number of functions that have wrapped the closure.
    private func owner(of chain: Chain, depth: Int = 0) -> OwnedObjects.Owner? {
        guard let around = chain.enclosing, around.kind == .expression else { return nil }
        if let assignment = around.expression.assignment {
            guard assignment.value.plainChain?.node == chain.node, let target = assignment.target,
                keepsClosure(target)
            else { return nil }
            return objects.owner(assigning: target)
        }
        guard around.expression.plainChain?.node == chain.node else { return nil }
        if let argument = BodyNode(chain).enclosingArgument, let call = argument.call {
            return owner(of: argument, passedBy: call, depth)
        }
        let property = chain.body.home.declaration
        guard chain.body.isInitialValue(around), project.isFunctionTyped(property), project.isStored(property) else {
            return nil
        }
        return OwnedObjects.Owner(place: around.place, property: property)
    }

    /// Whether the target of an assignment is a stored closure.
    private func keepsClosure(_ target: Chain) -> Bool {
        guard let last = target.lastName else { return false }
        if target.only == nil, last.name.keepsAssignedClosure { return true }
        if let property = target.memberOfReceiver { return project.isFunctionTyped(property) }
        if case .function = target.type { return last.local == nil }
        return false
    }

    private func owner(of argument: Argument, passedBy call: CallSite, _ depth: Int) -> OwnedObjects.Owner? {
        guard let callee = call.calledName else { return nil }
        if call.isConstruction || callee.kind == .implicitMember || callee.name == Name.`init` {
            let type = callee.kind == .implicitMember ? call.chain.expectedType : call.type
            let keeps =
                project.keepsPassedClosures(type) || call.storesInMember(argument)
                || call.callees.functions.contains { objects.stores(argument, passedBy: call, to: $0) }
            return keeps ? objects.owner(ofValueOf: call.chain, after: call.element) : nil
        }
        if call.registration == .keyPath { return objects.owner(ofValueOf: call.chain, after: call.element) }
        guard call.callees.functions.contains(where: { objects.stores(argument, passedBy: call, to: $0) }) else {
            let wraps = call.callees.functions.contains { project.wraps(argument, passedBy: call, to: $0) }
            return wraps && depth < 3 && call.chain.last?.node == call.node
                ? owner(of: call.chain, depth: depth + 1) : nil
        }
        // Objects of the library that conform to the protocol may keep nothing.
        guard call.receiver.map({ !project.mayBeOfLibrary($0.type) }) ?? true else { return nil }
        return call.receiver.map { objects.owns($0) } ?? true
            ? OwnedObjects.Owner(place: callee.place, property: nil) : nil
    }

    // MARK: Ways out

    /// The same, with those that are released when the view disappears.
    private func withWaysOut(_ all: [ViewRetention]) -> [ViewRetention] {
        let exit = ViewExit(objects, tracer)
        return all.map { one in
            var one = one
            if one.outcome == .lasting, exit.releases(one.property, orMember: project.name(at: one.keeping)) {
                one.outcome = .released
            }
            return one
        }
    }
}

extension Project {
    /// Whether a property is of function type.
    fileprivate func isFunctionTyped(_ property: DeclarationID) -> Bool {
        if case .function = type(of: property) { return true }
        return false
    }

    /// Whether all that a function returns is a closure that uses the parameter of an argument.
    fileprivate func wraps(_ argument: Argument, passedBy call: CallSite, to function: DeclarationID) -> Bool {
        guard hasReadBody(function), let node = parameter(of: function, for: argument.node, among: call.passed) else {
            return false
        }
        let body = body(of: function)
        let results = body.results
        guard results.count == 1, let closure = results[0].closure else { return false }
        return body.uses(of: .parameter(Parameter(node, in: body))).contains { closure.contains($0) }
    }
}

extension Project {
    /// Whether a type is a protocol that the project makes a library's type conform to.
    fileprivate func mayBeOfLibrary(_ type: TypeReference) -> Bool {
        type.constituents.contains { $0.nominal.map { self[Project.protocolsOfLibraries].contains($0) } ?? false }
    }

    private static let protocolsOfLibraries = Query<WholeProject, Set<TypeID>>("protocolsOfLibraryTypes") {
        project, _ in
        let parts = project.extensionsOfLibraryTypes
        return Set(
            parts.flatMap { project.supertypes(writtenAt: $0) }.flatMap(\.constituents)
                .compactMap(\.nominal).filter { project.isProtocol($0) })
    }
}

extension CallSite {
    /// Whether the call creates a struct by the initializer that its stored properties imply, and stores an argument.
    fileprivate func storesInMember(_ argument: Argument) -> Bool {
        guard let type = type.nominal, project.isStruct(type), callees.functions.isEmpty,
            let property = project.firstProperty(argument.label, of: type, from: body.file)
        else { return false }
        return project.isStored(property) && project.isFunctionTyped(property)
    }
}

extension Chain {
    /// Whether the value is assigned or passed.
    fileprivate var isPassedOn: Bool {
        guard let around = enclosing, around.kind == .expression else { return false }
        if let assignment = around.expression.assignment { return assignment.value.contains(place) }
        return around.enclosing?.kind == .argument
    }
}
