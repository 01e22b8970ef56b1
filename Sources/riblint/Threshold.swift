import LintEngine
import RuleKit

/// What makes a run end with the status of findings.
struct Threshold {
    /// The lowest severity that does; nil for none.
    let lowest: Severity?
    /// The number of warnings above which the run fails; nil for no limit.
    var mostWarnings: Int?
    /// Whether fixed entries of the baseline do.
    var failsIfFixed = false
    /// Whether the run ends with 0 nevertheless.
    var isIgnored = false

    init(lowest: Severity?) { self.lowest = lowest }

    /// Whether the run fails because of its findings.
    func fails(_ outcome: LintEngine.Outcome) -> Bool {
        if isIgnored { return false }
        // Only whole runs can fail for fixed entries: a run over part of the project counts none as fixed.
        if failsIfFixed, outcome.baseline.goneCount > 0 { return true }
        if hasTooManyWarnings(outcome.report) { return true }
        guard let lowest else { return false }
        return outcome.report.diagnostics.contains { $0.severity >= lowest }
    }

    /// The note about warnings above the limit; nil if there are not too many.
    func note(on report: Report) -> String? {
        guard let mostWarnings, hasTooManyWarnings(report) else { return nil }
        return "more warnings than --max-warnings allows: \(report.summary.warnings), allowed \(mostWarnings)"
    }

    private func hasTooManyWarnings(_ report: Report) -> Bool {
        mostWarnings.map { report.summary.warnings > $0 } ?? false
    }
}

extension LintCommand {
    /// What makes this run fail.
    func threshold() throws(UsageError) -> Threshold {
        var threshold = Threshold(lowest: try LintCommand.threshold(failOn))
        if let maxWarnings {
            threshold.mostWarnings = try LintCommand.number(maxWarnings, of: "--max-warnings", in: 0...Int.max)
        }
        threshold.failsIfFixed = baselineStrict
        threshold.isIgnored = exitZero
        return threshold
    }
}
