internal import Platform
public import RIBModel
public import RuleKit
public import SourceText

/// A project that stays in memory while its files change, as an editor's process needs it. Its report always equals
/// that of a run over the same texts.
///
/// A change of texts only recomputes what depends on it. What decides which files are analyzed, and how, is read when
/// the workspace is opened and by `rescan`.
///
/// A class because it is updated in place. Not thread-safe.
public final class Workspace {
    /// The findings and notices of the current texts.
    public private(set) var report: Report
    /// Whether the last changes recomputed the whole project instead of what depends on the changed files.
    public private(set) var isWhole = true
    /// The number of updates so far.
    private var revision = 0
    /// What the last changes computed again; nil if no answer was kept.
    public var recomputed: RecomputedAnswers? { texts.recomputed }
    /// The time of the stages of the last changes: `model` includes reading the files.
    public private(set) var timing = Timing()
    private var context: WorkspaceContext
    private var texts: WorkspaceFiles
    private var locations: LocationTable?

    /// Finds and analyzes all files.
    ///
    /// - Parameter request: as for a run; `changes` and `openFile` are ignored.
    public init(_ engine: LintEngine, _ request: LintRequest) throws(LintError) {
        context = try WorkspaceContext(engine, request)
        (texts, report, locations, timing) = context.open(.none)
        FreedMemory.returnToSystem()
    }

    /// Finds all files again, and reads the configuration, the baseline, ignore files and manifests again: for files
    /// that come, go or move, and for changes of those that decide what is analyzed. The texts of editors stay.
    ///
    /// - Parameter request: another request; nil for the same one.
    /// - Throws: for what would fail a run, such as a mistake in the configuration. The workspace then stays as it was.
    @discardableResult
    public func rescan(_ request: LintRequest? = nil) throws(LintError) -> WorkspaceUpdate {
        let (old, root) = (report.diagnostics, context.scope.found.root)
        let next = try WorkspaceContext(context.engine, request ?? context.request)
        let overlay = texts.overlay.moved(from: root, to: next.scope.found.root)
        context = next
        (texts, report, locations, timing) = next.open(overlay)
        isWhole = true
        FreedMemory.returnToSystem()
        return update(from: old)
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
        return update(from: old)
    }

    /// The absolute path of the folder that the paths of the report are relative to.
    public var root: SourcePath { context.scope.found.root }

    /// The path of a file as in reports.
    ///
    /// - Parameter path: absolute, without links.
    public func relativePath(of path: SourcePath) -> SourcePath {
        SourcePath(bytes: RunRoot.relative(path.bytes, to: root.bytes))
    }

    /// Whether a file is analyzed, or would be if it could be read.
    ///
    /// - Parameter path: as in reports.
    public func contains(_ path: SourcePath) -> Bool { texts.isKnown(path) }

    /// The tree of the RIBs in the current texts, with their findings.
    public func tree() -> TreeReport {
        context.employ { [self] workers in
            context.engine.tree(
                of: texts.analysis, report, root: context.root, overlay: texts.overlay, by: workers)
        }.adding(report)
    }

    private func update(from old: [Diagnostic]) -> WorkspaceUpdate {
        revision += 1
        return WorkspaceUpdate(from: old, to: report.diagnostics, revision: revision, isWhole: isWhole)
    }
}

/// What a workspace needs until the next scan: scope, configuration and rules.
///
/// A class because it owns the descriptor of the root.
final class WorkspaceContext: Sendable {
    let scope: RunScope
    let wellKnownNames: WellKnownNames
    /// A descriptor of the root.
    let root: Int32
    let engine: LintEngine
    let request: LintRequest
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
        (self.engine, self.request) = (engine, request)
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

    /// Reads and analyzes all files.
    ///
    /// - Parameter overlay: the texts that replace those on disk.
    func open(_ overlay: FileOverlay) -> (WorkspaceFiles, Report, LocationTable?, Timing) {
        employ { [self] workers in
            var timing = Timing()
            let texts = WorkspaceFiles(self, overlay, by: workers)
            let (report, locations) = self.report(texts, known: nil, by: workers, &timing)
            texts.settle()
            return (texts, report, locations, timing)
        }
    }

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
