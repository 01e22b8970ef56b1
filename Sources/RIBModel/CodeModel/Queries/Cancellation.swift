internal import Synchronization

/// Stops an update of a workspace whose result is not wanted any more.
///
/// A class because the thread that sets it is not the one that computes.
public final class Cancellation: Sendable {
    private let flag = Atomic<Bool>(false)
    /// The number of times that it is still asked before it is set by itself.
    private let remaining: Atomic<Int>

    public init() { remaining = Atomic(.max) }

    /// Sets itself once an update has asked for it some times: tests stop an update at each place.
    public init(afterChecks count: Int) { remaining = Atomic(count) }

    /// Stops the update soon. For good: another update needs another object.
    public func cancel() { flag.store(true, ordering: .relaxed) }

    public var isCanceled: Bool {
        if remaining.load(ordering: .relaxed) < .max, remaining.wrappingSubtract(1, ordering: .relaxed).oldValue <= 0 {
            cancel()
        }
        return flag.load(ordering: .relaxed)
    }

    /// Throws once it is canceled.
    public func check() throws(Canceled) { if isCanceled { throw Canceled() } }
}

/// That an update was stopped.
public struct Canceled: Error {
    public init() {}
}
