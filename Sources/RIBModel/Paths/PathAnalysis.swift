/// An analysis of all paths through code: in which states a function can end, given what each step does to a state.
///
/// Sequence adds up, branches unite, loops run zero times or more, early exits keep their own states. Calls add what
/// the callee does, closures run where the call runs them, and functions that call each other are analyzed in rounds.
/// An analysis says what calls and assignments do, which closures are kept, and which branches no path leads into. One
/// that needs to know no more of a call than the call itself (`Call` is `CallSite`) says what it does and calls
/// `states(afterCallees:)` for what the called functions do.
protocol PathAnalysis {
    associatedtype State: FlowState
    associatedtype Call: AnalyzedCall = CallSite

    typealias States = StateSet<State>

    /// Where the walk is, and what it knows so far.
    var walk: PathWalk<State> { get set }

    /// The code of a function, where `self` is what the analysis takes it to be.
    func body(of function: DeclarationID) -> FunctionBody

    /// What a call is; nil where only the expressions among its arguments matter.
    func resolve(_ call: CallSite) -> Call?

    /// What a call does by itself: after its arguments were evaluated, before the closures among them run.
    ///
    /// - Parameter runsClosures: whether there are closures that the call runs.
    mutating func effect(of call: Call, runsClosures: Bool, _ states: States) -> States

    /// What an assignment does by itself: after its value was evaluated.
    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States

    /// What arguments of a macro do, as of `#selector(…)`.
    mutating func effect(ofMacro arguments: ChainElement, named name: ChainElement?, _ states: States) -> States

    /// Whether the closures and functions among a call's arguments run later than the call, if at all.
    func keepsClosures(_ call: Call) -> Bool

    /// Handles an argument that is not evaluated as an expression. Answers whether it was one.
    mutating func takesArgument(_ value: Expression, of call: Call) -> Bool

    /// The bits that a closure is entered with, and loses behind it, when a call runs it.
    func assumption(forClosuresOf call: Call) -> State

    /// The function that an expression names as a value, and the name.
    func function(namedBy expression: Expression) -> (function: DeclarationID, name: ChainElement)?

    /// What a function does that a call runs.
    mutating func run(_ function: DeclarationID, named name: ChainElement, _ states: States) -> States

    /// Whether no path leads to where a value is nil.
    func isNeverNil(_ value: Expression) -> Bool

    /// Whether no path leads to where what a name stands for is nil: `if let name`.
    func isNeverNil(_ binding: OptionalBinding) -> Bool

    /// The bits that a branch is entered with, and loses behind it, where a condition holds, and where it alone does
    /// not.
    func assumptions(from condition: Condition) -> (holds: State, fails: State)
}

/// A call as an analysis sees it.
protocol AnalyzedCall {
    var site: CallSite { get }
}

extension CallSite: AnalyzedCall {
    var site: CallSite { self }
}

extension PathAnalysis {
    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States { states }

    mutating func effect(ofMacro arguments: ChainElement, named name: ChainElement?, _ states: States) -> States {
        states
    }

    mutating func takesArgument(_ value: Expression, of call: Call) -> Bool { false }

    func assumption(forClosuresOf call: Call) -> State { [] }

    func function(namedBy expression: Expression) -> (function: DeclarationID, name: ChainElement)? { nil }

    mutating func run(_ function: DeclarationID, named name: ChainElement, _ states: States) -> States {
        enter(function, named: name, states)
    }

    func isNeverNil(_ value: Expression) -> Bool { false }

    func isNeverNil(_ binding: OptionalBinding) -> Bool { false }

    func assumptions(from condition: Condition) -> (holds: State, fails: State) { ([], []) }
}

extension PathAnalysis where Call == CallSite {
    func resolve(_ call: CallSite) -> CallSite? { call }

    func keepsClosures(_ call: CallSite) -> Bool {
        call.project.keepsClosures(call) { call.callees.functions.first }
    }

    /// What the functions do that a call runs: a local one, or any of those that it can reach.
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

/// What a path analysis keeps while it walks: exits of functions, and what it met.
struct PathWalk<State: FlowState> {
    var trace = Trace()
    /// What is being walked.
    fileprivate(set) var unit: CodeUnit
    /// How deep calls of local closures and functions are nested.
    var localDepth = 0

