public import RuleKit
public import SourceText

/// The result of comparing a baseline with the findings of a run.
public struct BaselineCheck: Sendable {
    /// The baseline's path as messages show it; nil if there is none.
    public let path: SourcePath?
    /// The status of each entry, in the baseline's order.
    public let statuses: [EntryStatus]
    /// By finding, in order of files and offsets, whether an entry of the baseline matches it.
    let isKnown: [Bool]
    /// By finding, the severity of the entry that accepts it only as something less severe; nil for the others.
    let accepted: [Severity?]
    private let findings: [Identity]
    /// The accepted edges, which findings do not concern.
    private let edges: [Baseline.Edge]

    /// What a finding has in common with the entries that match it.
    struct Identity: Sendable {
        let key: Baseline.Key
        /// The severity to record.
        var severity: Severity?
        /// The severity that no entry must be below, so that it accepts the finding; nil if any entry accepts it.
        var least: Severity?
        /// The keys of the findings of its group that are related locations of it.
        var others: [Baseline.Key] = []
        /// Whether its file is reported on.
        var isAsked = true

        init(_ key: Baseline.Key) { self.key = key }
    }

    /// An entry, and how many of its findings still exist.
    public struct EntryStatus: Sendable {
        public let entry: Baseline.Entry
        /// Whether its rule ran, and its file was analyzed or no longer exists; otherwise its status is unknown.
        public let isChecked: Bool
        /// Whether findings that were not found may be removed: the file is reported on or no longer exists, and the
        /// whole project was analyzed.
        let isDroppable: Bool
        /// The number of its findings in its file.
        public internal(set) var stayed = 0
        /// The number of its findings in other files, by path.
        public internal(set) var moved: [String: Int] = [:]
        /// The number of its findings that became related locations of other accepted ones.
        public internal(set) var merged = 0
        /// The number of its findings that a comment suppresses, too.
        public internal(set) var suppressed = 0
        /// The highest severity of the findings that match it and are reported on; nil without any.
        var highest: Severity?

        /// The number of its findings that are fixed.
        public var gone: Int { isDroppable ? left : 0 }

        /// The number of its findings that are kept because the run did not analyze everything that they depend on.
        public var kept: Int { isChecked ? isDroppable ? 0 : left : entry.count }

        /// The number of its findings that no finding matches.
        var left: Int { isChecked ? entry.count - stayed - merged - suppressed - moved.values.reduce(0, +) : 0 }

        /// The remaining findings, as entries for their current files.
        ///
        /// - Parameter isUpdating: whether to record the severities of today.
        fileprivate func remains(isUpdating: Bool) -> [Baseline.Entry] {
            guard isChecked else { return [entry] }
            let severity = isUpdating && kept == 0 ? highest ?? entry.severity : entry.severity
            let here = stayed + kept > 0 ? [(entry.key.path, stayed + kept)] : []
            return (here + moved.map { ($0.key, $0.value) }).map {
                entry.with(count: $0.1, key: entry.key.at($0.0), severity: severity)
            }
        }
    }

    /// Whether the run covered an entry, before findings are compared.
    enum Scope: Sendable {
        /// Its file was analyzed and is reported on.
        case analyzed
        /// Its file was analyzed and is not reported on.
        case known
        /// Its file no longer exists.
        case gone
        /// Its file was not analyzed, or its rule did not run.
        case outside
    }

    /// - Parameters:
    ///   - findings: all findings that are not suppressed, in order of files and offsets.
    ///   - suppressed: the keys of all findings that comments suppress.
    ///   - touched: the findings on changed lines, if known. If there are more equal findings than an entry counts,
    ///     these are the new ones, and then the last ones.
    ///   - isWhole: whether the whole project was analyzed.
    ///   - scope: what the run covered of an entry.
    init(
        _ baseline: Baseline,
        path: SourcePath?,
        findings: [Identity],
        suppressed: [Baseline.Key] = [],
        touched: Set<Int> = [],
        isWhole: Bool = true,
        scope: (Baseline.Key) -> Scope
    ) {
        self.path = path
        self.findings = findings
        edges = baseline.edges
        var matching = BaselineMatching(
            baseline, findings, suppressed: suppressed, touched: touched, isWhole: isWhole, scope)
        matching.run()
        statuses = matching.statuses
        isKnown = matching.isKnown
        accepted = matching.accepted
    }

    /// Findings whose key, without its path, belongs to known and to new findings. Which of them count as new is
    /// arbitrary.
    var interchangeable: [Int] {
        let keys = findings.map(\.key)
        var states: [Baseline.Key: (known: Bool, new: Bool)] = [:]
        for (key, isKnown) in zip(keys, isKnown) {
            if isKnown {
                states[key.anywhere, default: (false, false)].known = true
            } else {
                states[key.anywhere, default: (false, false)].new = true
            }
        }
        return keys.indices.filter { states[keys[$0].anywhere] ?? (false, false) == (true, true) }
    }

