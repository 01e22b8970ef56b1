/// A JSON value with its offset.
struct JSONValue {
    /// In bytes from the start of the text.
    let offset: Int
    let content: Content

    indirect enum Content {
        case object([Member])
        case array([JSONValue])
        case string(String)
        /// An integer; nil for any other number.
        case number(Int?)
        case truth(Bool)
        case null
    }

    struct Member {
        let key: String
        /// The offset of the key.
        let offset: Int
        let value: JSONValue
    }

    /// A mistake in a text, with its offset.
    struct Mistake: Error {
        let offset: Int
        let message: String
    }
}
