import SourceText

/// The paths of an event through the functions of one RIB's parts and of the objects that they call: whether they
/// detach a child, attach one, or notify the RIB's own listener.
///
/// Children that a router stores are taken to be there: `guard let child else { return }` goes on.
struct EventPaths: PathAnalysis {
    struct State: FlowState {
        let rawValue: UInt8

        /// One of the given detachments was made.
        static let detached = State(rawValue: 1)
        /// One of the given attachments was made.
        static let attached = State(rawValue: 2)
        /// A function of the RIB's listener was called.
        static let told = State(rawValue: 4)
        /// Code ran that may notify another RIB or attach a child: code that is not analyzed, or what observes a
        /// stream.
        static let unclear = State(rawValue: 8)
        /// A function of UIKit was called that may remove a presented view.
        static let dismissed = State(rawValue: 16)
    }

    var walk = PathWalk<StateSet<State>>()
    private let project: Project
    private let code: EventCode
    private let detachments: Set<NodeReference>
    private let attachments: Set<NodeReference>
    /// The files with these detachments and attachments.
    private let files: Set<Int>
    private let slots: NameSet
    private let listener: ListenerCalls?

    /// - Parameters:
    ///   - detachments: names of the calls that detach a child.
    ///   - attachments: names in the calls and assignments that attach children, or whose occurrence is asked for.
    ///     Those that are among the detachments do not count.
    ///   - slots: the properties that hold a child, since it is attached.
    ///   - rib: the RIB whose listener may be notified.
    ///   - code: what other walks of the same query have found.
    init(
        detachments: some Sequence<NodeReference>, attachments: some Sequence<NodeReference>,
        holding slots: [DeclarationID] = [], of rib: RIB?, in project: Project, _ code: EventCode
    ) {
        (self.project, self.code) = (project, code)
        self.slots = project.names(meaningOneOf: slots)
        self.detachments = Set(detachments)
        self.attachments = Set(attachments)
        files = Set(self.detachments.map(\.file) + self.attachments.map(\.file))
        listener = rib?.interactor.map { ListenerCalls(of: $0, in: project) }
    }

    /// The states in which a function ends, and those of the closures that it and its callees keep.
    mutating func outcome(of function: DeclarationID) -> (exits: States, kept: States) {
        outcome(of: CodeUnit(function))
    }

    mutating func outcome(of unit: CodeUnit) -> (exits: States, kept: States) {
        let exits = exits(of: unit)
        var kept = States.none
        var seen: Set<CodeUnit> = []
        var next = 0
        while next < walk.trace.handlers.count {
            let handler = walk.trace.handlers[next]
            next += 1
            if seen.insert(handler).inserted { kept.formUnion(self.exits(of: handler)) }
        }
        return (exits, kept)
    }

    func body(of function: DeclarationID) -> FunctionBody { code.body(of: function) }

    func keepsClosures(_ call: CallSite) -> Bool { code.keepsClosures(call) }

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: States) -> States {
        var states = states
        let isInFile = files.contains(call.body.file)
        if isInFile, call.names(oneOf: detachments) {
            states = states.adding(.detached)
        } else if isInFile, call.names(oneOf: attachments) {
            states = states.adding(.attached)
        }
        if listener?.contains(call) == true { return states.adding(.told) }
        if call.callee?.isLocal == true { return self.states(afterCallees: call, states) }
        guard let functions = code[call] else {
            // `detail.map(detachChild)`: the effect is that of the function that is passed.
            if isInFile, call.passesOne(of: detachments) || call.passesOne(of: attachments) { return states }
            // UIKit's functions only run the closures that they are passed.
            return call.name.viewOperation == nil ? states.adding(.unclear) : self.states(afterUIKit: call, states)
        }
        guard let name = call.callee, !functions.isEmpty else { return self.states(afterUIKit: call, states) }
        return functions.reduce(into: States.none) { result, function in
            result.formUnion(isConstruction(function) ? states : run(function, named: name, states))
        }
    }

    mutating func effect(of assignment: AssignmentSite, _ states: States) -> States {
        guard let name = assignment.target?.lastName, attachments.contains(name.place) else { return states }
        return states.adding(.attached)
    }

    private func states(afterUIKit call: CallSite, _ states: States) -> States {
        call.name.viewOperation?.mayDismiss == true ? states.adding(.dismissed) : states
    }

    /// Whether a function only makes objects.
    private func isConstruction(_ function: DeclarationID) -> Bool {
        if project.isInitializer(function) { return true }
        // Functions of extensions of a library's types are in no type of the project.
        guard let type = project.symbols.type(around: function) else { return false }
        return project.roles.has(type, anyOf: [.of(.builder), .of(.component)])
    }

    // MARK: Conditions

    func isNeverNil(_ value: Expression) -> Bool {
        guard let chain = value.plainChain else { return false }
        return chain.denotesSelf || chain.headOnSelf.map { !$0.isLocal && slots.contains($0.name) } ?? false
    }

    /// Comparisons of other stored children with nil keep both branches: functions that attach children begin with
    /// them.
    func isNeverNil(_ binding: OptionalBinding) -> Bool {
        if binding.bindsSelf { return true }
        guard let value = binding.value else { return binding.outer == nil }
        return value.plainChain?.headOnSelf?.isLocal == false
    }
}

/// The code that walks pass through, and what its calls run, each found once for all walks of one query.
///
/// A class, because walks are values that share it. Only one query may use it: the dependencies of an answer are
/// recorded as the functions are found.
final class EventCode {
    private let project: Project
    private let bodies: Bodies
    /// By the name of the function that is called.
    private var known: [NodeReference: [DeclarationID]?] = [:]
    /// By call, whether what it is passed runs later.
    private var keeping: [NodeReference: Bool] = [:]

    init(_ project: Project) { (self.project, bodies) = (project, Bodies(project)) }

    func body(of function: DeclarationID) -> FunctionBody { bodies[function] }

    /// Whether closures that a call is passed run after it returns, if at all.
    func keepsClosures(_ call: CallSite) -> Bool {
        if let known = keeping[call.place] { return known }
        let keeps = project.keepsClosures(call) { call.callees.functions.first }
        keeping[call.place] = keeps
        return keeps
    }

    /// The functions that a call may run; nil if code that is not analyzed may run.
    subscript(call: CallSite) -> [DeclarationID]? {
        if let known = known[call.calleePlace] { return known }
        let functions = project.eventFlow.functions(runBy: call)
            ?? project.function(call, on: call.receiverType).map { [$0] }
        known.updateValue(functions, forKey: call.calleePlace)
        return functions
    }
}

extension CallSite {
    /// Whether one of the places is the name of the function that is called, or of one that is passed:
    /// `children.last.map(detachChild)`.
    func names(oneOf places: Set<NodeReference>) -> Bool { places.contains(calleePlace) || passesOne(of: places) }

    /// Whether one of the places is the name of a function that is passed.
    fileprivate func passesOne(of places: Set<NodeReference>) -> Bool {
        arguments.contains { argument in
            argument.value?.plainChain?.lastName.map { places.contains($0.place) } ?? false
        }
    }
}