    /// The number of findings that no entry accepts.
    public var newCount: Int { zip(isKnown, findings).count { !$0 && $1.isAsked } }
    /// The number of baselined findings that became related locations of others.
    public var mergedCount: Int { statuses.reduce(0) { $0 + $1.merged } }
    /// The number of baselined findings that a comment suppresses, too.
    public var suppressedCount: Int { statuses.reduce(0) { $0 + $1.suppressed } }
    /// The number of baselined findings that moved to other files.
    public var movedCount: Int { statuses.reduce(0) { $0 + $1.moved.values.reduce(0, +) } }
    /// The number of baselined findings that are kept because the run did not analyze everything that they depend on.
    public var keptCount: Int { statuses.reduce(0) { $0 + $1.kept } }
    /// The number of baselined findings that are fixed.
    public var goneCount: Int { statuses.reduce(0) { $0 + $1.gone } }

    /// The baseline without fixed findings, each entry with its current file.
    public var pruned: Baseline {
        Baseline(BaselineCheck.summed(statuses.flatMap { $0.remains(isUpdating: false) }), edges: edges)
    }

    /// The baseline without fixed findings and with new ones, with the severities of today.
    ///
    /// - Parameter reason: the reason of the new entries.
    public func updated(reason: String?) -> Baseline {
        let new = findings.indices.filter {
            !isKnown[$0] && accepted[$0] == nil && findings[$0].isAsked
        }.map { entry(of: findings[$0], reason: reason) }
        return Baseline(BaselineCheck.summed(statuses.flatMap { $0.remains(isUpdating: true) } + new), edges: edges)
    }

    /// The baseline with some findings more, with the severities of today; the other entries stay as they are.
    ///
    /// - Parameters:
    ///   - added: numbers of findings. Those that an entry accepts change nothing.
    ///   - reason: the reason of the new entries.
    func adding(_ added: [Int], reason: String?) -> Baseline {
        let missing = added.filter { !isKnown[$0] }
        // An entry that accepts a finding only as something less severe gets another severity.
        let raised = Set(missing.filter { accepted[$0] != nil }.map { findings[$0].key.anywhere })
        let entries = statuses.flatMap { status in
            raised.contains(status.entry.key.anywhere) ? status.remains(isUpdating: true) : [status.entry]
        }
        let new = missing.filter { accepted[$0] == nil }.map { entry(of: findings[$0], reason: reason) }
        return Baseline(BaselineCheck.summed(entries + new), edges: edges)
    }

    private func entry(of finding: Identity, reason: String?) -> Baseline.Entry {
        Baseline.Entry(key: finding.key, count: 1, severity: finding.severity, reason: reason)
    }

    /// Merges entries with the same key; the first reason is kept, and the highest severity if all are known.
    private static func summed(_ entries: [Baseline.Entry]) -> [Baseline.Entry] {
        var sums: [Baseline.Key: Baseline.Entry] = [:]
        for entry in entries {
            let before = sums[entry.key]
            sums[entry.key] = Baseline.Entry(
                key: entry.key,
                count: (before?.count ?? 0) + entry.count,
                severity: before.map { BaselineCheck.higher($0.severity, entry.severity) } ?? entry.severity,
                reason: before?.reason ?? entry.reason,
                line: before?.line ?? entry.line
            )
        }
        return Array(sums.values)
    }

    private static func higher(_ one: Severity?, _ other: Severity?) -> Severity? {
        guard let one, let other else { return nil }
        return max(one, other)
    }

    // MARK: Notices

    /// Notices about entries that are fixed or moved.
    var notices: [Notice] {
        [
            notice(.staleBaseline, goneCount, "is fixed", "are fixed", statuses.first { $0.gone > 0 }),
            notice(
                .movedBaseline,
                movedCount,
                "moved to another file",
                "moved to other files",
                statuses.first { !$0.moved.isEmpty }
            ),
        ].compactMap { $0 }
    }

    private func notice(
        _ kind: Notice.Kind, _ count: Int, _ singular: String, _ plural: String, _ first: EntryStatus?
    ) -> Notice? {
        guard let first else { return nil }
        let what = count == 1 ? "1 finding in the baseline \(singular)" : "\(count) findings in the baseline \(plural)"
        let key = first.entry.key
        let listed = count == 1 ? ":" : ", first"
        let owner = [key.path, key.symbol].filter { !$0.isEmpty }.joined(separator: ", ")
        return Notice(
            kind,
            path: path,
            line: first.entry.line,
            message: "\(what)\(listed) \(key.rule) (\(SourcePath(owner).printable)); run 'riblint baseline prune'"
        )
    }
}
