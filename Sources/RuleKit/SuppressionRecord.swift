/// A suppression comment as it is listed: what it says, where, and what came of it.
public struct SuppressionRecord: Sendable {
    /// `next`, `this`, `previous`, `file` or `region`.
    public let kind: String
    /// The ids as they are written.
    public let rules: [String]
    public let reason: String?
    public let location: Location
    /// Findings that it suppresses.
    public let used: Int
    /// Whether all rules that it names ran: else nothing can be said of one that suppresses nothing.
    public let isChecked: Bool
    /// The commit that wrote its line, and that commit's day in UTC, `2026-01-31`; nil where the line is not committed.
    public let origin: (commit: String, date: String)?

    public init(
        kind: String, rules: [String], reason: String?, location: Location, used: Int, isChecked: Bool,
        origin: (commit: String, date: String)?
    ) {
        self.kind = kind
        self.rules = rules
        self.reason = reason
        self.location = location
        self.used = used
        self.isChecked = isChecked
        self.origin = origin
    }
}
