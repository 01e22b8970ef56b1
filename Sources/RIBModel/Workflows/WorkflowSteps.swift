import SourceText

/// A chain of calls that adds steps to a workflow.
public struct WorkflowSteps: Sendable, Equatable {
    /// The name of the last call of the chain, and the member with the code.
    public let place: NodeReference
    public let member: DeclarationID
    /// The type of the code; nil outside of types.
    public let owner: TypeID?
    /// The name of the call that begins the chain.
    public let start: NodeReference
    /// Whether the chain forks the workflow.
    public let isFork: Bool
    public let fate: Fate

    public enum Fate: Sendable, Equatable {
        /// This call commits the steps.
        case committed(NodeReference)
        /// Nothing commits them; the call of the function that returns them, if they are returned.
        case dropped(call: NodeReference?)
        /// Code that is not followed receives them.
        case unknown
    }

    private static let inFile = Query<FileID, [WorkflowSteps]>("workflowSteps") { project, file in
        project.code(mentioning: .workflowSteps, in: file).flatMap { WorkflowCode($0, project).steps() }
    }

    /// The calls in a file that are named like those that add steps, and add none to a workflow.
    fileprivate static let othersInFile = Query<FileID, [NodeReference]>("otherWorkflowSteps") { project, file in
        project.code(mentioning: .workflowSteps, in: file).flatMap { WorkflowCode($0, project).otherCalls }
    }

    static func all(in project: Project) -> [WorkflowSteps] { project.answers(inFile, project.filesWithCode) }
}

extension Project {
    /// The chains of calls that add steps to workflows, in order.
    public var workflowSteps: [WorkflowSteps] { WorkflowSteps.all(in: self) }

    /// The names of the calls that are named like those that add steps to workflows, and add none, in order.
    public var otherWorkflowSteps: [NodeReference] { answers(WorkflowSteps.othersInFile, filesWithCode) }
}

/// Follows the steps that the code of a member adds to workflows.
private struct WorkflowCode {
    private let project: Project
    private let member: DeclarationID
    private let owner: TypeID?
    private let flow: ValueFlow<WorkflowFlow>

    init(_ member: DeclarationID, _ project: Project) {
        (self.project, self.member) = (project, member)
        owner = project.symbols.type(around: member)
        flow = ValueFlow(WorkflowFlow(project), recordsEvidence: true)
    }

    func steps() -> [WorkflowSteps] {
        let context = context(of: member)
        return context.body.chains.compactMap { chain -> WorkflowSteps? in
            guard let first = start(of: chain), let last = chain.calls.reduce(nil, { $1.callee == nil ? $0 : $1 })
            else { return nil }
            return WorkflowSteps(
                place: last.calleePlace, member: member, owner: owner, start: first.calleePlace,
                isFork: first.name.forksWorkflow, fate: fate(of: first, in: context))
        }
    }

    /// The names of the calls that are named like those that add steps, in chains that add none.
    var otherCalls: [NodeReference] {
        context(of: member).body.chains.filter { start(of: $0) == nil }.flatMap { chain in
            chain.calls.filter { $0.name.forksWorkflow || $0.name.addsWorkflowStep }.map(\.calleePlace)
        }
    }

    private func context(of member: DeclarationID) -> CallContext {
        CallContext(body: flow.body(of: member), owner: project.symbols.type(around: member), subject: .owner)
    }

    /// The call in a chain that forks a workflow, else the first one that adds a step to one.
    private func start(of chain: Chain) -> CallSite? {
        var first: CallSite?
        for call in chain.calls {
            if call.name.forksWorkflow, let passed = call.arguments.first?.value, isWorkflow(passed) { return call }
            if first == nil, call.name.addsWorkflowStep, addsStepToWorkflow(call) { first = call }
        }
        return first
    }

    private func addsStepToWorkflow(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver else {
            return call.isBare && call.callee?.isLocal == false && isWorkflow
        }
        return receiver.denotesSelf ? isWorkflow : project.isWorkflow(receiver.type)
    }

    /// Whether the code is that of a workflow.
    private var isWorkflow: Bool { owner.map { project.roles.has($0, .workflow) } ?? false }

    private func isWorkflow(_ value: Expression) -> Bool {
        value.firstChain?.denotesSelf == true ? isWorkflow : project.isWorkflow(value.type)
    }

    // MARK: Destinations

    private func fate(of first: CallSite, in context: CallContext) -> WorkflowSteps.Fate {
        let found = destinations(of: first, in: context)
        if let fate = end(of: found) { return fate }
        for case .returned(let function) in found {
            let calls = calls(of: function)
            let ends = calls.map { end(of: destinations(of: $0, in: self.context(of: $0.body.home.declaration))) }
            if let call = calls.first, ends.allSatisfy({ $0 == .dropped(call: nil) }) {
                return .dropped(call: call.calleePlace)
            }
            if let committed = ends.first(where: { $0?.isCommitted ?? false }), let committed { return committed }
        }
        return .unknown
    }

    private func destinations(of call: CallSite, in context: CallContext) -> [Destination] {
        flow.steps = FlowBudget.steps
        _ = flow.takeEvidence()
        return flow.destinations(of: call.chain, after: call.element, in: context)
    }

    /// Nil if the steps are returned, or go elsewhere.
    private func end(of destinations: [Destination]) -> WorkflowSteps.Fate? {
        if destinations.areDropped { return .dropped(call: nil) }
        guard destinations.contains(.consumed) else { return nil }
        for case .consumed(let place) in flow.takeEvidence() { return .committed(place) }
        return .unknown
    }

    /// The calls of a function of the class on the same object.
    private func calls(of function: DeclarationID) -> [CallSite] {
        guard let owner else { return [] }
        let name = project.name(of: function)
        return project.symbols.parts(of: owner).flatMap { project.membersWithCode(declaredIn: $0) }
            .filter { project.mentions(NameSet([name]), $0) }
            .flatMap { flow.body(of: $0).calls.filter { $0.name == name && $0.isOnSelf } }
    }
}

extension WorkflowSteps.Fate {
    fileprivate var isCommitted: Bool {
        if case .committed = self { return true }
        return false
    }
}
