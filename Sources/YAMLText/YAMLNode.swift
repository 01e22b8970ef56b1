/// A value of a YAML document with the place that it stands at. Aliases have been followed.
public struct YAMLNode: Sendable {
    /// What stands there.
    public enum Content: Sendable {
        /// - Parameter isPlain: without quotes, so that `true`, `1` or nothing at all may mean more than their letters.
        case scalar(String, isPlain: Bool)
        case list([YAMLNode])
        case mapping([Entry])
    }

    /// A key and its value.
    public struct Entry: Sendable {
        /// The key's text; nil where a list or a mapping is the key.
        public let key: String?
        public let location: YAMLLocation
        public let value: YAMLNode
        /// Where the same key stood before in the same mapping.
        public let earlier: YAMLLocation?
    }

    public let content: Content
    public let location: YAMLLocation

    /// Whether nothing is said: no text, `~` or `null`.
    public var isNull: Bool {
        if case .scalar(let text, isPlain: true) = content { return ["", "~", "null", "Null", "NULL"].contains(text) }
        return false
    }
}

/// A place in a text. Lines and columns count from 1, columns in Unicode scalars.
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

/// Why a text is no YAML.
public struct YAMLProblem: Error, Sendable {
    public let location: YAMLLocation
    /// A clause in lower case.
    public let message: String
}
