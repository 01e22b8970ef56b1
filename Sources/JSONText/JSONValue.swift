/// A JSON value with its offset.
public struct JSONValue {
    /// In bytes from the start of the text.
    public let offset: Int
    public let content: Content

    init(offset: Int, content: Content) {
        self.offset = offset
        self.content = content
    }

    public indirect enum Content {
        case object([Member])
        case array([JSONValue])
        case string(String)
        /// An integer; nil for any other number.
        case number(Int?)
        case truth(Bool)
        case null
    }

    public struct Member {
        public let key: String
        /// The offset of the key.
        public let offset: Int
        public let value: JSONValue
    }

    /// A mistake in a text, with its offset.
    public struct Mistake: Error {
        public let offset: Int
        public let message: String

        public init(offset: Int, message: String) {
            self.offset = offset
            self.message = message
        }
    }
}
