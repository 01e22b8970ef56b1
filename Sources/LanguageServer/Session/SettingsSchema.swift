internal import JSONText

/// The settings of editors as a JSON Schema, for extensions that list them.
public enum SettingsSchema {
    /// The schema, with the defaults.
    public static var text: [UInt8] {
        var json = JSONWriter()
        json.object(.lines(indent: 1)) { json in
            json.member("$schema", "http://json-schema.org/draft-07/schema#")
            json.member("title", "Settings of 'riblint lsp'")
            json.member("type", "object")
            members("", .lines(indent: 2), &json)
        }
        return json.finished
    }

    /// The settings below a prefix: those without a further period, and objects for the others.
    private static func members(_ prefix: String, _ layout: JSONWriter.Layout, _ json: inout JSONWriter) {
        let settings = ServerSettings.all.filter { $0.name.hasPrefix(prefix) }
        json.object("properties", layout) { json in
            var seen: Set<String> = []
            for setting in settings {
                let rest = setting.name.dropFirst(prefix.count)
                let key = String(rest.prefix { $0 != "." })
                guard seen.insert(key).inserted else { continue }
                json.object(key) { json in
                    if rest.contains(".") {
                        json.member("type", "object")
                        members(prefix + key + ".", .inline, &json)
                    } else {
                        write(setting, &json)
                    }
                }
            }
        }
        json.member("additionalProperties", false)
    }

    private static func write(_ setting: ServerSettings.Setting, _ json: inout JSONWriter) {
        let defaults = ServerSettings()
        json.member("description", setting.summary)
        func types(_ words: [String]) { json.array("type", of: words) { $0.value($1) } }
        switch setting.kind {
        case .truth(let path):
            json.member("type", "boolean")
            json.member("default", defaults[keyPath: path])
        case .word(let path, let words):
            json.member("type", "string")
            json.array("enum", of: words) { $0.value($1) }
            json.member("default", defaults[keyPath: path])
        case .text:
            types(["string", "null"])
            json.null("default")
        case .path(let path):
            json.member("type", "string")
            json.member("default", defaults[keyPath: path])
        case .number(let path):
            json.member("type", "integer")
            json.member("minimum", 0)
            json.member("default", defaults[keyPath: path])
        case .optionalNumber:
            types(["integer", "null"])
            json.member("minimum", 0)
            json.null("default")
        case .words:
            json.member("type", "array")
            json.object("items") { $0.member("type", "string") }
            json.array("default", of: [String]()) { $0.value($1) }
        }
    }
}
