internal import SourceText

/// The counts of a rule's findings in a run.
public struct RuleStatistics: Sendable, Equatable {
    public let rule: String
    public var errors = 0
    public var warnings = 0
    public var notes = 0
    /// The number of findings with a safe fix.
    public var fixable = 0
    /// The number of files with a finding.
    public var files = 0

    public var findings: Int { errors + warnings + notes }

    init(rule: String) { self.rule = rule }
}

extension Report {
    /// The rules with findings, those with the most findings first, ties in the order of ids.
    public var ruleStatistics: [RuleStatistics] {
        var ruleStatistics: [String: RuleStatistics] = [:]
        var seen: Set<[UInt8]> = []
        for diagnostic in diagnostics {
            var statistics = ruleStatistics[diagnostic.rule] ?? RuleStatistics(rule: diagnostic.rule)
            switch diagnostic.severity {
            case .error: statistics.errors += 1
            case .warning: statistics.warnings += 1
            case .note: statistics.notes += 1
            }
            if diagnostic.fixes.contains(where: \.isSafe) { statistics.fixable += 1 }
            let key = Array(diagnostic.rule.utf8) + [0] + diagnostic.location.path.bytes
            if seen.insert(key).inserted { statistics.files += 1 }
            ruleStatistics[diagnostic.rule] = statistics
        }
        return ruleStatistics.values.sorted { left, right in
            if left.findings != right.findings { return left.findings > right.findings }
            return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8)
        }
    }
}
