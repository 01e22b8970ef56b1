import SourceText

/// Determines what becomes of the subscriptions in the code of one class of interactors or workers, or of all.
struct SubscriptionSurvey {
    private let project: Project
    private let tracer: SubscriptionTracer
    private let code: LifecycleCode
    /// The owners of the analyzed code.
    private let owners: [TypeID?]
    private var found: [SubscriptionCandidate]
    /// Candidates in related code: base classes, protocols with extensions that apply to an owner, and overriding
    /// subclasses.
    private var related: [SubscriptionCandidate] = []
    /// Created at the first request: few projects need it.
    private var ownCalls: SelfCalls? = nil

    private init(
        _ code: LifecycleCode, _ owners: [TypeID?], found: [SubscriptionCandidate], recordsAnswers: Bool = false
    ) {
        project = code.project
        self.code = code
        self.owners = owners
        self.found = found
        tracer = SubscriptionTracer(SubscriptionContext(project, code.lifecycle), recordsAnswers: recordsAnswers)
    }

    /// The subscriptions of a class or protocol, or of extensions of the framework's own interactor, that may be
    /// violations.
    static func subscriptions(of owner: TypeID?, _ code: LifecycleCode) -> [Subscription] {
        let found = SubscriptionCandidate.queries.answer(of: owner, code.lifecycle, code.project)
        var survey = SubscriptionSurvey(code, [owner], found: found)
        survey.relate()
        return survey.subscriptions()
    }

    /// All subscriptions of the project, also those that cannot be violations.
    static func everything(in project: Project, _ lifecycle: Lifecycle) -> SubscriptionTable {
        let code = LifecycleCode(project, lifecycle)
        let found = project.threads.flatMap(code.owners.count, chunk: 64) { range in
            code.owners[range].flatMap { SubscriptionCandidate.all(of: $0, code, recordsAnswers: true) }
        }
        var survey = SubscriptionSurvey(
            code, code.owners, found: found.sorted { $0.member < $1.member }, recordsAnswers: true)
        var table = SubscriptionTable(subscriptions: survey.subscriptions().sorted { $0.place < $1.place })
        let members = code.owners.flatMap { code.members(of: $0) }.map(\.declaration).sorted()
        table.idle = survey.idle(members, besides: Set(table.holders.map(\.holder.property)))
        return table
    }

    // MARK: Related code

    /// Adds the candidates in code that is related to that of the owners.
    private mutating func relate() {
        let own = owners.compactMap { $0 }
        var others = Set(own.flatMap { project.hierarchy.ancestors[$0.index] })
        for owner in own {
            let names = hooks(of: owner)
            let isKeeper = found.contains { one in
                one.destinations.contains { if case .storedByRequirement = $0 { one.owner == owner } else { false } }
            }
            guard isKeeper || !names.isEmpty else { continue }
            others.formUnion(
                project.descendants(of: owner).filter { type in
                    isKeeper
                        || names.contains {
                            !project.ownMembers(named: $0, of: type, from: project.file(of: owner)).isEmpty
                        }
                })
        }
        related = others.subtracting(own).filter(code.isOwner)
            .flatMap { SubscriptionCandidate.queries.answer(of: $0, code.lifecycle, project) }
            .sorted { $0.member < $1.member }
    }

    /// The names of members with a result that an owner's code calls or reads: overrides may return a subscription.
    private mutating func hooks(of owner: TypeID) -> [Name] {
        guard !project.descendants(of: owner).isEmpty else { return [] }
        let calls = calls()
        return calls.names(in: owner).filter { calls.isVisible($0, to: owner) }
    }

    /// Properties that can keep subscriptions but have no insertions.
    private func idle(_ members: [DeclarationID], besides holders: Set<DeclarationID>) -> [DeclarationID] {
        members.filter { member in
            project.isProperty(member) && !project.isComputed(member) && !holders.contains(member)
                && project.keepsSubscriptions(project.type(of: member), tracer.words)
        }
    }

