internal import JSONText
internal import RuleKit

/// Something that the client offers to do: an edit, or a command of the server.
struct CodeAction {
    let title: String
    let kind: String
    var isPreferred = false
    var edit: WorkspaceEdit?
    var command: ServerCommand?
    /// The JSON of the client's diagnostics that it is about.
    var about: [[UInt8]] = []

    func write(to json: inout JSONWriter, for client: ClientCapabilities) {
        json.object { json in
            json.member("title", title)
            guard client.takesActionLiterals else {
                // A command, which sends the edit if there is one.
                json.member("command", command?.name.rawValue ?? ServerCommand.Name.applyEdit.rawValue)
                json.array("arguments", of: [()]) { json, _ in
                    if let command { return json.value(json: command.argument) }
                    json.object { json in edit?.write("edit", to: &json, for: client) }
                }
                return
            }
            json.member("kind", kind)
            if isPreferred, client.takesPreferredActions { json.member("isPreferred", true) }
            if !about.isEmpty { json.array("diagnostics", of: about) { $0.value(json: $1) } }
            edit?.write("edit", to: &json, for: client)
            command?.write("command", title: title, to: &json)
        }
    }

    static let fixAllKind = "source.fixAll.riblint"
}
