internal import LintEngine
internal import Platform
internal import SourceText

/// What the analysis has to do for a project. Paths are absolute.
struct AnalysisJob: Sendable {
    let project: Int
    let folder: SourcePath
    let request: LintRequest
    /// The files whose texts changed, with the text in the client; nil for the text on disk.
    let changes: [(path: SourcePath, text: [UInt8]?)]
    /// The texts of all documents, for a workspace that has none of them yet.
    let texts: [(path: SourcePath, text: [UInt8])]
    /// Whether files may have come or gone, or inputs such as a configuration changed.
    let scans: Bool

    func run(_ engine: LintEngine, _ workspaces: inout [Int: Workspace]) -> AnalysisResult {
        let start = SystemClock.milliseconds
        var result = AnalysisResult(project: project)
        do throws(LintError) {
            if let workspace = workspaces[project] {
                defer { result.describe(workspace) }
                try update(workspace, &result)
            } else {
                result.isScan = true
                let workspace = try Workspace(engine, request)
                workspaces[project] = workspace
                workspace.apply(changes(of: texts.map { ($0.path, $0.text) }, in: workspace))
                result.describe(workspace)
            }
        } catch {
            result.failure = AnalysisResult.Failure(error, in: folder)
        }
        result.milliseconds = SystemClock.milliseconds - start
        return result
    }

    private func update(_ workspace: Workspace, _ result: inout AnalysisResult) throws(LintError) {
        let root = workspace.root
        // Before the changes: a file that is known afterwards need not have been known to the client.
        result.isScan = scans || changes.contains { isNew($0.path, in: workspace) }
        var files = workspace.apply(changes(of: changes, in: workspace)).files
        result.files = files
        guard result.isScan else { return }
        let scanned = try workspace.rescan()
        let later = Set(scanned.files.map(\.path))
        files = files.filter { !later.contains($0.path) } + scanned.files
        result.files = workspace.root == root ? files : nil
    }

    private func changes(
        of texts: [(path: SourcePath, text: [UInt8]?)], in workspace: Workspace
    ) -> [WorkspaceChange] {
        texts.map { path, text in
            let relative = workspace.relativePath(of: path)
            return text.map { .text(relative, $0) } ?? .disk(relative)
        }
    }

    /// Whether a file came or went since it was analyzed.
    private func isNew(_ path: SourcePath, in workspace: Workspace) -> Bool {
        workspace.contains(workspace.relativePath(of: path)) != FilePaths.exists(path)
    }
}
