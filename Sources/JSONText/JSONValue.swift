/// A JSON value with its place in the text.
public struct JSONValue: Sendable {
    /// In bytes from the start of the text.
    public let offset: Int
    /// The offset after its last byte.
    public let end: Int
    public let content: Content

    init(offset: Int, end: Int, content: Content) {
        self.offset = offset
        self.end = end
        self.content = content
    }

    public indirect enum Content: Sendable {
        case object([Member])
        case array([JSONValue])
        case string(String)
        /// An integer; nil for any other number.
        case number(Int?)
        case truth(Bool)
        case null
    }

    public struct Member: Sendable {
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

extension JSONValue {
    /// The value of a member; nil if this is not an object, or has no such member. Of members of one name, the last.
    public subscript(_ key: String) -> JSONValue? {
        if case .object(let members) = content { members.last { $0.key == key }?.value } else { nil }
    }

    /// The text of a string; nil for other values.
    public var string: String? { if case .string(let text) = content { text } else { nil } }

    /// The value of an integer; nil for other values.
    public var integer: Int? { if case .number(let number) = content { number } else { nil } }

    /// The value of `true` or `false`; nil for other values.
    public var truth: Bool? { if case .truth(let truth) = content { truth } else { nil } }

    /// The elements of an array; nil for other values.
    public var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }

    /// The members of an object, in the order of the text; nil for other values.
    public var members: [Member]? { if case .object(let members) = content { members } else { nil } }

    public var isNull: Bool { if case .null = content { true } else { false } }
}
