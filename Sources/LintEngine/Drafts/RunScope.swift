internal import RuleKit
internal import SourceText

/// What a run reads, and which of its findings it is about.
struct RunScope: Sendable {
    let found: Discovery
    private(set) var drafts: Drafts
    /// The open file that alone was asked about, from the root.
    private let only: SourcePath?
    /// The open file where something leaves it out of the project.
    let leftOut: SourcePath?

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
        if self.drafts.changes == nil, let changes = request.changes { self.drafts.changes = try changes.lines(root: found.root) }
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
        return report.keeping(report.notices) { changes.touch($0) }
    }
}
