internal import JSONText
internal import LintEngine
internal import Platform
internal import RIBModel
internal import RuleKit
internal import SourceText

/// A client's session in the process that analyzes: the state of the protocol, the documents, and what has to be
/// analyzed next. All of it belongs to one thread, which never waits for the analysis.
final class Session {
    enum Event: Sendable {
        case message(Message)
        case skipped(Int)
        case analyzed(AnalysisResult)
        /// Something that is to be done on the thread of the session with what another thread found out.
        case reply(@Sendable (Session) -> Void)
    }

    let engine: LintEngine
    let options: ServerOptions
    let inbox: Inbox<Event>
    let outbox: Outbox
    let log: ServerLog
    let analysis = AnalysisThread()
    let poll: DiskPoll
    var lifecycle = Lifecycle.new

    // The client and its settings.
    var client = ClientCapabilities()
    var encoding: PositionEncoding { documents.encoding }
    var settings = ServerSettings()
    /// The features that the client knows to be there.
    var announced: Set<ServerFeature> = []
    /// The absolute paths of the client's folders.
    var folders: [SourcePath] = []
    /// What to do with the answers to requests of this side.
    var replies: [MessageID: (Session, Message.Answer) -> Void] = [:]
    var requestCount = 0

    // The documents.
    var documents = OpenDocuments()
    /// By URI of an open document, its path without links.
    var paths: [String: SourcePath] = [:]
    /// By URI, the stamp of the text that the last finished analysis has.
    var analyzed: [String: Int] = [:]

    // The analysis.
    var projects: [AnalyzedProject] = []
    var projectCount = 0
    /// Whether the client tells about changes of files on disk.
    var isWatched = false
    /// Whether the client's folders were opened: settings may come before.
    var hasStarted = false
    var schedule = Schedule()
    var running = RunningAnalysis()
    /// The number of analyses that newer changes stopped.
    var stoppedCount = 0
    var progress = OpeningProgress()
    /// The URIs of documents whose lists are sent after the next analysis, even if they are the same.
    var touched: Set<String> = []
    /// The messages about projects that cannot be analyzed which were shown.
    var shownFailures: Set<String> = []
    var publisher: Publisher
    var pulls = Pulls()
    var refreshes: [Refresh.Kind: Refresh] = [:]
    /// What the client has asked for, so that it may show it.
    var shown: Set<Refresh.Kind> = []
    /// Whether a text changed since lenses and hints were up to date.
    var hasNewTexts = false
    var shownTexts = ShownTexts()
    /// Requests that wait for the analysis, in order.
    var waiting: [WaitingRequest] = []

    init(_ engine: LintEngine, _ options: ServerOptions, inbox: Inbox<Event>, outbox: Outbox) {
        (self.engine, self.options, self.inbox, self.outbox) = (engine, options, inbox, outbox)
        log = options.log
        publisher = Publisher(outbox)
        poll = DiskPoll(engine) { found in inbox.post(.reply { $0.take(found) }) }
    }

    /// Handles events until the session ends.
    func run() -> Never {
        while true {
            let deadlines = [schedule.deadline, schedule.interruption, progress.deadline]
            let deadline = (deadlines + refreshes.values.map(\.deadline)).compactMap { $0 }.min()
            for event in inbox.take(within: deadline.map { $0 - SystemClock.milliseconds }) { handle(event) }
            startAnalysis()
            showProgress()
            answerWaiting()
            answerPulls()
            refreshTrees()
            sendRefreshes()
        }
    }

    private func handle(_ event: Event) {
        switch event {
        case .message(.request(let request)):
            do throws(ResponseError) {
                try lifecycle.accept(request: request.method)
                try handle(request)
            } catch {
                outbox.send(MessageText.response(request.id, error))
            }
        case .message(.notification(let method, let params)):
            if method == "exit" { end(lifecycle.exitStatus) }
            if lifecycle.accepts(notification: method) { handle(method, params) }
        case .message(.response(let id, let answer)):
            guard let reply = replies.removeValue(forKey: id) else {
                log.write(.info, "an answer to no request")
                return
            }
            reply(self, answer)
        case .message(.malformed(let id, let error)):
            log.write(.warning, error.message)
            outbox.send(MessageText.response(id, error))
        case .skipped(let count): log.write(.warning, "skipped \(count) bytes that are not a message")
        case .analyzed(let result): finish(result)
        case .reply(let body): body(self)
        }
    }

    private func end(_ status: Int32) -> Never {
        outbox.flush(milliseconds: 500)
        ShownTexts.removeAll(of: CurrentProcess.id)
        CurrentProcess.end(status)
    }

    // MARK: Messages to the client

    /// Sends a request.
    func request(_ method: String, _ params: [UInt8]?, _ reply: @escaping (Session, Message.Answer) -> Void) {
        requestCount += 1
        let id = MessageID(Supervision.prefix(options.generation) + "\(requestCount)")
        replies[id] = reply
        outbox.send(MessageText.request(id, method, params: params))
    }

    func respond(_ id: MessageID, _ result: [UInt8]) { outbox.send(MessageText.response(id, result: result)) }

    func notify(_ method: String, _ params: [UInt8]) { outbox.send(MessageText.notification(method, params: params)) }

    /// Writes to the log, and shows warnings and errors in the client's log.
    func report(_ level: ServerLog.Level, _ text: String) {
        log.write(level, text)
        guard level <= .warning, lifecycle == .running else { return }
        let params = MessageText.object { json in
            json.member("type", level.messageType)
            json.member("message", text)
        }
        outbox.sendLast(MessageText.notification("window/logMessage", params: params))
    }
}

/// An analysis that was started: that of all projects.
struct RunningAnalysis {
    /// The number of projects whose result has not come.
    var jobs = 0
    /// Stops updates of projects that are open, and searches for their files.
    var cancellation = Cancellation()
    /// Stops the opening of projects.
    var opening = Cancellation()
    /// Whether newer changes stopped one of the former.
    var isStopped = false
    /// By URI, the stamps of the documents' texts that are analyzed.
    var stamps: [String: Int] = [:]
    /// The URIs of documents whose lists are sent even if they are the same.
    var touched: Set<String> = []
    /// The files with other lists, and those of analyses before it that were stopped.
    var dirty: Set<SourcePath> = []
}

/// A request that is answered once the analysis knows the present texts.
struct WaitingRequest {
    let id: MessageID
    /// The document that it is about; nil if it is about all.
    let uri: String?
    /// The answer if the document changes before there is a better one; nil if the request is still of interest.
    var superseded: Result<[UInt8], ResponseError>?
    let answer: (Session) -> Void
}
