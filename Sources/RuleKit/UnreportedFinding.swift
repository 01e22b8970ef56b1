internal import SourceText

/// A finding that a run does not report, and why.
public struct UnreportedFinding: Sendable, Equatable {
    public let finding: Diagnostic
    public let cause: Cause

    public init(_ finding: Diagnostic, _ cause: Cause) {
        self.finding = finding
        self.cause = cause
    }

    public enum Cause: Sendable, Equatable {
        /// A comment suppresses it, for this reason; nil if the comment has none.
        case suppressed(reason: String?)
        /// An entry of the baseline accepts it.
        case baselined
    }
}

extension Diagnostic {
    /// Whether the finding comes before another one in a report.
    public func precedes(_ other: Diagnostic) -> Bool {
        let (first, second) = (location, other.location)
        if first.path != second.path { return first.path < second.path }
        if first.start.offset != second.start.offset { return first.start.offset < second.start.offset }
        if rule != other.rule { return rule.utf8.lexicographicallyPrecedes(other.rule.utf8) }
        if first.end.offset != second.end.offset { return first.end.offset < second.end.offset }
        return message.utf8.lexicographicallyPrecedes(other.message.utf8)
    }
}
