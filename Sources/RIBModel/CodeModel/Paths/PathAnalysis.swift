import SourceText

/// An analysis of all paths through code: the states in which a function can end, given the effect of each step on a
/// state.
///
/// Effects of a sequence accumulate, branches are joined, loops run zero times or more, and early exits keep their own
/// states. A call has the effects of its callee, a closure runs where the call runs it, and functions that call each
/// other are iterated to a fixpoint. An analysis defines the effects of calls and assignments, which closures are kept,
/// and which branches are unreachable. If it needs only the call itself (`Call` is `CallSite`), its effect is the
/// analysis's own plus `states(afterCallees:)` for the called functions.
package protocol PathAnalysis {
    associatedtype State: FlowState
    /// The states at a point: one set, or one for each question that is asked at once.
    associatedtype States: PathStates<State> = StateSet<State>
    associatedtype Call: AnalyzedCall = CallSite

    /// The current position, and the results so far.
    var walk: PathWalk<States> { get set }

    /// The code of a function, with `self` as the analysis takes it.
    func body(of function: DeclarationID) -> FunctionBody

    /// The call as the analysis sees it; nil if only the expressions in its arguments matter.
    func resolve(_ call: CallSite) -> Call?

    /// The effect of a call itself, after its arguments are evaluated and before the closures among them run.
    ///
    /// - Parameter runsClosures: whether the call runs closures among its arguments.
    mutating func effect(of call: Call, runsClosures: Bool, _ states: States) -> States

    /// The effect of an assignment itself, after its value is evaluated.
    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States

    /// The effect of the arguments of a macro such as `#selector(…)`.
    mutating func effect(ofMacro arguments: ChainElement, named name: ChainElement?, _ states: States) -> States

    /// The effect of an operator that makes no truth value: its function may run any code with the operands.
    mutating func effect(ofOperator sign: ChainElement, on operands: [Chain], _ states: States) -> States

    /// Whether closures and functions among the arguments run after the call returns, if at all.
    func keepsClosures(_ call: Call) -> Bool

    /// Handles an argument that is not evaluated as an expression.
    ///
    /// - Returns: whether the argument was handled.
    mutating func takesArgument(_ value: Expression, of call: Call) -> Bool

    /// Bits that are added on entry of a closure that a call runs, and removed after it.
    func assumption(forClosuresOf call: Call) -> State

    /// Whether a value is a function of another object with an effect: `listener?.didClose`.
    func matters(_ function: Chain) -> Bool

    /// The effect of such a function where a call runs it that it is passed to.
    mutating func effect(ofRunning function: Chain, _ states: States) -> States

    /// The function that an expression refers to without calling it, and its name.
    func function(namedBy expression: Expression) -> (function: DeclarationID, name: ChainElement)?

    /// The states after running a function that is called.
    mutating func run(_ function: DeclarationID, named name: ChainElement, _ states: States) -> States

    /// Whether a value cannot be nil on any path.
    func isNeverNil(_ value: Expression) -> Bool

    /// Whether the value that `if let` binds cannot be nil on any path. By default, `isNeverNil` of the written value.
    func isNeverNil(_ binding: OptionalBinding) -> Bool

    /// Whether a value is nil on every path.
    func isAlwaysNil(_ value: Expression) -> Bool

    /// Whether the value that `if let` binds is nil on every path. By default, `isAlwaysNil` of the written value.
    func isAlwaysNil(_ binding: OptionalBinding) -> Bool

    /// Whether a sequence that a loop iterates over is not empty on any path.
    func isNeverEmpty(_ sequence: Expression) -> Bool

    /// Bits that are added on entry of a branch and removed after it: one set where a condition holds, the other where
    /// it alone fails.
    func assumptions(from condition: Condition) -> (holds: State, fails: State)
}

/// A call as an analysis sees it.
package protocol AnalyzedCall {
    var site: CallSite { get }
}

extension CallSite: AnalyzedCall {
    package var site: CallSite { self }
}

extension PathAnalysis {
    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States { states }

