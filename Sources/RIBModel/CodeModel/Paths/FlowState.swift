/// The history of a path up to a point, in at most six bits.
package protocol FlowState: OptionSet, Hashable, Sendable where RawValue == UInt8, Element == Self {
    /// The bits that the effect of a step can depend on: a function is analyzed once for each combination of them at
    /// its entry. The other bits only accumulate.
    static var inputs: Self { get }
}

extension FlowState {
    package static var inputs: Self { [] }
}

/// What a path analysis keeps at a point of a body: the states of the paths that lead there.
package protocol PathStates<State>: Equatable, Sendable {
    associatedtype State: FlowState

    /// Those of no path.
    static var none: Self { get }

    /// Those of one path.
    init(_ state: State)

    var isEmpty: Bool { get }

    mutating func formUnion(_ other: Self)

    /// With bits added to each state.
    func adding(_ state: State) -> Self

    /// With bits removed from each state.
    func removing(_ state: State) -> Self

    /// The states after code that runs next.
    ///
    /// - Parameter exits: the states in which that code ends, given the bits of `inputs` that it is entered with.
    func followed(by exits: (State) -> Self) -> Self
}

extension PathStates {
    func union(_ other: Self) -> Self {
        var result = self
        result.formUnion(other)
        return result
    }
}

/// The possible states at a point of a body, as a bit set over all 64 states.
package struct StateSet<State: FlowState>: PathStates, Hashable {
    private(set) var bits: UInt64

    package static var none: StateSet { StateSet(bits: 0) }

    package init(_ state: State) { bits = 1 << UInt64(state.rawValue) }

    init(bits: UInt64) { self.bits = bits }

    package var isEmpty: Bool { bits == 0 }

    package var states: States { States(bits: bits) }

    /// Iterates over the states.
    package struct States: Sequence, IteratorProtocol {
        fileprivate var bits: UInt64

        package mutating func next() -> State? {
            guard bits != 0 else { return nil }
            defer { bits &= bits - 1 }
            return State(rawValue: UInt8(bits.trailingZeroBitCount))
        }
    }

    package mutating func formUnion(_ other: StateSet) { bits |= other.bits }

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

    package func adding(_ state: State) -> StateSet { StateSet(bits: bits.addingMarks(state.rawValue)) }

    package func removing(_ state: State) -> StateSet { StateSet(bits: bits.removingMarks(state.rawValue)) }

    package func followed(by exits: (State) -> StateSet) -> StateSet {
        if isEmpty { return self }
        if State.inputs.isEmpty { return StateSet(bits: bits.followed(by: exits([]).bits)) }
        return flatMap { state in
            let rest = state.subtracting(State.inputs)
            return exits(state.intersection(State.inputs)).map { rest.union($0) }
        }
    }

    // MARK: Questions

    /// Whether some path has all of the given bits, and none of the others.
    package func some(_ state: State, without others: State = []) -> Bool {
        states.contains { $0.isSuperset(of: state) && $0.isDisjoint(with: others) }
    }

    /// Whether each path with all bits of `condition` has at least one of the given bits.
    package func all(_ state: State, where condition: State = []) -> Bool { !some(condition, without: state) }
}

/// The states of several analyses of the same paths at once, each in a lane: a step has an effect in each of them. No
/// effect depends on the state before it.
struct Lanes<State: FlowState>: PathStates {
    /// The number of lanes.
    static var count: Int { SIMD8<UInt64>.scalarCount }

    private var words: SIMD8<UInt64>

    static var none: Lanes { Lanes(words: .zero) }

    private init(words: SIMD8<UInt64>) { self.words = words }

    init(_ state: State) { words = SIMD8(repeating: 1 << UInt64(state.rawValue)) }

    var isEmpty: Bool { words == .zero }

    /// The states of one lane.
    subscript(lane: Int) -> StateSet<State> { StateSet(bits: words[lane]) }

    mutating func formUnion(_ other: Lanes) { words |= other.words }

    func adding(_ state: State) -> Lanes { changed { word, _ in word.addingMarks(state.rawValue) } }

    func removing(_ state: State) -> Lanes { changed { word, _ in word.removingMarks(state.rawValue) } }

    /// With bits added to the states of each lane, by lane.
    func adding(_ states: LaneMarks) -> Lanes {
        states == .zero ? self : changed { word, lane in word.addingMarks(states[lane]) }
    }

    /// The same, with the marks of an order.
    func adding(_ states: LaneMarks, _ order: LaneOrder) -> Lanes {
        states == .zero ? self : changed { word, lane in order.adding(states[lane], to: word, lane: lane) }
    }

