#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import Synchronization

/// The table that gives names their ids while several threads read.
///
/// Who finds it taken tries again: it is held for less time than it takes to fall asleep and be woken.
public final class SharedNames: Sendable {
    private let names: NameTable
    private let isTaken = Atomic<Bool>(false)

    /// - Parameter names: filled by nobody else from now on.
    public init(_ names: NameTable) { self.names = names }

    func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
        var tries = 0
        while isTaken.exchange(true, ordering: .acquiring) {
            while isTaken.load(ordering: .relaxed) {
                tries += 1
                // Its holder may have lost the processor.
                if tries % 128 == 0 { sched_yield() }
            }
        }
        defer { isTaken.store(false, ordering: .releasing) }
        return names.intern(text)
    }
}