    mutating func effect(ofMacro arguments: ChainElement, named name: ChainElement?, _ states: States) -> States {
        states
    }

    mutating func effect(ofOperator sign: ChainElement, on operands: [Chain], _ states: States) -> States { states }

    mutating func takesArgument(_ value: Expression, of call: Call) -> Bool { false }

    func assumption(forClosuresOf call: Call) -> State { [] }

    func function(namedBy expression: Expression) -> (function: DeclarationID, name: ChainElement)? { nil }

    mutating func run(_ function: DeclarationID, named name: ChainElement, _ states: States) -> States {
        enter(function, named: name, states)
    }

    func isNeverNil(_ value: Expression) -> Bool { false }

    func isNeverNil(_ binding: OptionalBinding) -> Bool { binding.value.map { isNeverNil($0) } ?? false }

    package func isAlwaysNil(_ value: Expression) -> Bool { false }

    package func isAlwaysNil(_ binding: OptionalBinding) -> Bool { binding.value.map { isAlwaysNil($0) } ?? false }

    func isNeverEmpty(_ sequence: Expression) -> Bool { false }

    func assumptions(from condition: Condition) -> (holds: State, fails: State) { ([], []) }

    func matters(_ function: Chain) -> Bool { false }

    mutating func effect(ofRunning function: Chain, _ states: States) -> States { states }
}

extension PathAnalysis where Call == CallSite {
    func resolve(_ call: CallSite) -> CallSite? { call }

    func keepsClosures(_ call: CallSite) -> Bool {
        call.project.keepsClosures(call) { call.callees.functions.first }
    }

    /// The states after the functions that a call can run: a local function, or any of those that dispatch can reach.
    mutating func states(afterCallees call: CallSite, _ start: States) -> States {
        if let after = states(afterLocal: call, start) { return after }
        guard let name = call.callee, case let functions = call.callees.functions, !functions.isEmpty else {
            return start
        }
        var result = States.none
        for function in functions { result.formUnion(run(function, named: name, start)) }
        return result
    }
}

/// The state of a path analysis: exits of functions, and the trace.
package struct PathWalk<States: PathStates> {
    var trace = Trace()
    /// The unit that is being analyzed.
    fileprivate(set) var unit: CodeUnit
    /// The nesting depth of calls of local closures and functions.
    var localDepth = 0

    /// The final exits of units.
    fileprivate var summaries: [EnteredUnit: States] = [:]
    /// The exits found so far for units of an unfinished cycle of calls.
    fileprivate var provisional: [EnteredUnit: States] = [:]
    /// The units in progress, with the number of others that were in progress when they began.
    fileprivate var active: [EnteredUnit: Int] = [:]
    /// The units of a cycle that were analyzed in the current round of its first unit, each with the outermost active
    /// unit that it depends on.
    fileprivate var analyzed: [(key: EnteredUnit, outermost: Int)] = []
    /// The outermost active unit that a call reached since the last reset.
    fileprivate var outermost = Int.max
    /// The number of times that a round found an exit which the previous round had not.
    fileprivate var changes = 0

    /// - Parameter unit: the initial unit, if the analysis is applied to a part of it.
    init(at unit: CodeUnit = CodeUnit(DeclarationID(file: 0, index: 0))) { self.unit = unit }
}

/// A unit, and the bits that it is entered with. It does not depend on the type of the states, because the first use of
/// each type as a key costs a search through all conformances of the program.
private struct EnteredUnit: NumberedKey {
    let unit: CodeUnit
    let inputs: UInt8

    var hashedNumber: UInt64 { unit.hashedNumber << 8 | UInt64(inputs) }
}

extension PathAnalysis {
    var unit: CodeUnit { walk.unit }

