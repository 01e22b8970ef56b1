internal import JSONText
internal import Platform
internal import SourceText

/// Lists of findings that the client asks for, LSP 3.17, section "Pull Diagnostics".
extension Session {
    /// Whether the client shall ask for lists: if the settings say so, or if it takes no others.
    var wantsPull: Bool {
        switch settings.diagnostics.delivery {
        case "push": false
        case "pull": client.pullsDiagnostics
        default: client.pullsDiagnostics && !client.takesLists
        }
    }

    /// Writes what the client needs to know in order to ask for lists.
    func writeDiagnosticProvider(_ json: inout JSONWriter) {
        json.member("identifier", "riblint")
        json.member("interFileDependencies", true)
        json.member("workspaceDiagnostics", true)
    }

    /// Decides who begins, with the settings that came after the request `initialize`. It stays so for the session:
    /// otherwise the client would have two lists for a document.
    func chooseDelivery() {
        if settings.diagnostics.delivery == "pull", !client.pullsDiagnostics {
            report(.warning, "the client does not ask for diagnostics, so they are sent to it")
        }
        if wantsPull, !publisher.isPulled, client.registersDiagnostics {
            publisher.isPulled = true
            register("riblint-diagnostics", "textDocument/diagnostic") { json in
                json.null("documentSelector")
                writeDiagnosticProvider(&json)
            }
        } else if wantsPull != publisher.isPulled {
            report(.warning, "'diagnostics.delivery' is heeded only among the options of 'initialize'")
        }
        // Requests for lists ended with the worker before.
        if publisher.isPulled, options.generation > 1 { want(.diagnostics) }
    }

    // MARK: One document

    /// Answers a request `textDocument/diagnostic` once the present text is analyzed.
    func pullDocument(_ request: Message.Request) throws(ResponseError) {
        try checkPull(request)
        let (id, uri) = (request.id, try Session.uri(request.params))
        let known = request.params?["previousResultId"]?.string
        wait(id, uri, superseded: .failure(Session.retrigger)) { session in
            session.respond(id, session.report(on: uri, known))
        }
    }

    private func checkPull(_ request: Message.Request) throws(ResponseError) {
        if !publisher.isPulled {
            throw ResponseError(.methodNotFound, "diagnostics are sent to the client; it need not ask for them")
        }
    }

    /// The document changed, so the client asks again.
    private static let retrigger = ResponseError(
        .serverCanceled, "the document changed",
        data: MessageText.object { $0.member("retriggerRequest", true) })

    /// The text is analyzed once it is saved. The client shall not ask again before.
    static let unsaved = ResponseError(
        .serverCanceled, "the text is analyzed once it is saved",
        data: MessageText.object { $0.member("retriggerRequest", false) })

    /// - Parameter known: the id of the list that the client has; nil if it has none.
    private func report(on uri: String, _ known: String?) -> [UInt8] {
        let list = presentList(of: uri)
        let id = ResultID(of: list)
        pulls.told[uri] = id.text
        return MessageText.object { json in
            Session.write(list, id, isKnown: id.text == known, to: &json)
            guard client.takesRelatedDocuments else { return }
            let others = publisher.differing(from: pulls.told).filter { $0 != uri && isCurrent($0) }
            if others.isEmpty { return }
            json.object("relatedDocuments") { json in
                for other in others {
                    let list = presentList(of: other)
                    let id = ResultID(of: list)
                    pulls.told[other] = id.text
                    json.object(other) { Session.write(list, id, isKnown: false, to: &$0) }
                }
            }
        }
    }

    private static func write(_ list: [UInt8]?, _ id: ResultID, isKnown: Bool, to json: inout JSONWriter) {
        json.member("kind", isKnown ? "unchanged" : "full")
        json.member("resultId", id.text)
        if !isKnown { json.member("items", json: list ?? ResultID.noDiagnostics) }
    }

    private func presentList(of uri: String) -> [UInt8]? {
        let path = paths[uri] ?? DocumentURI.path(uri).map(FilePaths.resolved)
        return path.flatMap(shownList)
    }

    /// Whether the list of a document is about its present text.
    private func isCurrent(_ uri: String) -> Bool {
        guard let document = documents[uri], paths[uri] != nil else { return true }
        return document.stamp == analyzed[uri]
    }

