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
    private let keys: [Baseline.Key]
    /// By finding, whether its file is reported on.
    private let isAsked: [Bool]

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

        /// The number of its findings that are fixed.
        public var gone: Int { isDroppable ? left : 0 }

        /// The number of its findings that are kept because the run did not analyze everything that they depend on.
        public var kept: Int { isChecked ? isDroppable ? 0 : left : entry.count }

        /// The number of its findings that no finding matches.
        fileprivate var left: Int { isChecked ? entry.count - stayed - moved.values.reduce(0, +) : 0 }

        /// The remaining findings, as entries for their current files.
        fileprivate var remains: [Baseline.Entry] {
            guard isChecked else { return [entry] }
            let here = stayed + kept > 0 ? [(entry.key.path, stayed + kept)] : []
            return (here + moved.map { ($0.key, $0.value) }).map {
                Baseline.Entry(key: entry.key.at($0.0), count: $0.1, reason: entry.reason, line: entry.line)
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
    ///   - keys: the keys of all findings that are not suppressed, in order of files and offsets.
    ///   - touched: the findings on changed lines, if known. If there are more equal findings than an entry counts,
    ///     these are the new ones, and then the last ones.
    ///   - asked: by finding, whether its file is reported on; nil for all files.
    ///   - isWhole: whether the whole project was analyzed.
    ///   - scope: what the run covered of an entry.
    init(
        _ baseline: Baseline,
        path: SourcePath?,
        keys: [Baseline.Key],
        touched: Set<Int> = [],
        asked: [Bool]? = nil,
        isWhole: Bool = true,
        scope: (Baseline.Key) -> Scope
    ) {
        self.path = path
        self.keys = keys
        let isAsked = asked ?? keys.map { _ in true }
        self.isAsked = isAsked
        let order = keys.indices.filter { !touched.contains($0) } + touched.sorted()
        let scopes = baseline.entries.map { scope($0.key) }
        var statuses = zip(baseline.entries, scopes).map { EntryStatus(
            entry: $0, isChecked: $1 != .outside, isDroppable: isWhole && ($1 == .analyzed || $1 == .gone)) }
        var isKnown = [Bool](repeating: false, count: keys.count)
        guard !statuses.isEmpty else {
            (self.statuses, self.isKnown) = ([], isKnown)
            return
        }
        var exact: [Baseline.Key: Int] = [:]
        for index in statuses.indices where statuses[index].isChecked { exact[statuses[index].entry.key] = index }
        for number in order {
            guard let index = exact[keys[number]], statuses[index].left > 0 else { continue }
            statuses[index].stayed += 1
            isKnown[number] = true
        }
        // The remaining findings may have moved to another file. Entries of files that no longer exist match first.
        var left: [Baseline.Key: [Int]] = [:]
        for wanted in [Scope.gone, .analyzed, .known] {
            for index in statuses.indices where scopes[index] == wanted && statuses[index].left > 0 {
                left[statuses[index].entry.key.anywhere, default: []].append(index)
            }
        }
        for number in order where !isKnown[number] {
            let key = keys[number]
            guard let index = left[key.anywhere]?.first(where: { statuses[$0].left > 0 }) else { continue }
            // A move between two files that are not reported on is left for another run.
            if scopes[index] == .known, !isAsked[number] {
                statuses[index].stayed += 1
            } else {
                statuses[index].moved[key.path, default: 0] += 1
            }
            isKnown[number] = true
        }
        self.statuses = statuses
        self.isKnown = isKnown
    }

    /// Findings whose key, without its path, belongs to known and to new findings. Which of them count as new is
    /// arbitrary.
    var interchangeable: [Int] {
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

    /// The number of findings that no entry matches.
    public var newCount: Int { zip(isKnown, isAsked).count { !$0 && $1 } }
    /// The number of baselined findings that moved to other files.
    public var movedCount: Int { statuses.reduce(0) { $0 + $1.moved.values.reduce(0, +) } }
    /// The number of baselined findings that are kept because the run did not analyze everything that they depend on.
    public var keptCount: Int { statuses.reduce(0) { $0 + $1.kept } }
    /// The number of baselined findings that are fixed.
    public var goneCount: Int { statuses.reduce(0) { $0 + $1.gone } }

    /// The baseline without fixed findings, each entry with its current file.
    public var pruned: Baseline { Baseline(BaselineCheck.summed(statuses.flatMap(\.remains))) }

    /// The baseline without fixed findings and with new ones.
    ///
    /// - Parameter reason: the reason of the new entries.
    public func updated(reason: String?) -> Baseline {
        let new = keys.indices.filter { !isKnown[$0] && isAsked[$0] }.map {
            Baseline.Entry(key: keys[$0], count: 1, reason: reason)
        }
        return Baseline(BaselineCheck.summed(statuses.flatMap(\.remains) + new))
    }

    /// Merges entries with the same key; the first reason is kept.
    private static func summed(_ entries: [Baseline.Entry]) -> [Baseline.Entry] {
        var sums: [Baseline.Key: Baseline.Entry] = [:]
        for entry in entries {
            let before = sums[entry.key]
            sums[entry.key] = Baseline.Entry(
                key: entry.key,
                count: (before?.count ?? 0) + entry.count,
                reason: before?.reason ?? entry.reason,
                line: before?.line ?? entry.line
            )
        }
        return Array(sums.values)
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
            )
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
