internal import RuleKit
internal import SourceText

/// The identity of a group of findings.
struct FindingGroupKey: Hashable {
    let rule: String
    let owner: Site
    /// Whether the files of its findings are reported on: a finding of another file cannot be the first.
    let isAsked: Bool
}

extension Array {
    /// The elements with those of equal keys in one row: the first of them, and the others. Elements without a key have
    /// a row of their own. The order of first elements stays.
    func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [(first: Element, others: [Element])] {
        var rows: [(first: Element, others: [Element])] = []
        var numbers: [Key: Int] = [:]
        for element in self {
            guard let key = key(element) else {
                rows.append((element, []))
                continue
            }
            if let number = numbers[key] {
                rows[number].others.append(element)
            } else {
                numbers[key] = rows.count
                rows.append((element, []))
            }
        }
        return rows
    }
}

extension [LintEngine.ReportedFinding] {
    /// The findings with those of a group as one: the first that is not suppressed, with the highest severity of all.
    var merged: Self {
        grouped(by: \.groupKey).map { first, others in
            guard !others.isEmpty else { return first }
            var merged = first
            merged.finding = first.finding.merging(others.map(\.finding))
            merged.severity = others.reduce(first.severity) { Swift.max($0, $1.severity) }
            merged.others = others
            return merged
        }
    }
}

extension LintEngine.ReportedFinding {
    fileprivate var groupKey: FindingGroupKey? {
        guard !isSuppressed, let group = finding.group else { return nil }
        return FindingGroupKey(rule: rule.id, owner: group.owner, isAsked: isAsked)
    }
}
