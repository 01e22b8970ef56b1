internal import LintEngine
internal import RuleKit
internal import SourceText

/// What a job of the analysis found out about a project.
struct AnalysisResult: Sendable {
    let project: Int
    /// Nil if the project could not be opened.
    var report: Report?
    /// The files with other findings than before; nil if all findings are new.
    var files: [WorkspaceUpdate.File]?
    /// Whether the files were searched and the configuration read.
    var isScan = false
    /// Whether newer changes stopped the update, so that the next one is for both, or the client stopped the opening.
    /// There is a report only of the part before a search for files.
    var isStopped = false
    /// Why that failed. What was analyzed before stays.
    var failure: Failure?
    var isWhole = true
    var root = SourcePath("/")
    /// The path of the baseline in use; nil if there is none.
    var baseline: SourcePath?
    var milliseconds = 0

    init(project: Int) { self.project = project }

    mutating func describe(_ workspace: Workspace, files: [WorkspaceUpdate.File]?) {
        (report, isWhole) = (workspace.report, workspace.isWhole)
        (root, baseline, self.files) = (workspace.root, workspace.baselinePath, files)
    }

    struct Failure: Sendable {
        let message: String
        /// The mistakes of configurations and baselines, by absolute path.
        private(set) var mistakes: [SourcePath: [FileRemark]] = [:]

        /// - Parameter folder: the folder of the project.
        init(_ error: LintError, in folder: SourcePath) {
            message = error.description
            switch error {
            case .configuration(let all): for mistake in all { add(mistake) }
            case .otherVersion(let mistake, needed: _): add(mistake)
            case .unusableBaseline(let path, let position, let reason):
                let remark = FileRemark(
                    kind: .mistake, line: position?.line ?? 1, column: position?.scalar ?? 1, message: reason)
                mistakes[FilePaths.nearest(path, from: folder), default: []].append(remark)
            default: break
            }
        }

        private mutating func add(_ mistake: ConfigurationMistake) {
            mistakes[mistake.path, default: []].append(
                FileRemark(kind: .mistake, line: mistake.line, column: mistake.column, message: mistake.message))
        }
    }
}

extension Report {
    /// The remarks on files that were not analyzed, by absolute path.
    func remarks(root: SourcePath) -> [SourcePath: [FileRemark]] {
        var remarks: [SourcePath: [FileRemark]] = [:]
        for notice in notices {
            guard notice.kind == .notAnalyzed, let path = notice.path else { continue }
            let remark = FileRemark(
                kind: .notAnalyzed, line: 1, column: 1, message: "riblint did not analyze this file: \(notice.message)")
            remarks[FilePaths.absolute(path, in: root), default: []].append(remark)
        }
        return remarks
    }

    /// The findings that are suppressed or in the baseline, by absolute path.
    func unreported(root: SourcePath) -> [SourcePath: [UnreportedFinding]] {
        Dictionary(grouping: unreported) { FilePaths.absolute($0.finding.location.path, in: root) }
    }

    /// The findings by absolute path.
    func findings(root: SourcePath) -> [SourcePath: [Diagnostic]] {
        Dictionary(grouping: diagnostics) { FilePaths.absolute($0.location.path, in: root) }
    }
}
