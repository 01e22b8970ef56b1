import SourceText

/// The code that events run: what its calls run is found once for all questions of one query.
///
/// A class, because walks are values that share it. Only one query may use it: the dependencies of an answer are
/// recorded as the functions are found.
package final class EventRuns {
    /// The code that a walk goes through from the function of an event.
    package enum Extent {
        /// The functions of one RIB's parts and of the objects that they call.
        case allObjects
        /// The functions of one object. What its calls on other objects do is not asked.
        case object(ClassDispatch)
        /// The function itself.
        case function
    }

    fileprivate let project: Project
    private let extent: Extent
    private lazy var bodies = Bodies(project)
    /// By the name of the function that is called.
    private var known: [NodeReference: [DeclarationID]?] = [:]
    /// By call, whether what it is passed runs later.
    private var keeping: [NodeReference: Bool] = [:]
    /// The names of the functions of the object.
    private lazy var ownNames = namesOfOwnFunctions

    package init(_ project: Project, _ extent: Extent = .allObjects) {
        (self.project, self.extent) = (project, extent)
    }

    /// The code of one object.
    package convenience init(of dispatch: ClassDispatch) { self.init(dispatch.project, .object(dispatch)) }

    /// Asks several questions about the same paths.
    package func asking<Mark>(_ questions: [EffectQuestion<Mark>]) -> EventWalks<Mark> {
        EventWalks(questions, in: self)
    }

    package func answer<Mark>(to question: EffectQuestion<Mark>, upon event: CodeUnit) -> EffectAnswer<Mark> {
        var walks = asking([question])
        return walks.answers(upon: event)[0]
    }

    package func answer<Mark>(to question: EffectQuestion<Mark>, upon event: DeclarationID) -> EffectAnswer<Mark> {
        answer(to: question, upon: CodeUnit(event))
    }

    // MARK: Code

    fileprivate func body(of function: DeclarationID) -> FunctionBody {
        if case .object(let dispatch) = extent { dispatch.body(of: function) } else { bodies[function] }
    }

    /// Whether members of the object that runs the code are taken to be there, besides those that hold children.
    fileprivate var assumesMembers: Bool { if case .allObjects = extent { true } else { false } }

    /// Whether closures that a call is passed run after it returns, if at all.
    fileprivate func keepsClosures(_ call: CallSite) -> Bool {
        if let known = keeping[call.place] { return known }
        let keeps = project.keepsClosures(call) { call.callees.functions.first }
        keeping[call.place] = keeps
        return keeps
    }

    /// The functions that a call may run; nil if code that is not analyzed may run.
    fileprivate subscript(call: CallSite) -> [DeclarationID]? {
        if case .function = extent { return [] }
        if let known = known[call.calleePlace] { return known }
        let functions = functions(runBy: call)
        known.updateValue(functions, forKey: call.calleePlace)
        return functions
    }

    private func functions(runBy call: CallSite) -> [DeclarationID]? {
        guard case .object(let dispatch) = extent else {
            return project.eventFlow.functions(runBy: call)
                ?? project.function(call, on: call.receiverType).map { [$0] }
        }
        guard ownNames.contains(call.name) else { return [] }
        let functions = call.callees.functions
        return functions.contains { !dispatch.isFromExtension($0) } ? functions : []
    }

    private var namesOfOwnFunctions: NameSet {
        guard case .object(let dispatch) = extent else { return NameSet() }
        return dispatch.classes.reduce(into: NameSet()) { result, type in
            for member in project.ownMembers(of: type) where project.isFunction(member) {
                result.insert(project.name(of: member))
            }
        }
    }

    /// Whether a function only makes objects.
    fileprivate func isConstruction(_ function: DeclarationID) -> Bool {
        if project.isInitializer(function) { return true }
        // Functions of extensions of a library's types are in no type of the project.
        guard let type = project.symbols.type(around: function) else { return false }
        return project.roles.has(type, anyOf: [.of(.builder), .of(.component)])
    }
}

