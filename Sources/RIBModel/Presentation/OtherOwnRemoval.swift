/// Why a call of an interactor is not a removal of its RIB's own view that its listener has to be notified of.
public enum OtherOwnRemoval: Sendable, Equatable {
    /// The RIB is the root of the app.
    case ofRoot
    /// A part of the RIB has a superclass that is not analyzed.
    case incomplete
    /// The interactor has no listener.
    case noListener
    /// The call is not known to remove the RIB's own view on every path.
    case ofOtherView
}
