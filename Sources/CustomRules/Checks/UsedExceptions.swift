import Synchronization

/// The exceptions of a rule that match a finding, by their numbers.
///
/// A class because a rule's check notes them while it runs.
final class UsedExceptions: Sendable {
    private let noted = Mutex<Set<Int>>([])

    var numbers: Set<Int> { noted.withLock { $0 } }

    func note(_ numbers: [Int]) { noted.withLock { $0.formUnion(numbers) } }
}
