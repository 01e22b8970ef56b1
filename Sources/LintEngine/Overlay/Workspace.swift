internal import RIBModel
public import RuleKit
public import SourceText

/// A project that stays in memory while its files change: what an editor's process holds. Its report is always the one
/// that a run over the same texts would give, but a change costs what depends on it.
///
/// Which files there are, and the configuration, are those of the moment it was opened: where they change, open
/// another.
///
/// A class because it goes on from state to state. One thread at a time uses it.
public final class Workspace {
    /// What there is to say of the project as it is now.
    public private(set) var report: Report
    /// Whether all of the project was looked at for it, not only what depends on the file that changed.
    public private(set) var isWhole = true
    private let context: WorkspaceContext
    private var texts: WorkspaceFiles
    private var locations: LocationTable?

    /// Finds the files, and looks at all of them.
    ///
    /// - Parameter request: as for a run; `changes` and `openFile` are left out of account.
    public init(_ engine: LintEngine, _ request: LintRequest) throws(LintError) {
        let context = try WorkspaceContext(engine, request)
        self.context = context
        (texts, report, locations) = context.employ { workers in
            let texts = WorkspaceFiles(context, by: workers)
            let (report, locations) = context.report(texts, known: nil, by: workers)
            return (texts, report, locations)
        }
    }

    /// Takes in a file's text as it is now.
    ///
    /// - Parameters:
    ///   - path: from the root, as reports name it.
    ///   - text: nil for what the disk has.
    /// - Returns: the report; nil where the path is none of the project's.
    @discardableResult
    public func replace(_ path: SourcePath, with text: [UInt8]?) -> Report? {
        guard texts.isKnown(path) else { return nil }
        context.employ { workers in
            isWhole = !texts.replace(path, with: text, by: workers)
            (report, locations) = context.report(texts, known: locations, by: workers)
        }
        return report
    }
}

/// What a workspace works with, all its life.
///
/// A class because it has the root open.
final class WorkspaceContext: Sendable {
    let scope: RunScope
    let wellKnownNames: WellKnownNames
    /// A descriptor of the root.
    let root: Int32
    private let engine: LintEngine
    private let jobs: Int
    private let levels: RuleLevels
    private let rules: [Rule]
    private let baseline: StoredBaseline?

    init(_ engine: LintEngine, _ request: LintRequest) throws(LintError) {
        var request = request
        (request.changes, request.openFile) = (nil, nil)
        try request.selection.check(against: engine.catalog)
        let settings = try Settings(of: request, rules: engine.ruleNames)
        let scope = try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in try RunScope(settings, by: workers) }
        }.get()
        let path = scope.found.root
        self.engine = engine
        self.scope = scope
        jobs = request.jobs
        levels = settings.levels(root: path.bytes, try settings.nested(scope.found, rules: engine.ruleNames))
        rules = try levels.rules(of: engine.catalog)
        baseline = try StoredBaseline(settings.baselineChoice(root: path.bytes), root: path)
        wellKnownNames = WellKnownNames(settings.libraryModels(root: path.bytes, scope.reported))
        do { root = try Disk.openRoot(path.bytes) } catch { throw .unreadable(path, error.text) }
    }

    deinit { Disk.close(root) }

    func employ<Result>(_ lead: (Workers) -> Result) -> Result { Workers.employ(jobs, lead) }

    /// What the rules have to say.
    func report(_ texts: WorkspaceFiles, known: LocationTable?, by workers: Workers) -> (Report, LocationTable) {
        let analysis = texts.analysis
        var findings = engine.run(rules, on: analysis, scope, levels: levels, by: workers)
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
