internal import LintEngine
internal import Platform
internal import RIBModel
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
    /// Whether inputs such as a configuration changed, or more files than are looked at one by one.
    let scans: Bool
    /// Stops the update of a workspace that is open, or the search for files.
    let cancellation: Cancellation
    /// Stops the opening of one.
    let opening: Cancellation

    func run(_ engine: LintEngine, _ workspaces: inout [Int: Workspace]) -> AnalysisResult {
        let start = SystemClock.milliseconds
        var result = AnalysisResult(project: project)
        do throws(LintError) {
            if let workspace = workspaces[project] {
                try update(workspace, &result)
            } else {
                if opening.isCanceled { throw LintError.canceled }
                result.isScan = true
                let texts = Dictionary(texts.map { ($0.path, $0.text) }) { $1 }
                let workspace = try Workspace(engine, request, texts: texts, unless: opening)
                workspaces[project] = workspace
                result.describe(workspace, files: nil)
            }
        } catch .canceled {
            result.isStopped = true
        } catch {
            result.failure = AnalysisResult.Failure(error, in: folder)
        }
        result.milliseconds = SystemClock.milliseconds - start
        return result
    }

    private func update(_ workspace: Workspace, _ result: inout AnalysisResult) throws(LintError) {
        let root = workspace.root
        let changes = changes(of: changes, in: workspace)
        guard var files = try? workspace.apply(changes, unless: cancellation).files else {
            result.isStopped = true
            return
        }
        defer { result.describe(workspace, files: workspace.root == root ? files : nil) }
        // A workspace that is not current could not search for files: searching again tells why.
        result.isScan = scans || !workspace.isCurrent
        guard result.isScan else { return }
        do throws(LintError) {
            let scanned = try workspace.rescan(unless: cancellation)
            let later = Set(scanned.files.map(\.path))
            files = files.filter { !later.contains($0.path) } + scanned.files
        } catch .canceled {
            (result.isScan, result.isStopped) = (false, true)
        }
    }

    private func changes(
        of texts: [(path: SourcePath, text: [UInt8]?)], in workspace: Workspace
    ) -> [WorkspaceChange] {
        texts.map { path, text in
            let relative = workspace.relativePath(of: path)
            return text.map { .text(relative, $0) } ?? .disk(relative)
        }
    }
}
