import RuleKit

/// The exit status of the process.
enum ExitStatus: Int32 {
    /// Everything in scope was analyzed, and no finding is at or above the threshold.
    case clean = 0
    /// Findings at or above the threshold.
    case findings = 1
    /// The command failed.
    case failed = 2
    /// A file in scope was not analyzed.
    case incomplete = 3
    /// Ended by SIGINT: 128 plus the number of the signal, as in shells.
    case interrupted = 130
    /// Ended by SIGTERM.
    case terminated = 143

    /// - Parameter mostWarnings: the number of warnings above which the run fails; nil for no limit.
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
