internal import JSONText

extension Supervision {
    /// A message of the present worker.
    mutating func receive(fromWorker body: [UInt8]) -> [Effect] {
        switch Message(body) {
        case .response(let id, _): return response(id, body)
        case .request(let request): return receive(fromWorker: request, body)
        case .notification("textDocument/publishDiagnostics", let params): note(publish: params)
        case .notification("$/progress", let params): note(progress: params, in: body)
        case .notification: break
        case .malformed(_, let error): return [.log(.warning, "from the analysis: \(error.message)")]
        }
        return [.toClient(body)]
    }

    private mutating func response(_ id: MessageID, _ body: [UInt8]) -> [Effect] {
        if id == swallowed {
            swallowed = nil
            return []
        }
        if id == settling {
            let lists = outdated.sorted()
            published.subtract(outdated)
            outdated = []
            return lists.map { .toClient(Quarantine.publish($0, isHeld: false)) }
        }
        guard pending.contains(id) else { return [] }
        answered(id)
        return [.toClient(body)]
    }

    /// A registration that the client has from an earlier worker is not sent again.
    private mutating func receive(fromWorker request: Message.Request, _ body: [UInt8]) -> [Effect] {
        func ids(_ key: String) -> [String] { request.params?[key]?.elements?.compactMap { $0["id"]?.string } ?? [] }
        switch request.method {
        case "client/registerCapability":
            let ids = ids("registrations")
            if !ids.isEmpty, registrations.isSuperset(of: ids) {
                return [.toWorker(MessageText.response(request.id, result: MessageText.null))]
            }
            registrations.formUnion(ids)
        case "client/unregisterCapability": registrations.subtract(ids("unregisterations"))
        default: break
        }
        return [.toClient(body)]
    }

    private mutating func note(publish params: JSONValue?) {
        guard let uri = params?["uri"]?.string else { return }
        outdated.remove(uri)
        if params?["diagnostics"]?.elements?.isEmpty == false {
            published.insert(uri)
        } else {
            published.remove(uri)
        }
    }

    private mutating func note(progress params: JSONValue?, in body: [UInt8]) {
        guard let value = params?["token"], let token = MessageID(value, in: body) else { return }
        switch params?["value"]?["kind"]?.string {
        case "begin": progress.insert(token.json)
        case "end": progress.remove(token.json)
        default: break
        }
    }
}
