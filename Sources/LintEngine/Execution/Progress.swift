internal import Synchronization

/// How far a run is: the engine counts, and whoever shows it looks from time to time.
///
/// A class because both sides hold the same counters.
public final class Progress: Sendable {
    private let done = Atomic<Int>(0)
    private let total = Atomic<Int>(0)

    public init() {}

    /// Files analysed so far, and files in all; the latter is 0 while they are still looked for.
    public var state: (done: Int, total: Int) { (done.load(ordering: .relaxed), total.load(ordering: .relaxed)) }

    func expect(_ files: Int) { total.store(files, ordering: .relaxed) }

    func advance() { done.wrappingAdd(1, ordering: .relaxed) }
}
