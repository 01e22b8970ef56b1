internal import JSONText

/// What a client can do, from its request `initialize`. A capability that the request does not name is false.
struct ClientCapabilities: Sendable {
    var pullsConfiguration = false
    var registersWatchers = false
    var appliesEdits = false
    var takesDocumentChanges = false
    var confirmsAnnotations = false
    var takesSnippets = false
    var showsDocuments = false
    var showsProgress = false
    var takesActionLiterals = false
    var takesPreferredActions = false
    var showsRelated = false
    var takesLinks = false
    var takesData = false
    /// The numbers of the tags of findings.
    var tags: Set<Int> = []
    var takesMarkdown = false
    /// Whether it takes lists of findings that it did not ask for.
    var takesLists = false
    /// Whether it asks for lists of findings.
    var pullsDiagnostics = false
    var registersDiagnostics = false
    var takesRelatedDocuments = false
    var takesImplementationLinks = false
    /// The features that may be announced after the request `initialize`.
    var registers: Set<ServerFeature> = []
    /// What it asks for again on demand.
    var refreshes: Set<Refresh.Kind> = []

    init() {}

    init(_ value: JSONValue?) {
        let (workspace, text, window) = (value?["workspace"], value?["textDocument"], value?["window"])
        func says(_ value: JSONValue?, _ keys: String...) -> Bool {
            var value = value
            for key in keys { value = value?[key] }
            return value?.truth ?? false
        }
        pullsConfiguration = says(workspace, "configuration")
        registersWatchers = says(workspace, "didChangeWatchedFiles", "dynamicRegistration")
        appliesEdits = says(workspace, "applyEdit")
        takesDocumentChanges = says(workspace, "workspaceEdit", "documentChanges")
        confirmsAnnotations = workspace?["workspaceEdit"]?["changeAnnotationSupport"]?.members != nil
        takesSnippets = says(workspace, "workspaceEdit", "snippetEditSupport")
        showsDocuments = says(window, "showDocument", "support")
        showsProgress = says(window, "workDoneProgress")
        let action = text?["codeAction"]
        takesActionLiterals = action?["codeActionLiteralSupport"]?.members != nil
        takesPreferredActions = says(action, "isPreferredSupport")
        // A client that only asks for lists says there what it shows of them, since LSP 3.18.
        let diagnostics = text?["publishDiagnostics"] ?? text?["diagnostic"]
        showsRelated = says(diagnostics, "relatedInformation")
        takesLinks = says(diagnostics, "codeDescriptionSupport")
        takesData = says(diagnostics, "dataSupport")
        tags = Set(diagnostics?["tagSupport"]?["valueSet"]?.elements?.compactMap(\.integer) ?? [])
        takesMarkdown =
            text?["hover"]?["contentFormat"]?.elements?.contains { $0.string == "markdown" } ?? false
        takesLists = text?["publishDiagnostics"]?.members != nil
        pullsDiagnostics = text?["diagnostic"]?.members != nil
        registersDiagnostics = says(text, "diagnostic", "dynamicRegistration")
        takesRelatedDocuments = says(text, "diagnostic", "relatedDocumentSupport")
        // Helix writes the first key in the singular.
        if says(workspace, "diagnostics", "refreshSupport") || says(workspace, "diagnostic", "refreshSupport") {
            refreshes.insert(.diagnostics)
        }
        if says(workspace, "codeLens", "refreshSupport") { refreshes.insert(.lenses) }
        if says(workspace, "inlayHint", "refreshSupport") { refreshes.insert(.hints) }
        takesImplementationLinks = says(text, "implementation", "linkSupport")
        registers = Set(ServerFeature.allCases.filter { says(text, $0.rawValue, "dynamicRegistration") })
    }
}
