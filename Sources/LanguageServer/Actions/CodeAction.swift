internal import JSONText
internal import RuleKit

/// Something that the client offers to do.
struct CodeAction {
    let title: String
    let kind: String
    var isPreferred = false
    let edit: WorkspaceEdit
    /// The JSON of the client's diagnostics that it is about.
    var about: [[UInt8]] = []

    func write(to json: inout JSONWriter, for client: ClientCapabilities) {
        json.object { json in
            json.member("title", title)
            guard client.takesActionLiterals else {
                json.member("command", CodeAction.applyCommand)
                json.array("arguments", of: [()]) { json, _ in
                    json.object { json in edit.write("edit", to: &json, for: client) }
                }
                return
            }
            json.member("kind", kind)
            if isPreferred, client.takesPreferredActions { json.member("isPreferred", true) }
            if !about.isEmpty { json.array("diagnostics", of: about) { $0.value(json: $1) } }
            edit.write("edit", to: &json, for: client)
        }
    }

    /// The command that applies an edit, for clients that know commands only.
    static let applyCommand = "riblint.applyEdit"
    static let fixAllKind = "source.fixAll.riblint"
}
