/// The answer to somebody who asks about one finding, or about one place that has none.
public struct Explanation: Sendable {
    /// The answer itself, in a sentence.
    public let answer: String
    /// The finding that it is about, if there is one.
    public let diagnostic: Diagnostic?
    /// What speaks for the answer, in order.
    public let remarks: [Remark]

    public init(_ answer: String, diagnostic: Diagnostic? = nil, remarks: [Remark] = []) {
        self.answer = answer
        self.diagnostic = diagnostic
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
