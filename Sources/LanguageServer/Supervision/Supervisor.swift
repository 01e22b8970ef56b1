internal import Platform
internal import SystemPackage

/// The process that the client talks to. It passes messages on to a worker, which analyzes, and starts another one if
/// that ends.
///
/// A class because several threads share it: one reads the client, one each worker. The lock guards the state.
public final class Supervisor: @unchecked Sendable {
    private let monitor = Monitor()
    private var state: Supervision
    private var worker: (input: ByteQueue, process: ChildProcess)?
    private let client: Connection
    private let output: ByteQueue
    private let command: @Sendable (_ generation: Int) -> [[UInt8]]
    private let log: ServerLog
    private let recorder: SessionRecorder?

    /// No more than so many bytes of a worker wait for the client.
    private static let outputLimit = 4 << 20
    private static let watchInterval = 5_000

    /// - Parameters:
    ///   - encoding: the unit of columns that the command line names.
    ///   - recorder: gets all messages; nil if they are not recorded.
    ///   - command: the program of a worker and its arguments.
    public init(
        _ client: Connection, encoding: PositionEncoding?, log: ServerLog, recorder: SessionRecorder? = nil,
        worker command: @escaping @Sendable (_ generation: Int) -> [[UInt8]]
    ) {
        state = Supervision(chosenEncoding: encoding)
        (self.client, self.command, self.log, self.recorder) = (client, command, log, recorder)
        output = ByteQueue(to: client.output) { CurrentProcess.end(1) }
    }

    /// Serves the client until it ends the session; then ends the process.
    ///
    /// - Parameter watched: a process that the client lives in; nil if only its messages tell.
    public func run(watching watched: Int?) -> Never {
        if let watched { watch(watched) }
        start()
        var stream = MessageStream(client.input)
        stream.forEach { event in
            switch event {
            case .body(let body):
                update { state in
                    recorder?.record(body, from: .client)
                    return state.receive(fromClient: body, at: SystemClock.milliseconds)
                }
            case .oversized(let start, let count):
                update {
                    $0.receive(fromClient: Message(oversized: start, count: count), [], at: SystemClock.milliseconds)
                }
            case .skipped(let count): log.write(.warning, "skipped \(count) bytes that are not a message")
            }
        }
        end(1)
    }

    /// Changes the state, and does what follows from it before anybody else changes the state.
    private func update(_ change: (inout Supervision) -> [Supervision.Effect]) {
        monitor.lock()
        for effect in change(&state) { perform(effect) }
        monitor.unlock()
    }

    private func perform(_ effect: Supervision.Effect) {
        switch effect {
        case .toClient(let body):
            recorder?.record(body, from: .server)
            output.push(body)
        case .toWorker(let body): worker?.input.push(body)
        case .log(let level, let text): log.write(level, text)
        case .watch(let process): watch(process)
        case .end(let status): end(status)
        case .start(let pause):
            let thread = SystemThread(stackSizes: [1 << 20]) { [self] in
                SystemThread.sleep(milliseconds: pause)
                start()
            }
            if thread == nil { end(1) }
        }
    }

    private func end(_ worker: ChildProcess) {
        worker.kill()
        ShownTexts.removeAll(of: worker.id)
    }

    private func end(_ status: Int32) -> Never {
        output.flush(milliseconds: 500)
        if let worker { end(worker.process) }
        CurrentProcess.end(status)
    }

    /// Ends this process when another one does not exist any more, as a client that was killed.
    private func watch(_ process: Int) {
        guard let id = Int32(exactly: process), ChildProcess.exists(id) else { return }
        _ = SystemThread(stackSizes: [1 << 20]) { [self] in
            while ChildProcess.exists(id) { SystemThread.sleep(milliseconds: Supervisor.watchInterval) }
            log.write(.info, "the client does not exist any more")
            end(1)
        }
    }

    // MARK: Workers

    private func start() {
        monitor.lock()
        let generation = state.generation
        monitor.unlock()
        do {
            let child = try PipedProcess(command(generation))
            let queue = ByteQueue(to: child.input)
            update { state in
                worker = (queue, child.process)
                return state.workerStarted(at: SystemClock.milliseconds)
            }
            let thread = SystemThread(stackSizes: [1 << 20]) { [self] in
                serve(child.process, MessageStream(child.output), queue)
            }
            if thread == nil { end(1) }
        } catch {
            log.write(.error, "cannot start the analysis: \(error)")
            update { $0.workerEnded(-1, at: SystemClock.milliseconds) }
        }
    }

    /// Passes on what a worker writes until it ends.
    private func serve(_ process: ChildProcess, _ stream: MessageStream, _ queue: ByteQueue) {
        var stream = stream
        stream.forEach { event in
            guard case .body(let body) = event else { return }
            output.wait(below: Supervisor.outputLimit)
            update { $0.receive(fromWorker: body) }
        }
        try? stream.input.close()
        // Its output has ended, so it can do nothing any more.
        monitor.lock()
        worker = nil
        monitor.unlock()
        end(process)
        let status = process.wait()
        queue.close()
        update { $0.workerEnded(status, at: SystemClock.milliseconds) }
    }
}
