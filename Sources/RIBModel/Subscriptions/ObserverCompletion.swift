import SourceText

/// Whether the closure that makes an observable completes it, or fails, on every path: in its own code, or in the
/// completion that it passes to a function. That the completion runs is a convention of requests; what handles the end
/// of another stream, an event or a disposal may never run.
struct ObserverCompletion: PathAnalysis {
    struct State: FlowState {
        let rawValue: UInt8
        static let completed = State(rawValue: 1)
    }

    /// Closures nested deeper are taken not to complete.
    private static let deepest = 3

    var walk = PathWalk<StateSet<State>>()
    private let project: Project
    private let words: StreamModel
    private let maker: ClosureSite
    private let depth: Int

    /// - Parameter maker: a closure whose first parameter is the observer.
    init(of maker: ClosureSite, _ words: StreamModel, _ project: Project) { self.init(maker, words, project, depth: 0) }

    private init(_ maker: ClosureSite, _ words: StreamModel, _ project: Project, depth: Int) {
        (self.maker, self.words, self.project, self.depth) = (maker, words, project, depth)
    }

    /// Whether each path through the closure completes.
    var isCertain: Bool { completes(maker) }

    private func completes(_ closure: ClosureSite) -> Bool {
        guard depth < ObserverCompletion.deepest else { return false }
        var inner = ObserverCompletion(maker, words, project, depth: depth + 1)
        let exits = inner.exits(of: CodeUnit(closure.body.home.declaration, closure: closure.place))
        let states = Array(exits.states)
        return !states.isEmpty && states.allSatisfy { $0.contains(.completed) }
    }

    func body(of function: DeclarationID) -> FunctionBody {
        function == maker.body.home.declaration ? maker.body : project.body(of: function)
    }

    func keepsClosures(_ call: CallSite) -> Bool {
        !isRequest(call) || project.keepsClosures(call) { call.callees.functions.first }
    }

    mutating func effect(of call: CallSite, runsClosures: Bool, _ states: States) -> States {
        if isCompletion(call) || !runsClosures && isRequest(call) && call.closures.contains(where: completes) {
            return states.adding(.completed)
        }
        return self.states(afterLocal: call, states) ?? states
    }

    /// Whether a call runs its closures by convention: it neither subscribes, nor registers for events, nor makes a
    /// disposable.
    private func isRequest(_ call: CallSite) -> Bool {
        let names = [call.name] + (call.receiver.map { Array($0.names) } ?? [])
        return !words.subscribers.contains(call.name) && !call.registersForEvents
            && !names.contains(where: words[.subscriptionMakers].contains)
    }

    /// `observer.onCompleted()`, `observer.on(.error(error))`.
    private func isCompletion(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver?.only, isObserver(receiver) else { return false }
        if words[call.name].contains(.completions) { return true }
        guard let event = call.element.onlyArgument?.value?.chain else { return false }
        return event.head?.kind == .implicitMember && words[event.head?.name ?? .none].contains(.completions)
    }

    private func isObserver(_ name: ChainElement) -> Bool {
        guard case .closureParameter(let parameter)? = name.local else { return false }
        return parameter.place == maker.parameters.first?.place
    }
}
