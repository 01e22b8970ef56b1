internal import RIBModel
internal import RuleKit
internal import SourceText
internal import Synchronization

/// What a run analyzes, and what it reports on.
struct RunScope: Sendable {
    let found: Discovery
    /// Everything that is analyzed; nothing where nothing is reported on.
    let files: [SourcePath]
    /// Which of it is reported on.
    let reported: ReportedFiles
    private(set) var overlay: FileOverlay
    /// The open file where something leaves it out of the project.
    let leftOut: SourcePath?
    /// The command line's exclusions that match no file.
    let unusedExclusions: [SourcePath]
    /// Whether only an open file is reported on: while somebody types, a baseline is not judged.
    let isOpenFileAlone: Bool
    /// Whether the list of PATHs is empty on purpose.
    let isNothingNamed: Bool
    private let rest: Rest

    init(_ settings: Settings, _ overlay: FileOverlay = .none, by workers: Workers) throws(LintError) {
        let request = settings.request
        let discovery = try settings.discovery()
        isNothingNamed = request.namesNothing
        isOpenFileAlone = request.openFile != nil && request.paths.isEmpty
        let there = try Discovery(discovery, by: workers)
        let root = there.root.bytes
        self.overlay = overlay
        var path: SourcePath?
        if let open = request.openFile, let absolute = settings.openPath {
            let location = SourcePath(bytes: RunRoot.relative(absolute, to: root))
            if self.overlay[location] == nil { self.overlay[location] = open.text }
            path = location
        }
        if self.overlay.changes == nil, let changes = request.changes {
            (self.overlay.changes, self.overlay.staged) = try changes.changes(root: there.root)
        }
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
        leftOut = path.flatMap { found.files.holds($0) && reported.contains($0) ? nil : request.openFile?.path }
        unusedExclusions = request.exclusions.isEmpty ? [] : settings.unusedExclusions(root: root, among: found.files)
        rest = Rest(found, discovery, isDeclared: settings.extent.isDeclared)
        // Files that are no sources leave nothing to do; a folder without any is a mistake.
        let isNothing = there.named.isEmpty && there.notices.isEmpty && found.named.isEmpty
        if isNothing, !there.isAnyRefused, there.foreign.count < settings.extent.named.count {
            throw .noSourceFile(settings.extent.named)
        }
    }

    /// The files that a run finds in the index: those that the working folder does not have are looked for as if it had
    /// them.
    private static func found(
        _ found: Discovery, as staged: StagedFiles, _ request: Discovery.Request, by workers: Workers
    ) throws(LintError) -> Discovery {
        if staged.missing.isEmpty { return found.hiding(staged.hidden) }
        var request = request
        request.unsaved += staged.missing.sorted().map { found.root.bytes + [UInt8(ascii: "/")] + $0.bytes }
        return try Discovery(request, by: workers).hiding(staged.hidden)
    }

    var reportedCount: Int { files.count(where: reported.contains) }

    /// Whether the whole project is analyzed: only then is it known what suppresses nothing, and what of a baseline is
    /// fixed.
    var isWhole: Bool { rest.example == nil }

    /// A file of the project that is not analyzed; nil where all are.
    var unanalyzed: SourcePath? { rest.example }

    /// What is left of a file's notice: of what is not reported on, only that it could not be read; of what is
    /// excluded, nothing.
    func relevant(_ notice: Notice) -> Notice? {
        guard let path = notice.path, notice.kind == .notAnalyzed || notice.kind == .parseError else { return notice }
        if reported.excludes(path) { return nil }
        if reported.contains(path) { return notice }
        return notice.kind == .notAnalyzed
            ? Notice(.contextNotAnalyzed, path: path, line: notice.line, message: notice.message) : nil
    }

    /// What there is to say of the files that were looked for.
    var notices: [Notice] {
        let own = found.notices.filter { $0.path.map { !reported.excludes($0) } ?? true }
        return own + found.contextNotices.compactMap { notice in
            guard let path = notice.path, !reported.excludes(path) else { return nil }
            return Notice(.contextNotAnalyzed, path: path, line: notice.line, message: notice.message)
        }
    }

    /// The part of a report that touches what changed.
    func changed(_ report: Report) -> Report {
        guard let changes = overlay.changes else { return report }
        return report.keeping(report.notices, saysHowManyNot: true) { changes.touch($0) }
    }
}

/// What of a project a run does not analyze, looked up when somebody asks for the first time: most runs need not know.
private final class Rest: Sendable {
    private let found: Discovery
    private let request: Discovery.Request
    private let answer: Mutex<(isKnown: Bool, example: SourcePath?)>

    init(_ found: Discovery, _ request: Discovery.Request, isDeclared: Bool) {
        self.found = found
        self.request = request
        answer = Mutex((isDeclared, nil))
    }

    /// One of the files.
    var example: SourcePath? {
        answer.withLock { answer in
            if !answer.isKnown { answer = (true, search()) }
            return answer.example
        }
    }

    private func search() -> SourcePath? {
        let root = found.root.bytes
        if found.walked.contains([]) { return nil }
        // What lies in the home folder is nobody's project, and not walked to see what is missing.
        if RunRoot.isShared(root) { return found.root }
        return FolderWalk(root: root, request: request).firstFile(outside: found.walked) { found.files.holds($0) }
    }
}