    /// The exits of units, once they are final.
    fileprivate var summaries: [Key: StateSet<State>] = [:]
    /// The exits, so far, of units of a cycle of calls that is under way.
    fileprivate var provisional: [Key: StateSet<State>] = [:]
    /// The units under way, by how many others were when they began.
    fileprivate var active: [Key: Int] = [:]
    /// Units of cycles that this round of the cycle's first unit analyzed, each with the outermost active unit that it
    /// depends on.
    fileprivate var analyzed: [(key: Key, outermost: Int)] = []
    /// The outermost active unit that the analysis met a call of, since this was last reset.
    fileprivate var outermost = Int.max
    /// How often an exit was found that the round before did not have.
    fileprivate var changes = 0

    fileprivate struct Key: Hashable {
        let unit: CodeUnit
        let inputs: State
    }

    /// - Parameter unit: what is walked where the analysis is asked about a part of it.
    init(at unit: CodeUnit = CodeUnit(DeclarationID(file: 0, index: 0))) { self.unit = unit }
}

extension PathAnalysis {
    var unit: CodeUnit { walk.unit }

    /// The states in which a unit can end that is entered with these bits.
    ///
    /// Functions that call each other are analyzed in rounds, from no exits at all, until no round finds another exit.
    /// Until then no exits of theirs are final, because each depends on those of the others.
    mutating func exits(of unit: CodeUnit, entering inputs: State = []) -> States {
        let key = PathWalk<State>.Key(unit: unit, inputs: inputs)
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
                // The exits of all that it calls are final.
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
        // A unit that began earlier is part of the cycle, and repeats the rounds.
        walk.analyzed.append((key, walk.outermost))
        walk.outermost = min(outer, walk.outermost)
        return walk.provisional[key] ?? .none
    }

    /// Ends the analysis of a cycle: its rounds found all exits.
    ///
    /// - Parameters:
    ///   - key: the unit that began the cycle.
    ///   - first: where the other units of the cycle begin in `analyzed`.
    ///   - outer: what `outermost` was before the cycle.
    private mutating func finalExits(of key: PathWalk<State>.Key, _ first: Int, _ outer: Int) -> States {
        defer {
            walk.analyzed.removeSubrange(first...)
            walk.provisional = [:]
            walk.outermost = outer
        }
        guard let exits = walk.provisional[key] else {
            // It calls itself on every path. Its exits are those before the calls.
            let start = States(key.inputs)
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
        if let closure = unit.closure { return exits(ofClosure: body.closure(at: closure), start) }
        var result = start
        for statement in body.statements {
            let completion = completion(of: statement, result)
            // Accessors run one at a time; what one does, another may not.
            if case .accessor = statement { result.formUnion(completion.all) } else { result = completion.all }
        }
        return result
    }

    /// Runs a closure's statements.
    mutating func exits(ofClosure closure: ClosureSite, _ start: States) -> States {
        completion(of: closure.statements, start).all
    }

    /// Runs a function that is called by a name.
    mutating func enter(_ function: DeclarationID, named name: ChainElement, _ start: States) -> States {
        walk.trace.calls.append(Trace.Call(caller: unit, callee: function, place: name.place))
        var result = States.none
        for state in start.states {
            let rest = state.subtracting(State.inputs)
            for exit in exits(of: CodeUnit(function), entering: state.intersection(State.inputs)).states {
                result.formUnion(States(rest.union(exit)))
            }
        }
        return result
    }

    /// Notes a closure that somebody keeps, to run it later: it is an entry point of its own.
    mutating func keep(_ closure: ClosureSite) {
        walk.trace.handlers.append(CodeUnit(closure.body.home.declaration, closure: closure.place))
    }

    /// Notes a function that somebody keeps, to call it later.
    mutating func keep(_ function: DeclarationID, named name: ChainElement) {
        walk.trace.references.append(Trace.Reference(function: function, place: name.place, unit: unit))
    }
}
