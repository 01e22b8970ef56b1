internal import JSONText
internal import LintEngine
internal import Platform
internal import RuleKit
internal import SourceText

extension Session {
    func initialize(_ params: JSONValue?) -> [UInt8] {
        client = ClientCapabilities(params?["capabilities"])
        documents.encoding = PositionEncoding(of: params?["capabilities"], chosen: options.encoding)
        if let given = params?["initializationOptions"] { apply(settings: given) }
        folders = Session.folders(of: params)
        publisher.isPulled = wantsPull
        announced = Set(ServerFeature.allCases.filter(settings.isOn))
        return MessageText.object { json in
            json.object("capabilities") { json in
                json.member("positionEncoding", encoding.rawValue)
                json.object("textDocumentSync") { json in
                    json.member("openClose", true)
                    json.member("change", 2)
                    json.object("save") { $0.member("includeText", false) }
                }
                if client.takesActionLiterals {
                    json.object("codeActionProvider") { json in
                        json.array("codeActionKinds", of: ["quickfix", "source.fixAll.riblint"]) { $0.value($1) }
                        json.member("resolveProvider", false)
                    }
                } else {
                    json.member("codeActionProvider", true)
                }
                if settings.hover { json.member("hoverProvider", true) }
                if settings.codeLens { json.object("codeLensProvider") { $0.member("resolveProvider", false) } }
                if settings.documentLinks {
                    json.object("documentLinkProvider") { $0.member("resolveProvider", false) }
                }
                for feature in announced.sorted(by: { $0.rawValue < $1.rawValue }) {
                    json.member(feature.provider, true)
                }
                if publisher.isPulled { json.object("diagnosticProvider") { writeDiagnosticProvider(&$0) } }
                json.object("executeCommandProvider") { json in
                    json.array("commands", of: ServerCommand.Name.allCases) { $0.value($1.rawValue) }
                }
                json.object("workspace") { json in
                    json.object("workspaceFolders") { json in
                        json.member("supported", true)
                        json.member("changeNotifications", true)
                    }
                    json.object("fileOperations") { json in
                        for operation in ["didCreate", "didRename", "didDelete"] {
                            json.object(operation) { json in
                                json.array("filters", of: [()]) { json, _ in
                                    json.object { json in
                                        json.member("scheme", "file")
                                        json.object("pattern") { $0.member("glob", "**") }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            json.object("serverInfo") { json in
                json.member("name", "riblint")
                json.member("version", options.version)
            }
        }
    }

    /// The paths of the folders that the client names: `workspaceFolders`, else `rootUri`, else `rootPath`.
    private static func folders(of params: JSONValue?) -> [SourcePath] {
        if let folders = params?["workspaceFolders"]?.elements {
            return folders.compactMap { $0["uri"]?.string.flatMap(folder) }
        }
        if let uri = params?["rootUri"]?.string { return [folder(uri)].compactMap { $0 } }
        if let path = params?["rootPath"]?.string, path.hasPrefix("/") {
            return [FilePaths.resolved(Array(path.utf8))]
        }
        return []
    }

    /// The path of a folder; of a file, the path of the folder that contains it.
    static func folder(_ uri: String) -> SourcePath? {
        guard let path = DocumentURI.path(uri) else { return nil }
        let real = FilePaths.resolved(path)
        if let status = try? FileStatus(of: real.bytes, followsLinks: true), status.kind != .folder {
            return SourcePath(bytes: Array(real.folder))
        }
        return real
    }

    /// The client is ready: asks for its settings, and opens its folders.
    func start() {
        registerWatchers()
        guard client.pullsConfiguration else { return openFolders() }
        pullSettings { $0.openFolders() }
    }

    private func openFolders() {
        hasStarted = true
        chooseDelivery()
        registerFeatures()
        // Analyses of no project may have taken documents into account.
        touched.formUnion(paths.keys)
        for folder in folders { open(folder) }
        for (uri, path) in paths.sorted(by: { $0.key < $1.key }) { openProject(of: path, uri) }
    }

    /// Asks for the section `riblint` of the client's settings.
    func pullSettings(then next: @escaping (Session) -> Void) {
        let params = MessageText.object { json in
            json.array("items", of: [()]) { json, _ in json.object { $0.member("section", "riblint") } }
        }
        request("workspace/configuration", params) { session, answer in
            switch answer {
            case .result(let value): if let given = value.elements?.first { session.apply(settings: given) }
            case .failure(_, let message): session.log.write(.warning, "no settings: \(message)")
            }
            next(session)
        }
    }

    /// Takes over settings: at the top of an object, or below `settings` or `riblint`.
    func apply(settings value: JSONValue) {
        let before = settings
        var value = value
        for key in ["settings", "riblint"] { if let inner = value[key], inner.members != nil { value = inner } }
        for mistake in settings.apply(value) { report(.warning, "\(mistake); it is not used") }
        schedule.fixedPause = settings.diagnostics.delay
        if hasStarted {
            registerFeatures()
            if settings.diagnostics.delivery != before.diagnostics.delivery {
                report(.warning, "'diagnostics.delivery' changes when the server is started again")
            }
        }
        guard settings != before, !projects.isEmpty else { return }
        watch()
        if settings.needsReopening(after: before) {
            reopen()
        } else {
            publishAll()
        }
    }

    func registerWatchers() {
        guard client.registersWatchers, settings.files.watch == "auto" || settings.files.watch == "client" else {
            return
        }
        let globs = [
            "**/*.{swift,h,m,mm}", "**/.riblint.{yml,yaml}", "**/.gitignore", "**/\(Baseline.standardName)",
        ]
        register("riblint-files", "workspace/didChangeWatchedFiles") { json in
            json.array("watchers", of: globs) { json, glob in
                json.object { json in
                    json.member("globPattern", glob)
                    json.member("kind", 7)
                }
            }
        } then: { session in
            session.isWatched = true
            session.watch()
        }
    }
}
