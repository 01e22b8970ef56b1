import SourceText
import SwiftOutline

/// Says what becomes of the subscriptions in the code of an interactor, or of all.
struct SubscriptionSurvey {
    private let project: Project
    private let tracer: ValueFlow
    private let code: InteractorCode
    /// Whose code is looked at.
    private let owners: [TypeID?]
    private var found: [SubscriptionCandidate]
    /// Those of other code that this code has to do with: of bases, of protocols that it gets code from, of overrides.
    private var related: [SubscriptionCandidate] = []
    /// Made when first asked for: few projects need it.
    private var ownCalls: SelfCalls? = nil

    private init(_ code: InteractorCode, _ owners: [TypeID?], found: [SubscriptionCandidate], answers: [Subscription.Answer]? = nil) {
        project = code.project
        self.code = code
        self.owners = owners
        self.found = found
        tracer = ValueFlow(SubscriptionContext(project))
        tracer.answers = answers
    }

    /// The subscriptions of a class or protocol, or in extensions of the framework's own interactor, that something speaks against.
    static func subscriptions(of owner: TypeID?, in project: Project) -> [Subscription] {
        let code = InteractorCode(project)
        let found = owner.map { project[SubscriptionCandidate.query, $0] } ?? project[SubscriptionCandidate.inFrameworkExtensions]
        var survey = SubscriptionSurvey(code, [owner], found: found)
        survey.relate()
        return survey.subscriptions()
    }

    /// All subscriptions of the project, also those that nothing speaks against.
    static func everything(in project: Project) -> SubscriptionTable {
        let code = InteractorCode(project)
        let found = project.threads.flatMap(code.owners.count, chunk: 64) { range in
            code.owners[range].flatMap { candidates(of: $0, code, answers: []) }
        }
        var survey = SubscriptionSurvey(code, code.owners, found: found.sorted { $0.member < $1.member }, answers: [])
        var table = SubscriptionTable(subscriptions: survey.subscriptions().sorted { $0.place < $1.place })
        let members = code.owners.flatMap { code.members(of: $0) }.map(\.declaration).sorted()
        table.idle = survey.idle(members, besides: Set(table.holders.map(\.holder.property)))
        return table
    }

    /// The subscriptions in an owner's code, before what others have to do with them is known.
    ///
    /// - Parameter answers: empty where who answers for each is asked for, else nil.
    static func candidates(of owner: TypeID?, _ code: InteractorCode, answers: [Subscription.Answer]? = nil) -> [SubscriptionCandidate] {
        let context = SubscriptionContext(code.project)
        let above = owner.map { code.project.hierarchy.ancestors[$0.index].filter(code.isOwner) } ?? []
        let naming = SubscriptionInterest(context, above)
        let members = code.members(of: owner).filter { naming.concerns($0.declaration) }
        guard !members.isEmpty else { return [] }
        let tracer = ValueFlow(context)
        tracer.answers = answers
        return members.flatMap { collect($0, tracer) }
    }

    // MARK: Related code

    /// Follows the code of others that has to do with that of the owners.
    private mutating func relate() {
        let own = owners.compactMap { $0 }
        var others = Set(own.flatMap { project.hierarchy.ancestors[$0.index] })
        for owner in own {
            let names = hooks(of: owner)
            let isKeeper = found.contains { one in
                one.fates.contains { if case .keptByRequirement = $0 { one.owner == owner } else { false } }
            }
            guard isKeeper || !names.isEmpty else { continue }
            others.formUnion(
                project.descendants(of: owner).filter { type in isKeeper || names.contains { !project.ownMembers(named: $0, of: type).isEmpty } })
        }
        related = others.subtracting(own).filter(code.isOwner).flatMap { project[SubscriptionCandidate.query, $0] }.sorted { $0.member < $1.member }
    }

    /// The members with a result that an owner's code calls or reads, by name: those that override them may return a subscription.
    private mutating func hooks(of owner: TypeID) -> [Name] {
        guard !project.hierarchy.subtypes[owner.index].isEmpty else { return [] }
        let calls = calls()
        return calls.names(in: owner).filter { calls.isVisible($0, to: owner) }
    }

    /// Properties that could keep subscriptions, but for those that do.
    private func idle(_ members: [DeclarationID], besides holders: Set<DeclarationID>) -> [DeclarationID] {
        members.filter { member in
            let declared = project.declaration(member)
            let isStored = (declared.kind == .variable || declared.kind == .constant) && !declared.modifiers.contains(.computed)
            return isStored && !holders.contains(member) && project.keepsSubscriptions(project.type(of: member), tracer.words)
        }
    }

