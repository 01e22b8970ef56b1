public import SourceText

/// The answer to a question about one finding, or about a location without one.
public struct Explanation: Sendable {
    /// The answer, in one sentence.
    public let answer: String
    /// The findings in question, if there are any.
    public let diagnostics: [Diagnostic]
    /// The facts that support the answer, in order.
    public let details: [Detail]

    /// The folder that paths are relative to.
    public let root: SourcePath?

    public init(_ answer: String, diagnostics: [Diagnostic] = [], details: [Detail] = [], root: SourcePath? = nil) {
        self.root = root
        self.answer = answer
        self.diagnostics = diagnostics
        self.details = details
    }

    /// A sentence with the locations that it refers to.
    public struct Detail: Sendable {
        public let text: String
        public let notes: [Diagnostic.Note]

        public init(_ text: String, _ notes: [Diagnostic.Note] = []) {
            self.text = text
            self.notes = notes
        }
    }
}