    /// The subscriptions of the owners.
    private mutating func subscriptions() -> [Subscription] {
        if found.contains(where: \.concernsCallers) || related.contains(where: \.concernsCallers) {
            let calls = calls()
            var all = (found + related).enumerated()
                .sorted { ($0.element.member, $0.offset) < ($1.element.member, $1.offset) }.map(\.element)
            // A value that a member inserts for its callers is the callers' subscription, if they are analyzed.
            all.removeAll {
                $0.call.insertsParameter && !calls.named(project.name(of: $0.member), for: $0.owner).isEmpty
            }
            all += returned(all, to: calls)
            all = all.map { withPassedBags($0, calls) }
            let own = Set(owners)
            found = all.filter { own.contains($0.owner) }
            related = all.filter { !own.contains($0.owner) }
        }
        found = found.map { $0.withUnusedStores(tracer) }
        let lives = lives()
        var subscriptions: [Subscription] = []
        for one in found {
            if let subscription = subscription(one, lives) { subscriptions.append(subscription) }
        }
        return subscriptions
    }

    // MARK: Collecting

    private func context(_ owner: TypeID?, _ member: DeclarationID) -> CallContext {
        tracer.flow.steps = FlowBudget.steps
        return CallContext(body: tracer.body(of: member), owner: owner, subject: .owner)
    }

    private mutating func calls() -> SelfCalls {
        if let ownCalls { return ownCalls }
        let made = SelfCalls(project, code.lifecycle)
        ownCalls = made
        return made
    }

    // MARK: Subscriptions that depend on callers

    /// Calls of functions that return a subscription, and give it to no code that is not known.
    private func returned(_ all: [SubscriptionCandidate], to calls: SelfCalls) -> [SubscriptionCandidate] {
        var result: [SubscriptionCandidate] = []
        var seen: Set<NodeReference> = []
        for subscription in all where !subscription.destinations.contains(.unknown) {
            for case .returned(let function) in subscription.destinations {
                for call in calls.calls(of: function, for: subscription.owner, tracer.flow) {
                    guard seen.insert(call.name).inserted else { continue }
                    let context = context(call.owner, call.member)
                    _ = tracer.takeAnswers()
                    let made = SubscribingCall(call, subscription.call.library)
                    let destinations = tracer.flow.destinations(
                        of: made.chain(in: context.body), after: made.end(in: context.body), in: context)
                    let maker = SubscriptionCandidate.Maker(member: subscription.member, call: subscription.call)
                    result.append(
                        SubscriptionCandidate(
                            owner: call.owner, member: call.member, call: made, destinations: destinations,
                            foreignMaker: maker, answers: tracer.takeAnswers()))
                }
            }
        }
        return result
    }

    /// Adds the destinations of a subscription that is inserted into a bag which callers pass: each of their bags.
    private func withPassedBags(_ subscription: SubscriptionCandidate, _ calls: SelfCalls) -> SubscriptionCandidate {
        var result = subscription
        for case .storedInParameter(let function, let position) in subscription.destinations {
            for call in calls.calls(of: function, for: subscription.owner, tracer.flow) {
                let context = context(call.owner, call.member)
                guard let site = context.body.chain(at: call.chain).call(of: context.body.element(at: call.name)),
                    let bag = tracer.flow.value(passedTo: position, of: function, by: site)
                else { continue }
                let found = tracer.flow.destinations(in: bag, context)
                result.destinations += found.filter { !result.destinations.contains($0) }
            }
        }
        // One caller with a bag that is released immediately is enough.
        if result.destinations.contains(.deadLocal) { result.destinations = [.deadLocal] }
        return result
    }

    // MARK: Containers

    private struct Held {
        let interactor: TypeID
        let property: DeclarationID
    }

    /// The insertions into a property of an interactor.
    private struct Filling {
        let interactor: TypeID
        var insertions: Set<NodeReference> = []
        /// Whether an insertion runs before the activation.
        var isEarly = false
    }

    /// The properties that contain a subscription, for each interactor that the code belongs to.
    private func held(_ subscription: SubscriptionCandidate) -> [Held] {
        guard let owner = subscription.owner else { return [] }
        return subscription.destinations.flatMap { fate -> [Held] in
            switch fate {
            case .stored(let property): [Held(interactor: owner, property: property)]
            case .storedByRequirement(let name):
                project.conformers(of: owner).filter { project.isReported($0) }.compactMap { conformer in
                    tracer.flow.property(name, of: conformer).map { Held(interactor: conformer, property: $0) }
                }
            default: []
            }
        }
    }

