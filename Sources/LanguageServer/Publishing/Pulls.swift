internal import JSONText

/// What a client has that asks for lists of findings itself, and what it waits for.
struct Pulls {
    /// A request `workspace/diagnostic`, which is answered once there are lists that the client does not have.
    struct Held {
        let id: MessageID
        /// The ids of the lists that the client has, by URI.
        let known: [String: String]
        /// The JSON of the token for partial results; nil if the client takes none.
        let token: [UInt8]?
        /// The number of lists when there was nothing to answer.
        var checked: Int?
    }

    var held: [Held] = []
    /// By URI, the id of the list that the client was told last.
    var told: [String: String] = [:]
    /// Whether the client has asked for the lists of all documents.
    var asksForAll = false
    /// The URIs of documents whose lists were refused, since their texts are analyzed only once they are saved.
    var refused: Set<String> = []
}

extension Pulls.Held {
    init(_ request: Message.Request) {
        let given = request.params?["previousResultIds"]?.elements ?? []
        let pairs = given.compactMap { each in
            each["uri"]?.string.flatMap { uri in each["value"]?.string.map { (uri, $0) } }
        }
        let token = request.params?["partialResultToken"].flatMap { $0.isNull ? nil : $0 }
        self.init(
            id: request.id, known: Dictionary(pairs) { $1 },
            token: token.map { Array(request.body[$0.offset..<$0.end]) })
    }
}
