import RuleKit

/// What the process says by its exit status.
enum ExitStatus: Int32 {
    /// All in scope analysed, and nothing at or above the threshold.
    case clean = 0
    /// Findings at or above the threshold.
    case findings = 1
    /// The job could not be done.
    case failed = 2
    /// Something in scope was not analysed.
    case incomplete = 3
    case interrupted = 130

    init(of report: Report, threshold: Severity?, allowsIncomplete: Bool) {
        if !report.isComplete && !allowsIncomplete {
            self = .incomplete
        } else if let threshold, report.diagnostics.contains(where: { $0.severity >= threshold }) {
            self = .findings
        } else {
            self = .clean
        }
    }
}
