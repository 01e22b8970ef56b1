internal import RIBModel
internal import RuleKit
internal import SourceText
internal import Synchronization

/// The files that a run analyzes, and those that it reports on.
struct RunScope: Sendable {
    private(set) var found: Discovery
    /// All files to analyze; empty if nothing is reported on.
    private(set) var files: [SourcePath]
    /// The files that declare the modules of those files.
    let manifests: [SourcePath]
    /// The modules that the request lists.
    let listedModules: ListedModules
    /// The files to report on.
    private(set) var reported: ReportedFiles
    private(set) var overlay: FileOverlay
    /// The open file, if it is excluded from the project.
    let leftOut: SourcePath?
    /// The command line's exclusions that match no file.
    let unusedExclusions: [SourcePath]
    /// Whether only an open file is reported on. Notices about the baseline are left out then: the text is still being
    /// edited.
    let isOpenFileAlone: Bool
    /// Whether the list of PATHs is empty on purpose.
    let isNothingNamed: Bool
    private let rest: Rest

    /// - Parameter unsaved: absolute paths of other files that count as existing.
    init(
        _ settings: Settings, _ overlay: FileOverlay = .none, unsaved: [[UInt8]] = [], by workers: Workers
    ) throws(LintError) {
        let request = settings.request
        var discovery = try settings.discovery()
        discovery.unsaved += unsaved
        isNothingNamed = request.namesNothing
        isOpenFileAlone = request.openFile != nil && request.paths.isEmpty
        let there = try Discovery(discovery, by: workers)
        let root = there.root.bytes
        listedModules =
            if let list = request.modules {
                try ListedModules(list, in: settings.root, root: root, packed: settings.packed)
            } else {
                .none
            }
        self.overlay = overlay
        self.overlay.packed = settings.packed
        var path: SourcePath?
        if let open = request.openFile, let absolute = settings.openPath {
            let location = SourcePath(bytes: RunRoot.relative(absolute, to: root))
            if self.overlay[location] == nil { self.overlay[location] = open.text }
            path = location
        }
        if self.overlay.changes == nil, let changes = request.changes {
            (self.overlay.changes, self.overlay.staged) = try changes.changes(root: there.root, settings.packed)
        }
        if self.overlay.staged == nil { self.overlay.staged = try request.revision.files(in: there.root) }
        let found =
            try self.overlay.staged.map { staged throws(LintError) in
                try RunScope.found(there, as: staged, discovery, by: workers)
            } ?? there
        self.found = found
        let reported = ReportedFiles(
            found,
            open: isOpenFileAlone ? path : nil,
            exclusions: settings.exclusions(root: root),
            isForced: request.forcesExclusions
        )
        self.reported = reported
        files = reported.isNone ? [] : found.files
        manifests = reported.isNone ? [] : found.manifests
        leftOut = path.flatMap { found.files.holds($0) && reported.contains($0) ? nil : request.openFile?.path }
        unusedExclusions = request.exclusions.isEmpty ? [] : settings.unusedExclusions(root: root, among: found.files)
        rest = Rest(found, discovery, isDeclared: settings.extent.isDeclared)
        // Files of other kinds are not an error; a folder without sources is.
        let isNothing = there.named.isEmpty && there.notices.isEmpty && found.named.isEmpty
        if isNothing, !there.isAnyRefused, there.foreign.count < settings.extent.named.count {
            throw .noSourceFile(settings.extent.named)
        }
    }

    /// The files of git's index: those that are missing in the working folder are searched for as if they existed.
    private static func found(
        _ found: Discovery, as staged: StagedFiles, _ request: Discovery.Request, by workers: Workers
    ) throws(LintError) -> Discovery {
        if staged.missing.isEmpty { return found.hiding(staged.hidden) }
        var request = request
        request.unsaved += staged.missing.sorted().map { found.root.bytes + [UInt8(ascii: "/")] + $0.bytes }
        return try Discovery(request, by: workers).hiding(staged.hidden)
    }

