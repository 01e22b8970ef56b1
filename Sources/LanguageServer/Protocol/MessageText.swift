internal import JSONText

/// The bodies of messages that are sent.
enum MessageText {
    /// The answer to a request.
    ///
    /// - Parameter result: JSON.
    static func response(_ id: MessageID, result: [UInt8]) -> [UInt8] {
        message { json in
            json.member("id", json: id.json)
            json.member("result", json: result)
        }
    }

    /// - Parameter id: nil if the id of the request could not be read.
    static func response(_ id: MessageID?, _ error: ResponseError) -> [UInt8] {
        message { json in
            json.member("id", json: id?.json ?? null)
            json.object("error") { json in
                json.member("code", error.code.rawValue)
                json.member("message", error.message)
                if let data = error.data { json.member("data", json: data) }
            }
        }
    }

    static func request(_ id: MessageID, _ method: String, params: [UInt8]?) -> [UInt8] {
        message { json in
            json.member("id", json: id.json)
            json.member("method", method)
            if let params { json.member("params", json: params) }
        }
    }

    static func notification(_ method: String, params: [UInt8]?) -> [UInt8] {
        message { json in
            json.member("method", method)
            if let params { json.member("params", json: params) }
        }
    }

    /// The notification of the diagnostics of a document.
    ///
    /// - Parameters:
    ///   - list: JSON.
    ///   - version: nil for a text on disk.
    static func diagnostics(_ list: [UInt8], of uri: String, version: Int? = nil) -> [UInt8] {
        let params = object { json in
            json.member("uri", uri)
            if let version { json.member("version", version) }
            json.member("diagnostics", json: list)
        }
        return notification("textDocument/publishDiagnostics", params: params)
    }

    static let null = Array("null".utf8)

    /// The JSON of an object.
    static func object(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.object(.inline, body)
        return json.written
    }

    private static func message(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        object { json in
            json.member("jsonrpc", "2.0")
            body(&json)
        }
    }
}
