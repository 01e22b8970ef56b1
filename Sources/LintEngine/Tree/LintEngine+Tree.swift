internal import RIBModel
public import RuleKit
internal import SourceText

extension LintEngine {
    /// Runs as `lint` does, and describes the tree of the RIBs that the files declare.
    public func tree(_ request: LintRequest) throws(LintError) -> (tree: TreeReport, outcome: Outcome) {
        let outcome = try lint(request, with: .none, reading: .named)
        let report = try LintEngine.withRoot(outcome.root) { root in
            Workers.employ(request.jobs) { workers in tree(of: outcome, root: root, by: workers) }
        }
        let accepted = try acceptedEdges(request, in: report, outcome)
        let marked = report.adding(outcome.report).accepting(accepted.statuses.map(\.edge))
        let all = accepted.notice.map { (report.notices + [$0]).sortedOnce() } ?? report.notices
        return (marked.with(notices: all), outcome)
    }

    private func tree(of outcome: Outcome, root: Int32, by workers: Workers) -> TreeReport {
        tree(of: outcome.analysis, outcome.report, root: root, overlay: outcome.scope.overlay, by: workers)
    }

    /// - Parameter report: the findings of the same analysis.
    func tree(
        of analysis: Analysis, _ report: Report, root: Int32, overlay: FileOverlay, by workers: Workers
    ) -> TreeReport {
        let builder = TreeBuilder(analysis.project, by: workers)
        let locations = LocationTable(
            sites: builder.sites, primary: [], files: analysis.files, root: root, overlay: overlay, workers: workers)
        let notices = report.notices.filter { $0.kind != .staleBaseline && $0.kind != .movedBaseline }
        return builder.report(
            locations, (notices + locations.notices).sortedOnce(),
            isComplete: report.isComplete && locations.notices.isEmpty, toolVersion: toolVersion, by: workers)
    }
}
