internal import JSONText

/// Keeps a client's session alive while workers, which analyze, come and go: what the client has said is told to each
/// new worker, and what a worker leaves open is closed.
///
/// All input is a message with a time, and all output is a list of effects, so tests need no process. Times are in
/// milliseconds of any clock.
struct Supervision {
    enum Effect: Equatable {
        case toClient([UInt8])
        case toWorker([UInt8])
        /// Starts a worker after a pause in milliseconds; then calls `workerStarted`.
        case start(after: Int)
        /// Ends the session when this process does not exist any more.
        case watch(process: Int)
        case log(ServerLog.Level, String)
        /// Ends the process with this status.
        case end(Int32)
    }

    /// The worker that runs, or ran last: the first is 1.
    private(set) var generation = 1
    var lifecycle = Lifecycle.new
    var isRunning = false
    /// Whether workers ended too often to start another one.
    var hasGivenUp = false

    // What each new worker is told.
    var initialize: (id: MessageID, body: [UInt8])?
    var initialized: [UInt8]?
    var settings: [UInt8]?
    var documents = OpenDocuments()
    private let chosenEncoding: PositionEncoding?
    var quarantine = Quarantine()

    /// Requests of the client without an answer, in order.
    var pending: [MessageID] = []
    /// Requests of the client that wait for a worker, in order.
    var held: [(id: MessageID, body: [UInt8])] = []

    // What the client knows from workers.
    var registrations: Set<String> = []
    /// Documents with findings.
    var published: Set<String> = []
    /// Those of earlier workers, of which the present one has not published anything.
    var outdated: Set<String> = []
    /// The JSON of tokens whose progress has not ended.
    var progress: Set<[UInt8]> = []

    /// The request whose answer is kept from the client, since an earlier worker has answered it.
    var swallowed: MessageID?
    private var ends: [Int] = []
    private var lastRestart: Int?

    init(chosenEncoding: PositionEncoding?) { self.chosenEncoding = chosenEncoding }

    /// Restarts in a row that are closer than this wait.
    private static let closeRestarts = 30_000
    private static let pause = 10_000
    /// So many ends within so many milliseconds are too many.
    private static let endLimit = 5
    private static let endWindow = 180_000

    // MARK: The client

    mutating func receive(fromClient body: [UInt8], at now: Int) -> [Effect] {
        receive(fromClient: Message(body), body, at: now)
    }

    mutating func receive(fromClient message: Message, _ body: [UInt8], at now: Int) -> [Effect] {
        switch message {
        case .malformed(let id, let error):
            return [.toClient(MessageText.response(id, error)), .log(.warning, error.message)]
        case .request(let request): return receive(request, body)
        case .notification(let method, let params):
            if method == "exit" { return [.end(lifecycle.exitStatus)] }
            guard lifecycle.accepts(notification: method) else { return [] }
            return notification(method, params, body, at: now)
        case .response(let id, _):
            return isRunning && id.json.starts(with: "\"\(Supervision.prefix(generation))".utf8)
                ? [.toWorker(body)] : []
        }
    }

    private mutating func receive(_ request: Message.Request, _ body: [UInt8]) -> [Effect] {
        do throws(ResponseError) { try lifecycle.accept(request: request.method) } catch {
            return [.toClient(MessageText.response(request.id, error))]
        }
        if request.method == "shutdown" || hasGivenUp {
            return [.toClient(MessageText.response(request.id, result: MessageText.null))]
        }
        var effects: [Effect] = []
        if request.method == "initialize" {
            initialize = (request.id, body)
            documents.encoding = PositionEncoding(of: request.params?["capabilities"], chosen: chosenEncoding)
            if let process = request.params?["processId"]?.integer { effects.append(.watch(process: process)) }
        }
        pending.append(request.id)
        if isRunning {
            effects.append(.toWorker(body))
        } else if request.method != "initialize" {
            held.append((request.id, body))
        }
        return effects
    }

