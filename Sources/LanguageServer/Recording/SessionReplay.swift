internal import Platform
internal import SystemPackage

/// Repeats the client's messages of a recorded session with a new server.
///
/// Each is sent after the pause of the recording, and not before the server has sent the answers and requests that the
/// client had received by then.
public enum SessionReplay {
    /// Pauses are no longer than that, in milliseconds.
    private static let longestPause = 2_000
    /// How long to wait for an answer or a request, in milliseconds.
    private static let patience = 60_000

    /// A file that is not a recorded session.
    public struct Mistake: Error {
        /// From 1.
        public let line: Int
    }

    /// - Parameters:
    ///   - recording: the text of the file.
    ///   - command: the program of the server and its arguments.
    ///   - show: called with each message of the server, a line of JSON.
    /// - Returns: the exit status of the server.
    public static func run(
        _ recording: [UInt8], _ command: [[UInt8]], _ show: @escaping @Sendable ([UInt8]) -> Void
    ) throws(Mistake) -> Int32 {
        var messages: [RecordedMessage] = []
        for (index, line) in recording.split(separator: UInt8(ascii: "\n")).enumerated() {
            guard let message = RecordedMessage(line: Array(line)) else { throw Mistake(line: index + 1) }
            messages.append(message)
        }
        guard let child = try? PipedProcess(command) else { return 1 }
        let received = ReceivedMessages()
        _ = SystemThread(stackSizes: [8 << 20]) {
            var stream = MessageStream(child.output)
            stream.forEach { event in
                guard case .body(let body) = event else { return }
                show(RecordedMessage.inOneLine(body) + [UInt8(ascii: "\n")])
                received.add(Message(body))
            }
            received.end()
        }
        send(messages, to: child.input, received)
        try? child.input.close()
        received.waitForEnd(milliseconds: patience)
        return child.process.wait()
    }

    private static func send(_ messages: [RecordedMessage], to output: FileDescriptor, _ received: ReceivedMessages) {
        // What the server has sent before the next message of the client.
        var expected: Set<MessageKey> = []
        var last = 0
        for message in messages {
            guard message.side == .client else {
                if let key = MessageKey(Message(message.body)) { expected.insert(key) }
                continue
            }
            received.wait(for: expected, milliseconds: patience)
            expected = []
            SystemThread.sleep(milliseconds: min(max(message.milliseconds - last, 0), longestPause))
            last = message.milliseconds
            if !output.write(framed: message.body) { return }
        }
    }
}

/// A message that another one can wait for.
private enum MessageKey: Hashable {
    case answer(MessageID), request(MessageID)

    /// Nil for a notification.
    init?(_ message: Message) {
        switch message {
        case .response(let id, _): self = .answer(id)
        case .request(let request): self = .request(request.id)
        default: return nil
        }
    }
}

/// What a server has sent so far.
///
/// A class because two threads share it; its lock guards all it has.
private final class ReceivedMessages: @unchecked Sendable {
    private let monitor = Monitor()
    private var keys: Set<MessageKey> = []
    private var hasEnded = false

    func add(_ message: Message) {
        guard let key = MessageKey(message) else { return }
        monitor.lock()
        keys.insert(key)
        monitor.wakeAll()
        monitor.unlock()
    }

    func end() {
        monitor.lock()
        hasEnded = true
        monitor.wakeAll()
        monitor.unlock()
    }

    /// Waits until all of the keys have come, or no more can.
    func wait(for expected: Set<MessageKey>, milliseconds: Int) {
        monitor.lock()
        monitor.wait(milliseconds: milliseconds) { hasEnded || expected.isSubset(of: keys) }
        monitor.unlock()
    }

    func waitForEnd(milliseconds: Int) {
        monitor.lock()
        monitor.wait(milliseconds: milliseconds) { hasEnded }
        monitor.unlock()
    }
}
