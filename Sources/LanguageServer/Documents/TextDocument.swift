internal import JSONText

/// A document that is open in the client.
struct TextDocument: Sendable {
    /// As the client spells it.
    let uri: String
    let language: String
    /// Ordered within one opening of a document only; may start anywhere and jump.
    private(set) var version: Int
    /// Another number for each text that any document had: versions are repeated after a document is opened again.
    var stamp = 0
    /// UTF-8.
    private(set) var text: [UInt8]
    /// Whether a change had a range that the text does not have, so that the text may differ from the client's.
    private(set) var isSuspect = false

    init(uri: String, language: String, version: Int, text: String) {
        (self.uri, self.language, self.version) = (uri, language, version)
        self.text = Array(text.utf8)
    }

    /// Nil if the value is not a `TextDocumentItem`.
    init?(_ item: JSONValue?) {
        guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else { return nil }
        self.init(
            uri: uri, language: item?["languageId"]?.string ?? "", version: item?["version"]?.integer ?? 0, text: text)
    }

    /// Whether the text begins with a byte order mark.
    var beginsWithMark: Bool { text.starts(with: [0xEF, 0xBB, 0xBF]) }

    /// Applies the changes of a notification `textDocument/didChange` in their order. Ranges that do not fit are
    /// clamped.
    mutating func apply(_ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding) {
        for change in changes {
            guard let new = change["text"]?.string else { continue }
            guard let given = change["range"], !given.isNull else {
                text = Array(new.utf8)
                isSuspect = false
                continue
            }
            guard let range = TextRange(given) else {
                isSuspect = true
                continue
            }
            let lines = TextLines(text)
            let (start, end) = (lines.offset(of: range.start, encoding), lines.offset(of: range.end, encoding))
            if !start.isExact || !end.isExact { isSuspect = true }
            text.replaceSubrange(start.offset..<max(start.offset, end.offset), with: new.utf8)
        }
        self.version = version ?? self.version + 1
    }
}
