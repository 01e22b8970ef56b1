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

    /// The maximum number of calls from an initializer to a commit.
    private static let depth = 6
    /// The maximum number of functions that are looked at for one initializer. Beyond that, no commit is known.
    private static let most = 200

    init(_ workflow: TypeID, _ project: Project) {
        (self.workflow, self.project) = (workflow, project)
        dispatch = ClassDispatch(workflow, in: project)
        committed = project.workflowSteps.reduce(into: [:]) { result, steps in
            if case .committed(let place) = steps.fate, !steps.isFork { result[place] = steps }
        }
    }

    func found() -> [SecondCommit] {
        let members = project.ownMembers(of: workflow).filter { project.isSource($0) && project.hasReadBody($0) }
        return (members.flatMap(sameSteps) + members.filter { project.isInitializer($0) }.flatMap(afterBaseClass))
            .sorted { $0.place < $1.place }
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

    /// The commits of a class's own steps after those of a base class, on each path through an initializer.
    private func afterBaseClass(_ initializer: DeclarationID) -> [SecondCommit] {
        var left = CommitSearch.most
        let commits = commits(of: initializer, depth: 0, &left)
        guard left > 0, let first = commits.first(where: { project.type(around: $0.member) != workflow }) else {
            return []
        }
        return commits.filter { project.type(around: $0.member) == workflow }.map {
            SecondCommit(place: $0.place, first: first.place, member: $0.member, areSame: false)
        }
    }

    /// The commits of chains that begin with the workflow itself, on each path through a function, in order.
    private func commits(
        of function: DeclarationID, depth: Int, _ left: inout Int
    ) -> [(place: NodeReference, member: DeclarationID)] {
        guard depth < CommitSearch.depth, left > 0 else { return [] }
        left -= 1
        let own = project.type(around: function)
        var found: [(place: NodeReference, member: DeclarationID)] = []
        for call in dispatch.body(of: function).calls where isCertain(call) {
            if call.name.commitsWorkflowSteps, let steps = committed[call.calleePlace] {
                if begins(steps) { found.append((call.calleePlace, function)) }
                continue
            }
            let isOfSuper = call.receiver?.only?.kind == .superReference
            let called =
                isOfSuper || call.isOnSelf
                ? call.initializerOfSuperclass
                    ?? dispatch.implementation(
                        call.name, call.passed, above: isOfSuper ? own : nil, from: call.body.file)
                : nil
            guard let next = called, project.hasReadBody(next), next != function else { continue }
            found += commits(of: next, depth: depth + 1, &left)
        }
        return found
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
