internal import CustomRules
public import RIBModel
public import RuleKit
public import SourceText

/// Runs the rules over a project and makes the report.
///
/// Invariants: only the engine reads the disk. A report is a function of the files and the request; it does not depend
/// on the number of threads, the order of PATHs or the working folder. Every file that could not be analyzed has a
/// notice.
public struct LintEngine: Sendable {
    /// The rules of riblint, then those that a configuration declares.
    let catalog: [Rule]
    /// The rules of riblint.
    let builtIn: [Rule]
    let toolVersion: String
    /// The words that name rules.
    let ruleNames: RuleNames
    /// The words that name rules of riblint.
    let builtInNames: RuleNames
    /// The pages of all rules, by id.
    let pages: [RulePage]

    /// - Parameter catalog: all rules, in the order in which lists show them.
    public init(catalog: [Rule], toolVersion: String) {
        let names = RuleNames(catalog)
        self.init(catalog, declared: [], names: names, builtInNames: names, toolVersion)
    }

    private init(
        _ builtIn: [Rule], declared: [Rule], names: RuleNames, builtInNames: RuleNames, _ toolVersion: String
    ) {
        catalog = builtIn + declared
        self.builtIn = builtIn
        self.toolVersion = toolVersion
        ruleNames = names
        self.builtInNames = builtInNames
        pages = catalog.map(\.page).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }

    /// The engine with the rules that a configuration declares, and no others of that kind.
    func adding(_ custom: [CustomRule]) -> LintEngine {
        if custom.isEmpty, catalog.count == builtIn.count { return self }
        return LintEngine(
            builtIn, declared: custom.map(\.rule), names: builtInNames.adding(custom), builtInNames: builtInNames,
            toolVersion)
    }

    /// The page of a rule; nil if there is no such rule.
    public func page(of rule: String) -> RulePage? { pages.first { $0.id == rule } }

    func isRule(_ rule: String) -> Bool { catalog.contains { $0.id == rule } }

    /// Finds the files, analyzes them, and runs the selected rules.
    public func lint(_ request: LintRequest) throws(LintError) -> Outcome { try lint(request, with: .none) }

    /// - Parameters:
    ///   - overlay: texts that replace files, and their changed lines.
    ///   - extent: what to read in addition to what the rules ask for.
    func lint(
        _ request: LintRequest, with overlay: FileOverlay, reading extent: BodyDemand.Extent = .analyzed
    ) throws(LintError) -> Outcome {
        let settings = try Settings(of: request, rules: builtInNames)
        return try Workers.employ(request.measuresRules ? 1 : request.jobs) { workers in
            Result { () throws(LintError) in try lint(settings, overlay, extent, by: workers) }
        }.get()
    }

    private func lint(
        _ settings: Settings, _ overlay: FileOverlay, _ extent: BodyDemand.Extent, by workers: Workers
    ) throws(LintError) -> Outcome {
        var timing = Timing()
        let scope = try RunScope(settings, overlay, by: workers)
        let nested = try settings.nested(scope.found, rules: builtInNames)
        let engine = adding(settings.customRules(root: scope.found.root.bytes, nested))
        return try engine.lint(settings, nested, scope, extent, &timing, by: workers)
    }