    /// What a search would do with a file that it has not found.
    ///
    /// - Parameter countsAsThere: whether the file counts as existing; otherwise it has to be on disk.
    func membership(of path: SourcePath, countsAsThere: Bool) -> Discovery.Membership {
        found.membership(of: path, countsAsThere: countsAsThere, rest.request)
    }

    /// The scope after files came and went; nil if only a search tells it.
    ///
    /// - Parameter come: whether a PATH names a folder around each.
    func changed(come: [SourcePath: Bool], gone: Set<SourcePath>) -> RunScope? {
        if come.isEmpty, gone.isEmpty { return self }
        var scope = self
        scope.found = found.changed(come: come, gone: gone)
        scope.reported = reported.renewed(scope.found)
        guard scope.reported.isNone == reported.isNone, !scope.found.named.isEmpty else { return nil }
        scope.files = reported.isNone ? [] : scope.found.files
        return scope
    }

    var reportedCount: Int { files.count(where: reported.contains) }

    /// Whether the whole project is analyzed. Unused suppressions and fixed entries of a baseline are known only then.
    var isWhole: Bool { rest.example == nil }

    /// A file of the project that is not analyzed; nil if all are.
    var unanalyzed: SourcePath? { rest.example }

    /// Types that only files beside the analyzed ones declare; nil if there are none.
    ///
    /// - Parameter used: names of types that the analyzed code does not declare.
    func missingTypes(_ used: @autoclosure () -> [String], _ models: LibraryModels) -> MissingTypes? {
        // With a named root, or named files alone, nothing else is read.
        if rest.request.root != nil || rest.request.readsOnlyPaths { return nil }
        return files.isEmpty || isOpenFileAlone ? nil : MissingTypes(used(), beside: found, rest.request, models)
    }

    /// The notice to report for a file in scope, nil for an excluded file. A file that is only analyzed gets a notice
    /// if it could not be read.
    func relevant(_ notice: Notice) -> Notice? {
        guard let path = notice.path, notice.kind == .notAnalyzed || notice.kind == .parseError else { return notice }
        if reported.excludes(path) { return nil }
        if reported.contains(path) { return notice }
        return notice.kind == .notAnalyzed
            ? Notice(.contextNotAnalyzed, path: path, line: notice.line, message: notice.message) : nil
    }

    /// The notices of the search for files.
    var notices: [Notice] {
        let own = found.notices.filter { $0.path.map { !reported.excludes($0) } ?? true }
        return own
            + found.contextNotices.compactMap { notice in
                guard let path = notice.path, !reported.excludes(path) else { return nil }
                return Notice(.contextNotAnalyzed, path: path, line: notice.line, message: notice.message)
            }
    }

    /// The report limited to what changed.
    func changed(_ report: Report) -> Report {
        guard let changes = overlay.changes else { return report }
        return report.keeping(report.notices, saysHowManyNot: true) { changes.touch($0) }
    }
}

/// Searches for a file of the project that a run does not analyze. Lazy, because most runs do not need the answer.
private final class Rest: Sendable {
    private let found: Discovery
    let request: Discovery.Request
    private let answer: Mutex<(isKnown: Bool, example: SourcePath?)>

    init(_ found: Discovery, _ request: Discovery.Request, isDeclared: Bool) {
        self.found = found
        self.request = request
        answer = Mutex((isDeclared, nil))
    }

    /// One such file; nil if there is none.
    var example: SourcePath? {
        answer.withLock { answer in
            if !answer.isKnown { answer = (true, search()) }
            return answer.example
        }
    }

    private func search() -> SourcePath? {
        let root = found.root.bytes
        if request.readsOnlyPaths { return found.root }
        if found.walked.contains([]) { return nil }
        // The home folder is not a project, so it is not walked.
        if RunRoot.isShared(root) { return found.root }
        let walk = FolderWalk(root: root, request: request)
        return walk.files(outside: found.walked, limits: (1, .max)) { found.files.holds($0) }.first
    }
}
