/// A JSON value with its offset.
package struct JSONValue {
    /// In bytes from the start of the text.
    package let offset: Int
    package let content: Content

    init(offset: Int, content: Content) {
        self.offset = offset
        self.content = content
    }

    package indirect enum Content {
        case object([Member])
        case array([JSONValue])
        case string(String)
        /// An integer; nil for any other number.
        case number(Int?)
        case truth(Bool)
        case null
    }

    package struct Member {
        package let key: String
        /// The offset of the key.
        package let offset: Int
        package let value: JSONValue
    }

    /// A mistake in a text, with its offset.
    package struct Mistake: Error {
        package let offset: Int
        package let message: String

        package init(offset: Int, message: String) {
            self.offset = offset
            self.message = message
        }
    }
}
