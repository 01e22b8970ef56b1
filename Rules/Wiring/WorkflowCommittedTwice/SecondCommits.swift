import RIBModel
import SourceText

/// A call that commits a workflow that the same run of an initializer has committed already.
struct SecondCommit: Sendable, Equatable {
    /// The names of the calls, and the member with the second one.
    let place, first: NodeReference
    let member: DeclarationID
    /// Whether both commit the same steps; otherwise a base class has committed other ones.
    let areSame: Bool

    /// Those in the code of a workflow's class, in order.
    fileprivate static let query = Query<TypeID, [SecondCommit]>("secondCommits") { project, workflow in
        CommitSearch(workflow, project).found()
    }
}

extension Project {
    /// The calls that commit a workflow a second time, in order.
    func secondCommits(of workflow: TypeID) -> [SecondCommit] { self[SecondCommit.query, workflow] }

    /// The classes of workflows that are reported on, in order.
    var workflowClasses: [TypeID] { types(.workflow).filter { isClass($0) && isReported($0) } }
}

private struct CommitSearch {
    private let project: Project
    private let workflow: TypeID
    private let dispatch: ClassDispatch
    /// The chains that are committed, by the name of the call that commits them.
    private let committed: [NodeReference: WorkflowSteps]
    /// The names of the last calls of chains that add steps to the workflow itself.
    private let made: Set<NodeReference>

    /// The maximum number of calls from an initializer to a commit.
    private static let depth = 6

    init(_ workflow: TypeID, _ project: Project) {
        (self.workflow, self.project) = (workflow, project)
        dispatch = ClassDispatch(workflow, in: project)
        committed = project.workflowSteps.reduce(into: [:]) { result, steps in
            if case .committed(let place) = steps.fate, !steps.isFork { result[place] = steps }
        }
        made = Set(project.workflowSteps.filter { !$0.isFork }.map(\.place))
    }

    func found() -> [SecondCommit] {
        let members = project.ownMembers(of: workflow).filter { project.isSource($0) && project.hasReadBody($0) }
        let all = members.flatMap(sameSteps) + members.filter { project.isInitializer($0) }.flatMap(inInitializer)
        var seen: Set<NodeReference> = []
        return all.filter { seen.insert($0.place).inserted }.sorted { $0.place < $1.place }
    }

    /// Steps in a local that are committed twice.
    private func sameSteps(in member: DeclarationID) -> [SecondCommit] {
        let chains = committed.values.filter { $0.member == member }.sorted { $0.start < $1.start }
        return chains.flatMap { steps -> [SecondCommit] in
            let uses = project.uses(ofValuesAt: [steps.place], followsProperties: false)
            let commits = uses.uses.filter { use in
                if case .member(let name) = use.kind { name.commitsWorkflowSteps && use.code == member } else { false }
            }.map(\.place).sorted()
            guard let first = commits.first, isCertain(first, in: member) else { return [] }
            return commits.dropFirst().filter { isCertain($0, in: member) }.map {
                SecondCommit(place: $0, first: first, member: member, areSame: true)
            }
        }
    }

    /// The second commits on each path through an initializer: those of the same steps, and those of the class's own
    /// steps after others of a base class.
    private func inInitializer(_ initializer: DeclarationID) -> [SecondCommit] {
        var run = CommitRun()
        walk(initializer, [:], depth: 0, &run)
        guard run.left > 0 else { return [] }
        let own = run.commits.filter { project.type(around: $0.member) == workflow }
        let again = own.compactMap { commit -> SecondCommit? in
            guard let steps = commit.steps, let first = run.commits.first(where: { $0.steps == steps }),
                first.number < commit.number
            else { return nil }
            return SecondCommit(place: commit.place, first: first.place, member: commit.member, areSame: true)
        }
        let first = run.commits.first { $0.beginsAtWorkflow && project.type(around: $0.member) != workflow }
        guard let first else { return again }
        return again
            + own.filter { $0.beginsAtWorkflow && $0.number > first.number }.map {
                SecondCommit(place: $0.place, first: first.place, member: $0.member, areSame: false)
            }
    }

