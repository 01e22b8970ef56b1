internal import JSONText
internal import SourceText

/// Sends lists of findings, each only if it differs from the one before. If the client asks for lists itself, none is
/// sent, and their ids tell which of them are new to it.
struct Publisher {
    private let outbox: Outbox
    /// Whether the client asks for lists.
    var isPulled = false
    /// By URI, the id of the present list. Documents that are not here have an empty one.
    private var ids: [String: ResultID] = [:]
    /// The URIs of documents whose lists changed since they were taken the last time. Those that the client changed
    /// itself are left out, since it asks for them.
    private var changed: Set<String> = []
    /// The number of lists so far, equal ones included.
    private(set) var count = 0

    init(_ outbox: Outbox) { self.outbox = outbox }

    /// - Parameters:
    ///   - list: the JSON of the diagnostics; nil if there are none.
    ///   - version: that of the text which the list is about; nil for a text on disk.
    ///   - isForced: whether the client changed the document, so that it is sent even if the client has it already.
    mutating func publish(_ list: [UInt8]?, _ uri: String, version: Int?, isForced: Bool) {
        count += 1
        let id = list.map { ResultID(of: $0) }
        let isNew = ids[uri] != id
        ids[uri] = id
        if isPulled {
            if isNew, !isForced { changed.insert(uri) }
        } else if isForced || isNew {
            outbox.publish(
                uri, MessageText.diagnostics(list ?? ResultID.noDiagnostics, of: uri, version: version))
        }
    }

    /// A newer text of the document is known, so a list that was not written yet is not sent.
    mutating func drop(_ uri: String) { outbox.drop(uri) }

    /// The id of the present list of a document.
    func id(of uri: String) -> ResultID { ids[uri] ?? .empty }

    /// The URIs of documents whose present lists are not those with the given ids, in order.
    ///
    /// - Parameter given: ids by URI. A document that is not there is one with an empty list.
    func differing(from given: [String: String]) -> [String] {
        Set(ids.keys).union(given.keys).filter { id(of: $0).text != given[$0] ?? ResultID.empty.text }.sorted()
    }

    /// The URIs of documents whose lists changed since the last call, without those that the client changed.
    mutating func takeChanged() -> Set<String> {
        defer { changed = [] }
        return changed
    }
}