    /// The lifetimes of the containers of the owners' subscriptions.
    private func lives() -> Lives {
        var fillings: [DeclarationID: [Filling]] = [:]
        for subscription in found + related {
            let member = subscription.member
            let isEarly = project.isInitializer(member) || project.isProperty(member)
            for held in held(subscription) {
                let known = fillings[held.property, default: []].firstIndex { $0.interactor == held.interactor }
                let place = known ?? fillings[held.property, default: []].count
                if known == nil { fillings[held.property, default: []].append(Filling(interactor: held.interactor)) }
                fillings[held.property, default: []][place].insertions.insert(subscription.call.chain)
                if isEarly { fillings[held.property, default: []][place].isEarly = true }
            }
        }
        var result = Lives()
        for held in found.flatMap(held) where result[held] == nil {
            let filling = fillings[held.property]?.first { $0.interactor == held.interactor }
            var emptying = Clearing(
                tracer.flow, interactor: held.interactor, property: held.property,
                insertions: filling?.insertions ?? [], isFilledBeforeActivation: filling?.isEarly ?? false)
            let life = emptying.life()
            result.add(
                SubscriptionContainer(
                    interactor: held.interactor, property: held.property, life: life, emptied: emptying.place))
        }
        return result
    }

    /// Containers by property and interactor.
    private struct Lives {
        private var containers: [DeclarationID: [SubscriptionContainer]] = [:]

        subscript(held: Held) -> SubscriptionContainer? {
            containers[held.property]?.first { $0.interactor == held.interactor }
        }

        mutating func add(_ container: SubscriptionContainer) {
            containers[container.property, default: []].append(container)
        }
    }

    // MARK: Results

    /// Nil if the subscription cannot be a violation and only possible violations are requested.
    private func subscription(
        _ one: SubscriptionCandidate, _ lives: Lives
    ) -> Subscription? {
        var holders = held(one).compactMap { lives[$0] }
        // Removed from a property, it is not disposed of.
        if one.isUnused, !holders.contains(where: { $0.life == .outlives }) { holders = [] }
        let (end, disposal) = end(one, isHeld: !holders.isEmpty)
        guard tracer.recordsAnswers || Subscription.mayBeViolation(end, holders) else { return nil }
        let capture = one.capture(tracer)
        let isHolderLasting = holders.contains { $0.life == .outlives }
        let isAsked = end == .dropped || end == .droppedFinite || isHolderLasting
        let length = isAsked ? one.length(tracer) : .endless
        let isCycle = capture != nil && isHolderLasting && !length.mayBeFinite
        let maker = end == .dropped ? tracer.observableMaker(around: one.call, in: tracer.body(of: one.member)) : nil
        let isLost = end == .dropped || end == .diesAtOnce || isCycle
        return Subscription(
            owner: one.owner, member: one.member, place: one.call.name, library: one.call.library,
            observable: tracer.observable(one.call, in: tracer.body(of: one.member)),
            observedName: tracer.observedName(one.call, in: tracer.body(of: one.member)), end: end,
            isOfOwnSubject: end == .held && tracer.observesOwnSubject(one), capture: capture,
            length: length, source: isAsked ? one.source(tracer) : .unknown,
            keepsOwner: isAsked && one.keepsOwner(tracer), holders: holders,
            binding: isLost && maker == nil ? binding(one, isInBag: isCycle || end == .diesAtOnce) : nil, maker: maker,
            origin: one.foreignMaker.map(\.call.name), disposal: disposal,
            answer: end == .answered ? one.answer : nil)
    }

    private func binding(_ one: SubscriptionCandidate, isInBag: Bool) -> Subscription.Binding? {
        SubscriptionBindings(project, tracer)
            .binding(one.call, owner: one.owner, member: one.member, isInBag: isInBag)
    }

    private func end(
        _ one: SubscriptionCandidate, isHeld: Bool
    ) -> (Subscription.End, Subscription.Disposal?) {
        if isHeld { return (.held, nil) }
        if one.destinations.contains(.deadLocal) { return (.diesAtOnce, nil) }
        guard one.destinations.contains(.dropped) || one.isUnused else {
            let disposal = one.disposal(tracer)
            return (disposal == nil ? .answered : .disposedAtOnce, disposal)
        }
        return (one.length(tracer).mayBeFinite ? .droppedFinite : .dropped, nil)
    }
}