    /// The states in which a unit can end, given the bits at its entry.
    ///
    /// Functions that call each other are analyzed in rounds, starting with no exits at all, until a round finds no new
    /// exit. Before that none of their exits are final, since each depends on the exits of the others.
    package mutating func exits(of unit: CodeUnit, entering inputs: State = []) -> States {
        let key = EnteredUnit(unit: unit, inputs: inputs.rawValue)
        if let known = walk.summaries[key] { return known }
        if let depth = walk.active[key] ?? walk.analyzed.last(where: { $0.key == key })?.outermost {
            walk.outermost = min(walk.outermost, depth)
            return walk.provisional[key] ?? .none
        }
        let (depth, outer, first) = (walk.active.count, walk.outermost, walk.analyzed.count)
        walk.active[key] = depth
        defer { walk.active[key] = nil }
        while true {
            let before = walk.changes
            walk.outermost = .max
            walk.analyzed.removeSubrange(first...)
            let result = round(unit, States(inputs))
            guard walk.outermost <= depth else {
                // The exits of all its callees are final.
                walk.outermost = outer
                walk.summaries[key] = result
                return result
            }
            let known = walk.provisional[key] ?? .none
            if known.union(result) != known {
                walk.provisional[key] = known.union(result)
                walk.changes += 1
            }
            guard walk.outermost == depth else { break }
            if walk.changes == before { return finalExits(of: key, first, outer) }
        }
        // An earlier unit is part of the cycle, and repeats the rounds.
        walk.analyzed.append((key, walk.outermost))
        walk.outermost = min(outer, walk.outermost)
        return walk.provisional[key] ?? .none
    }

    /// Ends the analysis of a cycle whose rounds have found all exits.
    ///
    /// - Parameters:
    ///   - key: the first unit of the cycle.
    ///   - first: the start of the cycle's other units in `analyzed`.
    ///   - outer: the value of `outermost` before the cycle.
    private mutating func finalExits(of key: EnteredUnit, _ first: Int, _ outer: Int) -> States {
        defer {
            walk.analyzed.removeSubrange(first...)
            walk.provisional = [:]
            walk.outermost = outer
        }
        guard let exits = walk.provisional[key] else {
            // The unit calls itself on every path. Its exits are taken to be the states before those calls.
            let start = States(State(rawValue: key.inputs))
            walk.provisional[key] = start
            let exits = round(key.unit, start)
            walk.summaries[key] = exits
            return exits
        }
        walk.summaries[key] = exits
        for unit in walk.analyzed[first...] { walk.summaries[unit.key] = walk.provisional[unit.key] }
        return exits
    }

    private mutating func round(_ unit: CodeUnit, _ start: States) -> States {
        let around = walk.unit
        walk.unit = unit
        defer { walk.unit = around }
        let body = body(of: unit.function)
        if let closure = unit.closure { return completion(of: body.statements(at: closure), start).all }
        if let closure = body.initialValue?.closure {
            // A property whose value is a closure: the closure runs when other code calls the property.
            keep(closure)
            return start
        }
        var result = start
        for statement in body.statements {
            let completion = completion(of: statement, result)
            // Accessors run independently of each other: one may run without the others.
            if case .accessor = statement { result.formUnion(completion.all) } else { result = completion.all }
        }
        return result
    }

    /// The states after a closure's statements.
    mutating func exits(ofClosure closure: ClosureSite, _ start: States) -> States {
        completion(of: closure.statements, start).all
    }

    /// The states after running a function that is called by a name.
    mutating func enter(_ function: DeclarationID, named name: ChainElement, _ start: States) -> States {
        let entered = CodeUnit(function, passed: name.passedCase(to: body(of: function)))
        walk.trace.calls.append(Trace.Call(caller: unit, unit: entered, place: name.place))
        return start.followed { exits(of: entered, entering: $0) }
    }

    /// Records a closure that is kept to run later: it is an entry point of its own.
    mutating func keep(_ closure: ClosureSite) {
        walk.trace.handlers.append(CodeUnit(closure.body.home.declaration, closure: closure.place))
    }

    /// Records a function that is kept to run later.
    mutating func keep(_ function: DeclarationID, named name: ChainElement) {
        walk.trace.references.append(Trace.Reference(function: function, place: name.place, unit: unit))
    }
}
