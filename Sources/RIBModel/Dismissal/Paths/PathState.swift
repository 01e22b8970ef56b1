/// What has happened on a path so far, as far as leaving a screen is concerned.
struct PathState: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The dismissal in question was made.
    static let dismissed = PathState(rawValue: 1)
    /// A listener has heard, or will.
    static let notified = PathState(rawValue: 2)
    /// Something was called of which nobody knows whether it tells the listener.
    static let unclear = PathState(rawValue: 4)
    /// The next `dismiss` closes what the view presents, not the view.
    static let presentsOther = PathState(rawValue: 8)
    /// The next pop takes what the view pushed.
    static let pushedOther = PathState(rawValue: 16)

    /// The bits that decide what a call does; all others only add up.
    static let allowances: PathState = [.presentsOther, .pushedOther]

    /// The view is gone and nobody was told, as far as anybody can know.
    var isBreach: Bool { contains(.dismissed) && isDisjoint(with: [.notified, .unclear]) }
}

/// The states that are possible at a point of a body: one bit for each of the 32 states.
struct StateSet: Hashable, Sendable {
    private(set) var bits: UInt32

    static let none = StateSet(bits: 0)

    init(_ state: PathState) { bits = 1 << UInt32(state.rawValue) }

    private init(bits: UInt32) { self.bits = bits }

    var isEmpty: Bool { bits == 0 }

    var states: States { States(bits: bits) }

    /// Those states, one after the other.
    struct States: Sequence, IteratorProtocol {
        fileprivate var bits: UInt32

        mutating func next() -> PathState? {
            guard bits != 0 else { return nil }
            defer { bits &= bits - 1 }
            return PathState(rawValue: UInt8(bits.trailingZeroBitCount))
        }
    }

    mutating func formUnion(_ other: StateSet) { bits |= other.bits }

    func union(_ other: StateSet) -> StateSet { StateSet(bits: bits | other.bits) }

    /// Each state replaced by what `change` makes of it.
    func map(_ change: (PathState) -> PathState) -> StateSet {
        states.reduce(into: .none) { $0.formUnion(StateSet(change($1))) }
    }

    func flatMap(_ change: (PathState) -> StateSet) -> StateSet {
        states.reduce(into: .none) { $0.formUnion(change($1)) }
    }

    func adding(_ state: PathState) -> StateSet { map { $0.union(state) } }

    var hasBreach: Bool { states.contains(where: \.isBreach) }
}
