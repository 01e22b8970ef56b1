/// Expressions: assignments, operands, chains from left to right.
extension PathAnalysis {
    mutating func states(after expression: Expression, _ start: States) -> States {
        if let assignment = expression.assignment {
            guard let elements = assignment.elements else { return states(after: assignment, start) }
            return elements.reduce(start) { states(after: $1, $0) }
        }
        return states(afterOperands: expression, start)
    }

    /// Operands joined by operators. Operands after `&&`, `||` or `??` may not run.
    mutating func states(afterOperands expression: Expression, _ start: States) -> States {
        var states = start
        var isOptional = false
        var parts = expression.parts
        var node = parts.position
        while let part = parts.next() {
            defer { node = parts.position }
            switch part {
            case .operator(let name, _):
                if name == .and || name == .or || name == .otherwise {
                    isOptional = true
                } else if !name.isLogicalOperator {
                    let sign = ChainElement(node, in: expression.body)
                    states = effect(ofOperator: sign, on: Array(expression.chains), states)
                }
            case .question:
                let (first, second) = expression.from(parts.position).alternatives
                return self.states(afterOperands: first, states).union(self.states(afterOperands: second, states))
            case .chain(let chain):
                let after = self.states(after: chain, states)
                states = isOptional ? states.union(after) : after
            case .cast, .colon, .assignment: break
            case .statement(let statement):
                let after = completion(of: statement, states).normal
                states = isOptional ? states.union(after) : after
            }
        }
        return states
    }

    private mutating func states(after assignment: AssignmentSite, _ start: States) -> States {
        let value = assignment.value
        guard let target = assignment.target else { return states(afterOperands: value, start) }
        var states = start
        let isKept = !(target.onlyName?.isLocal ?? false)
        if let closure = value.closure {
            // A closure in a local runs where the local is called; a closure in a member runs when other code calls it.
            if isKept { keep(closure) }
        } else {
            states = self.states(afterOperands: value, states)
            if isKept, let (function, name) = function(namedBy: value) { keep(function, named: name) }
        }
        return effect(of: assignment, self.states(after: target, states))
    }

    // MARK: Chains

    mutating func states(after chain: Chain, _ start: States) -> States {
        var states = start
        var elements = chain.elements
        var previous: ChainElement?
        while let element = elements.next() {
            switch element.kind {
            case .call: states = self.states(after: elements.call(at: element), states)
            case .macroArguments: states = effect(ofMacro: element, named: previous, states)
            case .closure:
                // Called in place, or a value that is not kept: `{ … }()`.
                states = element.closure.map { exits(ofClosure: $0, states) } ?? states
            case .subscript, .literal, .tuple:
                for argument in element.arguments {
                    guard let value = argument.value else { continue }
                    // A closure in parentheses may be called in place; one in a collection or a larger tuple is kept.
                    let isStored = element.kind == .literal || element.onlyArgument == nil
                    if isStored, element.kind != .subscript, let closure = value.closure {
                        keep(closure)
                    } else {
                        states = self.states(after: value, states)
                    }
                }
            case .postfixOperator: states = effect(ofOperator: element, on: [chain.before(element)], states)
            default: break
            }
            previous = element
        }
        return states
    }

    // MARK: Calls

    /// Arguments first, then the effect of the call itself, then the closures that it runs.
    mutating func states(after site: CallSite, _ start: States) -> States {
        var states = start
        guard let call = resolve(site) else {
            for argument in site.arguments {
                if let value = argument.value { states = self.states(afterOperands: value, states) }
            }
            return states
        }
        var keepsClosures: Bool?
        func keeps() -> Bool {
            if let keepsClosures { return keepsClosures }
            let keeps = self.keepsClosures(call)
            keepsClosures = keeps
            return keeps
        }
        var runsClosures = false
        var functions: [(function: DeclarationID, name: ChainElement)] = []
        for argument in site.arguments {
            guard let value = argument.value else { continue }
            if let closure = value.closure {
                if keeps() { keep(closure) } else { runsClosures = true }
            } else if !takesArgument(value, of: call) {
                states = self.states(afterOperands: value, states)
                guard let chain = value.plainChain else { continue }
                if let local = chain.onlyName?.local, local.isCode {
                    if keeps() { keep(local) } else { states = self.states(afterRunning: local, states) ?? states }
                    continue
                }
                if matters(chain), !keeps() { states = effect(ofRunning: chain, states) }
                guard let named = function(namedBy: value) else { continue }
                if keeps() { keep(named.function, named: named.name) } else { functions.append(named) }
            }
        }
        states = effect(of: call, runsClosures: runsClosures, states)
        for (function, name) in functions { states = run(function, named: name, states) }
        guard runsClosures else { return states }
        let assumed = assumption(forClosuresOf: call)
        for closure in site.closures {
            states = exits(ofClosure: closure, states.adding(assumed)).removing(assumed)
        }
        return states
    }

    // MARK: Calls of locals

    /// The states after a call of a local closure or function; nil for any other call.
    mutating func states(afterLocal call: CallSite, _ start: States) -> States? {
        guard call.isBare, let local = call.callee?.local else { return nil }
        return states(afterRunning: local, start)
    }

    /// The states after running a local closure or function; nil for any other local.
    private mutating func states(afterRunning local: LocalDeclaration, _ start: States) -> States? {
        switch local {
        case .variable(let variable):
            guard let closure = variable.value?.closure else { return nil }
            return nested(in: closure.body) { $0.exits(ofClosure: closure, start) }
        case .function(let function):
            return nested(in: function.body) {
                $0.completion(of: function.statements, start).all
            }
        default: return nil
        }
    }

    /// Records a local closure or function that is kept to run later: it is an entry point of its own.
    private mutating func keep(_ local: LocalDeclaration) {
        switch local {
        case .variable(let variable):
            if let closure = variable.value?.closure { keep(closure) }
        case .function(let function):
            guard let place = function.place else { return }
            walk.trace.handlers.append(CodeUnit(function.body.home.declaration, closure: place))
        default: break
        }
    }

    /// Runs a local closure or function. A path that leads through too many of them, one called by the next, is not
    /// followed further: nothing is claimed about it.
    private mutating func nested(in body: FunctionBody, _ run: (inout Self) -> States) -> States {
        guard walk.localDepth < deepestLocal else {
            body.project.note(.localFunctions, in: body.home.declaration)
            return .none
        }
        walk.localDepth += 1
        defer { walk.localDepth -= 1 }
        return run(&self)
    }
}

/// The maximum number of local closures and functions on a path, one called by the next.
private let deepestLocal = 8

extension LocalDeclaration {
    /// Whether the name denotes code: a local function, or a constant that is a closure.
    var isCode: Bool {
        switch self {
        case .variable(let variable): variable.value?.closure != nil
        case .function: true
        default: false
        }
    }
}
