internal import JSONText
internal import SourceText

/// Sends lists of findings, each only if it differs from the one before.
struct Publisher {
    private let outbox: Outbox
    /// By URI, the hash of the list that the client has. Documents that are not here have an empty one.
    private var sent: [String: Int] = [:]

    init(_ outbox: Outbox) { self.outbox = outbox }

    /// - Parameters:
    ///   - list: the JSON of the diagnostics; nil if there are none.
    ///   - version: that of the text which the list is about; nil for a text on disk.
    ///   - isForced: whether to send it even if it is the one that the client has.
    mutating func publish(_ list: [UInt8]?, _ uri: String, version: Int?, isForced: Bool) {
        let hash = list?.hashValue
        guard isForced || sent[uri] != hash else { return }
        sent[uri] = hash
        outbox.publish(uri, MessageText.diagnostics(list ?? Array("[]".utf8), of: uri, version: version))
    }

    /// A newer text of the document is known, so a list that was not written yet is not sent.
    mutating func drop(_ uri: String) { outbox.drop(uri) }
}
