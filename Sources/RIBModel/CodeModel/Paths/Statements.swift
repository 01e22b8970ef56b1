/// Statements: effects of a sequence accumulate, branches are joined, loops run zero times or more, exits keep their
/// own states.
extension PathAnalysis {
    mutating func completion(of statements: Statements, _ start: States) -> Completion<States> {
        var result = Completion<States>(start)
        // Each block with the exits before it, at which it does not run.
        var deferred: [(statements: Statements, before: Completion<States>)] = []
        for statement in statements {
            if case .defer(let statements) = statement {
                deferred.append((statements, result))
                result = Completion(result.normal)
                continue
            }
            let part = completion(of: statement, result.normal)
            result.addExits(of: part)
            result.normal = part.normal
        }
        for (statements, before) in deferred.reversed() {
            result = Completion(
                states(after: statements, result.normal), returned: states(after: statements, result.returned),
                broke: states(after: statements, result.broke), continued: states(after: statements, result.continued))
            result.addExits(of: before)
        }
        return result
    }

    private mutating func states(after statements: Statements, _ start: States) -> States {
        start.isEmpty ? start : completion(of: statements, start).all
    }

    mutating func completion(of statement: Statement, _ start: States) -> Completion<States> {
        switch statement {
        case .block(let statements), .accessor(let statements): return completion(of: statements, start)
        case .expression(let expression): return Completion(states(after: expression, start))
        case .bindings(let bindings):
            var states = start
            for binding in bindings { if let value = binding.value { states = self.states(after: value, states) } }
            return Completion(states)
        case .if(let branch): return completion(ofIf: branch, start)
        case .guard(let branch): return completion(ofGuard: branch, start)
        case .switch(let statement): return completion(of: statement, start)
        case .loop(let loop): return completion(of: loop, start)
        case .do(let statement): return completion(of: statement, start)
        case .return(let value), .throw(let value):
            return Completion(.none, returned: value.map { states(after: $0, start) } ?? start)
        case .break: return Completion(.none, broke: start)
        case .continue: return Completion(.none, continued: start)
        case .conditionalCompilation(let branches):
            var result = Completion<States>(branches.isExhaustive ? .none : start)
            for block in branches.blocks { result.formUnion(completion(of: block.statements, start)) }
            return result
        case .defer, .declaration, .other: return Completion(start)
        }
    }

    // MARK: Branches

    private mutating func completion(ofIf branch: Branch, _ start: States) -> Completion<States> {
        guard let conditions = branch.conditions else { return Completion(start) }
        let (states, outcome) = outcome(of: conditions, start)
        var result = Completion<States>(.none)
        let holds = outcome.neverHolds ? .none : states.adding(outcome.whereHolds)
        var goesOn = true
        if let block = branch.block {
            let completion = completion(of: block, holds)
            goesOn = !completion.normal.isEmpty
            result.formUnion(settled(completion, outcome.whereHolds))
        } else {
            result.normal = holds
        }
        let fails = outcome.neverFails ? .none : states.adding(outcome.whereFails)
        guard goesOn || branch.otherwise != nil else {
            // As after a `guard`, the rest runs only where the conditions fail.
            result.normal = fails
            return result
        }
        let otherwise = branch.otherwise.map { completion(of: $0, fails) } ?? Completion(fails)
        result.formUnion(settled(otherwise, outcome.whereFails))
        return result
    }

    private mutating func completion(ofGuard branch: Branch, _ start: States) -> Completion<States> {
        guard let conditions = branch.conditions else { return Completion(start) }
        let (states, outcome) = outcome(of: conditions, start)
        var result = Completion<States>(.none)
        if let block = branch.block {
            let fails = outcome.neverFails ? .none : states.adding(outcome.whereFails)
            result.addExits(of: settled(completion(of: block, fails), outcome.whereFails))
        }
        result.normal = outcome.neverHolds ? .none : states.adding(outcome.whereHolds)
        return result
    }

    /// Removes the bits that only hold inside a branch.
    private func settled(_ completion: Completion<States>, _ assumed: State) -> Completion<States> {
        guard !assumed.isEmpty else { return completion }
        var completion = completion
        completion.normal = completion.normal.removing(assumed)
        completion.returned = completion.returned.removing(assumed)
        return completion
    }

    private mutating func completion(of statement: Switch, _ start: States) -> Completion<States> {
        let states = statement.subject.map { self.states(after: $0, start) } ?? start
        var result = Completion<States>(.none)
        var hasCases = false
        let isNeverNil = statement.subject.map { $0.plainChain != nil && self.isNeverNil($0) } ?? false
        let passed = unit.passed.flatMap { $0.parameter == statement.parameter ? $0.name : nil }
        for part in statement.cases {
            hasCases = true
            if let passed, part.branch(of: statement)?.runs(for: passed) == false { continue }
            var entry = isNeverNil && part.isOnlyNil ? .none : states
            for condition in part.conditions { entry = self.states(after: condition.expression, entry) }
            for block in part.blocks { result.formUnion(completion(of: block.statements, entry)) }
        }
        if !hasCases { result.normal = states }
        // A `break` leaves the switch, not the function.
        result.normal.formUnion(result.broke)
        result.broke = .none
        return result
    }

    private mutating func completion(of loop: Loop, _ start: States) -> Completion<States> {
        var result = Completion<States>(start)
        let runsOnce = loop.runsOnce || loop.sequence.map { isNeverEmpty($0) } == true
        // Each round but the last adds a state, and there are finitely many.
        var entry = start
        var isFirst = true
        while true {
            var states = entry
            var body = Completion<States>(states)
            for part in loop.parts {
                switch part {
                case .conditions(let conditions): states = outcome(of: conditions, states).states
                case .expression(let expression): states = self.states(after: expression, states)
                case .block(let statements): body = completion(of: statements, states)
                }
            }
            result.returned.formUnion(body.returned)
            let again = body.normal.union(body.continued)
            let ends = again.union(body.broke)
            result.normal = isFirst && runsOnce ? ends : result.normal.union(ends)
            isFirst = false
            let next = entry.union(again)
            if next == entry || loop.isNeverRepeated { return result }
            entry = next
        }
    }

    private mutating func completion(of statement: DoStatement, _ start: States) -> Completion<States> {
        var result = Completion<States>(start)
        var thrown = States.none
        for block in statement.blocks {
            thrown.formUnion(statesWhereThrown(by: block.statements, start))
            result = completion(of: block.statements, start)
        }
        for clause in statement.catches {
            for block in clause.blocks { result.formUnion(completion(of: block.statements, thrown)) }
        }
        return result
    }

    /// The states in which one of the statements may throw. A call throws after it has begun: what it does at once is
    /// done. A function of the project may throw before it does anything, and so may a statement within another.
    private mutating func statesWhereThrown(by statements: Statements, _ start: States) -> States {
        var thrown = States.none
        var states = start
        for statement in statements {
            let calls = walk.trace.calls.count
            let after = completion(of: statement, states)
            switch statement {
            case .expression, .bindings:
                thrown.formUnion(after.normal)
                if walk.trace.calls.count > calls { thrown.formUnion(states) }
            default:
                thrown.formUnion(states)
                thrown.formUnion(after.normal)
            }
            states = after.normal
        }
        return thrown
    }
}
