internal import Synchronization

/// The progress of a run, or of projects that are opened one after the other: the engine counts, and another thread
/// reads the counters to show them.
///
/// A class because both threads share the counters.
public final class Progress: Sendable {
    private let done = Atomic<Int>(0)
    private let total = Atomic<Int>(0)

    public init() {}

    /// The number of analyzed files and of all files; the latter is 0 during the search.
    public var state: (done: Int, total: Int) { (done.load(ordering: .relaxed), total.load(ordering: .relaxed)) }

    func expect(_ files: Int) { total.wrappingAdd(files, ordering: .relaxed) }

    func advance() { done.wrappingAdd(1, ordering: .relaxed) }
}
