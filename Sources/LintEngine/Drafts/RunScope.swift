internal import RuleKit
internal import SourceText

/// What a run reads, and which of its findings it is about.
struct RunScope: Sendable {
    private(set) var found: Discovery
    private(set) var drafts: Drafts
    /// The open file that alone was asked about, from the root.
    private let only: SourcePath?
    /// The open file where something leaves it out of the project.
    let leftOut: SourcePath?
    /// Whether there is nothing at all to look at, in the index neither.
    let isEmpty: Bool

    init(_ settings: Settings, _ drafts: Drafts, by workers: Workers) throws(LintError) {
        let request = settings.request
        found = try settings.discover(by: workers)
        self.drafts = drafts
        if let open = request.openFile, let absolute = settings.openPath {
            let path = SourcePath(bytes: RunRoot.relative(absolute, to: found.root.bytes))
            if self.drafts[path] == nil { self.drafts[path] = open.text }
            leftOut = found.files.contains(path) ? nil : open.path
            only = request.paths.isEmpty ? path : nil
        } else {
            (leftOut, only) = (nil, nil)
        }
        if self.drafts.changes == nil, let changes = request.changes {
            (self.drafts.changes, self.drafts.staged) = try changes.changes(root: found.root)
        }
        let foundNothing = found.files.isEmpty && found.notices.isEmpty
        if let staged = self.drafts.staged { found = try RunScope.found(found, as: staged, settings, by: workers) }
        isEmpty = foundNothing && found.files.isEmpty
    }

    /// The files that a run finds in the index: those that the working folder does not have are looked for as if it had them.
    private static func found(
        _ found: Discovery, as staged: StagedFiles, _ settings: Settings, by workers: Workers
    ) throws(LintError) -> Discovery {
        if staged.missing.isEmpty { return found.hiding(staged.hidden) }
        var request = try settings.discovery()
        request.unsaved += staged.missing.sorted().map { found.root.bytes + [UInt8(ascii: "/")] + $0.bytes }
        return try Discovery(request, by: workers).hiding(staged.hidden)
    }

    /// The part of a report that is on what was asked about. Of an open file's project, what was not analysed is said all the same:
    /// it may be why something is found or not.
    func asked(_ report: Report) -> Report {
        guard let only else { return report }
        let notices = report.notices.filter { $0.kind == .notAnalysed || $0.kind == .unresolved || $0.path == only }
        return report.keeping(notices) { $0.place.path == only }
    }

    /// The part of a report that touches what changed.
    func changed(_ report: Report) -> Report {
        guard let changes = drafts.changes else { return report }
        return report.keeping(report.notices, saysHowManyNot: true) { changes.touch($0) }
    }
}
