internal import RuleKit

/// Matches findings with the entries of a baseline: each entry as many findings as it counts, in its file first.
struct BaselineMatching {
    private(set) var statuses: [BaselineCheck.EntryStatus]
    private(set) var isKnown: [Bool]
    private(set) var accepted: [Severity?]
    private let findings: [BaselineCheck.Identity]
    /// The related locations that no entry matches yet, with the number of their finding.
    private var others: [(number: Int, key: Baseline.Key)]
    /// The suppressed findings that no entry matches yet. They need none, but are not fixed.
    private var suppressed: [Baseline.Key]
    private let scopes: [BaselineCheck.Scope]
    /// The findings, those on changed lines last.
    private let order: [Int]
    /// By key, the checked entry of a file.
    private var exact: [Baseline.Key: Int] = [:]
    /// By key without path, the entries with findings that may have moved.
    private var movable: [Baseline.Key: [Int]] = [:]

    init(
        _ baseline: Baseline, _ findings: [BaselineCheck.Identity], suppressed: [Baseline.Key], touched: Set<Int>,
        isWhole: Bool,
        _ scope: (Baseline.Key) -> BaselineCheck.Scope
    ) {
        self.findings = findings
        self.suppressed = suppressed
        let scopes = baseline.entries.map { scope($0.key) }
        self.scopes = scopes
        order = findings.indices.filter { !touched.contains($0) } + touched.sorted()
        others = order.flatMap { number in findings[number].others.map { (number, $0) } }
        isKnown = [Bool](repeating: false, count: findings.count)
        accepted = [Severity?](repeating: nil, count: findings.count)
        statuses = zip(baseline.entries, scopes).map {
            BaselineCheck.EntryStatus(
                entry: $0, isChecked: $1 != .outside, isDroppable: isWhole && ($1 == .analyzed || $1 == .gone))
        }
        for index in statuses.indices where statuses[index].isChecked { exact[statuses[index].entry.key] = index }
    }

    mutating func run() {
        guard !statuses.isEmpty else { return }
        matchAll { matching, key, isEnough in
            matching.exact[key].flatMap { matching.isOpen($0, isEnough) ? $0 : nil }
        }
        // The remaining findings may have moved to another file. Entries of files that no longer exist match first.
        for wanted in [BaselineCheck.Scope.gone, .analyzed, .known] {
            for index in statuses.indices where scopes[index] == wanted && statuses[index].left > 0 {
                movable[statuses[index].entry.key.anywhere, default: []].append(index)
            }
        }
        matchAll { matching, key, isEnough in
            matching.movable[key.anywhere]?.first { matching.isOpen($0, isEnough) }
        }
    }

    /// Finds an entry for the key of a finding among those that are severe enough.
    private typealias Search = (BaselineMatching, Baseline.Key, (Severity?) -> Bool) -> Int?

    /// Matches the findings that an entry accepts, then those that are more severe than their entry, then the related
    /// locations that were findings of their own, then the suppressed findings.
    private mutating func matchAll(_ search: Search) {
        for isAccepted in [true, false] {
            for number in order where !isMatched(number) {
                let finding = findings[number]
                guard let index = search(self, finding.key, { finding.isAccepted(as: $0) || !isAccepted }) else {
                    continue
                }
                take(index, finding.key, isAsked: finding.isAsked)
                if finding.isAsked { note(finding.severity, index) }
                if isAccepted { isKnown[number] = true } else { accepted[number] = statuses[index].entry.severity }
            }
        }
        let locations = others
        others = []
        for (number, key) in locations {
            guard let index = search(self, key, { _ in true }) else {
                others.append((number, key))
                continue
            }
            // Without an entry of its own the finding is new, and its locations keep theirs.
            if isMatched(number) {
                statuses[index].merged += 1
            } else {
                take(index, key, isAsked: findings[number].isAsked)
            }
        }
        let keys = suppressed
        suppressed = []
        for key in keys {
            if let index = search(self, key, { _ in true }) {
                statuses[index].suppressed += 1
            } else {
                suppressed.append(key)
            }
        }
    }

    private func isMatched(_ number: Int) -> Bool { isKnown[number] || accepted[number] != nil }

    private func isOpen(_ index: Int, _ isEnough: (Severity?) -> Bool) -> Bool {
        statuses[index].left > 0 && isEnough(statuses[index].entry.severity)
    }

    /// Counts a finding for an entry.
    private mutating func take(_ index: Int, _ key: Baseline.Key, isAsked: Bool) {
        // A move between two files that are not reported on is left for another run.
        if key.path == statuses[index].entry.key.path || (scopes[index] == .known && !isAsked) {
            statuses[index].stayed += 1
        } else {
            statuses[index].moved[key.path, default: 0] += 1
        }
    }

    private mutating func note(_ severity: Severity?, _ index: Int) {
        guard let severity else { return }
        statuses[index].highest = max(statuses[index].highest ?? severity, severity)
    }
}

extension BaselineCheck.Identity {
    /// Whether an entry of a severity accepts it.
    fileprivate func isAccepted(as severity: Severity?) -> Bool {
        guard let severity, let least else { return true }
        return least <= severity
    }
}