    // MARK: All documents

    /// Holds a request `workspace/diagnostic` until there is something new for the client.
    func pullWorkspace(_ request: Message.Request) throws(ResponseError) {
        try checkPull(request)
        let pull = Pulls.Held(request)
        pulls.asksForAll = true
        pulls.told = pull.known
        pulls.held.append(pull)
    }

    /// So many documents are in one partial result.
    private static let partSize = 100

    /// Answers the requests for the lists of all documents for which there is something new, and has the client ask
    /// again for the other lists that changed.
    func answerPulls() {
        guard publisher.isPulled else { return }
        for index in pulls.held.indices.reversed() where pulls.held[index].checked != publisher.count {
            let pull = pulls.held[index]
            let uris = publisher.differing(from: pull.known).filter(isCurrent)
            if uris.isEmpty {
                pulls.held[index].checked = publisher.count
            } else {
                pulls.held.remove(at: index)
                answer(pull, uris)
            }
        }
        if publisher.takeChanged().contains(where: isUntold) { want(.diagnostics) }
        if !pulls.refused.isEmpty, case let current = pulls.refused.filter(isCurrent), !current.isEmpty {
            pulls.refused.subtract(current)
            want(.diagnostics)
        }
    }

    private func answer(_ pull: Pulls.Held, _ uris: [String]) {
        func items(_ uris: some Collection<String>) -> [UInt8] {
            MessageText.object { json in
                json.array("items", of: uris) { json, uri in
                    json.object { json in
                        let list = presentList(of: uri)
                        let id = ResultID(of: list)
                        pulls.told[uri] = id.text
                        json.member("uri", uri)
                        json.member("version", documents[uri]?.version)
                        Session.write(list, id, isKnown: false, to: &json)
                    }
                }
            }
        }
        guard let token = pull.token else { return respond(pull.id, items(uris)) }
        for start in stride(from: 0, to: uris.count, by: Session.partSize) {
            let part = items(uris[start..<min(start + Session.partSize, uris.count)])
            notify(
                "$/progress",
                MessageText.object { json in
                    json.member("token", json: token)
                    json.member("value", json: part)
                })
        }
        respond(pull.id, items([]))
    }

    /// Whether the client does not learn of a changed list unless it asks again. Clients take lists of open documents
    /// from answers about these documents only.
    private func isUntold(_ uri: String) -> Bool {
        if documents[uri] != nil { return true }
        return (pulls.asksForAll || client.takesRelatedDocuments) && pulls.told[uri] != publisher.id(of: uri).text
    }

    /// Ends a held request.
    ///
    /// - Returns: whether there is one with that id.
    func cancelPull(_ json: [UInt8]) -> Bool {
        guard let index = pulls.held.firstIndex(where: { $0.id.json == json }) else { return false }
        let id = pulls.held.remove(at: index).id
        outbox.send(MessageText.response(id, ResponseError(.requestCanceled, "canceled")))
        return true
    }

    /// The session ends: nothing will be new any more.
    func endPulls() {
        for pull in pulls.held {
            outbox.send(MessageText.response(pull.id, ResponseError(.serverCanceled, "shutdown")))
        }
        pulls.held = []
    }

    // MARK: Asking again

    /// Has the client ask again for something that it shows, if it can.
    func want(_ kind: Refresh.Kind) {
        if client.refreshes.contains(kind) { refreshes[kind, default: Refresh()].want() }
    }

    /// Has the client ask again for what depends on the tree, once changed texts are analyzed.
    func refreshTrees() {
        guard hasNewTexts, isSettled else { return }
        hasNewTexts = false
        for kind in [Refresh.Kind.lenses, .hints] where shown.contains(kind) { want(kind) }
    }

    /// Sends the requests that are due.
    func sendRefreshes() {
        let now = SystemClock.milliseconds
        for kind in Refresh.Kind.allCases {
            guard let deadline = refreshes[kind]?.deadline, deadline <= now else { continue }
            refreshes[kind]?.send(at: now)
            request(kind.rawValue, nil) { session, answer in
                session.refreshes[kind]?.finish()
                if case .failure(_, let message) = answer {
                    session.log.write(.warning, "\(kind.rawValue) failed: \(message)")
                }
            }
        }
    }
}
