import RuleKit

/// What the process says by its exit status.
enum ExitStatus: Int32 {
    /// All in scope analyzed, and nothing at or above the threshold.
    case clean = 0
    /// Findings at or above the threshold.
    case findings = 1
    /// The job could not be done.
    case failed = 2
    /// Something in scope was not analyzed.
    case incomplete = 3
    /// Ended by SIGINT: 128 and the signal's number, as shells say it.
    case interrupted = 130
    /// Ended by SIGTERM.
    case terminated = 143

    /// - Parameter mostWarnings: more of them are a failure; nil: any number is none.
    init(of report: Report, threshold: Severity?, mostWarnings: Int? = nil, allowsIncomplete: Bool) {
        if !report.isComplete && !allowsIncomplete {
            self = .incomplete
        } else if let mostWarnings, report.summary.warnings > mostWarnings {
            self = .findings
        } else if let threshold, report.diagnostics.contains(where: { $0.severity >= threshold }) {
            self = .findings
        } else {
            self = .clean
        }
    }
}
