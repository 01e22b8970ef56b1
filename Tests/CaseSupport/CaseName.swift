/// What tells a case from all others, as it is shown in the log of a test.
public struct CaseName: Codable, CustomStringConvertible, Hashable, Sendable {
    /// The rule in whose folder the case is.
    public let rule: String
    /// The name of its file in that folder.
    public let file: String
    /// No two cases of a rule have the same.
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
    /// From the root of the repository.
    public let path: String
    /// From 1.
    public let line: Int
    public let message: String

    public var description: String { "\(path):\(line): \(message)" }
}

/// A line of a case after its expansion, and where it is written: in the file of the case or in that of a prelude.
struct CaseLine: Sendable {
    let text: String
    let origin: CaseOrigin
}

/// Where a line of a case is written.
public struct CaseOrigin: CustomStringConvertible, Hashable, Sendable {
    /// From the root of the repository.
    public let path: String
    /// From 1.
    public let line: Int

    public var description: String { "\(path):\(line)" }
}
