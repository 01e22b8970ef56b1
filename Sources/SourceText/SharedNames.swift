internal import Synchronization

/// The table that gives names their ids while several threads read.
public final class SharedNames: Sendable {
    private let lock: Mutex<NameTable>

    /// - Parameter names: filled by nobody else from now on.
    public init(_ names: NameTable) { lock = Mutex(names) }

    func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name { lock.withLock { $0.intern(text) } }
}