    /// Those of the owners.
    private mutating func subscriptions() -> [Subscription] {
        if found.contains(where: \.concernsCallers) || related.contains(where: \.concernsCallers) {
            let calls = calls()
            var all = (found + related).enumerated().sorted { ($0.element.member, $0.offset) < ($1.element.member, $1.offset) }.map(\.element)
            // What a member puts in for its callers is theirs, where they are here.
            all.removeAll { $0.call.isHandedIn && !calls.named(project.declaration($0.member).name, for: $0.owner).isEmpty }
            all += returned(all, to: calls)
            all = all.map { withHandedBags($0, calls) }
            let own = Set(owners)
            found = all.filter { own.contains($0.owner) }
            related = all.filter { !own.contains($0.owner) }
        }
        let lives = lives()
        var subscriptions: [Subscription] = []
        for one in found {
            if let subscription = subscription(one, lives) { subscriptions.append(subscription) }
        }
        return subscriptions
    }

    // MARK: Collecting

    private func frame(_ owner: TypeID?, _ member: DeclarationID) -> CallContext {
        tracer.steps = ValueFlow.mostSteps
        return CallContext(code: tracer.code(of: member), owner: owner, subject: .interactor)
    }

    private static func collect(_ member: InteractorCode.Member, _ tracer: ValueFlow) -> [SubscriptionCandidate] {
        tracer.steps = ValueFlow.mostSteps
        let frame = CallContext(code: tracer.newCode(of: member.declaration), owner: member.owner, subject: .interactor)
        var calls: [SubscribingCall] = []
        for node in frame.code.nodes where frame.code.kind(node) == .chain {
            let found = tracer.subscribingCalls(in: node, frame.code)
            if !found.isEmpty { calls += found }
        }
        let known = Set(calls.map(\.chain))
        calls += tracer.puts(in: frame, besides: known)
        return calls.map { call in
            tracer.steps = ValueFlow.mostSteps
            let fates = fates(of: call, in: frame, tracer)
            return SubscriptionCandidate(owner: member.owner, member: member.declaration, call: call, fates: fates, answers: tracer.takeAnswers())
        }
    }

    private static func fates(of call: SubscribingCall, in frame: CallContext, _ tracer: ValueFlow) -> [Destination] {
        if tracer.endsAtDeactivation(call, in: frame) { return [.ended] }
        if let inside = call.function.flatMap({ tracer.fates(inside: $0, of: call, in: frame) }) { return inside }
        return tracer.fates(ofChain: call.chain, behind: call.call, in: frame)
    }

    private mutating func calls() -> SelfCalls {
        if let ownCalls { return ownCalls }
        let made = SelfCalls(tracer)
        ownCalls = made
        return made
    }

    // MARK: Obligations that go to callers

    /// Calls of functions that return a subscription of theirs.
    private func returned(_ all: [SubscriptionCandidate], to calls: SelfCalls) -> [SubscriptionCandidate] {
        var result: [SubscriptionCandidate] = []
        var seen: Set<NodeReference> = []
        for subscription in all {
            for case .returned(let function) in subscription.fates {
                for call in calls.calls(of: function, for: subscription.owner) {
                    guard seen.insert(NodeReference(file: call.member.file, node: call.name)).inserted else { continue }
                    let frame = frame(call.owner, call.member)
                    _ = tracer.takeAnswers()
                    let fates = tracer.fates(ofChain: call.chain, behind: call.end, in: frame)
                    let made = SubscribingCall(chain: call.chain, name: call.name, call: call.end, library: subscription.call.library)
                    let maker = SubscriptionCandidate.Maker(member: subscription.member, call: subscription.call)
                    result.append(
                        SubscriptionCandidate(
                            owner: call.owner, member: call.member, call: made, fates: fates, foreignMaker: maker, answers: tracer.takeAnswers()))
                }
            }
        }
        return result
    }

    /// Where a subscription goes whose bag callers hand in: into each of theirs.
    private func withHandedBags(_ subscription: SubscriptionCandidate, _ calls: SelfCalls) -> SubscriptionCandidate {
        var result = subscription
        for case .inParameter(let function, let position) in subscription.fates {
            for call in calls.calls(of: function, for: subscription.owner) {
                let frame = frame(call.owner, call.member)
                guard let bag = tracer.handed(position, call.end, of: function, from: frame.code) else { continue }
                result.fates += tracer.fates(inBag: bag, in: frame).filter { !result.fates.contains($0) }
            }
        }
        // One caller's bag that goes at once is enough.
        if result.fates.contains(.dies) { result.fates = [.dies] }
        return result
    }