/// Walks along the paths of events that answer several questions: one for all that assume the same.
package struct EventWalks<Mark: FlowState> {
    private var walks: [EventWalk] = []
    /// By question, its walk and its lane there.
    private var places: [(walk: Int, lane: Int)] = []

    fileprivate init(_ questions: [EffectQuestion<Mark>], in runs: EventRuns) {
        for question in questions {
            let index = walks.firstIndex { $0.assumes(question) && !$0.isFull } ?? walks.count
            if index == walks.count { walks.append(EventWalk(question, in: runs)) }
            places.append((index, walks[index].add(question)))
        }
    }

    /// The answers to the questions, in their order.
    ///
    /// Code that an earlier event keeps to run later counts for the next ones, too.
    mutating func answers(upon event: CodeUnit) -> [EffectAnswer<Mark>] {
        let found = walks.indices.map { walks[$0].outcome(of: event) }
        return places.map { walk, lane in
            EffectAnswer(
                ends: StateSet(bits: found[walk].ends[lane].bits), later: StateSet(bits: found[walk].later[lane].bits))
        }
    }

    package mutating func answers(upon event: DeclarationID) -> [EffectAnswer<Mark>] { answers(upon: CodeUnit(event)) }

    /// The calls of the answers so far, and the closures that their code keeps to run later.
    var trace: Trace { walks.first?.walk.trace ?? Trace() }
}

/// A walk along the paths of an event, with the marks of several questions, each in a lane.
///
/// Children that a router stores are taken to be there: `guard let child else { return }` goes on.
private struct EventWalk: PathAnalysis {
    /// The marks of any question.
    struct State: FlowState {
        let rawValue: UInt8
    }

    typealias States = Lanes<State>

    var walk = PathWalk<States>()
    private let runs: EventRuns
    private let notifier: TypeID?
    private let heldChildren: [DeclarationID]
    private let emptySlots: [DeclarationID]
    private let listener: ListenerCalls?
    private let held, empty: SlotNames
    private var lanes = 0
    private var marks: [NodeReference: LaneMarks] = [:]
    /// The files with these places.
    private var files: Set<Int> = []
    private var (onNotification, onDismissal, onUnclearCode) = (LaneMarks.zero, LaneMarks.zero, LaneMarks.zero)
    private var order = LaneOrder()

    init<Mark>(_ question: EffectQuestion<Mark>, in runs: EventRuns) {
        (notifier, self.runs) = (question.notifier, runs)
        (heldChildren, emptySlots) = (question.heldChildren, question.emptySlots)
        listener = notifier.map { ListenerCalls(of: $0, in: runs.project) }
        held = SlotNames(heldChildren, runs.project)
        empty = SlotNames(emptySlots, runs.project)
    }

    var isFull: Bool { lanes == States.count }

    /// Whether a question takes the same to be there, and follows the same calls.
    func assumes<Mark>(_ question: EffectQuestion<Mark>) -> Bool {
        question.notifier == notifier && question.heldChildren == heldChildren && question.emptySlots == emptySlots
    }

    /// Adds a question, and returns its lane.
    mutating func add<Mark>(_ question: EffectQuestion<Mark>) -> Int {
        let lane = lanes
        lanes += 1
        for (place, mark) in question.marks {
            marks[place, default: .zero][lane] = mark
            files.insert(place.file)
        }
        onNotification[lane] = question.onNotification
        onDismissal[lane] = question.onDismissal
        onUnclearCode[lane] = question.onUnclearCode
        if let order = question.order {
            self.order.add(order.first.rawValue, then: order.then.rawValue, mark: order.mark.rawValue, lane: lane)
        }
        return lane
    }

