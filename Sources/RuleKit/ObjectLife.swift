public import RIBModel

/// What a finding says about the life of an object, for the triage of objects that stay in memory.
public enum ObjectLife: Sendable, Equatable {
    /// Something holds an object.
    case held(Hold)
    /// The code of this class outlives its activity, but does not hold the object.
    case notHeld(TypeID)
    /// Nothing holds the object of this class, so it is released too early.
    case released(TypeID)
    /// A subscription is bound before the activity of an object of this class begins.
    case boundTooEarly(TypeID)
    /// A child whose router has this class may be attached to one parent twice.
    case attachedTwice(TypeID)
    /// Steps of a workflow are not committed.
    case notCommitted
    /// The view of a RIB with a router of this class stays on screen when the RIB is detached.
    case viewRemains(TypeID)

    /// The type of the object; nil if the finding names none.
    public var object: TypeID? {
        switch self {
        case .held(let hold): hold.held
        case .notHeld(let type), .released(let type), .boundTooEarly(let type), .attachedTwice(let type),
            .viewRemains(let type):
            type
        case .notCommitted: nil
        }
    }
}
