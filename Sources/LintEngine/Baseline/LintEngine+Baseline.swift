internal import RuleKit
internal import SourceText

extension LintEngine {
    /// Compares a baseline with the findings, and marks those that it contains.
    ///
    /// - Parameter touching: determines which of some findings are on changed lines. That reads their files again, so
    ///   it is only called for findings whose result depends on it.
    func check(
        _ stored: StoredBaseline?,
        _ findings: inout [ReportedFinding],
        _ analysis: Analysis,
        _ scope: RunScope,
        ran rules: [Rule],
        touching: ([ReportedFinding]) -> [Bool] = { $0.map { _ in false } }
    ) -> BaselineCheck {
        let open = findings.indices.filter { !findings[$0].isSuppressed }
        let identities = open.map { identity(of: findings[$0], analysis) }
        let suppressed = stored == nil ? [] : findings.filter(\.isSuppressed).map { key(of: $0, analysis) }
        let ran = Set(rules.map(\.id))
        let root = scope.found.root.bytes
        func extent(of key: Baseline.Key) -> BaselineCheck.Scope {
            // A rule that no longer exists cannot run again.
            if !ran.contains(key.rule), isRule(key.rule) { return .outside }
            let path = SourcePath(key.path)
            if scope.reported.excludes(path) { return .outside }
            if analysis.contains(path) { return scope.reported.contains(path) ? .analyzed : .known }
            let absolute = path.bytes.first == UInt8(ascii: "/") ? path.bytes : root + [UInt8(ascii: "/")] + path.bytes
            return Disk.hasEntry(absolute) ? .outside : .gone
        }
        let isWhole = stored == nil || scope.isWhole
        var check = BaselineCheck(
            stored?.baseline ?? Baseline([]),
            path: stored?.path,
            findings: identities,
            suppressed: suppressed,
            isWhole: isWhole,
            scope: extent
        )
        if let stored {
            let doubtful = check.interchangeable
            let touched = zip(doubtful, doubtful.isEmpty ? [] : touching(doubtful.map { findings[open[$0]] })).filter(
                \.1
            ).map(\.0)
            if !touched.isEmpty {
                check = BaselineCheck(
                    stored.baseline,
                    path: stored.path,
                    findings: identities,
                    suppressed: suppressed,
                    touched: Set(touched),
                    isWhole: isWhole,
                    scope: extent
                )
            }
        }
        for (number, index) in open.enumerated() {
            findings[index].isBaselined = check.isKnown[number]
            findings[index].accepted = check.accepted[number]
        }
        return check
    }

    private func identity(of reported: ReportedFinding, _ analysis: Analysis) -> BaselineCheck.Identity {
        var identity = BaselineCheck.Identity(key(of: reported, analysis))
        let levels = ([reported] + reported.others).map(\.level)
        identity.severity = levels.max()
        // A configuration that raises the severity of a rule makes no accepted finding a new one.
        identity.least = zip(levels, [reported] + reported.others).map { min($0, $1.ownSeverity) }.max()
        identity.others = reported.others.map { key(of: $0, analysis) }
        identity.isAsked = reported.isAsked
        return identity
    }

    private func key(of reported: ReportedFinding, _ analysis: Analysis) -> Baseline.Key {
        let finding = reported.finding
        let path = analysis.files[finding.site.file.index].path.text
        return Baseline.Key(path: path, rule: reported.rule.id, symbol: finding.symbol, subject: finding.subject)
    }

    /// Which findings are on changed lines; none if the request does not limit findings to changes.
    func touch(
        _ findings: [ReportedFinding],
        _ overlay: FileOverlay,
        _ analysis: Analysis,
        root: Int32,
        by workers: Workers
    ) -> [Bool] {
        guard let changes = overlay.changes else { return findings.map { _ in false } }
        let locations = locations(of: findings, analysis, root: root, overlay: overlay, by: workers)
        return findings.map { diagnostic($0, locations).map(changes.touch) ?? false }
    }
}

extension Analysis {
    /// Whether a file is among the sorted analyzed files.
    fileprivate func contains(_ path: SourcePath) -> Bool {
        let index = files.end(before: path)
        return index < files.count && files[index...].first { !$0.isVacant }?.path == path
    }
}
