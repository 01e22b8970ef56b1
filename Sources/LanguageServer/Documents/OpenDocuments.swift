internal import JSONText

/// The documents that are open in the client, by URI, with their present texts.
struct OpenDocuments {
    /// The unit of columns in changes.
    var encoding = PositionEncoding.utf16
    private var documents: [String: TextDocument] = [:]
    /// The URIs in the order in which the documents were opened.
    private var order: [String] = []
    private var textCount = 0

    subscript(uri: String) -> TextDocument? { documents[uri] }

    /// In the order in which they were opened.
    var all: [TextDocument] { order.compactMap { documents[$0] } }

    /// Takes a notification about documents into account; one that cannot be understood is ignored.
    mutating func apply(_ method: String, _ params: JSONValue?) {
        let item = params?["textDocument"]
        guard let uri = item?["uri"]?.string else { return }
        switch method {
        case "textDocument/didOpen":
            guard var document = TextDocument(item) else { return }
            document.stamp = nextStamp()
            remove(uri)
            documents[uri] = document
            order.append(uri)
        case "textDocument/didChange":
            guard let changes = params?["contentChanges"]?.elements else { return }
            documents[uri]?.apply(changes, version: item?["version"]?.integer, encoding)
            let stamp = nextStamp()
            documents[uri]?.stamp = stamp
        case "textDocument/didClose": remove(uri)
        default: break
        }
    }

    private mutating func nextStamp() -> Int {
        textCount += 1
        return textCount
    }

    private mutating func remove(_ uri: String) {
        if documents.removeValue(forKey: uri) != nil { order.removeAll { $0 == uri } }
    }
}

extension TextDocument {
    /// The notification that opens the document with its present text.
    var opening: [UInt8] {
        let params = MessageText.object { json in
            json.object("textDocument") { json in
                json.member("uri", uri)
                json.member("languageId", language)
                json.member("version", version)
                json.member("text", bytes: text)
            }
        }
        return MessageText.notification("textDocument/didOpen", params: params)
    }
}