    private mutating func notification(_ method: String, _ params: JSONValue?, _ body: [UInt8], at now: Int) -> [Effect]
    {
        let uri = params?["textDocument"]?["uri"]?.string
        switch method {
        case "initialized": initialized = body
        case "workspace/didChangeConfiguration": settings = body
        case "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose":
            documents.apply(method, params)
            guard let uri else { break }
            if quarantine.contains(uri) { return change(ofQuarantined: uri) }
            if let document = documents[uri] { quarantine.note(document, at: now) }
        case "textDocument/didSave": if let uri, quarantine.contains(uri) { return [] }
        case "$/cancelRequest":
            guard let number = held.firstIndex(where: { $0.id == params?["id"].flatMap { MessageID($0, in: body) } })
            else { break }
            let id = held.remove(at: number).id
            answered(id)
            return [.toClient(MessageText.response(id, ResponseError(.requestCanceled, "canceled")))]
        default: break
        }
        return isRunning ? [.toWorker(body)] : []
    }

    /// A document that is not analyzed got another text, or was closed.
    private mutating func change(ofQuarantined uri: String) -> [Effect] {
        guard let document = documents[uri] else {
            quarantine.lift(uri)
            return [.toClient(Quarantine.publish(uri, isHeld: false))]
        }
        if quarantine.holds(document) { return [] }
        quarantine.lift(uri)
        return isRunning ? [.toWorker(document.opening)] : []
    }

    mutating func answered(_ id: MessageID) {
        if let number = pending.firstIndex(of: id) { pending.remove(at: number) }
    }

    // MARK: Workers that come and go

    /// What the new worker is told.
    mutating func workerStarted(at now: Int) -> [Effect] {
        isRunning = true
        if generation > 1 { lastRestart = now }
        guard let initialize else { return [] }
        var effects = [Effect.toWorker(initialize.body)]
        swallowed = pending.contains(initialize.id) ? nil : initialize.id
        if let initialized {
            effects.append(.toWorker(initialized))
            if let settings { effects.append(.toWorker(settings)) }
            for document in documents.all {
                if quarantine.holds(document) {
                    effects.append(.toClient(Quarantine.publish(document.uri, isHeld: true)))
                } else {
                    effects.append(.toWorker(document.opening))
                }
            }
            quarantine.replayed(at: now)
            outdated = published.subtracting(documents.all.filter { quarantine.holds($0) }.map(\.uri))
            let wait = MessageText.object { $0.member("wait", true) }
            effects.append(.toWorker(MessageText.request(settling, "riblint/status", params: wait)))
        }
        effects += held.map { .toWorker($0.body) }
        held = []
        return effects
    }

    /// The request that a worker answers once it has published everything.
    var settling: MessageID { MessageID("supervisor-\(generation)") }

    mutating func workerEnded(_ status: Int32, at now: Int) -> [Effect] {
        isRunning = false
        if lifecycle == .shutDown { return [] }
        var effects = [Effect.log(.error, "the analysis ended unexpectedly with status \(status)")]
        let error = ResponseError(.internalError, "the analysis ended unexpectedly and was restarted")
        for id in pending where id != initialize?.id { effects.append(.toClient(MessageText.response(id, error))) }
        pending = pending.filter { $0 == initialize?.id }
        for token in progress.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            effects.append(.toClient(MessageText.notification("$/progress", params: Supervision.end(of: token))))
        }
        progress = []
        generation += 1
        quarantine.workerEnded(at: now)
        ends = ends.filter { now - $0 < Supervision.endWindow } + [now]
        if ends.count >= Supervision.endLimit { return effects + giveUp() }
        let isClose = lastRestart.map { now - $0 < Supervision.closeRestarts } ?? false
        return effects + [.start(after: isClose ? Supervision.pause : 0)]
    }

    private mutating func giveUp() -> [Effect] {
        hasGivenUp = true
        let text = "riblint ended unexpectedly \(ends.count) times and was not started again; its log has the details"
        let message = MessageText.object { json in
            json.member("type", 1)
            json.member("message", text)
        }
        let left = pending.map { Effect.toClient(MessageText.response($0, ResponseError(.internalError, text))) }
        let lists = published.sorted().map { Effect.toClient(Quarantine.publish($0, isHeld: false)) }
        (pending, published) = ([], [])
        return left + lists + [.toClient(MessageText.notification("window/showMessage", params: message))]
    }

    private static func end(of token: [UInt8]) -> [UInt8] {
        MessageText.object { json in
            json.member("token", json: token)
            json.object("value") { $0.member("kind", "end") }
        }
    }

    /// The start of the ids of a worker's requests, which tells late answers to an earlier one.
    static func prefix(_ generation: Int) -> String { "w\(generation)-" }
}