    func followed(by exits: (State) -> Lanes) -> Lanes {
        if isEmpty { return self }
        let exits = exits([]).words
        return changed { word, lane in word.followed(by: exits[lane]) }
    }

    /// The states after code that ends in `exits` if it is entered without marks, with the marks of an order.
    func followed(by exits: Lanes, _ order: LaneOrder) -> Lanes {
        changed { word, lane in
            exits[lane].states.reduce(into: 0) { $0 |= order.adding($1.rawValue, to: word, lane: lane) }
        }
    }

    private func changed(_ change: (UInt64, Int) -> UInt64) -> Lanes {
        var result = words
        for lane in 0..<Lanes.count { result[lane] = change(words[lane], lane) }
        return Lanes(words: result)
    }
}

/// By lane, the bits that a step adds to its states.
typealias LaneMarks = SIMD8<UInt8>

/// By lane, a mark of states in which one mark is added after another. Whether the second follows the first is known
/// from the marks of two parts of a path, so that a function is analyzed once, whatever precedes its call.
struct LaneOrder {
    private var (first, then, mark) = (LaneMarks.zero, LaneMarks.zero, LaneMarks.zero)
    private(set) var isEmpty = true

    mutating func add(_ first: UInt8, then: UInt8, mark: UInt8, lane: Int) {
        (self.first[lane], self.then[lane], self.mark[lane], isEmpty) = (first, then, mark, false)
    }

    /// The states of a lane, each with marks added.
    fileprivate func adding(_ marks: UInt8, to word: UInt64, lane: Int) -> UInt64 {
        guard marks & then[lane] != 0 else { return word.addingMarks(marks) }
        let before = word.having(first[lane])
        return (word & ~before).addingMarks(marks) | before.addingMarks(marks | mark[lane])
    }
}

/// Words of states: bit `n` says whether the state with the raw value `n`, a set of at most six marks, is possible.
extension UInt64 {
    /// The states, each with the given marks added.
    fileprivate func addingMarks(_ marks: UInt8) -> UInt64 {
        var (word, rest) = (self, marks)
        while rest != 0 {
            let mark = rest.trailingZeroBitCount
            rest &= rest - 1
            let with = UInt64.states(with: mark)
            word = (word & with) | ((word & ~with) << (1 << UInt64(mark)))
        }
        return word
    }

    /// The states that have one of the given marks.
    fileprivate func having(_ marks: UInt8) -> UInt64 {
        var (found, rest): (UInt64, UInt8) = (0, marks)
        while rest != 0 {
            found |= self & UInt64.states(with: rest.trailingZeroBitCount)
            rest &= rest - 1
        }
        return found
    }

    /// The states, each with the given marks removed.
    fileprivate func removingMarks(_ marks: UInt8) -> UInt64 {
        var (word, rest) = (self, marks)
        while rest != 0 {
            let mark = rest.trailingZeroBitCount
            rest &= rest - 1
            let with = UInt64.states(with: mark)
            word = (word & ~with) | ((word & with) >> (1 << UInt64(mark)))
        }
        return word
    }

    /// The union of each state with each of another word.
    fileprivate func followed(by other: UInt64) -> UInt64 {
        // Code without effects ends in the state without marks alone.
        if other == 1 { return self }
        var (result, rest): (UInt64, UInt64) = (0, other)
        while rest != 0 {
            result |= addingMarks(UInt8(rest.trailingZeroBitCount))
            rest &= rest - 1
        }
        return result
    }

    /// All states with a mark: those whose raw value has the bit.
    private static func states(with mark: Int) -> UInt64 {
        switch mark {
        case 0: 0xAAAA_AAAA_AAAA_AAAA
        case 1: 0xCCCC_CCCC_CCCC_CCCC
        case 2: 0xF0F0_F0F0_F0F0_F0F0
        case 3: 0xFF00_FF00_FF00_FF00
        case 4: 0xFFFF_0000_FFFF_0000
        default: 0xFFFF_FFFF_0000_0000
        }
    }
}

/// The states at each exit of a statement.
struct Completion<States: PathStates> {
    /// Control continues with the next statement.
    var normal: States
    /// `return` and `throw`.
    var returned: States
    var broke: States
    var continued: States

    init(_ normal: States, returned: States = .none, broke: States = .none, continued: States = .none) {
        (self.normal, self.returned) = (normal, returned)
        (self.broke, self.continued) = (broke, continued)
    }

    /// The states at the end of a function, over all exits.
    var all: States { normal.union(returned).union(broke).union(continued) }

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
