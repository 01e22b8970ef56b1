import SourceText

/// Whether the effects of a function lead to some other code, through RIBs and their listeners.
public enum Lead: Sendable, Equatable {
    case yes, no
    /// Code that is not analyzed may lead there.
    case unknown(NodeReference)

    /// The combined result for two alternatives.
    func or(_ other: Lead) -> Lead {
        switch (self, other) {
        case (.yes, _), (_, .yes): .yes
        case (.unknown, _): self
        default: other
        }
    }
}

/// Follows events from RIB to RIB: calls of listeners, presenters, routers and delegates to the functions that witness
/// them.
package struct EventFlow {
    let project: Project

    /// A function, with the class of the object that runs it, and the case that is passed to it.
    struct Step: Hashable {
        let function: DeclarationID
        let type: TypeID?
        var passed: PassedCase?
    }

    private static let mostSteps = 200

    /// Whether a function leads to the detachment of an edge's child by the router, or of the router or one of its
    /// ancestors.
    package func lead(from function: DeclarationID, of type: TypeID, toDetachmentOf edge: Edge) -> Lead {
        let (targets, isHosted) = detaching(edge)
        guard !targets.isEmpty || isHosted else { return .no }
        var lead = Lead.no
        var work = [Step(function: function, type: type)]
        var seen = Set(work)
        while let step = work.popLast() {
            if targets.contains(step.function) { return .yes }
            if seen.count > EventFlow.mostSteps {
                project.note(.events, in: function)
                return .unknown(project.place(ofBody: step.function))
            }
            let body = FunctionBody(BodyOwner(step.function, type: step.type), in: project)
            for call in body.calls where mayRun(call, step.passed) {
                guard let steps = steps(of: call) else {
                    lead = lead.or(.unknown(call.calleePlace))
                    continue
                }
                for step in steps where seen.insert(step).inserted { work.append(step) }
            }
        }
        // A host may release the router when it is notified.
        let notifiesHost = isHosted && seen.contains { $0.function != function && !isOfPart($0.function) }
        return lead == .no && notifiesHost ? .unknown(project.place(ofBody: function)) : lead
    }

    /// Whether a function is one of a part of a RIB, so that its own code decides what it leads to.
    private func isOfPart(_ function: DeclarationID) -> Bool {
        project.symbols.type(around: function).map { project.roles.hasAny($0) } ?? false
    }

    /// Whether a call certainly runs a function that detaches an edge's child: each call on the way is resolved, and
    /// is under no condition but that something is there.
    ///
    /// - Parameter ancestors: whether functions count that detach the edge's router or one of its ancestors.
    package func alwaysLeads(from call: CallSite, toDetachmentOf edge: Edge, ancestors: Bool) -> Bool {
        let targets = ancestors ? detaching(edge).functions : Set(edge.detachments.map(\.function))
        return !targets.isEmpty && !certainCode(runBy: call, until: targets).functions.isDisjoint(with: targets)
    }

    /// The code that a call certainly runs.
    package struct CertainCode {
        package fileprivate(set) var functions: Set<DeclarationID> = []
        /// The names of the calls in them that are under no condition but that something is there.
        package fileprivate(set) var calls: Set<NodeReference> = []
        /// Whether this is all of it: not if there is too much.
        package fileprivate(set) var isAll = true
    }

    /// The code that a call certainly runs: each call on the way is resolved, and is under no condition but that
    /// something is there.
    ///
    /// - Parameter targets: functions at which the search ends.
    package func certainCode(runBy call: CallSite, until targets: Set<DeclarationID> = []) -> CertainCode {
        var code = CertainCode()
        var work = certainSteps(of: call)
        var seen = Set(work)
        while let step = work.popLast() {
            guard seen.count <= EventFlow.mostSteps else {
                project.note(.events, at: call.calleePlace)
                code.isAll = false
                break
            }
            code.functions.insert(step.function)
            if targets.contains(step.function) { break }
            let body = FunctionBody(BodyOwner(step.function, type: step.type), in: project)
            for call in body.calls
            where !call.isConditional(ifPassed: step.passed, where: { NilComparison($0) == nil })
                && mayRun(call, step.passed)
            {
                code.calls.insert(call.calleePlace)
                for step in certainSteps(of: call) where seen.insert(step).inserted { work.append(step) }
            }
        }
        return code
    }

    /// The functions that a call may run; nil if code that is not analyzed may run.
    package func allCode(runBy call: CallSite) -> Set<DeclarationID>? {
        guard var work = steps(of: call) else { return nil }
        var seen = Set(work)
        while let step = work.popLast() {
            if seen.count > EventFlow.mostSteps {
                project.note(.events, at: call.calleePlace)
                return nil
            }
            let body = FunctionBody(BodyOwner(step.function, type: step.type), in: project)
            for call in body.calls where mayRun(call, step.passed) && call.name.viewOperation == nil {
                guard let steps = steps(of: call) else { return nil }
                for step in steps where seen.insert(step).inserted { work.append(step) }
            }
        }
        return Set(seen.map(\.function))
    }

    private func certainSteps(of call: CallSite) -> [Step] {
        call.isInKeptClosure || runsObservers(call) ? [] : steps(of: call) ?? []
    }

    /// Whether a function makes a call if a case is passed to it.
    private func mayRun(_ call: CallSite, _ passed: PassedCase?) -> Bool {
        guard let passed, let branch = call.body.parameterBranch(around: call.calleePlace) else { return true }
        return branch.parameter != passed.parameter || branch.runs(for: passed.name)
    }

    /// The functions of routers that detach the child of an edge, the edge's router or one of its ancestors; and
    /// whether one of these routers is built by code outside of the tree.
    private func detaching(_ edge: Edge) -> (functions: Set<DeclarationID>, isHosted: Bool) {
        let tree = project.tree
        var functions = Set(edge.detachments.map(\.function))
        var work = [edge.parent]
        var seen = Set(work)
        var isHosted = false
        while let router = work.popLast() {
            let edges = tree.edges(to: router)
            isHosted = isHosted || edges.isEmpty && !project.reaches(router) { $0.traits.contains(.launches) }
            for above in edges {
                functions.formUnion(above.detachments.map(\.function))
                if seen.insert(above.parent).inserted { work.append(above.parent) }
            }
        }
        return (functions, isHosted)
    }

    // MARK: Calls

    /// The functions that a call may run; nil if code that is not analyzed may run, or may observe what the call emits.
    func steps(of call: CallSite) -> [Step]? {
        if project.symbols.wellKnownNames.emissions.contains(call.name) {
            guard let subject = call.receiver?.lastName,
                let functions = project.emittedValue(to: subject, of: call.chain)?.functions, !functions.isEmpty
            else { return nil }
            return functions.flatMap { steps(running: $0, call) }
        }
        if isOfClosure(call) { return nil }
        if project.isOnUnsetProperty(call) { return [] }
        if let run = functionsRun(by: call) { return run.isEmpty ? nil : run.flatMap { steps(running: $0, call) } }
        if let started = project.functionsStarted(by: call) {
            return started.isComplete ? started.functions.flatMap { steps(running: $0, call) } : nil
        }
        if runsObservers(call), call.callees.functions.isEmpty { return steps(ofObserversOf: call) }
        switch call.callees {
        case .library where passesClosure(call): return nil
        case .exact(let function): return steps(running: function, call)
        case .any(let functions): return functions.flatMap { steps(running: $0, call) }
        case .library: return added(call) ?? []
        case .unresolved:
            if call.isOnSelf, !isOfLocalClosure(call), !project.memberTable.has(call.name) { return [] }
            return added(call) ?? (call.runsOnlyLibraryCode ? [] : nil)
        }
    }

    /// The functions of the own class that a library runs by their selectors; empty if they are not known, nil for any
    /// other call.
    private func functionsRun(by call: CallSite) -> [DeclarationID]? {
        guard project.runsSelectors(call.name), let type = call.body.home.type else { return nil }
        return ClassDispatch(type, in: project).functions(runBySelectorsOf: call)
    }

    /// Whether a call runs whatever observes a notification.
    func runsObservers(_ call: CallSite) -> Bool {
        project.symbols.wellKnownNames.runs.observerRunners.contains(call.name)
    }

    /// The function that the project adds to a library's type and the call runs; nil if it adds none.
    private func added(_ call: CallSite) -> [Step]? {
        project.function(call, on: call.receiverType).map { steps(running: $0, call) }
    }

    /// The functions that a call may run; nil if code that is not analyzed may run, or may observe what the call emits.
    package func functions(runBy call: CallSite) -> [DeclarationID]? { steps(of: call)?.map(\.function) }

    /// Whether a call runs a closure that the object stores.
    private func isOfClosure(_ call: CallSite) -> Bool {
        guard call.isOnSelf, let type = call.body.home.type else { return false }
        return project.firstMember(call.name, of: type, from: call.body.file).map { project.isProperty($0) } ?? false
    }

    /// Whether a call runs a closure that a variable has from elsewhere.
    private func isOfLocalClosure(_ call: CallSite) -> Bool {
        guard case .variable(let variable)? = call.callee?.local, let value = variable.value else { return false }
        return value.closure == nil
    }

    /// Whether a call passes a closure on that the object stores.
    private func passesClosure(_ call: CallSite) -> Bool {
        guard let type = call.body.home.type else { return false }
        return call.arguments.contains { argument in
            guard let chain = argument.value?.plainChain, let name = chain.last, chain.headOnSelf == name,
                !name.isLocal, let property = project.firstProperty(name.name, of: type, from: name.body.file)
            else { return false }
            if case .function = project.type(of: property) { return true }
            return false
        }
    }

    /// A function that a call runs, on each class of objects that may run it: code of a protocol's extension belongs to
    /// the conforming classes that the receiver can be of.
    private func steps(running function: DeclarationID, _ call: CallSite) -> [Step] {
        let own = call.isOnSelf ? call.body.home.type : nil
        let passed = call.callee?.passedCase(to: project.body(of: function))
        let around = own ?? project.symbols.type(around: function)
        let isOfExtension = own == nil && project.hasBody(function) && around.map { project.isProtocol($0) } ?? false
        guard isOfExtension, let around else { return [Step(function: function, type: around, passed: passed)] }
        let receivers = call.receiverType.constituents.compactMap(\.nominal)
        let objects = project.conformers(of: around).filter { conformer in
            project.isReported(conformer)
                && receivers.allSatisfy { project.hierarchy.ancestors[conformer.index].contains($0) }
        }
        return ([around] + objects).map { Step(function: function, type: $0, passed: passed) }
    }
}

extension Project {
    package var eventFlow: EventFlow { EventFlow(project: self) }
}
