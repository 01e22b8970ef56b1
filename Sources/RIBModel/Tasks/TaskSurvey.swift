import SourceText

/// Determines what becomes of the tasks that the code of a class creates.
struct TaskSurvey {
    private let project: Project
    private let code: LifecycleCode
    private let owner: TypeID?
    private let flow: ValueFlow<TaskFlow>
    private let recordsAnswers: Bool

    /// A call that creates a task, with the member that contains it.
    private struct Creation {
        let call: CallSite
        let name: ChainElement
        let context: CallContext

        var member: DeclarationID { context.body.home.declaration }
    }

    /// The destinations of a handle, and the call of the function that returns the handle and drops it.
    private struct Fate {
        var destinations: [Destination]
        var droppedCall: NodeReference?
    }

    /// - Parameters:
    ///   - owner: nil for extensions of the framework's own class.
    ///   - recordsAnswers: whether to include all tasks, with what ends them.
    /// - Returns: nil if the owner's files do not mention tasks.
    init?(_ code: LifecycleCode, of owner: TypeID?, recordsAnswers: Bool) {
        guard code.isMentioned(.tasks, inFilesOf: owner) else { return nil }
        project = code.project
        self.code = code
        self.owner = owner
        self.recordsAnswers = recordsAnswers
        flow = ValueFlow(TaskFlow(code.project, code.lifecycle), recordsEvidence: recordsAnswers)
    }

    /// The tasks of the owner, in the order of members and places.
    func tasks() -> [UnstructuredTask] {
        let creations = creations(in: owner)
        guard !creations.isEmpty else { return [] }
        let above = owner.map { project.hierarchy.ancestors[$0.index].dropFirst() } ?? []
        let all = creations + above.flatMap(self.creations)
        let chains = Set(all.map(\.call.chain.place))
        return creations.compactMap { task($0, besides: chains) }
    }

    private func creations(in owner: TypeID?) -> [Creation] {
        var result: [Creation] = []
        for member in code.members(of: owner)
        where project.mentions(.tasks, member.declaration) && !project.isStatic(member.declaration) {
            let context = context(member.declaration, owner)
            for call in context.body.calls {
                guard let name = call.createdTask else { continue }
                result.append(Creation(call: call, name: name, context: context))
            }
        }
        return result
    }

    private func context(_ member: DeclarationID, _ owner: TypeID?) -> CallContext {
        flow.steps = FlowBudget.steps
        return CallContext(body: flow.body(of: member), owner: owner, subject: .owner)
    }

    /// - Parameter chains: those that create the tasks of the class and its base classes.
    /// - Returns: nil if the task cannot be a violation and only possible violations are requested.
    private func task(_ creation: Creation, besides chains: Set<NodeReference>) -> UnstructuredTask? {
        _ = flow.takeEvidence()
        let fate = fate(of: creation)
        let holders = holders(fate.destinations, of: creation, insertions: chains)
        let isDropped = fate.destinations.contains { $0 == .dropped || $0 == .deadLocal } || isUnused(creation, fate)
        let end: UnstructuredTask.End = !holders.isEmpty ? .held : isDropped ? .dropped : .handled
        let mayOutlive = end == .dropped || holders.contains { $0.life == .outlives }
        guard mayOutlive || recordsAnswers else { return nil }
        return UnstructuredTask(
            owner: owner, lifecycle: code.lifecycle, member: creation.member, place: creation.name.place,
            end: end, holders: holders, droppedCall: fate.droppedCall,
            loop: mayOutlive ? owner.flatMap { TaskLoops(project, $0).keepingLoop(in: creation.call) } : nil,
            keepsOwner: mayOutlive
                && owner.map { TaskLoops(project, $0).capturesOwner(in: creation.call) } ?? false,
            answer: end == .handled ? answer(fate) : nil)
    }

    /// Whether a handle that is put into something which is not known to cancel it is not used any more.
    private func isUnused(_ creation: Creation, _ fate: Fate) -> Bool {
        guard fate.destinations == [.unknown] else { return false }
        let uses = project.uses(ofValuesAt: [creation.name.place], followsCaptures: true)
        return uses.uses.isEmpty && uses.areAllFollowed
    }

    private func answer(_ fate: Fate) -> Subscription.Answer? {
        switch flow.takeEvidence().first {
        case .consumed(let place): return .ended(place)
        case .taken(let place): return .taken(place)
        case .foreignContainer(let place): return .foreignBag(place)
        case nil: break
        }
        for case .returned(let function) in fate.destinations { return .caller(function) }
        return nil
    }

    // MARK: Destinations

    /// The destinations of the handle; those of a returned one and of containers that callers pass, one level up.
    private func fate(of creation: Creation) -> Fate {
        flow.steps = FlowBudget.steps
        let found = flow.destinations(of: creation.call.chain, after: creation.call.element, in: creation.context)
        var fate = Fate(destinations: [])
        let calls = SelfCalls(project, code.lifecycle)
        for destination in found {
            switch destination {
            case .returned(let function):
                let callers = calls.calls(of: function, for: owner, flow)
                if callers.isEmpty { fate.destinations.append(destination) }
                for caller in callers {
                    let context = context(caller.member, caller.owner)
                    let result = flow.destinations(
                        of: context.body.chain(at: caller.chain), after: context.body.element(at: caller.end),
                        in: context)
                    fate.destinations += result
                    if result == [.dropped] { fate.droppedCall = fate.droppedCall ?? caller.name }
                }
            case .storedInParameter(let function, let position):
                for caller in calls.calls(of: function, for: owner, flow) {
                    let context = context(caller.member, caller.owner)
                    let name = context.body.element(at: caller.name)
                    guard let call = context.body.chain(at: caller.chain).call(of: name),
                        let container = flow.value(passedTo: position, of: function, by: call)
                    else { continue }
                    fate.destinations += flow.destinations(in: container, context)
                }
            default: fate.destinations.append(destination)
            }
        }
        return fate
    }

    /// The properties that contain the handle, with their lifetimes.
    private func holders(
        _ destinations: [Destination], of creation: Creation, insertions: Set<NodeReference>
    ) -> [SubscriptionContainer] {
        guard let owner else { return [] }
        var result: [SubscriptionContainer] = []
        for destination in destinations {
            switch destination {
            case .stored(let property):
                result.append(container(property, of: owner, creation, insertions))
            case .storedByRequirement(let name):
                for conformer in project.conformers(of: owner) where project.isReported(conformer) {
                    guard let property = flow.property(name, of: conformer) else { continue }
                    result.append(container(property, of: conformer, creation, insertions))
                }
            default: break
            }
        }
        return result
    }

    private func container(
        _ property: DeclarationID, of type: TypeID, _ creation: Creation, _ insertions: Set<NodeReference>
    ) -> SubscriptionContainer {
        var clearing = Clearing(
            flow, interactor: type, property: property, insertions: insertions,
            isFilledBeforeActivation: !project.isFunction(creation.member))
        let life = clearing.life()
        let isOpen = life == .outlives && flow.model.isOpaque(property)
        return SubscriptionContainer(
            interactor: type, property: property, life: isOpen ? .unresolved : life, emptied: clearing.place)
    }
}
