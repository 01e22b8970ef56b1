/// The unique name of a case, as test logs show it.
public struct CaseName: Codable, CustomStringConvertible, Hashable, Sendable {
    /// The rule, which is the name of the case's folder.
    public let rule: String
    /// The name of the file in that folder.
    public let file: String
    /// Unique among the cases of a rule.
    public let title: String

    public init(rule: String, file: String, title: String) {
        self.rule = rule
        self.file = file
        self.title = title
    }

    public var description: String { "\(rule)/\(file): \(title)" }
}

/// A mistake in the annotations of a case or of a prelude.
public struct CaseProblem: CustomStringConvertible, Hashable, Sendable {
    /// Relative to the root of the repository.
    public let path: String
    /// From 1.
    public let line: Int
    public let message: String

    public var description: String { "\(path):\(line): \(message)" }
}

/// A line of an expanded case, with its source location in the file of the case or of a prelude.
struct CaseLine: Sendable {
    let text: String
    let origin: CaseOrigin
}

/// The source location of a line of a case.
public struct CaseOrigin: CustomStringConvertible, Hashable, Sendable {
    /// Relative to the root of the repository.
    public let path: String
    /// From 1.
    public let line: Int

    public var description: String { "\(path):\(line)" }
}
