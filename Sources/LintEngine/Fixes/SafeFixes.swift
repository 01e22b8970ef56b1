public import RuleKit
public import SourceText

/// The safe fixes of findings that change one file only, applied together: each completely or not at all.
public struct SafeFixes: Sendable {
    /// Without overlaps, in order of offsets.
    public let edits: [Edit]
    /// The number of findings that they remove.
    public let count: Int

    /// A replacement of bytes; an empty range inserts.
    public struct Edit: Sendable {
        /// In bytes from the start of the file.
        public let range: Range<Int>
        public let replacement: [UInt8]
    }

    /// - Parameter findings: in the order of a report.
    public init(of findings: [Diagnostic], in path: SourcePath) {
        let plan = FixPlan(findings, takesUnsafe: false) { $0 == path }
        edits = (plan.edits[path] ?? []).map { Edit(range: $0.range, replacement: $0.replacement) }
        count = plan.fixed.count
    }
}

extension [SafeFixes.Edit] {
    /// A text with these edits, which are in order of offsets.
    public func applied(to text: [UInt8]) -> [UInt8] {
        var text = text
        for edit in reversed() { text.replaceSubrange(edit.range, with: edit.replacement) }
        return text
    }
}
