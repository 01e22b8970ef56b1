/// The severity of a finding, in ascending order.
public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// How reports for people show findings of severity `note`. They are counted in any case.
public enum NoteDisplay: String, Sendable, CaseIterable {
    /// Like other findings, after them.
    case full
    /// On one line each, after other findings.
    case short
    /// Not at all.
    case none
}
