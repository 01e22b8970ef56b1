/// A suppression comment as listed for users: its text, its location, and its use.
public struct SuppressionRecord: Sendable {
    /// `next`, `this`, `previous`, `file` or `region`.
    public let kind: String
    /// The ids as written.
    public let rules: [String]
    public let reason: String?
    public let location: Location
    /// The number of findings that it suppresses.
    public let used: Int
    /// Whether all of its rules ran; otherwise it is not known whether it is unused.
    public let isChecked: Bool
    /// The commit that wrote its line, and the day of the commit in UTC, `2026-01-31`; nil if the line is not
    /// committed.
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