    /// - Parameter timing: with the search for files.
    private func lint(
        _ settings: Settings, _ nested: NestedConfigurations, _ scope: RunScope, _ extent: BodyDemand.Extent,
        _ timing: inout Timing, by workers: Workers
    ) throws(LintError) -> Outcome {
        let path = scope.found.root
        let levels = settings.levels(root: path.bytes, nested)
        let rules = levels.rules(of: catalog)
        let root = try LintEngine.openRoot(path)
        defer { Disk.close(root) }
        let choice = try settings.baselineChoice(root: path.bytes)
        let stored = try StoredBaseline(choice, root: path)?.renamed(for: catalog)
        let progress = settings.request.progress
        progress?.expect(scope.files.count)
        timing.end(.walk)
        let modules = DeclaredModules(of: scope, root: root, overlay: scope.overlay, by: workers)
        let limits = settings.request.countsCandidates ? ReachedLimits() : nil
        let clock = settings.request.measuresRules ? QueryClock() : nil
        let analysis = Analysis(
            of: scope.files,
            root: root,
            overlay: scope.overlay,
            modules: modules,
            models: settings.libraryModels(root: path.bytes, seeking: rules.seek),
            extent: rules.reads.union(extent).union(settings.request.readsAllBodies ? .all : .analyzed),
            limits: limits,
            clock: clock,
            progress: progress,
            timing: &timing,
            by: workers
        )
        try analysis.types.check()
        try settings.checkCustomRules(nested, running: rules, in: analysis.project)
        var findings = run(rules, on: analysis, scope, levels: levels, clock: clock, by: workers)
        let baseline = check(stored, &findings, analysis, scope, ran: rules) { doubtful in
            touch(doubtful, scope.overlay, analysis, root: root, by: workers)
        }
        timing.end(.rules)
        let unreported = settings.request.unreported
        let locations = locations(
            of: findings, and: unreported, analysis, root: root, overlay: scope.overlay, by: workers)
        let whole = report(
            rules,
            findings,
            and: unreported,
            analysis,
            locations,
            scope,
            notices: scope.isOpenFileAlone ? [] : baseline.notices
        )
        let narrowed = scope.changed(whole)
        let examination = limits.map { Examination(of: rules, analysis.project, $0, by: workers) }
        timing.end(.reports)
        return Outcome(
            report: narrowed, wholeReport: whole, scope: scope, timing: timing, clock: clock,
            configurationPath: settings.file.map { SourcePath(bytes: $0.path) },
            projectsBelow: nested.entries.filter(\.isProject).map(\.file.shown),
            baselinePath: settings.baselinePath(root: path.bytes),
            baseline: baseline,
            examination: examination,
            hint: RIBHint.tried(
                analysis.project.hints, on: scope.files, modules, root: root, overlay: scope.overlay,
                models: analysis.project.libraryModels, by: workers),
            analysis: analysis,
            catalog: catalog,
            settings: settings,
            nested: nested
        )
    }

    /// The result of a run.
    public struct Outcome: Sendable {
        /// The findings that the request asked for.
        public let report: Report
        /// The report before the limit to changed lines: the baseline and the fixes need all findings.
        public let wholeReport: Report
        let scope: RunScope
        /// The time of each stage.
        public let timing: Timing
        /// The time of each rule and query; nil unless the request asks for it.
        public let clock: QueryClock?
        /// The absolute path of the configuration in effect; nil if there is none.
        public let configurationPath: SourcePath?
        /// Configurations below it that start projects of their own.
        public let projectsBelow: [SourcePath]
        /// The absolute path of the project's baseline, whether or not the file exists.
        public let baselinePath: SourcePath
        /// How the configuration shows notes in text.
        public var notes: NoteDisplay { settings.configuration.notes }
        /// The findings compared with the baseline.
        public let baseline: BaselineCheck
        /// What the rules examined; nil unless the request asks for it.
        public let examination: Examination?
        /// The absolute path of the folder that the report's paths are relative to.
        public var root: SourcePath { scope.found.root }
        /// If no interactors were found: the types that may be RIBs, and the line of configuration that declares them;
        /// nil otherwise.
        public var ribHint: String? { hint?.note(analysis.project.ribCount) }
        let hint: RIBHint?
        /// What the types of receivers in Objective-C files come from; nil if no analysis asked for one.
        public var objectiveCTypes: String? { analysis.types.source }
        /// That it would have mattered, if there is no libclang.
        public var missingTypesNote: String? { analysis.types.note }
        /// The number of findings that the limit to changed lines removes from the report.
        public var outsideCount: Int { wholeReport.diagnostics.count - report.diagnostics.count }
        /// Most of the run's memory. A process that exits after the run keeps the outcome alive, so that it is not
        /// freed object by object.
        let analysis: Analysis
        /// All rules, with those that the configuration declares.
        let catalog: [Rule]
        let settings: Settings
        /// The configurations of folders inside the project.
        let nested: NestedConfigurations
    }

