internal import JSONText
internal import SourceText

/// Edits of documents in the form of a `WorkspaceEdit` of LSP 3.17.
struct WorkspaceEdit {
    /// The edits of a document. An open one has a version, which clients compare with theirs.
    struct Document {
        let uri: String
        let version: Int?
        var edits: [Edit]
    }

    struct Edit: Equatable {
        let range: TextRange
        let text: String
        /// Where the user goes on writing, in bytes of the text; nil if nowhere. Only clients that know snippets go
        /// there.
        var stop: Int?
    }

    var documents: [Document] = []
    /// Why the user should look at the edit before; nil if that is not needed.
    var warning: String?

    func write(_ key: String, to json: inout JSONWriter, for client: ClientCapabilities) {
        json.member(key, json: self.json(for: client))
    }

    func json(for client: ClientCapabilities) -> [UInt8] {
        MessageText.object { json in write(members: &json, for: client) }
    }

    private func write(members json: inout JSONWriter, for client: ClientCapabilities) {
        guard client.takesDocumentChanges else {
            json.object("changes") { json in
                for document in documents {
                    json.array(document.uri, of: document.edits) {
                        WorkspaceEdit.write($1, to: &$0, annotation: nil, takesSnippets: false)
                    }
                }
            }
            return
        }
        let annotation = warning != nil && client.confirmsAnnotations ? "confirm" : nil
        json.array("documentChanges", of: documents) { json, document in
            json.object { json in
                json.object("textDocument") { json in
                    json.member("uri", document.uri)
                    json.member("version", document.version)
                }
                json.array("edits", of: document.edits) { json, edit in
                    WorkspaceEdit.write(edit, to: &json, annotation: annotation, takesSnippets: client.takesSnippets)
                }
            }
        }
        if let annotation, let warning {
            json.object("changeAnnotations") { json in
                json.object(annotation) { json in
                    json.member("label", warning)
                    json.member("needsConfirmation", true)
                }
            }
        }
    }

    private static func write(
        _ edit: Edit, to json: inout JSONWriter, annotation: String?, takesSnippets: Bool
    ) {
        json.object { json in
            edit.range.write("range", to: &json)
            if takesSnippets, let snippet = edit.snippet {
                json.object("snippet") { json in
                    json.member("kind", "snippet")
                    json.member("value", snippet)
                }
            } else {
                json.member("newText", edit.text)
            }
            if let annotation { json.member("annotationId", annotation) }
        }
    }
}

extension WorkspaceEdit.Edit {
    /// The text as a snippet of LSP 3.18, with the stop as its first place to write.
    fileprivate var snippet: String? {
        guard let stop else { return nil }
        func escaped(_ part: Substring.UTF8View.SubSequence) -> String {
            String(Substring(part)).replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing(
                "}", with: "\\}")
        }
        let text = self.text[...].utf8
        return escaped(text.prefix(stop)) + "${1:reason}" + escaped(text.dropFirst(stop))
    }
}

/// The line ends of a text.
enum LineEnd: String {
    case lineFeed = "\n"
    case both = "\r\n"
    case carriageReturn = "\r"

    /// The line end that most lines of a text have; the first of several.
    init(of text: [UInt8]) {
        var counts = (lineFeed: 0, both: 0, carriageReturn: 0)
        for (index, byte) in text.enumerated() {
            if byte == 0x0A {
                if index > 0, text[index - 1] == 0x0D { counts.both += 1 } else { counts.lineFeed += 1 }
            } else if byte == 0x0D, index + 1 == text.count || text[index + 1] != 0x0A {
                counts.carriageReturn += 1
            }
        }
        let most = max(counts.lineFeed, counts.both, counts.carriageReturn)
        self = counts.lineFeed == most ? .lineFeed : counts.both == most ? .both : .carriageReturn
    }

    /// A replacement of a fix, whose lines end in `\n`, with these line ends.
    func applied(to text: String) -> String {
        self == .lineFeed || text.contains("\r\n") ? text : String(text.flatMap { $0 == "\n" ? Array(rawValue) : [$0] })
    }
}
