internal import JSONText

/// The parameters of a request `textDocument/codeAction`.
struct CodeActionQuestion: Sendable {
    let uri: String
    let range: TextRange
    /// The kinds that are asked for, with all below them; nil for all.
    let only: [String]?
    /// The diagnostics that the client shows there, each with its JSON.
    let shown: [(code: String?, range: TextRange?, json: [UInt8])]

    init(_ request: Message.Request) throws(ResponseError) {
        let params = request.params
        guard let uri = params?["textDocument"]?["uri"]?.string else {
            throw ResponseError(.invalidParams, "'textDocument.uri' has to be a string")
        }
        guard let range = TextRange(params?["range"]) else {
            throw ResponseError(.invalidParams, "'range' has to be a range")
        }
        (self.uri, self.range) = (uri, range)
        let context = params?["context"]
        only = context?["only"]?.elements?.compactMap(\.string)
        shown = (context?["diagnostics"]?.elements ?? []).map { value in
            (value["code"]?.string, TextRange(value["range"]), Array(request.body[value.offset..<value.end]))
        }
    }

    /// Whether actions of a kind are asked for: the kind itself, or one above it.
    func wants(_ kind: String) -> Bool {
        guard let only else { return true }
        return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
    }
}
