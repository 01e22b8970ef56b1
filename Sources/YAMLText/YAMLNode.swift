/// A value of a YAML document with its location. Aliases are resolved.
public struct YAMLNode: Sendable {
    /// The value.
    public enum Content: Sendable {
        /// - Parameter isPlain: whether it is without quotes, so that `true`, `1` or an empty text may have another
        ///   type.
        case scalar(String, isPlain: Bool)
        case list([YAMLNode])
        case mapping([Entry])
    }

    /// A key and its value.
    public struct Entry: Sendable {
        /// The key's text; nil if the key is a list or a mapping.
        public let key: String?
        public let location: YAMLLocation
        public let value: YAMLNode
        /// The location of the first occurrence of the key in the same mapping; nil if this is the first.
        public let earlier: YAMLLocation?
    }

    public let content: Content
    public let location: YAMLLocation

    /// Whether it is null: empty, `~` or `null`.
    public var isNull: Bool {
        if case .scalar(let text, isPlain: true) = content { return ["", "~", "null", "Null", "NULL"].contains(text) }
        return false
    }
}

/// A location in a text. Lines and columns count from 1, columns in Unicode scalars.
public struct YAMLLocation: Sendable, Equatable, Comparable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: YAMLLocation, right: YAMLLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Why a text is not valid YAML.
public struct YAMLProblem: Error, Sendable {
    public let location: YAMLLocation
    /// A clause in lower case.
    public let message: String
}
