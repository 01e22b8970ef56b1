internal import Platform
internal import SystemPackage

/// Messages on their way to a descriptor, which a thread of the queue writes, so that nobody waits for a slow reader.
///
/// A class because several threads share it; its lock guards all it has.
final class ByteQueue: @unchecked Sendable {
    private let monitor = Monitor()
    private var messages: [[UInt8]] = []
    private var byteCount = 0
    private var isClosed = false
    private let failed: @Sendable () -> Void

    /// - Parameter failed: called once if the descriptor cannot be written to.
    init(to output: FileDescriptor, failed: @escaping @Sendable () -> Void = {}) {
        self.failed = failed
        let thread = SystemThread(stackSizes: [1 << 20]) { [self] in drain(to: output) }
        if thread == nil { failed() }
    }

    func push(_ body: [UInt8]) {
        monitor.lock()
        if !isClosed {
            messages.append(body)
            byteCount += body.count
        }
        monitor.wakeAll()
        monitor.unlock()
    }

    /// Waits until fewer bytes than that are left, or the queue is closed.
    func wait(below limit: Int) {
        monitor.lock()
        while byteCount >= limit, !isClosed { monitor.wait() }
        monitor.unlock()
    }

    /// Waits until everything is written, for so long at most.
    func flush(milliseconds: Int) {
        monitor.lock()
        monitor.wait(milliseconds: milliseconds) { byteCount == 0 || isClosed }
        monitor.unlock()
    }

    /// Forgets what is left. The thread ends and closes the descriptor.
    func close() {
        monitor.lock()
        isClosed = true
        monitor.wakeAll()
        monitor.unlock()
    }

    private func drain(to output: FileDescriptor) {
        monitor.lock()
        while !isClosed {
            guard !messages.isEmpty else {
                monitor.wait()
                continue
            }
            let batch = messages
            messages = []
            monitor.unlock()
            var isBroken = false
            for body in batch where !isBroken { isBroken = !output.write(framed: body) }
            monitor.lock()
            byteCount -= batch.reduce(0) { $0 + $1.count }
            if isBroken, !isClosed {
                isClosed = true
                monitor.unlock()
                failed()
                monitor.lock()
            }
            monitor.wakeAll()
        }
        monitor.unlock()
        try? output.close()
    }
}

extension FileDescriptor {
    /// Writes a message.
    ///
    /// - Returns: whether all of it could be written.
    func write(framed body: [UInt8]) -> Bool {
        let frame = FrameParser.frame(body)
        var done = 0
        while done < frame.count {
            do {
                done += try frame.withUnsafeBytes { try write(UnsafeRawBufferPointer(rebasing: $0[done...])) }
            } catch Errno.resourceTemporarilyUnavailable {
                Poll.waitToWrite(rawValue)
            } catch {
                return false
            }
        }
        return true
    }
}
