internal import SourceText

/// How often a rule was broken in a run.
public struct Tally: Sendable, Equatable {
    public let rule: String
    public var errors = 0
    public var warnings = 0
    public var notes = 0
    /// Findings with a safe fix.
    public var fixable = 0
    /// Files with a finding of it.
    public var files = 0

    public var findings: Int { errors + warnings + notes }

    init(rule: String) { self.rule = rule }
}

extension Report {
    /// The rules that were broken, the most often broken first; equals in order of ids.
    public var tallies: [Tally] {
        var tallies: [String: Tally] = [:]
        var seen: Set<[UInt8]> = []
        for diagnostic in diagnostics {
            var tally = tallies[diagnostic.rule] ?? Tally(rule: diagnostic.rule)
            switch diagnostic.severity {
            case .error: tally.errors += 1
            case .warning: tally.warnings += 1
            case .note: tally.notes += 1
            }
            if diagnostic.fixes.contains(where: \.isSafe) { tally.fixable += 1 }
            if seen.insert(Array(diagnostic.rule.utf8) + [0] + diagnostic.place.path.bytes).inserted { tally.files += 1 }
            tallies[diagnostic.rule] = tally
        }
        return tallies.values.sorted { left, right in
            if left.findings != right.findings { return left.findings > right.findings }
            return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8)
        }
    }
}
