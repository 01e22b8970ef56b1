public import LintEngine
internal import Platform

/// The process that analyzes for a client: reads its messages on one thread, and serves them on another.
public enum Server {
    /// Serves the client until it ends the session; then ends the process.
    public static func run(_ engine: LintEngine, _ client: Connection, _ options: ServerOptions) -> Never {
        let inbox = Inbox<Session.Event>()
        let reader = SystemThread(stackSizes: [8 << 20]) {
            var stream = MessageStream(client.input)
            stream.forEach { event in
                switch event {
                case .body(let body): inbox.post(.message(Message(body)))
                case .oversized(let start, let count): inbox.post(.message(Message(oversized: start, count: count)))
                case .skipped(let count): inbox.post(.skipped(count))
                }
            }
            // Whatever is analyzed is of no use any more.
            ShownTexts.removeAll(of: CurrentProcess.id)
            CurrentProcess.end(1)
        }
        if reader == nil { CurrentProcess.end(1) }
        Session(engine, options, inbox: inbox, outbox: Outbox(to: client.output)).run()
    }
}
