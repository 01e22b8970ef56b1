internal import RIBModel
public import RuleKit
public import SourceText

/// A run, from PATHs to a report.
///
/// Invariants: it alone reads the disk; what it reports is a function of the files and the request, whatever the number
/// of threads, the order of PATHs or the working folder; what it could not analyse, it says.
public struct LintEngine: Sendable {
    let catalog: [Rule]
    let toolVersion: String

    /// - Parameter catalog: all rules there are, in reading order.
    public init(catalog: [Rule], toolVersion: String) {
        self.catalog = catalog
        self.toolVersion = toolVersion
    }

    /// The ids of all rules, in reading order.
    var ruleNames: [String] { catalog.map(\.id) }

    func knows(_ rule: String) -> Bool { catalog.contains { $0.id == rule } }

    /// Finds the files, analyses them, and runs the selected rules.
    public func lint(_ request: LintRequest) throws(LintError) -> Outcome { try lint(request, with: .none) }

    /// - Parameter drafts: texts that stand in for files, and what changed in them.
    func lint(_ request: LintRequest, with overlay: FileOverlay) throws(LintError) -> Outcome {
        try request.selection.check(against: catalog)
        let settings = try Settings(of: request, rules: ruleNames)
        return try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in try lint(settings, overlay, by: workers) }
        }.get()
    }

    private func lint(_ settings: Settings, _ overlay: FileOverlay, by workers: Workers) throws(LintError) -> Outcome {
        var timing = Timing()
        let scope = try RunScope(settings, overlay, by: workers)
        let path = scope.found.root
        let nested = try settings.nested(scope.found, rules: ruleNames)
        let levels = settings.levels(root: path.bytes, nested)
        let rules = try levels.rules(of: catalog)
        let root: Int32
        do { root = try Disk.openRoot(path.bytes) } catch { throw .unreadable(path, error.text) }
        defer { Disk.close(root) }
        let choice = try settings.baselineChoice(root: path.bytes)
        let stored = try StoredBaseline(choice, root: path)
        let progress = settings.request.progress
        progress?.expect(scope.files.count)
        timing.end(.walk)
        let analysis = Analysis(
            of: scope.files,
            root: root,
            overlay: scope.overlay,
            models: settings.libraryModels(root: path.bytes, scope.reported),
            progress: progress,
            timing: &timing,
            by: workers
        )
        var findings = run(rules, on: analysis, scope, levels: levels, by: workers)
        let baseline = check(stored, &findings, analysis, scope, ran: rules) { doubtful in
            touch(doubtful, scope.overlay, analysis, root: root, by: workers)
        }
        timing.end(.rules)
        let locations = locations(of: findings, analysis, root: root, overlay: scope.overlay, by: workers)
        let whole = report(
            rules,
            findings,
            analysis,
            locations,
            scope,
            notices: scope.isOpenFileAlone ? [] : baseline.notices
        )
        let narrowed = scope.changed(whole)
        timing.end(.reports)
        return Outcome(
            report: narrowed, wholeReport: whole, scope: scope, timing: timing,
            configurationPath: settings.file.map { SourcePath(bytes: $0.path) },
            projectsBelow: nested.entries.filter(\.isProject).map(\.file.shown),
            baselinePath: settings.baselinePath(root: path.bytes),
            baseline: baseline,
            analysis: analysis,
            settings: settings,
            nested: nested
        )
    }

    /// What came of a run.
    public struct Outcome: Sendable {
        /// What was asked for.
        public let report: Report
        /// The same with the findings that touch nothing that changed: for those who keep an account of all.
        public let wholeReport: Report
        let scope: RunScope
        /// What each stage took.
        public let timing: Timing
        /// The configuration that counts: an absolute path; nil where there is none.
        public let configurationPath: SourcePath?
        /// Configurations below it, of projects of their own.
        public let projectsBelow: [SourcePath]
        /// Where the project's baseline lies, or would: absolute.
        public let baselinePath: SourcePath
        /// What the baseline says, if there is one, of the findings.
        public let baseline: BaselineCheck
        /// The folder that the report's paths are relative to: an absolute path.
        public var root: SourcePath { scope.found.root }
        /// Where no interactors were found: what may be RIBs, and the line of configuration that settles it.
        public var ribHint: String? { analysis.project.hint?.note(analysis.project.ribCount) }
        /// Findings of the whole report that the report leaves out.
        public var outsideCount: Int { wholeReport.diagnostics.count - report.diagnostics.count }
        /// Most of the run's memory. A process that ends with the run keeps the outcome and need not free it piece by
        /// piece.
        let analysis: Analysis
        let settings: Settings
        /// The configurations of folders.
        let nested: NestedConfigurations
    }

    /// A finding with what the engine adds to it.
    struct ReportedFinding: Sendable {
        let rule: Rule
        let finding: Finding
        let severity: Severity
        let fingerprint: String
        let isSuppressed: Bool
        /// Whether its file is reported on.
        let isAsked: Bool
        /// Whether the baseline knows it.
        var isBaselined = false

        var isShown: Bool { isAsked && !isSuppressed && !isBaselined }
    }

    /// In order of files, offsets and rule ids.
    ///
    /// - Parameter audits: whether suppressions are judged, as far as the run allows for it.
    func run(
        _ rules: [Rule],
        on analysis: Analysis,
        _ scope: RunScope,
        audits: Bool = true,
        levels: RuleLevels,
        by workers: Workers
    ) -> [ReportedFinding] {
        let answers = workers.map(count: rules.count) { rules[$0].check(analysis.project) }
        let filter = SuppressionFilter(
            rules,
            of: catalog,
            answers: answers,
            in: analysis.project,
            isComplete: audits && hasReadEverything(analysis, scope)
        )
        let sorted = filter.findings.sorted { left, right in
            let (first, second) = (left.finding.site, right.finding.site)
            if first.file != second.file { return first.file < second.file }
            if first.range.start != second.range.start { return first.range.start < second.range.start }
            if left.rule.id != right.rule.id { return left.rule.id.utf8.lexicographicallyPrecedes(right.rule.id.utf8) }
            if first.range.end != second.range.end { return first.range.end < second.range.end }
            return left.finding.message.utf8.lexicographicallyPrecedes(right.finding.message.utf8)
        }
        var seen: [String: Int] = [:]
        return sorted.compactMap { result in
            let (rule, finding) = (result.rule, result.finding)
            // Suppressed findings count as well: silencing one leaves the others' fingerprints as they were.
            let ordinal = seen["\(rule.id)\0\(finding.symbol)\0\(finding.subject)", default: 0]
            seen["\(rule.id)\0\(finding.symbol)\0\(finding.subject)"] = ordinal + 1
            let path = analysis.files[finding.site.file.index].path
            guard let severity = levels.severity(of: finding, by: rule, at: path) else { return nil }
            return ReportedFinding(
                rule: rule,
                finding: finding,
                severity: severity,
                fingerprint: Fingerprint.of(
                    rule: rule.id,
                    symbol: finding.symbol,
                    subject: finding.subject,
                    ordinal: ordinal
                ),
                isSuppressed: result.isSuppressed,
                isAsked: scope.reported.contains(path)
            )
        }
    }

    /// Whether all was read that a suppression may be about. Where there is none, it does not matter.
    private func hasReadEverything(_ analysis: Analysis, _ scope: RunScope) -> Bool {
        if analysis.project.filesWithDirectives.isEmpty { return true }
        let notices = scope.notices + analysis.notices.compactMap(scope.relevant)
        return scope.isWhole && !notices.contains { $0.kind == .notAnalyzed || $0.kind == .contextNotAnalyzed }
    }
}