    /// The states in which a unit ends, and those of the closures that it and its callees keep.
    mutating func outcome(of unit: CodeUnit) -> (ends: States, later: States) {
        let ends = exits(of: unit)
        var later = States.none
        var seen: Set<CodeUnit> = []
        var next = 0
        while next < walk.trace.handlers.count {
            let handler = walk.trace.handlers[next]
            next += 1
            if seen.insert(handler).inserted { later.formUnion(exits(of: handler)) }
        }
        return (ends, later)
    }

    func body(of function: DeclarationID) -> FunctionBody { runs.body(of: function) }

    func keepsClosures(_ call: CallSite) -> Bool { runs.keepsClosures(call) }

    mutating func run(_ function: DeclarationID, named name: ChainElement, _ states: States) -> States {
        if order.isEmpty { return enter(function, named: name, states) }
        return states.followed(by: enter(function, named: name, States([])), order)
    }

    // MARK: Effects

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: States) -> States {
        let (own, passed) = marks(of: call)
        let states = adding(own | passed, to: states)
        if listener?.contains(call) == true { return adding(onNotification, to: states) }
        if call.callee?.isLocal == true { return self.states(afterCallees: call, states) }
        // UIKit's functions only run the closures that they are passed.
        let dismissal = call.name.viewOperation?.mayDismiss == true ? onDismissal : .zero
        guard let functions = runs[call] else {
            let unclear = call.name.viewOperation == nil ? onUnclearCode : dismissal
            // `detail.map(detachChild)`: the effect is that of the function that is passed.
            return adding(unclear.replacing(with: 0, where: passed .!= .zero), to: states)
        }
        guard let name = call.callee, !functions.isEmpty else { return adding(dismissal, to: states) }
        return functions.reduce(into: States.none) { result, function in
            result.formUnion(runs.isConstruction(function) ? states : run(function, named: name, states))
        }
    }

    /// The marks of a call, and those of the functions that it is passed: `children.last.map(detachChild)`.
    private func marks(of call: CallSite) -> (own: LaneMarks, passed: LaneMarks) {
        guard files.contains(call.body.file) else { return (.zero, .zero) }
        let passed = call.arguments.reduce(into: LaneMarks.zero) { result, argument in
            if let name = argument.value?.plainChain?.lastName { result |= marks[name.place] ?? .zero }
        }
        return (marks[call.calleePlace] ?? .zero, passed)
    }

    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States {
        guard let name = assignment.target?.lastName, let marks = marks[name.place] else { return states }
        return adding(marks, to: states)
    }

    private func adding(_ marks: LaneMarks, to states: States) -> States {
        order.isEmpty ? states.adding(marks) : states.adding(marks, order)
    }

    // MARK: Conditions

    func isNeverNil(_ value: Expression) -> Bool {
        guard let chain = value.plainChain else { return false }
        return chain.denotesSelf || held.begin(chain)
    }

    /// Comparisons of other stored children with nil keep both branches: functions that attach children begin with
    /// them.
    func isNeverNil(_ binding: OptionalBinding) -> Bool {
        if binding.bindsSelf { return true }
        let isKnown = runs.assumesMembers
        guard let value = binding.value else {
            return (isKnown && !empty.areBound(by: binding) || held.areBound(by: binding)) && binding.outer == nil
        }
        if isAlwaysNil(value) { return false }
        return isKnown ? value.plainChain?.headOnSelf?.isLocal == false : isNeverNil(value)
    }

    func isAlwaysNil(_ value: Expression) -> Bool { value.plainChain.map { empty.begin($0) } ?? false }

    func isAlwaysNil(_ binding: OptionalBinding) -> Bool {
        if let value = binding.value { return isAlwaysNil(value) }
        return empty.areBound(by: binding) && binding.outer == nil
    }
}

extension CallSite {
    /// Whether one of the places is the name of the function that is called, or of one that is passed:
    /// `children.last.map(detachChild)`.
    func names(oneOf places: Set<NodeReference>) -> Bool {
        places.contains(calleePlace)
            || arguments.contains { argument in
                argument.value?.plainChain?.lastName.map { places.contains($0.place) } ?? false
            }
    }
}
