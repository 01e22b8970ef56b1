internal import JSONText
internal import LintEngine
internal import Platform
internal import RIBModel
internal import SourceText

extension Session {
    /// Handles a notification of the client.
    func handle(_ method: String, _ params: JSONValue?) {
        if method != "textDocument/didChange", !method.hasPrefix("$/") { poll.hurry() }
        switch method {
        case "initialized": start()
        case "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose":
            if let uri = params?["textDocument"]?["uri"]?.string { change(method, uri, params) }
        case "textDocument/didSave":
            if let uri = params?["textDocument"]?["uri"]?.string { saved(uri) }
        case "workspace/didChangeConfiguration":
            if let given = params?["settings"], given.members?.isEmpty == false {
                apply(settings: given)
            } else if client.pullsConfiguration {
                pullSettings { _ in }
            }
        case "workspace/didChangeWatchedFiles":
            filesChanged(params?["changes"]?.elements?.compactMap { $0["uri"]?.string } ?? [])
        case "workspace/didCreateFiles", "workspace/didDeleteFiles":
            filesChanged(params?["files"]?.elements?.compactMap { $0["uri"]?.string } ?? [])
        case "workspace/didRenameFiles":
            let files = params?["files"]?.elements ?? []
            filesChanged(files.flatMap { [$0["oldUri"]?.string, $0["newUri"]?.string].compactMap { $0 } })
        case "workspace/didChangeWorkspaceFolders": foldersChanged(params?["event"])
        case "$/cancelRequest": cancel(params?["id"])
        case "window/workDoneProgress/cancel": cancelOpening(params?["token"])
        default: break
        }
    }

    // MARK: Open documents

    private func change(_ method: String, _ uri: String, _ params: JSONValue?) {
        let isOpen = documents[uri] != nil
        if !isOpen, method != "textDocument/didOpen" {
            // Some clients do not open a document after they wrote it under another name.
            log.write(.info, "\(method) of a document that is not open")
            if method != "textDocument/didClose" { filesChanged([uri]) }
            return
        }
        documents.apply(method, params)
        publisher.drop(uri)
        switch method {
        case "textDocument/didOpen":
            guard let path = DocumentURI.path(uri).map(FilePaths.resolved), SourceLanguage.isSource(path.bytes) else {
                return
            }
            paths[uri] = path
            touched.insert(uri)
            moveList(of: path, to: uri)
            openProject(of: path, uri)
            schedule.change(path, at: SystemClock.milliseconds)
        case "textDocument/didClose":
            guard let path = paths.removeValue(forKey: uri) else { return }
            analyzed[uri] = nil
            // From now on the file has the URI of its path.
            if uri != DocumentURI.uri(of: path.bytes) {
                publisher.publish(nil, uri, version: nil, isForced: false)
            }
            publish(path)
            schedule.change(path, at: SystemClock.milliseconds)
            closeProjects()
        default:
            supersede(uri)
            guard let path = paths[uri], settings.diagnostics.run == "onType" else { return }
            hasNewTexts = true
            touched.insert(uri)
            schedule.change(path, at: SystemClock.milliseconds)
        }
    }

    private func saved(_ uri: String) {
        guard let document = documents[uri], let path = paths[uri] else { return filesChanged([uri]) }
        if document.isSuspect, FilePaths.text(of: path) != document.text {
            log.write(.warning, "a saved text is not the one that its changes lead to; close and open it again")
        }
        // Otherwise the text is analyzed since it was typed.
        if settings.diagnostics.run == "onSave", document.stamp != analyzed[uri] { hasNewTexts = true }
        touched.insert(uri)
        schedule.change(path, at: SystemClock.milliseconds)
        if projects.contains(where: { $0.isFailed }) { schedule.scan(at: SystemClock.milliseconds) }
        resumeOpening()
    }

    /// The text of the file as the client has it; nil if it is not open. Of several documents for a file, that opened
    /// last counts.
    func openDocument(at path: SourcePath) -> TextDocument? {
        documents.all.last { paths[$0.uri] == path }
    }

    /// The URIs under which the client knows a file.
    func uris(of path: SourcePath) -> [String] {
        let open = documents.all.map(\.uri).filter { paths[$0] == path }
        return open.isEmpty ? [DocumentURI.uri(of: path.bytes)] : open
    }

    /// The list of a file that was not open goes from the URI of its path to that of the client.
    private func moveList(of path: SourcePath, to uri: String) {
        let own = DocumentURI.uri(of: path.bytes)
        if own != uri, documents[own] == nil { publisher.publish(nil, own, version: nil, isForced: false) }
    }

    // MARK: Files and folders

    /// Files changed on disk, or may have. What happened to them is looked up, since events come late and in pieces.
    func filesChanged(_ uris: [String]) {
        let now = SystemClock.milliseconds
        for uri in uris {
            guard let path = DocumentURI.path(uri).map(FilePaths.resolved), !FilePaths.isTemporary(path) else {
                continue
            }
            if openDocument(at: path) != nil { continue }
            hasNewTexts = true
            if SourceLanguage.isSource(path.bytes), uris.count < Session.scanLimit {
                schedule.change(path, at: now)
            } else {
                schedule.scan(at: now)
            }
        }
    }

    /// So many changed files are found by a scan.
    private static let scanLimit = 200

    private func foldersChanged(_ event: JSONValue?) {
        let removed = event?["removed"]?.elements?.compactMap { $0["uri"]?.string.flatMap(Session.folder) } ?? []
        let added = event?["added"]?.elements?.compactMap { $0["uri"]?.string.flatMap(Session.folder) } ?? []
        folders = folders.filter { !removed.contains($0) } + added
        for folder in removed { close { $0.folder == folder } }
        for folder in added { open(folder) }
    }

    private func cancel(_ id: JSONValue?) {
        let json: [UInt8]
        switch id?.content {
        case .number(let number?): json = Array("\(number)".utf8)
        case .string(let text): json = MessageID(text).json
        default: return
        }
        if cancelPull(json) { return }
        guard let number = waiting.firstIndex(where: { $0.id.json == json }) else { return }
        let error = ResponseError(.requestCanceled, "canceled")
        outbox.send(MessageText.response(waiting.remove(at: number).id, error))
    }
}
