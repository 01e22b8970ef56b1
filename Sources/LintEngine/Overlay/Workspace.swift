internal import Platform
public import RIBModel
public import RuleKit
public import SourceText

/// A project that stays in memory while its files change, as an editor's process needs it. Its report always equals
/// that of a run over the same texts; a change only recomputes what depends on it.
///
/// The set of files and the configuration are fixed when it is opened. If they change, open another.
///
/// A class because it is updated in place. Not thread-safe.
public final class Workspace {
    /// The findings and notices of the current texts.
    public private(set) var report: Report
    /// Whether the last changes recomputed the whole project instead of what depends on the changed files.
    public private(set) var isWhole = true
    /// The number of calls of `apply` so far.
    private var revision = 0
    /// What the last changes computed again; nil if no answer was kept.
    public var recomputed: RecomputedAnswers? { texts.recomputed }
    /// The time of the stages of the last changes: `model` includes reading the files.
    public private(set) var timing = Timing()
    private let context: WorkspaceContext
    private var texts: WorkspaceFiles
    private var locations: LocationTable?

    /// Finds and analyzes all files.
    ///
    /// - Parameter request: as for a run; `changes` and `openFile` are ignored.
    public init(_ engine: LintEngine, _ request: LintRequest) throws(LintError) {
        let context = try WorkspaceContext(engine, request)
        self.context = context
        (texts, report, locations, timing) = context.employ { workers in
            var timing = Timing()
            let texts = WorkspaceFiles(context, by: workers)
            let (report, locations) = context.report(texts, known: nil, by: workers, &timing)
            texts.settle()
            return (texts, report, locations, timing)
        }
        FreedMemory.returnToSystem()
    }

    /// Replaces a file's text.
    ///
    /// - Parameters:
    ///   - path: relative to the root, as in reports.
    ///   - text: nil for the text on disk.
    /// - Returns: the report; nil if the file does not belong to the project.
    @discardableResult
    public func replace(_ path: SourcePath, with text: [UInt8]?) -> Report? {
        guard texts.isKnown(path) else { return nil }
        apply([text.map { .text(path, $0) } ?? .disk(path)])
        return report
    }

    /// Applies changes together: what depends on several of them is computed once.
    ///
    /// - Parameter changes: in the order in which they happened. Those of files that do not belong to the project are
    ///   ignored.
    @discardableResult
    public func apply(_ changes: [WorkspaceChange]) -> WorkspaceUpdate {
        let (changes, old) = (changes.filter { texts.isKnown($0.path) }, report.diagnostics)
        timing = Timing()
        isWhole = false
        if !changes.isEmpty {
            context.employ { [self] workers in
                isWhole = !texts.apply(changes, by: workers)
                timing.end(.model)
                (report, locations) = context.report(texts, known: locations, by: workers, &timing)
                timing.end(.reports)
            }
        }
        // The previous analysis of all declarations was allocated between what stays.
        if isWhole { FreedMemory.returnToSystem() }
        revision += 1
        return WorkspaceUpdate(from: old, to: report.diagnostics, revision: revision, isWhole: isWhole)
    }
}

/// What a workspace needs for its whole life: scope, configuration and rules.
///
/// A class because it owns the descriptor of the root.
final class WorkspaceContext: Sendable {
    let scope: RunScope
    let wellKnownNames: WellKnownNames
    /// A descriptor of the root.
    let root: Int32
    private let engine: LintEngine
    private let workers: StandingWorkers
    private let levels: RuleLevels
    let rules: [Rule]
    private let baseline: StoredBaseline?

    init(_ engine: LintEngine, _ request: LintRequest) throws(LintError) {
        var request = request
        (request.changes, request.openFile) = (nil, nil)
        let settings = try Settings(of: request, rules: engine.ruleNames)
        let workers = StandingWorkers(request.jobs)
        let scope = try workers.employ { workers in
            Result { () throws(LintError) in try RunScope(settings, by: workers) }
        }.get()
        let path = scope.found.root
        self.engine = engine
        self.scope = scope
        self.workers = workers
        levels = settings.levels(root: path.bytes, try settings.nested(scope.found, rules: engine.ruleNames))
        rules = levels.rules(of: engine.catalog)
        baseline = try StoredBaseline(settings.baselineChoice(root: path.bytes), root: path)
        wellKnownNames = WellKnownNames(settings.libraryModels(root: path.bytes))
        root = try LintEngine.openRoot(path)
    }

    deinit { Disk.close(root) }

    func employ<Result>(_ lead: @escaping (Workers) -> Result) -> Result { workers.employ(lead) }

    /// Runs the rules and makes the report.
    func report(
        _ texts: WorkspaceFiles, known: LocationTable?, by workers: Workers, _ timing: inout Timing
    ) -> (Report, LocationTable) {
        let analysis = texts.analysis
        var findings = engine.run(rules, on: analysis, scope, levels: levels, by: workers)
        timing.end(.rules)
        let check = engine.check(baseline, &findings, analysis, scope, ran: rules)
        let locations = engine.locations(
            of: findings,
            analysis,
            root: root,
            overlay: texts.overlay,
            known: known,
            by: workers
        )
        return (engine.report(rules, findings, analysis, locations, scope, notices: check.notices), locations)
    }
}
