#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Waits for descriptors to become ready.
public enum Poll {
    /// Waits until the descriptor is writable.
    public static func waitToWrite(_ descriptor: Int32) {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
    }

    /// Waits until some descriptors are readable, another is writable, or one was closed at its other end.
    ///
    /// - Returns: the indices of the readable ones.
    public static func wait(
        reading readers: [Int32],
        writing writer: Int32?
    ) throws(SystemError) -> (readable: [Int], isWritable: Bool) {
        var entries = readers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if let writer { entries.append(pollfd(fd: writer, events: Int16(POLLOUT), revents: 0)) }
        while poll(&entries, nfds_t(entries.count), -1) < 0 {
            if errno != EINTR { throw .last }
        }
        return (
            readers.indices.filter { entries[$0].revents != 0 }, writer != nil && entries[readers.count].revents != 0
        )
    }
}
