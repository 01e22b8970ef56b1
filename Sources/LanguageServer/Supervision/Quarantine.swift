internal import JSONText

/// Texts that are not analyzed, since workers ended soon after them.
struct Quarantine {
    /// A document's text.
    private struct Text: Equatable {
        let uri: String
        let bytes: [UInt8]

        init(_ document: TextDocument) { (uri, bytes) = (document.uri, document.text) }
    }

    /// An end so many milliseconds after a text may be because of it.
    private static let window = 5_000

    /// The text that came last, and when a worker got it.
    private var last: (text: Text, time: Int)?
    /// The text that came last when a worker ended soon after it.
    private var suspect: Text?
    private var texts: [Text] = []

    /// A worker gets a document's text.
    mutating func note(_ document: TextDocument, at now: Int) { last = (Text(document), now) }

    /// A new worker gets all texts again.
    mutating func replayed(at now: Int) { if let text = last?.text { last = (text, now) } }

    /// The second worker that ends soon after a text puts it in quarantine.
    mutating func workerEnded(at now: Int) {
        guard let last, now - last.time <= Quarantine.window else {
            suspect = nil
            return
        }
        if suspect == last.text {
            if !texts.contains(last.text) { texts.append(last.text) }
            (suspect, self.last) = (nil, nil)
        } else {
            suspect = last.text
        }
    }

    /// Whether a text of the document is in quarantine.
    func contains(_ uri: String) -> Bool { texts.contains { $0.uri == uri } }

    /// Whether the document's present text is in quarantine.
    func holds(_ document: TextDocument) -> Bool { contains(document.uri) && texts.contains(Text(document)) }

    mutating func lift(_ uri: String) { texts.removeAll { $0.uri == uri } }

    /// The notification that a document's text is not analyzed, or that there is nothing to say about it.
    static func publish(_ uri: String, isHeld: Bool) -> [UInt8] {
        var list = JSONWriter()
        list.list(of: isHeld ? [()] : []) { json, _ in
            json.object { json in
                let start = TextPosition(line: 0, character: 0)
                TextRange(start, start).write("range", to: &json)
                json.member("severity", 3)
                json.member("source", "riblint")
                json.member("message", "riblint could not analyze this text.")
            }
        }
        return MessageText.diagnostics(list.written, of: uri)
    }
}
