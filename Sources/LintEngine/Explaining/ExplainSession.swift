internal import RIBModel
internal import RuleKit
internal import SourceText

/// A finished run with all intermediate results, for questions about one finding or one line.
struct ExplainSession: Sendable {
    let settings: Settings
    let scope: RunScope
    let levels: RuleLevels
    let analysis: Analysis
    /// All findings of the rules that ran, suppressed and baselined ones included.
    let findings: [LintEngine.ReportedFinding]
    let baseline: BaselineCheck
    /// All rules.
    let catalog: [Rule]
    /// The families of the rules that the question is about.
    let families: Set<Rule.Family>
    /// The rules of these families that ran.
    let ran: [Rule]
    /// Whether every file was read that a finding for a suppression may be in.
    let isAudited: Bool
    /// If no interactors were found: the types that may be RIBs, and what declares them.
    let hint: RIBHint?

    var project: Project { analysis.project }
    /// Whether all rules that are on by default ran.
    var ranDefaults: Bool { Set(catalog.filter(\.isDefault).map(\.id)).isSubset(of: ran.map(\.id)) }
    var found: Discovery { scope.found }

    /// The number of an analyzed file; nil for other files, and if no type of the project has a role.
    func file(_ path: SourcePath) -> FileID? {
        guard !project.files.isEmpty else { return nil }
        return analysis.files.firstIndex { $0.path == path }.map { FileID($0) }
    }

    /// Whether a finding is reported, in a sentence; if not, with the location of the comment that suppresses it.
    func status(of finding: LintEngine.ReportedFinding) -> Detail {
        if finding.isSuppressed, let origin = Suppressions(project).origin(of: finding.finding, of: finding.rule) {
            let form = origin.directive.form
            let note = Finding.Note(Site(origin.file, origin.directive.range), "'\(form)' is here")
            return Detail("It is suppressed by '\(form)'\(ExplainSession.words(for: origin.directive.reason)).", [note])
        }
        if finding.isSuppressed { return Detail("It is suppressed by a comment.") }
        if finding.isBaselined {
            let path = baseline.path.map { " '\($0.printable)'" } ?? ""
            let entry = baseline.statuses.first { status in
                status.entry.key.rule == finding.rule.id && status.entry.key.symbol == finding.finding.symbol
                    && status.entry.key.subject == finding.finding.subject
            }?.entry
            let line = entry?.line.map { " (line \($0))" } ?? ""
            let reason = ExplainSession.words(for: entry?.reason)
            return Detail("It is not reported, because the baseline\(path) contains it\(line)\(reason).")
        }
        if !finding.isAsked {
            return Detail("It is not reported, because its file is not among those that this run reports on.")
        }
        if let doubt = finding.doubt { return Detail("It is reported as a note: \(doubt.text).") }
        let accepted = finding.accepted.map { "; the baseline accepts it only as \($0.withArticle)" } ?? ""
        return Detail("It is reported as \(finding.severity.withArticle)\(accepted).")
    }

    private static func words(for reason: String?) -> String { reason.map { ", with the reason '\($0)'" } ?? "" }

    /// Why a rule did not run for a file, in a sentence; nil if it ran.
    func inactivity(of rule: Rule, at path: SourcePath) -> String? {
        func named(_ file: SourcePath?) -> String { file.map { "'\($0.printable)'" } ?? "the configuration" }
        return switch levels.activation(of: rule, at: path) {
        case .on: nil
        case .deselected: "\(rule.id) is not selected for this run."
        case .overridden(let file): "\(rule.id) is off for this file: 'overrides' in \(named(file)) turns it off."
        case .disabled(let file): "\(rule.id) is off: 'disabled_rules' in \(named(file)) lists it."
        case .levelOff(let file): "\(rule.id) is off: 'rules' in \(named(file)) turns it off."
        case .amongOthers(let file): "\(rule.id) is off: 'only_rules' in \(named(file)) does not list it."
        case .outsideOfPreset(let preset):
            "\(rule.id) is off: the preset '\(preset)' does not contain it. Turn it on with 'rules' in .riblint.yml."
        case .offByDefault: "\(rule.id) is off by default. Turn it on with 'rules' in .riblint.yml, or --enable."
        }
    }
}

extension LintEngine {
    /// Runs as `lint` does, and passes all intermediate results to `body`.
    ///
    /// - Parameters:
    ///   - overlay: texts that are not on disk.
    ///   - extent: what to read in addition to what the rules ask for.
    ///   - families: those whose rules run.
    func withSession<Answer: Sendable>(
        _ request: LintRequest, _ overlay: FileOverlay = .none, reading extent: BodyDemand.Extent = .analyzed,
        families: Set<Rule.Family> = Set(Rule.Family.allCases),
        _ body: @escaping (ExplainSession, Workers) throws(LintError) -> Answer
    ) throws(LintError) -> Answer {
        let settings = try Settings(of: request, rules: builtInNames)
        return try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in
                try body(try session(settings, overlay, extent, families, by: workers), workers)
            }
        }.get()
    }

    private func session(
        _ settings: Settings, _ overlay: FileOverlay, _ extent: BodyDemand.Extent, _ families: Set<Rule.Family>,
        by workers: Workers
    ) throws(LintError) -> ExplainSession {
        let scope = try RunScope(settings, overlay, by: workers)
        let nested = try settings.nested(scope.found, rules: builtInNames)
        let engine = adding(settings.customRules(root: scope.found.root.bytes, nested))
        return try engine.session(settings, nested, scope, extent, families, by: workers)
    }

    private func session(
        _ settings: Settings, _ nested: NestedConfigurations, _ scope: RunScope, _ extent: BodyDemand.Extent,
        _ families: Set<Rule.Family>, by workers: Workers
    ) throws(LintError) -> ExplainSession {
        let found = scope.found
        let levels = settings.levels(root: found.root.bytes, nested)
        let rules = levels.rules(of: catalog).filter { families.contains($0.family) }
        let stored = try StoredBaseline(settings.baselineChoice(root: found.root.bytes), root: found.root)?
            .renamed(for: catalog)
        let models = settings.libraryModels(root: found.root.bytes, seeking: catalog.seek)
        var timing = Timing()
        let (analysis, modules) = try LintEngine.withRoot(found.root) { root in
            let modules = DeclaredModules(of: scope, root: root, overlay: scope.overlay, by: workers)
            // The rule that is asked about may be off.
            let analysis = Analysis(
                of: scope.files, root: root, overlay: scope.overlay, modules: modules, models: models,
                extent: catalog.reads.union(extent),
                timing: &timing, by: workers)
            return (analysis, modules)
        }
        try analysis.types.check()
        var findings = run(rules, on: analysis, scope, levels: levels, by: workers)
        let baseline = check(stored, &findings, analysis, scope, ran: rules)
        let hint = try LintEngine.withRoot(found.root) { root in
            RIBHint.tried(
                analysis.project.hints, on: scope.files, modules, root: root, overlay: scope.overlay, models: models,
                by: workers)
        }
        return ExplainSession(
            settings: settings, scope: scope, levels: levels, analysis: analysis, findings: findings,
            baseline: baseline, catalog: catalog, families: families, ran: rules,
            isAudited: hasReadEverything(analysis, scope), hint: hint)
    }
}

extension Severity {
    fileprivate var withArticle: String { "\(self == .error ? "an" : "a") \(rawValue)" }
}
