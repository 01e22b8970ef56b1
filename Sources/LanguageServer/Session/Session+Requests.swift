internal import JSONText
internal import RuleKit
internal import SourceText

extension Session {
    /// Answers a request, or lets it wait for the analysis.
    func handle(_ request: Message.Request) throws(ResponseError) {
        let (id, params) = (request.id, request.params)
        switch request.method {
        case "initialize": respond(id, initialize(params))
        case "shutdown":
            endPulls()
            respond(id, MessageText.null)
        case "textDocument/codeAction":
            let question = try CodeActionQuestion(request)
            wait(id, question.uri, superseded: .success(empty)) { session in
                session.answer(question, id)
            }
        case "textDocument/hover":
            let position = try Session.position(params)
            try waitForTree(request, isOn: settings.hover, orElse: MessageText.null) { $0.hover($1, $2, position) }
        case "textDocument/codeLens":
            shown.insert(.lenses)
            try waitForTree(request, isOn: settings.codeLens, orElse: empty) { session, path, _ in session.lenses(path)
            }
        case "textDocument/documentLink":
            let uri = try Session.uri(params)
            let path = settings.documentLinks ? paths[uri] : nil
            respond(id, path.map { links($0, uri) } ?? empty)
        case "textDocument/diagnostic": try pullDocument(request)
        case "workspace/diagnostic": try pullWorkspace(request)
        case "workspace/executeCommand":
            let call = try CommandCall(request)
            wait(id, nil, superseded: nil) { session in session.execute(call, id) }
        case "riblint/status":
            guard params?["wait"]?.truth == true else { return respond(id, status) }
            wait(id, nil, superseded: nil) { session in
                // After all lists that are not written yet.
                session.outbox.sendLast(MessageText.response(id, result: session.status))
            }
        default:
            guard let method = TreeRequest(rawValue: request.method) else {
                throw ResponseError(.methodNotFound, "riblint does not know '\(request.method)'")
            }
            try handle(method, request)
        }
    }

    private var empty: [UInt8] { Array("[]".utf8) }

    static func uri(_ params: JSONValue?) throws(ResponseError) -> String {
        guard let uri = params?["textDocument"]?["uri"]?.string else {
            throw ResponseError(.invalidParams, "'textDocument.uri' has to be a string")
        }
        return uri
    }

    static func position(_ params: JSONValue?) throws(ResponseError) -> TextPosition {
        guard let position = TextPosition(params?["position"]) else {
            throw ResponseError(.invalidParams, "'position' has to be a position")
        }
        return position
    }

    /// Lets a request wait until the present text of its document is analyzed and its tree is known.
    ///
    /// - Parameters:
    ///   - isOn: whether the settings want an answer.
    ///   - other: the answer for documents that are not analyzed.
    func waitForTree(
        _ request: Message.Request, isOn: Bool, orElse other: [UInt8],
        _ answer: @escaping (Session, SourcePath, String) -> [UInt8]
    ) throws(ResponseError) {
        let (id, uri) = (request.id, try Session.uri(request.params))
        guard isOn, let path = paths[uri] else { return respond(id, other) }
        let changed = ResponseError(.contentModified, "the document changed")
        wait(id, uri, superseded: .failure(changed)) { session in
            let stamp = session.documents[uri]?.stamp
            session.withTrees(of: path) { session in
                if session.documents[uri]?.stamp == stamp {
                    session.respond(id, answer(session, path, uri))
                } else {
                    session.outbox.send(MessageText.response(id, changed))
                }
            }
        }
    }

    /// Lets a request wait until the present texts are analyzed.
    ///
    /// - Parameters:
    ///   - uri: the document that it is about; nil if it is about all.
    ///   - superseded: the answer if the document changes before.
    func wait(
        _ id: MessageID, _ uri: String?, superseded: Result<[UInt8], ResponseError>?,
        _ answer: @escaping (Session) -> Void
    ) {
        waiting.append(WaitingRequest(id: id, uri: uri, superseded: superseded, answer: answer))
    }

    /// Whether everything that the client has said is analyzed.
    var isSettled: Bool { hasStarted && schedule.isEmpty && !schedule.isBusy }

    /// Answers the requests whose documents are analyzed.
    func answerWaiting() {
        // With 'onSave', a text that was typed is not analyzed before it is saved.
        if isSettled { for uri in Set(waiting.compactMap(\.uri)).sorted() where !isAnalyzed(uri) { refuse(uri) } }
        let ready = waiting.filter { request in
            guard let uri = request.uri else { return isSettled }
            // Before the folders are known, an analysis is one of no project.
            return isAnalyzed(uri) && hasStarted && (isSettled || !projects.contains { $0.state == .opening })
        }
        if ready.isEmpty { return }
        let ids = ready.map(\.id)
        waiting.removeAll { ids.contains($0.id) }
        for request in ready { request.answer(self) }
    }

    /// Whether the present text of a document is analyzed, or will never be.
    private func isAnalyzed(_ uri: String) -> Bool {
        documents[uri].map { $0.stamp == analyzed[uri] || paths[uri] == nil } ?? true
    }

    /// A document changed: what waits for its text before is answered at once.
    func supersede(_ uri: String) {
        for request in waiting where request.uri == uri {
            switch request.superseded {
            case .success(let result): respond(request.id, result)
            case .failure(let error): outbox.send(MessageText.response(request.id, error))
            case nil: continue
            }
        }
        waiting.removeAll { $0.uri == uri && $0.superseded != nil }
    }

    /// A document's text is not analyzed before it is saved: what waits for it is answered at once.
    private func refuse(_ uri: String) {
        for index in waiting.indices where waiting[index].uri == uri {
            guard case .failure(let error) = waiting[index].superseded, error.code == .serverCanceled else { continue }
            waiting[index].superseded = .failure(Session.unsaved)
            pulls.refused.insert(uri)
        }
        supersede(uri)
    }

    /// The answer to `riblint/status`.
    private var status: [UInt8] {
        MessageText.object { json in
            json.member("settled", isSettled)
            json.array("folders", of: projects) { json, project in
                json.object { json in
                    json.member("root", DocumentURI.uri(of: project.root.bytes))
                    json.member("folder", DocumentURI.uri(of: project.folder.bytes))
                    switch project.state {
                    case .opening: json.member("state", "opening")
                    case .ready: json.member("state", "ready")
                    case .canceled: json.member("state", "canceled")
                    case .failed(let message):
                        json.member("state", "failed")
                        json.member("message", message)
                    }
                    json.member("revision", project.revision)
                    json.member("kind", project.isWhole ? "whole" : "incremental")
                    json.member("files", project.summary.files)
                    json.member("ribs", project.summary.ribs)
                    json.member("openMilliseconds", project.openMilliseconds)
                    json.member("lastMilliseconds", project.lastMilliseconds)
                }
            }
            json.member("documents", documents.all.count)
            json.member("stopped", stoppedCount)
            json.member("restarts", options.generation - 1)
        }
    }
}
