internal import RIBModel
internal import RuleKit
internal import SourceText

extension LintEngine {
    /// The locations of all reported findings.
    ///
    /// - Parameter unreported: which others have locations.
    func locations(
        of findings: [ReportedFinding],
        and unreported: LintRequest.Unreported = .none,
        _ analysis: Analysis,
        root: Int32,
        overlay: FileOverlay,
        known: LocationTable? = nil,
        by workers: Workers
    ) -> LocationTable {
        let shown = findings.filter { $0.isShown || $0.isUnreported(unreported) }
        return LocationTable(
            sites: shown.flatMap(\.finding.sites),
            primary: shown.map(\.finding.site),
            files: analysis.files,
            root: root,
            overlay: overlay,
            known: known,
            workers: workers
        )
    }

    /// - Parameters:
    ///   - unreported: which findings the report has besides those that it reports.
    ///   - notices: notices other than those of the files.
    func report(
        _ rules: [Rule],
        _ findings: [ReportedFinding],
        and unreported: LintRequest.Unreported = .none,
        _ analysis: Analysis,
        _ locations: LocationTable,
        _ scope: RunScope,
        notices: [Notice]
    ) -> Report {
        let shown = findings.filter(\.isShown)
        let diagnostics = shown.compactMap { reported in diagnostic(reported, locations) }
        var notices = notices + scope.notices + (analysis.notices + locations.notices).compactMap(scope.relevant)
        let unresolved = analysis.project.unresolvedCount
        if unresolved > 0 {
            let what = Phrase.count(unresolved, "unresolved supertype")
            notices.append(
                Notice(
                    .unresolved,
                    message: "\(what); rules skip code that depends on \(unresolved == 1 ? "it" : "them")"
                )
            )
        }
        notices += shown.compactMap { reported in
            reported.doubt.map { Notice(.doubtfulRule, rule: reported.rule.id, message: $0.text) }
        }
        notices = notices.sortedOnce()
        let missing = notices.filter { $0.kind == .notAnalyzed }
        var summary = Report.Summary()
        // Only files that were read can have changed since.
        let lost = Set(missing.compactMap(\.path?.bytes))
        func isRead(_ file: Analysis.File) -> Bool {
            !file.isVacant && (lost.isEmpty || !lost.contains(file.path.bytes))
        }
        summary.analyzedFiles = analysis.files.count(where: isRead)
        summary.files = analysis.files.count { $0.kind == .source && scope.reported.contains($0.path) && isRead($0) }
        summary.ribs = analysis.project.ribCount
        summary.errors = diagnostics.count { $0.severity == .error }
        summary.warnings = diagnostics.count { $0.severity == .warning }
        summary.notes = diagnostics.count { $0.severity == .note }
        summary.suppressed = findings.count { $0.isAsked && $0.isSuppressed }
        summary.baselined = findings.count { $0.isAsked && $0.isBaselined }
        summary.notAnalyzed = missing.count
        summary.unresolved = unresolved
        summary.fixable = diagnostics.count { $0.fixes.contains(where: \.isSafe) }
        summary.unsafelyFixable = diagnostics.count { !$0.fixes.isEmpty && !$0.fixes.contains(where: \.isSafe) }
        let selected = Set(rules.map(\.id))
        return Report(
            toolVersion: toolVersion,
            isComplete: missing.isEmpty,
            summary: summary,
            diagnostics: diagnostics,
            unreported: self.unreported(unreported, of: findings, analysis, locations),
            notices: notices,
            rules: pages.filter { selected.contains($0.id) }
        )
    }

    private func unreported(
        _ unreported: LintRequest.Unreported, of findings: [ReportedFinding], _ analysis: Analysis,
        _ locations: LocationTable
    ) -> [UnreportedFinding] {
        let hidden = findings.filter { $0.isUnreported(unreported) }
        let suppressions = hidden.contains(where: \.isSuppressed) ? Suppressions(analysis.project) : nil
        return hidden.compactMap { reported in
            guard let diagnostic = diagnostic(reported, locations) else { return nil }
            if !reported.isSuppressed { return UnreportedFinding(diagnostic, .baselined) }
            let origin = suppressions?.origin(of: reported.finding, of: reported.rule)
            return UnreportedFinding(diagnostic, .suppressed(reason: origin?.directive.reason))
        }
    }

    /// The finding in the form of a report; nil if its file changed. Notes and fixes in other files that changed are
    /// left out.
    func diagnostic(_ reported: ReportedFinding, _ locations: LocationTable) -> Diagnostic? {
        let finding = reported.finding
        guard let location = locations[finding.site] else { return nil }
        func notes(_ notes: [Finding.Note]) -> [Diagnostic.Note] {
            notes.compactMap { note in locations[note.site].map { Diagnostic.Note(location: $0, message: note.message) }
            }
        }
        let fixes = finding.fixes.compactMap { fix -> Diagnostic.Fix? in
            let edits = fix.edits.compactMap { edit in locations[edit.site].map { Diagnostic.Edit(edit, at: $0) } }
            return edits.count == fix.edits.count
                ? Diagnostic.Fix(title: fix.title, isSafe: fix.isSafe, edits: edits) : nil
        }
        return Diagnostic(
            rule: reported.rule.id,
            severity: reported.severity,
            message: finding.message,
            help: finding.help,
            rib: finding.rib,
            symbol: finding.symbol,
            fingerprint: reported.fingerprint,
            lineHash: locations.lineHash(of: finding.site),
            location: location,
            related: notes(finding.related),
            path: notes(finding.path),
            fixes: fixes,
            declaration: reported.rule.declaration
        )
    }
}

extension Finding {
    /// The sites of the finding, its notes and its fixes.
    var sites: [Site] {
        [site] + related.map(\.site) + path.map(\.site) + fixes.flatMap(\.edits).map(\.site)
    }
}
