/// A value of a JSON text, and where it begins.
struct JSONValue {
    /// In bytes from the text's beginning.
    let offset: Int
    let content: Content

    indirect enum Content {
        case object([Member])
        case array([JSONValue])
        case string(String)
        /// A whole number; nil for any other.
        case number(Int?)
        case truth(Bool)
        case null
    }

    struct Member {
        let key: String
        /// Where the key begins.
        let offset: Int
        let value: JSONValue
    }

    /// What is wrong with a text, and where.
    struct Mistake: Error {
        let offset: Int
        let message: String
    }
}
