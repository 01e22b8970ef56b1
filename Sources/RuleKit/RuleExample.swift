/// A violation of a rule and its correction, written as one piece of Swift.
public struct RuleExample: Sendable {
    /// The piece as a difference: two columns before each line say whether it belongs to the violation ("- "), to the
    /// correction ("+ "), or to both ("  ").
    public let difference: String
    /// The rest of the app: pages do not show it, but the violation would not be one without it.
    public let context: String

    /// - Parameters:
    ///   - difference: lines of Swift after "- ", "+ " or two spaces; empty lines belong to both.
    ///   - context: Swift that both versions need, such as the imports.
    public init(_ difference: String, in context: String = "") {
        self.difference = difference
        self.context = context
    }

    /// The code with the violation.
    public var bad: String { lines(without: "+") }
    /// The code without it.
    public var good: String { lines(without: "-") }

    /// A file with the violation.
    public var fileBefore: String { file(bad) }
    /// The same file without it.
    public var fileAfter: String { file(good) }

    private func lines(without mark: Character) -> String {
        difference.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.first != mark }.map { $0.dropFirst(2) }.joined(separator: "\n")
    }

    private func file(_ code: String) -> String { context.isEmpty ? code : "\(context)\n\n\(code)" }
}
