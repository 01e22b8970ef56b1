import Platform

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

    /// The status of a run.
    ///
    /// - Parameters:
    ///   - printed: whether its reports could be written.
    ///   - isComplete: whether all files were analyzed, or those that were not do not matter. If not, findings may be
    ///     missing.
    ///   - hasFindings: whether it has findings that fail it.
    init(_ printed: ExitStatus, isComplete: Bool, hasFindings: Bool = false) {
        if printed != .clean {
            self = printed
        } else if !isComplete {
            self = .incomplete
        } else {
            self = hasFindings ? .findings : .clean
        }
    }

    /// Ends the process while results are still there: the system frees their memory faster than they would.
    func end(keeping results: some Any) -> Never { withExtendedLifetime(results) { CurrentProcess.end(rawValue) } }
}
