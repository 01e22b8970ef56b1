internal import RIBModel
public import RuleKit
internal import SourceText

extension LintEngine {
    /// Runs as `lint` does, and describes the tree of the RIBs that the files declare.
    public func tree(_ request: LintRequest) throws(LintError) -> (tree: TreeReport, outcome: Outcome) {
        let outcome = try lint(request, with: .none, reading: .named)
        let (tree, files) = (TreeBuilder(outcome.analysis.project), outcome.analysis.files)
        let locations = try LintEngine.withRoot(outcome.root) { root in
            Workers.employ(request.jobs) { workers in
                LocationTable(
                    sites: tree.sites, primary: [], files: files, root: root, overlay: outcome.scope.overlay,
                    workers: workers)
            }
        }
        let notices =
            (outcome.report.notices.filter { $0.kind != .staleBaseline && $0.kind != .movedBaseline }
            + locations.notices).sortedOnce()
        let isComplete = outcome.report.isComplete && locations.notices.isEmpty
        let report = tree.report(locations, notices, isComplete: isComplete, toolVersion: toolVersion)
        let accepted = try acceptedEdges(request, in: report, outcome)
        let marked = report.adding(outcome.report).accepting(accepted.statuses.map(\.edge))
        let all = accepted.notice.map { (notices + [$0]).sortedOnce() } ?? notices
        return (marked.with(notices: all), outcome)
    }
}