    /// Adds the commits on each path through a function, in order.
    ///
    /// - Parameter passed: by parameter, the steps that the call passes.
    private func walk(
        _ function: DeclarationID, _ passed: [NodeReference: Steps], depth: Int, _ run: inout CommitRun
    ) {
        guard depth < CommitSearch.depth, run.left > 0 else { return }
        run.left -= 1
        let body = dispatch.body(of: function)
        let scope = StepsScope(number: run.left, passed: passed)
        for call in body.calls where isCertain(call) {
            if call.name.commitsWorkflowSteps {
                let steps = call.receiver.flatMap { self.steps($0, in: scope) }
                let begins = committed[call.calleePlace].map(begins) ?? false
                if begins || steps != nil { run.append(call.calleePlace, function, steps, beginsAtWorkflow: begins) }
                continue
            }
            guard let next = self.function(runBy: call, in: function), project.hasReadBody(next), next != function
            else {
                continue
            }
            var arguments: [NodeReference: Steps] = [:]
            for (argument, parameter) in project.parameters(of: next, passedBy: call) {
                if let chain = argument.value?.plainChain { arguments[parameter] = steps(chain, in: scope) }
            }
            walk(next, arguments, depth: depth + 1, &run)
        }
    }

    /// The function of the workflow that a call on the own object runs.
    private func function(runBy call: CallSite, in function: DeclarationID) -> DeclarationID? {
        let isOfSuper = call.receiver?.only?.kind == .superReference
        guard isOfSuper || call.isOnSelf else { return nil }
        return call.initializerOfSuperclass
            ?? dispatch.implementation(
                call.name, call.passed, above: isOfSuper ? project.type(around: function) : nil, from: call.body.file)
    }

    // MARK: The same steps

    /// The steps that a name denotes: of a local, a parameter or a constant property; nil if they are not known.
    private func steps(_ name: Chain, in scope: StepsScope) -> Steps? {
        guard let only = name.onlyName, let local = only.local else { return storedSteps(name) }
        switch local {
        case .parameter(let parameter): return scope.passed[parameter.place]
        case .variable(let variable):
            guard variable.isConstant, let value = variable.value?.plainChain else { return nil }
            return makesSteps(value) ? Steps(value.place, run: scope.number) : steps(value, in: scope)
        default: return nil
        }
    }

    /// The steps in a lazy property, or in one that only an initializer assigns, once.
    private func storedSteps(_ name: Chain) -> Steps? {
        guard let head = name.headOnSelf, !head.isLocal, name.lastName == head, !name.makesCall,
            let property = dispatch.property(head.name, from: name.body.file), project.isStored(property),
            let type = project.type(around: property), project.isAssignedByInitializersOnly(property)
        else { return nil }
        let initializers = project.ownMembers(of: type).filter { project.isInitializer($0) }
        let assigned = initializers.flatMap { dispatch.body(of: $0).assignments }.filter { $0.name?.name == head.name }
        let values =
            project.isLazy(property)
            ? assigned.isEmpty ? [project.body(of: property).initialValue] : [] : assigned.map(\.value)
        guard values.count == 1, let value = values[0]?.plainChain, makesSteps(value) else { return nil }
        return Steps(value.place, run: 0)
    }

    /// Whether a chain adds steps to the workflow.
    private func makesSteps(_ chain: Chain) -> Bool {
        guard let last = chain.calls.reduce(nil, { $1.callee == nil ? $0 : $1 }), chain.last?.node == last.node else {
            return false
        }
        return made.contains(last.calleePlace)
    }

    /// Whether a chain begins with the workflow that runs the code.
    private func begins(_ steps: WorkflowSteps) -> Bool {
        let receiver = project.body(of: steps.member).receiver(ofMember: steps.start.node)
        return receiver.isEmptyOrSelf
    }

    private func isCertain(_ call: CallSite) -> Bool {
        call.runsInPlace && !call.isConditional(where: { _ in true })
    }

    private func isCertain(_ place: NodeReference, in member: DeclarationID) -> Bool {
        project.body(of: member).calls.contains { $0.calleePlace == place && isCertain($0) }
    }
}

/// Steps of a workflow, as one value: of a local or parameter in one run of a function, or of a property.
private struct Steps: Hashable {
    let origin: NodeReference
    let run: Int

    init(_ origin: NodeReference, run: Int) { (self.origin, self.run) = (origin, run) }
}

/// What names denote in one run of a function.
private struct StepsScope {
    /// A number of the run.
    let number: Int
    let passed: [NodeReference: Steps]
}

/// The commits in one run of an initializer.
private struct CommitRun {
    struct Commit {
        let place: NodeReference
        let member: DeclarationID
        /// The committed steps, if they have a name; nil for others.
        let steps: Steps?
        let beginsAtWorkflow: Bool
        let number: Int
    }

    /// In order.
    private(set) var commits: [Commit] = []
    /// The number of functions that may still be looked at. At 0, no commit is known.
    var left = 200

    mutating func append(
        _ place: NodeReference, _ member: DeclarationID, _ steps: Steps?, beginsAtWorkflow: Bool
    ) {
        commits.append(
            Commit(
                place: place, member: member, steps: steps, beginsAtWorkflow: beginsAtWorkflow, number: commits.count))
    }
}
