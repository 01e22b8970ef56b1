import SourceText

/// A closure, or a bound method, that a view, a presenter or an interactor keeps alive, and that keeps it alive.
package struct SelfRetention: Sendable, Equatable {
    /// The view, presenter or interactor that keeps the closure.
    package let owner: TypeID
    /// The member that contains the closure.
    package let member: DeclarationID
    package let capture: SelfCapture
    /// The name of the call or the assignment that makes the owner keep it.
    package let keeping: NodeReference
    /// The owner's property that keeps it, directly or through others; nil if a part of the owner does.
    package let property: DeclarationID?
    /// The interactor that is captured, as the owner's listener; nil for `self`.
    package let listener: TypeID?
    package internal(set) var outcome = Outcome.lasting

    package enum Outcome: Sendable, Equatable {
        case lasting
        /// The subscription ends by itself.
        case ending
        /// Code that runs when the view disappears, or when the interactor is deactivated, releases it.
        case released
    }

    fileprivate static let query = Query<TypeID, [SelfRetention]>("selfRetentions") { project, owner in
        RetentionSearch(owner, in: project).retentions()
    }

    fileprivate static let ofListeners = Query<TypeID, [SelfRetention]>("listenerRetentions") { project, view in
        let listeners = ListenerCaptures(view, in: project)
        return listeners.isEmpty ? [] : RetentionSearch(view, listeners, in: project).retentions()
    }
}

extension Project {
    /// The closures and methods by which a view, a presenter or an interactor keeps itself alive, in the order of
    /// members. Subscriptions of an interactor are not among them: their lives are those of its activity.
    package func retentions(of owner: TypeID) -> [SelfRetention] { self[SelfRetention.query, owner] }

    /// The closures that a view or presenter keeps, and that capture its listener strongly, in the order of members.
    package func listenerRetentions(of view: TypeID) -> [SelfRetention] { self[SelfRetention.ofListeners, view] }

    /// The closures in a class's own code, in order, and whether each captures `self` strongly.
    package func closures(of type: TypeID) -> [(place: NodeReference, capturesSelf: Bool)] {
        ownMembers(of: type).filter { hasCode($0) && isSource($0) }.flatMap { member in
            FunctionBody(BodyOwner(member, type: type), in: self).closures.map {
                ($0.place, $0.selfOrAliasCapture != nil)
            }
        }
    }
}

/// Finds what keeps one object alive, or its listener, in its own code.
struct RetentionSearch {
    let project: Project
    let owner: TypeID
    /// Nil for closures that capture `self`.
    let listeners: ListenerCaptures?
    private let subscriptions: SubscriptionKeeper
    let methods: NameSet

    private var objects: OwnedObjects { subscriptions.objects }
    private var tracer: SubscriptionTracer { subscriptions.tracer }

    init(_ owner: TypeID, _ listeners: ListenerCaptures? = nil, in project: Project) {
        (self.project, self.owner, self.listeners) = (project, owner, listeners)
        subscriptions = SubscriptionKeeper(owner, in: project)
        guard listeners == nil else {
            methods = NameSet()
            return
        }
        methods = NameSet(
            subscriptions.objects.dispatch.classes.flatMap { project.ownMembers(of: $0) }.filter {
                project.isFunction($0)
            }
            .map { project.name(of: $0) })
    }

    func retentions() -> [SelfRetention] {
        var result: [SelfRetention] = []
        for member in project.ownMembers(of: owner)
        where project.hasCode(member) && project.isSource(member) && !project.isStatic(member) {
            guard
                project.hasClosure(inCodeOf: member, orUncalled: methods)
                    || project.hasArgument(inCodeOf: member, where: \.isOnLabel)
            else { continue }
            append(objects.dispatch.body(of: member), of: member, to: &result)
        }
        return result.isEmpty ? [] : subscriptions.withWaysOut(result)
    }

    private func append(_ body: FunctionBody, of member: DeclarationID, to result: inout [SelfRetention]) {
        let start = result.count
        if !objects.isInteractor { appendSubscriptions(in: body, of: member, to: &result) }
        let chained = Set(result[start...].map(\.capture.place))
        for chain in body.chains {
            guard let capture = capture(by: chain), !chained.contains(capture.place),
                let keeper = keeper(of: chain)
            else { continue }
            result.append(
                SelfRetention(
                    owner: owner, member: member, capture: capture, keeping: keeper.place, property: keeper.property,
                    listener: listeners?.interactor))
        }
    }