    // MARK: Holders

    private struct Held: Hashable {
        let interactor: TypeID
        let property: DeclarationID
    }

    /// The own properties that a subscription is in, one for each interactor that the code belongs to.
    private func held(_ subscription: SubscriptionCandidate) -> [Held] {
        guard let owner = subscription.owner else { return [] }
        return subscription.fates.flatMap { fate -> [Held] in
            switch fate {
            case .kept(let property): [Held(interactor: owner, property: property)]
            case .keptByRequirement(let name):
                project.conformers(of: owner).filter { project.isReported($0) }.compactMap { conformer in
                    tracer.property(name, of: conformer).map { Held(interactor: conformer, property: $0) }
                }
            default: []
            }
        }
    }

    /// What deactivation leaves in the properties that the owners' subscriptions are in.
    private func lives() -> [Held: SubscriptionContainer] {
        var puts: [Held: Set<NodeReference>] = [:]
        var early: Set<Held> = []
        for subscription in found + related {
            for held in held(subscription) {
                puts[held, default: []].insert(NodeReference(file: subscription.member.file, node: subscription.call.chain))
                let kind = project.declaration(subscription.member).kind
                if kind == .initializer || kind == .variable || kind == .constant { early.insert(held) }
            }
        }
        var result: [Held: SubscriptionContainer] = [:]
        for held in found.flatMap(held) where result[held] == nil {
            var emptying = Clearing(
                tracer, interactor: held.interactor, property: held.property, puts: puts[held] ?? [], isFilledBeforeActivation: early.contains(held))
            let life = emptying.life()
            result[held] = SubscriptionContainer(interactor: held.interactor, property: held.property, life: life, emptied: emptying.place)
        }
        return result
    }

    // MARK: Results

    /// Nil where nothing speaks against it, and only what something does is of interest.
    private mutating func subscription(_ one: SubscriptionCandidate, _ lives: [Held: SubscriptionContainer]) -> Subscription? {
        let holders = held(one).compactMap { lives[$0] }
        let end = end(one, isHeld: !holders.isEmpty)
        guard tracer.answers != nil || Subscription.mayBeBreach(end, holders) else { return nil }
        let capture = one.capture(tracer)
        let isHolderLasting = holders.contains { $0.life == .outlives }
        let length = end == .dropped || end == .droppedFinite || capture != nil && isHolderLasting ? one.length(tracer) : .endless
        let isCycle = capture != nil && isHolderLasting && !length.isFinite
        let maker = end == .dropped ? tracer.observableMaker(around: one.call, tracer.code(of: one.member)) : nil
        let isLost = end == .dropped || end == .diesAtOnce || isCycle
        return Subscription(
            owner: one.owner, member: one.member, place: NodeReference(file: one.member.file, node: one.call.name), library: one.call.library,
            observable: tracer.observable(one.call, tracer.code(of: one.member)),
            observedName: tracer.observedName(one.call, tracer.code(of: one.member)), end: end, capture: capture, length: length, holders: holders,
            binding: isLost && maker == nil ? binding(one, isInBag: isCycle || end == .diesAtOnce) : nil, maker: maker,
            origin: one.foreignMaker.map { NodeReference(file: $0.member.file, node: $0.call.name) },
            answer: end == .answered ? answer(one) : nil)
    }

    /// Of the answers that were met, the one that decided.
    private func answer(_ one: SubscriptionCandidate) -> Subscription.Answer? {
        let isEnded = one.fates.contains(.ended)
        let met = one.answers.first { answer in
            switch answer {
            case .ended, .endsByItself: isEnded
            default: !isEnded
            }
        }
        if let met { return met }
        for fate in one.fates {
            switch fate {
            case .returned(let function): return .caller(function)
            case .inParameter(let function, _): return .owner(function)
            default: continue
            }
        }
        return nil
    }

    private mutating func binding(_ one: SubscriptionCandidate, isInBag: Bool) -> Subscription.Binding? {
        let calls = calls()
        return SubscriptionBindings(project, tracer) { calls.named($0, for: one.owner).map(\.member) }
            .binding(one.call, owner: one.owner, member: one.member, isInBag: isInBag)
    }

    private func end(_ one: SubscriptionCandidate, isHeld: Bool) -> Subscription.End {
        if isHeld { return .held }
        if one.fates.contains(.dies) { return .diesAtOnce }
        guard one.fates.contains(.dropped) else { return .answered }
        return one.length(tracer).isFinite ? .droppedFinite : .dropped
    }
}
