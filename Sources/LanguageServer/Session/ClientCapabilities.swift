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
        let diagnostics = text?["publishDiagnostics"]
        showsRelated = says(diagnostics, "relatedInformation")
        takesLinks = says(diagnostics, "codeDescriptionSupport")
        takesData = says(diagnostics, "dataSupport")
        tags = Set(diagnostics?["tagSupport"]?["valueSet"]?.elements?.compactMap(\.integer) ?? [])
        takesMarkdown =
            text?["hover"]?["contentFormat"]?.elements?.contains { $0.string == "markdown" } ?? false
    }
}
