internal import RuleKit
internal import SourceText

extension LintEngine {
    /// Holds a baseline against the findings, and marks those that it knows.
    func check(
        _ stored: StoredBaseline?, _ findings: inout [Judged], _ analysis: Analysis, root: SourcePath, ran rules: [Rule]
    ) -> BaselineCheck {
        let open = findings.indices.filter { !findings[$0].isSuppressed }
        let keys = open.map { index in
            let (rule, finding) = (findings[index].rule, findings[index].finding)
            let path = analysis.files[finding.site.file.index].path.text
            return Baseline.Key(path: path, rule: rule.id, symbol: finding.symbol, subject: finding.subject)
        }
        let ran = Set(rules.map(\.id))
        let check = BaselineCheck(stored?.baseline ?? Baseline([]), path: stored?.path, keys: keys) { key in
            // A rule that there is no more will not run again.
            if !ran.contains(key.rule), knows(key.rule) { return .outside }
            let path = SourcePath(key.path)
            if analysis.contains(path) { return .analysed }
            let absolute = path.bytes.first == UInt8(ascii: "/") ? path.bytes : root.bytes + [UInt8(ascii: "/")] + path.bytes
            return Disk.hasEntry(absolute) ? .outside : .gone
        }
        for (index, isKnown) in zip(open, check.isKnown) { findings[index].isBaselined = isKnown }
        return check
    }
}

extension Analysis {
    /// Whether a file is among those that were analysed, which are in order.
    fileprivate func contains(_ path: SourcePath) -> Bool {
        let place = files.partitionPoint { $0.path < path }
        return place < files.count && files[place].path == path
    }
}
