/// The history of a path up to a point, in at most six bits.
protocol FlowState: OptionSet, Hashable, Sendable where RawValue == UInt8, Element == Self {
    /// The bits that the effect of a step can depend on: a function is analyzed once for each combination of them at
    /// its entry. The other bits only accumulate.
    static var inputs: Self { get }
}

extension FlowState {
    static var inputs: Self { [] }
}

/// The possible states at a point of a body, as a bit set over all 64 states.
struct StateSet<State: FlowState>: Hashable, Sendable {
    private(set) var bits: UInt64

    static var none: StateSet { StateSet(bits: 0) }

    init(_ state: State) { bits = 1 << UInt64(state.rawValue) }

    init(bits: UInt64) { self.bits = bits }

    var isEmpty: Bool { bits == 0 }

    var states: States { States(bits: bits) }

    /// Iterates over the states.
    struct States: Sequence, IteratorProtocol {
        fileprivate var bits: UInt64

        mutating func next() -> State? {
            guard bits != 0 else { return nil }
            defer { bits &= bits - 1 }
            return State(rawValue: UInt8(bits.trailingZeroBitCount))
        }
    }

    mutating func formUnion(_ other: StateSet) { bits |= other.bits }

    func union(_ other: StateSet) -> StateSet { StateSet(bits: bits | other.bits) }

    /// The set with each state replaced by the result of `change`.
    func map(_ change: (State) -> State) -> StateSet {
        var result = StateSet.none
        for state in states { result.formUnion(StateSet(change(state))) }
        return result
    }

    func flatMap(_ change: (State) -> StateSet) -> StateSet {
        var result = StateSet.none
        for state in states { result.formUnion(change(state)) }
        return result
    }

    /// The set with bits added to each state.
    func adding(_ state: State) -> StateSet { state.isEmpty ? self : map { $0.union(state) } }

    /// The set with bits removed from each state.
    func removing(_ state: State) -> StateSet { state.isEmpty ? self : map { $0.subtracting(state) } }
}

/// The states at each exit of a statement.
struct Completion<State: FlowState> {
    /// Control continues with the next statement.
    var normal: StateSet<State>
    /// `return` and `throw`.
    var returned: StateSet<State>
    var broke: StateSet<State>
    var continued: StateSet<State>

    init(
        _ normal: StateSet<State>, returned: StateSet<State> = .none, broke: StateSet<State> = .none,
        continued: StateSet<State> = .none
    ) {
        (self.normal, self.returned) = (normal, returned)
        (self.broke, self.continued) = (broke, continued)
    }

    /// The states at the end of a function, over all exits.
    var all: StateSet<State> { normal.union(returned).union(broke).union(continued) }

    /// Adds the exits of a part except its normal end.
    mutating func addExits(of part: Completion) {
        returned.formUnion(part.returned)
        broke.formUnion(part.broke)
        continued.formUnion(part.continued)
    }

    /// Adds all exits of another branch.
    mutating func formUnion(_ part: Completion) {
        normal.formUnion(part.normal)
        addExits(of: part)
    }
}
