internal import Platform
internal import SystemPackage

/// Messages on their way to the client, which a thread of the outbox writes: first answers and requests, then lists of
/// findings, then the rest.
///
/// Of several lists for a document only the last is kept, so a slow client costs no memory and sees the newest.
///
/// A class because several threads share it; its lock guards all it has.
final class Outbox: @unchecked Sendable {
    private let monitor = Monitor()
    private var first: [[UInt8]] = []
    /// By URI.
    private var lists: [String: [UInt8]] = [:]
    /// The URIs in the order in which their lists became new.
    private var order: [String] = []
    private var last: [[UInt8]] = []
    private var isWriting = false
    private let output: FileDescriptor

    init(to output: FileDescriptor) {
        self.output = output
        let thread = SystemThread(stackSizes: [1 << 20]) { [self] in drain() }
        if thread == nil { CurrentProcess.end(1) }
    }

    /// Sends an answer or a request, in the order of the calls.
    func send(_ body: [UInt8]) { change { first.append(body) } }

    /// Sends a message after all lists.
    func sendLast(_ body: [UInt8]) { change { last.append(body) } }

    /// Sends the list of a document in place of one that was not written yet.
    func publish(_ uri: String, _ body: [UInt8]) {
        change {
            if lists.updateValue(body, forKey: uri) == nil { order.append(uri) }
        }
    }

    /// Forgets the list of a document if it was not written yet: it is about an older text.
    func drop(_ uri: String) {
        change {
            if lists.removeValue(forKey: uri) != nil { order.removeAll { $0 == uri } }
        }
    }

    /// Waits until everything is written, for so long at most.
    func flush(milliseconds: Int) {
        monitor.lock()
        monitor.wait(milliseconds: milliseconds) { first.isEmpty && order.isEmpty && last.isEmpty && !isWriting }
        monitor.unlock()
    }

    private func change(_ body: () -> Void) {
        monitor.lock()
        body()
        monitor.wakeAll()
        monitor.unlock()
    }

    private func next() -> [UInt8]? {
        if !first.isEmpty { return first.removeFirst() }
        if !order.isEmpty { return lists.removeValue(forKey: order.removeFirst()) }
        return last.isEmpty ? nil : last.removeFirst()
    }

    private func drain() {
        monitor.lock()
        while true {
            guard let body = next() else {
                isWriting = false
                monitor.wakeAll()
                monitor.wait()
                continue
            }
            isWriting = true
            monitor.unlock()
            // A client that reads no more has ended.
            if !output.write(framed: body) { CurrentProcess.end(1) }
            monitor.lock()
        }
    }
}
