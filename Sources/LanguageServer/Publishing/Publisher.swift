internal import JSONText
internal import SourceText

/// Sends lists of findings, each only if it differs from the one before.
struct Publisher {
    private let outbox: Outbox
    /// By URI, the hash of the list that the client has. Documents that are not here have an empty one.
    private var sent: [String: Int] = [:]

    init(_ outbox: Outbox) { self.outbox = outbox }

    /// The URIs of documents whose list is not empty.
    var documents: Set<String> { Set(sent.keys) }

    /// - Parameters:
    ///   - list: the JSON of the diagnostics; nil if there are none.
    ///   - version: that of the text which the list is about; nil for a text on disk.
    ///   - isForced: whether to send it even if it is the one that the client has.
    mutating func publish(_ list: [UInt8]?, _ uri: String, version: Int?, isForced: Bool) {
        let hash = list?.hashValue
        guard isForced || sent[uri] != hash else { return }
        sent[uri] = hash
        let params = MessageText.object { json in
            json.member("uri", uri)
            if let version { json.member("version", version) }
            json.member("diagnostics", json: list ?? Array("[]".utf8))
        }
        outbox.publish(uri, MessageText.notification("textDocument/publishDiagnostics", params: params))
    }

    /// A newer text of the document is known, so a list that was not written yet is not sent.
    mutating func drop(_ uri: String) { outbox.drop(uri) }
}