    /// A finding with its severity, its fingerprint and its state.
    struct ReportedFinding: Sendable {
        let rule: Rule
        var finding: Finding
        /// The severity to report.
        var severity: Severity
        /// The severity without --strict and --lenient.
        let level: Severity
        let fingerprint: String
        let isSuppressed: Bool
        /// Whether its file is reported on.
        let isAsked: Bool
        /// The findings of its group that are related locations of this one.
        var others: [ReportedFinding] = []
        /// Whether an entry of the baseline matches it.
        var isBaselined = false
        /// Why it is a note, if its rule doubts its findings in this project and no severity is set for the rule.
        var doubt: Doubt.Reason?
        /// The severity of the entry that matches it but does not accept it, because it is more severe.
        var accepted: Severity?

        /// The severity that its rule decided.
        var ownSeverity: Severity { finding.severity ?? rule.severity }
        var isShown: Bool { isAsked && !isSuppressed && !isBaselined }

        /// Whether it is not shown, but asked for.
        func isUnreported(_ unreported: LintRequest.Unreported) -> Bool {
            switch unreported {
            case .none: false
            case .baselined: isAsked && isBaselined
            case .all: isAsked && !isShown
            }
        }
    }

    /// Runs the rules and applies suppressions and severities.
    ///
    /// - Parameter audits: whether to check suppressions for use; they are checked only if the run analyzes everything.
    /// - Returns: the findings in order of files, offsets and rule ids.
    func run(
        _ rules: [Rule],
        on analysis: Analysis,
        _ scope: RunScope,
        audits: Bool = true,
        levels: RuleLevels,
        clock: QueryClock? = nil,
        by workers: Workers
    ) -> [ReportedFinding] {
        let answers = workers.map(count: rules.count) { index in
            let rule = rules[index]
            guard let clock else { return rule.check(analysis.project) }
            return clock.measure(rule: rule.id) { rule.check(analysis.project) }
        }
        let filter = SuppressionFilter(
            rules,
            of: catalog,
            answers: answers,
            in: analysis.project,
            isComplete: audits && hasReadEverything(analysis, scope)
        )
        var seen: [String: Int] = [:]
        let findings = filter.findings.compactMap { result -> ReportedFinding? in
            let (rule, finding) = (result.rule, result.finding)
            // Suppressed findings count too: adding a suppression does not change the fingerprints of the others. So do
            // those that become related locations of another.
            let ordinal = seen["\(rule.id)\0\(finding.symbol)\0\(finding.subject)", default: 0]
            seen["\(rule.id)\0\(finding.symbol)\0\(finding.subject)"] = ordinal + 1
            let path = analysis.files[finding.site.file.index].path
            guard let level = levels.level(of: finding, by: rule, at: path) else { return nil }
            let isDoubted = finding.doubt != nil && !levels.setsSeverity(of: rule, at: path)
            return ReportedFinding(
                rule: rule,
                finding: finding,
                severity: levels.shifted(level),
                level: level,
                fingerprint: Fingerprint.of(
                    rule: rule.id,
                    symbol: finding.symbol,
                    subject: finding.subject,
                    ordinal: ordinal
                ),
                isSuppressed: result.isSuppressed,
                isAsked: scope.reported.contains(path),
                doubt: isDoubted ? finding.doubt : nil
            )
        }
        return findings.merged
    }

    /// Whether every file was read that a finding for a suppression may be in. True if there are no suppressions.
    func hasReadEverything(_ analysis: Analysis, _ scope: RunScope) -> Bool {
        if analysis.project.filesWithDirectives.isEmpty { return true }
        // An excluded file that could not be read counts, although nothing is reported for it.
        let notices = scope.found.notices + scope.found.contextNotices + analysis.notices
        return scope.isWhole && !notices.contains { $0.kind == .notAnalyzed }
    }
}
