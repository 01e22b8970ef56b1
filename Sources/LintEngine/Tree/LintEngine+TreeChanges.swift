internal import RIBModel
public import RuleKit
internal import SourceText

extension LintEngine {
    /// Compares the tree of the working folder with that of the merge base with a commit. The files of the base are
    /// read from git's objects, with the configuration of today. Nothing is checked out.
    ///
    /// - Parameters:
    ///   - reference: a commit, branch or tag.
    ///   - baseline: the baseline with the accepted edges.
    public func treeChanges(
        _ request: LintRequest, since reference: String, accepting baseline: BaselineChoice
    ) throws(LintError) -> (changes: TreeChanges, outcome: Outcome) {
        let (after, outcome) = try tree(request, accepting: baseline)
        let base: (commit: String, files: StagedFiles, renamed: [SourcePath: SourcePath])
        do throws(ChangeFailure) {
            let query = GitQuery(folder: outcome.root)
            try query.requireRepository()
            let commit = try query.mergeBase(with: query.requiredCommit(reference), named: reference)
            base = (
                commit, try GitChanges.files(of: commit, in: outcome.root), try query.renamed(since: commit)
            )
        } catch {
            throw .changes(error)
        }
        var overlay = FileOverlay.none
        overlay.staged = base.files
        // What the baseline accepts is about today's tree.
        let (before, _) = try tree(request, accepting: BaselineChoice.none, with: overlay)
        let comparison = TreeComparison(before, after, renamed: base.renamed)
        let changes = TreeChanges(
            base: .init(reference: reference, commit: base.commit), before: before, after: after,
            ribs: comparison.ribs, edges: comparison.edges)
        return (changes, outcome)
    }
}

extension GitQuery {
    /// By path in a commit, the path in the working folder, for source files that git sees renamed.
    fileprivate func renamed(since commit: String) throws(ChangeFailure) -> [SourcePath: SourcePath] {
        var renamed: [SourcePath: SourcePath] = [:]
        for file in try diff([commit]) {
            if let old = file.oldPath, let new = file.path, old != new { renamed[old] = new }
        }
        return renamed
    }
}
