/// What has happened on a path so far, as at most six bits.
protocol FlowState: OptionSet, Hashable, Sendable where RawValue == UInt8, Element == Self {
    /// The bits that decide what a step does: a function is analyzed for each combination of them that it is called
    /// with. All others only add up.
    static var inputs: Self { get }
}

extension FlowState {
    static var inputs: Self { [] }
}

/// The states that are possible at a point of a body: one bit for each of the 64 states.
struct StateSet<State: FlowState>: Hashable, Sendable {
    private var bits: UInt64

    static var none: StateSet { StateSet(bits: 0) }

    init(_ state: State) { bits = 1 << UInt64(state.rawValue) }

    private init(bits: UInt64) { self.bits = bits }

    var isEmpty: Bool { bits == 0 }

    var states: States { States(bits: bits) }

    /// Those states, one after the other.
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

    /// Each state replaced by what `change` makes of it.
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

    /// Each state with those bits.
    func adding(_ state: State) -> StateSet { state.isEmpty ? self : map { $0.union(state) } }

    /// Each state without those bits.
    func removing(_ state: State) -> StateSet { state.isEmpty ? self : map { $0.subtracting(state) } }
}

/// The ways out of a statement.
struct Completion<State: FlowState> {
    /// It ends, and the next one runs.
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

    /// The states at the function's end, whichever way.
    var all: StateSet<State> { normal.union(returned).union(broke).union(continued) }

    /// Adds the other ways out of a part, but not its normal end.
    mutating func addExits(of part: Completion) {
        returned.formUnion(part.returned)
        broke.formUnion(part.broke)
        continued.formUnion(part.continued)
    }

    /// Adds all ways out of another branch.
    mutating func formUnion(_ part: Completion) {
        normal.formUnion(part.normal)
        addExits(of: part)
    }
}
