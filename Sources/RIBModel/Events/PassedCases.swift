import SourceText

/// Calls that pass a case to a function with a `switch` over it: `router?.handle(.close)`.
///
/// Such a call runs one branch. So it is, in addition, a call of what that branch calls; and if a function is only
/// called like that, its branches call nothing by themselves. This holds for functions of routers and of the caller's
/// own class: a listener's function with a `switch` stays the one that receives the event, and its branches are places
/// of their own (`EventPlace`).
extension EventCall {
    /// The calls in a file, in order.
    static let query = Query<FileID, [EventCall]>("eventCalls") { project, file in
        let written = project[EventCall.written, file]
        guard written.contains(where: { $0.branch != nil || !$0.cases.isEmpty }) else { return written }
        return written.flatMap { call -> [EventCall] in
            if let branch = call.branch, isOnlyPassedCases(call.caller, branch, project) { return [] }
            return [call] + call.passedOn(project, after: [])
        }
    }

    /// A case may be passed on this many times.
    private static let mostSteps = 8

    /// The calls that the callee makes in the branches of the passed cases, as calls by this call's caller.
    private func passedOn(_ project: Project, after callees: [DeclarationID]) -> [EventCall] {
        guard let callee, !cases.isEmpty, !callees.contains(callee), isRequest(project) else { return [] }
        guard callees.count < EventCall.mostSteps else {
            project.note(.passedCases, at: place)
            return []
        }
        return project[EventCall.written, FileID(callee.file)].flatMap { inner -> [EventCall] in
            guard inner.caller == callee, let branch = inner.branch, let name = cases.at(branch.parameter),
                branch.runs(for: name)
            else { return [] }
            let passed = EventCall(
                caller: caller, place: place, name: inner.name, callee: inner.callee,
                isInClosure: isInClosure || inner.isInClosure,
                handlesEvents: handlesEvents || inner.handlesEvents, branch: self.branch, cases: inner.cases)
            return [passed] + passed.passedOn(project, after: callees + [callee])
        }
    }

    /// Whether the callee is known, and a function of a router or of the caller's own class.
    private func isRequest(_ project: Project) -> Bool {
        guard let type = callee.flatMap({ project.symbols.type(around: $0) }) else { return false }
        return project.roles.has(type, .router) || project.symbols.type(around: caller) == type
    }

    /// Whether each call of a function passes a case for the parameter of a branch in it, and nothing else runs it.
    private static func isOnlyPassedCases(
        _ function: DeclarationID, _ branch: ParameterBranch, _ project: Project
    ) -> Bool {
        guard project.isFunction(function) else { return false }
        let uses = project.writtenUses(of: function)
        return !uses.isEmpty && uses.allSatisfy { $0.isRequest(project) && $0.cases.at(branch.parameter) != nil }
            && FunctionTriggers.own(function, project).isEmpty
    }
}

extension EventCall {
    /// Whether the call can run a branch of the callee: it passes one of its cases, or none that is known.
    func mayRun(_ branch: ParameterBranch) -> Bool { branch.mayRun(for: cases) }
}

extension ParameterBranch {
    /// Whether the branch can run in a call with some cases, by the positions of the arguments: it has one of them, or
    /// the call passes none that is known.
    func mayRun(for cases: [Name?]) -> Bool { cases.at(parameter).map { runs(for: $0) } ?? true }
}

extension [Name?] {
    fileprivate func at(_ position: Int) -> Name? { position < count ? self[position] : nil }
}

extension Project {
    /// The uses of a function that can run the code at a place in it: all, but for those that pass a case for which
    /// another branch runs.
    package func uses(of function: DeclarationID, running place: NodeReference) -> [EventCall] {
        uses(of: eventPlace(of: place, in: function))
    }

    /// The uses of a function that can run a branch of it.
    func uses(of place: EventPlace) -> [EventCall] {
        let uses = uses(of: place.function)
        guard let branch = place.branch else { return uses }
        return uses.filter { $0.mayRun(branch) }
    }

    /// Those of the uses whose function is known.
    func knownUses(of place: EventPlace) -> [EventCall] {
        let uses = knownUses(of: place.function)
        guard let branch = place.branch else { return uses }
        return uses.filter { $0.mayRun(branch) }
    }

    /// The branch of a function that a place is in, or all of the function.
    func eventPlace(of place: NodeReference, in function: DeclarationID) -> EventPlace {
        EventPlace(function, branch(around: place, in: function))
    }

    /// The ways in which calls run a branch of a function: once for each of the cases that they pass; or the function
    /// as a whole, if a call passes none that is known.
    package func units(of place: EventPlace) -> [CodeUnit] {
        guard let branch = place.branch else { return [CodeUnit(place.function)] }
        var units: [CodeUnit] = []
        for use in uses(of: place) {
            guard let name = use.cases.at(branch.parameter) else { return [CodeUnit(place.function)] }
            let unit = CodeUnit(place.function, passed: PassedCase(parameter: branch.parameter, name: name))
            if !units.contains(unit) { units.append(unit) }
        }
        return units
    }

    /// The functions whose branches of a `switch` over a parameter call one of some functions.
    package func functions(withBranchesCalling functions: Set<DeclarationID>) -> Set<DeclarationID> {
        functions.reduce(into: []) { callers, function in
            for use in writtenUses(of: function) where use.branch != nil { callers.insert(use.caller) }
        }
    }

    /// The branch of a `switch` over a parameter that a place is in; nil outside of the function.
    func branch(around place: NodeReference, in function: DeclarationID) -> ParameterBranch? {
        place.file == function.file ? body(of: function).parameterBranch(around: place) : nil
    }
}