    // MARK: Subscriptions

    private func appendSubscriptions(
        in body: FunctionBody, of member: DeclarationID, to result: inout [SelfRetention]
    ) {
        guard project.mentions(tracer.context.subscribingNames, member) else { return }
        let context = CallContext(body: body, owner: owner, subject: .owner)
        var calls: [SubscribingCall] = []
        for chain in body.chains { tracer.appendSubscribingCalls(in: chain, to: &calls) }
        calls += tracer.insertions(in: context, besides: calls.map(\.chain))
        var outer: [ClosureSite] = []
        for call in calls.sorted(by: { $0.chain < $1.chain }) {
            let captures = captures(of: call, in: body)
            guard !captures.isEmpty, !outer.contains(where: { $0.contains(call.name(in: body)) }),
                let holder = subscriptions.holder(of: call, in: context)
            else { continue }
            let outcome: SelfRetention.Outcome = tracer.length(call, in: body).mayBeFinite ? .ending : .lasting
            for capture in captures {
                let part = BodyNode(capture.place.node, in: body)
                if part.kind == .closure, outcome == .lasting { outer.append(part.closure) }
                result.append(
                    SelfRetention(
                        owner: owner, member: member, capture: capture, keeping: subscriptions.keeping(call, in: body),
                        property: holder, listener: listeners?.interactor, outcome: outcome))
            }
        }
    }

    private func captures(of call: SubscribingCall, in body: FunctionBody) -> [SelfCapture] {
        guard let listeners else { return tracer.selfCaptures(call, in: body) }
        let chain = call.chain(in: body)
        return body.closures.filter { chain.contains($0) }.compactMap { listeners.capture(by: $0) }
    }

    // MARK: Closures

    /// How a chain that is only a closure or a method of `self`, which is passed on, captures the object strongly.
    private func capture(by chain: Chain) -> SelfCapture? {
        if let closure = chain.closure {
            return listeners.map { $0.capture(by: closure) } ?? closure.selfOrAliasCapture
        }
        guard let last = chain.lastName, methods.contains(last.name), !chain.makesCall, let around = chain.enclosing,
            around.kind == .expression, chain.isPassedOn, let method = chain.methodOfSelf
        else { return nil }
        return SelfCapture(place: around.place, use: method.place, form: .method)
    }

    /// What makes the object keep a closure or a method.
    ///
    /// - Parameter depth: the number of functions that have wrapped the closure.
    private func keeper(of chain: Chain, depth: Int = 0) -> OwnedObjects.Owner? {
        guard let around = chain.enclosing, around.kind == .expression else { return nil }
        if let assignment = around.expression.assignment {
            guard assignment.value.plainChain?.node == chain.node, let target = assignment.target,
                keepsClosure(target)
            else { return nil }
            return objects.owner(assigning: target)
        }
        guard around.expression.plainChain?.node == chain.node else { return nil }
        if let argument = BodyNode(chain).enclosingArgument, let call = argument.call {
            return keeper(of: argument, passedBy: call, depth)
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

    private func keeper(of argument: Argument, passedBy call: CallSite, _ depth: Int) -> OwnedObjects.Owner? {
        guard let callee = call.calledName else { return nil }
        if call.isConstruction || callee.kind == .implicitMember || callee.name == Name.`init` {
            let type = callee.kind == .implicitMember ? call.chain.expectedType : call.type
            let keeps =
                project.keepsPassedClosures(type) || call.storesInMember(argument)
                || call.callees.functions.contains { objects.stores(argument, passedBy: call, to: $0) }
            return keeps ? objects.owner(ofValueOf: call.chain, after: call.element) : nil
        }
        if call.registration == .keyPath { return objects.owner(ofValueOf: call.chain, after: call.element) }
        guard objects.isStored(argument, passedBy: call) else {
            let wraps = call.callees.functions.contains { project.wraps(argument, passedBy: call, to: $0) }
            return wraps && depth < 3 && call.chain.last?.node == call.node
                ? keeper(of: call.chain, depth: depth + 1) : nil
        }
        // Objects of the library that conform to the protocol may keep nothing.
        guard call.receiver.map({ !project.mayBeOfLibrary($0.type) }) ?? true else { return nil }
        return call.receiver.map { objects.owns($0) } ?? true
            ? OwnedObjects.Owner(place: callee.place, property: nil) : nil
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
