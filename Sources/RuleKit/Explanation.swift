public import SourceText

/// The answer to somebody who asks about one finding, or about one place that has none.
public struct Explanation: Sendable {
    /// The answer itself, in a sentence.
    public let answer: String
    /// The findings that it is about, if there are any.
    public let diagnostics: [Diagnostic]
    /// What shows that the answer is right, in order.
    public let remarks: [Remark]

    /// The folder that paths are relative to.
    public let root: SourcePath?

    public init(_ answer: String, diagnostics: [Diagnostic] = [], remarks: [Remark] = [], root: SourcePath? = nil) {
        self.root = root
        self.answer = answer
        self.diagnostics = diagnostics
        self.remarks = remarks
    }

    /// A sentence, and the places where it can be seen to be true.
    public struct Remark: Sendable {
        public let text: String
        public let notes: [Diagnostic.Note]

        public init(_ text: String, _ notes: [Diagnostic.Note] = []) {
            self.text = text
            self.notes = notes
        }
    }
}
